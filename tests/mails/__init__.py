"""Mails as mail programs write them, against what must be read in them."""
