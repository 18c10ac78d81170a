"""Replies to letters as mail programs write them: for chaos and benches by mail, and for the tests of the reader."""
