"""A link or a hash of our letter that comes back in pieces: the last piece may look like the number of an option."""

import re
from itertools import pairwise

import pytest

from service.mail.incoming.text.parts import plain_lines
from service.mail.incoming.text.quotes import typed

LINK = "https://play.example/games/g7/at?letter=aalp2idxb6zy5"
LETTER = f"It is your turn.\n\nThe position: {LINK}\n\nOr write to move+aalp2idxb6zy5@play.example\n"


@pytest.mark.parametrize(
    ("reply", "lines"),
    [
        (f"pass\n\nThe position: {LINK[:-1]}\n5\n", ["pass"]),
        (f"pass\n\nThe position: {LINK[:30]}\n{LINK[30:-1]}\n5\n", ["pass"]),
        ("pass\n\nOr write to move+aalp2idxb6zy\n5@play.example\n", ["pass"]),
        (f"The position: {LINK}\n5\n", ["5"]),
        (f"The position: {LINK[:-1]}\n\n5\n", ["5"]),
        (f"The position: {LINK[:-1]}\n6\n", ["6"]),
        ("https://elsewhere.example/a/long/way/4\n5\n", ["5"]),
    ],
)
def test_a_piece_of_a_link_is_nothing_anybody_typed(reply: str, lines: list[str]) -> None:
    read = typed(plain_lines(reply), [LETTER])
    assert [line for line in read if len(line.split()) == 1 and "://" not in line] == lines


HASH = "a3f0" * 4 + "b7" * 20 + "1c2d3421"
LOG = f"Log 40:{HASH} of game gabcdefghijkl; rules Sagrada 2."
PRINT = f"{LOG}\nNumber 9:{HASH[1:]}5.\nAnswer help.\n"


@pytest.mark.parametrize("cuts", [(5,), (5, 62), (30, 61), (61,), (62,), (63,)])
@pytest.mark.parametrize("mark", ["\n", "\n  "])
def test_a_piece_of_a_hash_is_nothing_anybody_typed(cuts: tuple[int, ...], mark: str) -> None:
    broken = mark.join(HASH[begin:end] for begin, end in pairwise((0, *cuts, 64)))
    for tail in (f"{broken} of game", f"{broken}\nof game", f"{broken} of\ngame"):
        read = typed(plain_lines("take 2\n\n" + PRINT.replace(f"{HASH} of game", tail)), [PRINT])
        assert not [line for line in read if re.match(r"\s*\d{1,3}[a-z]?\b", line)]


def test_what_is_typed_below_a_broken_hash_is_read() -> None:
    for tail, own in (("421; hello", "421; hello"), ("6", "6"), (f"{HASH[61:]} of game\n\n3", "3")):
        assert typed(plain_lines(f"Log 40:{HASH[:61]}\n{tail}\n"), [PRINT])[-1] == own
