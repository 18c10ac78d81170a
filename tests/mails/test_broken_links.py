"""A link of our letter that comes back in pieces: the last piece may look like the number of an option."""

import pytest

from service.inbound.plain import plain_lines
from service.inbound.quotes import typed

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
