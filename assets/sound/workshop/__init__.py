"""Where the sounds of Nile Quartet are made; `make.py`, one folder up, is the door."""
