"""The table of afterlife: pyramid, hand, tombs, payment."""
