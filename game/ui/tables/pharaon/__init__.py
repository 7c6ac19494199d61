"""Pharaon's table: five zones round a wheel that turns, the pyramid of time, jars, bank and everybody's belongings."""
