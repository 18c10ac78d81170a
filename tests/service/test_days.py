"""Days as people write them; what names no year is the first such day after today."""

from __future__ import annotations

from datetime import date

import pytest

from service.commands.days import resolved
from service.commands.mail_words import Pause, mail

THURSDAY = date(2026, 11, 19)


@pytest.mark.parametrize(
    ("said", "day"),
    [
        ("pause until Friday", "2026-11-20"),
        ("pause until Thursday", "2026-11-26"),
        ("pause until tomorrow", "2026-11-20"),
        ("I'm away until 12 December", "2026-12-12"),
        ("pause until 3 March", "2027-03-03"),
        ("pause until December 24th 2026", "2026-12-24"),
        ("pause until 24.12.2026", "2026-12-24"),
        ("pause until 29 February", "2028-02-29"),
        ("pause until 24.12.", "2026-12-24"),
        ("пауза до субботы", "2026-11-21"),
        ("меня нет до 5 января", "2027-01-05"),
        ("pause jusqu'au 1er mars", "2027-03-01"),
        ("en pause jusqu'à lundi", "2026-11-23"),
        ("pauza do neděle", "2026-11-22"),
        ("nejsem tu do 2. ledna", "2027-01-02"),
    ],
)
def test_a_day_is_the_next_of_its_name(said: str, day: str) -> None:
    (command,) = mail.readings(said)
    assert isinstance(command, Pause) and resolved(command.day, THURSDAY) == day
    assert mail.readings(mail.sentence(command)) == (command,)


@pytest.mark.parametrize(
    "said", ["pause until 10.12.", "pause until 31 February", "pause until soon", "away on Friday"]
)
def test_what_is_no_day_or_two_is_none(said: str) -> None:
    assert not mail.readings(said)
