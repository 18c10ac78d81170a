"""What a player can say beside their moves stands in help and small print, and is understood as it stands."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from domain.game.table.grammar import is_table_line
from service.commands.matching import vote_on, with_seat
from service.mail.outgoing.help_words import table_words
from service.mail.outgoing.letter_context import letter_context
from service.queries.wording import left, span
from service.store import times
from tests.letters.plain_player import text_part
from tests.letters.support import Table

NOW = datetime(2026, 11, 19, 12, tzinfo=UTC)
NAMES = ("Anna", "Bert", "Hugo Ängström", "bot", "2", "Bert B.")


@pytest.fixture
def table(tmp_path: Path) -> Table:
    table = Table(tmp_path)
    table.open("pig")
    table.post()
    return table


def test_the_switches_stand_in_the_small_print_and_in_the_help(table: Table) -> None:
    name = table.asked
    letter = table.letters(name)[-1]
    assert '"ask me everything"' in text_part(letter)
    table.answer(letter, "help")
    told = " ".join(text_part(table.letters(name)[-1]).split())
    for word in ("ask me everything", "answer alone off", "done alone off", "vote call off", "vote replace "):
        assert f"At this table: {word}" in told


def test_each_of_them_is_understood(table: Table) -> None:
    context = letter_context(table.store, table.game_id, 0)
    assert context is not None
    said = [each for each, _ in table_words(context) if "..." not in each]
    assert all(is_table_line(with_seat(each, context.names) or each) for each in said)


def test_who_is_asked_everything_is_told_so(table: Table) -> None:
    name = table.asked
    table.answer(table.letters(name)[-1], "ask me everything")
    assert "You are asked everything." in " ".join(text_part(table.letters(name)[-1]).split())


def test_by_mail_a_vote_on_a_player_is_a_vote_on_his_seat(table: Table) -> None:
    table.answer(table.letters("Anna")[-1], "vote replace Bert", "vote replace Cyril")
    told = " ".join(text_part(table.letters("Anna")[-1]).split())
    assert '"vote replace Bert": not done. Seat 2 is neither over time nor offered.' in told
    assert '"vote replace Cyril": not' in told


@pytest.mark.parametrize(
    "said, meant",
    [
        ("vote replace Bert", "vote replace seat 2"),
        ("Vote replace bert.", "vote replace seat 2"),
        ("vote against replace Bert", "vote against replace seat 2"),
        ("vote bot for Bert", "vote bot for seat 2"),
        ("vote replace hugo angstrom", "vote replace seat 3"),
        ("vote replace bot", "vote replace seat 4"),
        ("vote replace Bert B", "vote replace seat 6"),
        ("vote replace Cyril", "vote replace"),
        ("vote replace that old lamp in the hall please", ""),
        ("vote pause Bert", ""),
        ('"vote replace Bert".', ""),
        ("replace Bert", ""),
    ],
)
def test_a_vote_takes_the_name_of_a_player(said: str, meant: str) -> None:
    assert with_seat(said, NAMES) == meant


def test_of_two_with_one_name_the_seat_is_said() -> None:
    assert vote_on("replace", 1, ("Anna", "Bert", "bert")) == "vote replace seat 2"
    assert vote_on("replace", 4, NAMES) == "vote replace seat 5"
    assert vote_on("bot", 1, NAMES) == "vote bot Bert"


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(183_600, "2 d 3 h"), (86_399, "23 h 59 min"), (300, "5 min"), (59, "less than a minute")],
)
def test_a_span_of_time_is_said_in_two_units(seconds: int, words: str) -> None:
    assert span(seconds) == words
    assert left(times.iso(NOW + timedelta(seconds=seconds)), times.iso(NOW)) == f"in {words}"
    assert left(times.iso(NOW), times.iso(NOW)) == "which is over"
