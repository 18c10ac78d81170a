"""A campaign of Longsdale played from its first chapter to its end by letters alone."""
