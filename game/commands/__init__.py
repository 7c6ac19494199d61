"""The commands of the program, one module each: its arguments, and `run`, which imports what it needs."""
