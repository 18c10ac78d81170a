"""Forged logs, and honest ones with the letters of one who played them."""
