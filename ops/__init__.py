import gc

# A process loads a million objects that stay: to look through them for garbage at each 700 was a tenth of its start.
gc.set_threshold(50_000, 20, 20)
