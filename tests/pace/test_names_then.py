"""What was said and done is told with the name of who sat there then, also after a seat has changed hands."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest

from service.commands import talk
from service.mail.outgoing.letter_context import LetterContext, letter_context
from tests.letters.support import Table
from tests.pace.tables import begun, newcomer, sits, wait
from tests.service.client import Client
from tests.web.playing import Person


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def handed_over(table: Table) -> tuple[str, str, LetterContext, LetterContext]:
    """The seat of one who said something and ran out of time, taken by Eva; the scenes of both seats then."""
    late = begun(table, "replace")
    other = next(name for name in table.players if name != late)
    with table.store.db.write() as session:
        talk.add(session, "before", table.game, table.players[late], "I am slow", private=False)
    wait(table, 30.1)
    newcomer(table)
    assert sits(table, "Eva") == "done"
    with table.store.db.write() as session:
        talk.add(session, "after", table.game, table.players["Eva"], "hello", private=False)
    seats = [table.game.seats_of(table.players[name])[0] for name in (other, "Eva")]
    found = [letter_context(table.store, table.game_id, seat) for seat in seats]
    assert found[0] is not None and found[1] is not None
    return late, other, found[0], found[1]


def test_words_and_deeds_keep_the_name_of_who_said_and_did_them(table: Table) -> None:
    late, _, context, _ = handed_over(table)
    told = [line.text for line in context.told]
    assert f'{late} says: "I am slow"' in told and 'Eva says: "hello"' in told
    assert f"{late} is over time." in told and "Eva sits down." in told
    assert not any(line.startswith("Eva is over time") for line in told)


def test_the_log_the_page_and_the_api_name_who_sat_there_then(table: Table) -> None:
    late, other, *_ = handed_over(table)
    client = Client.of(table.store, table.players[other])
    items = client.get(f"/games/{table.game_id}/history?limit=200").json["items"]
    told = [text for item in items for text in item["told"]]
    reader = Person(table, other)
    pages = [unescape(reader.look(f"{reader.address}{end}")) for end in ("/log", "")]
    for said in ("\n".join(told), *pages):
        assert f"{late} is over time." in said and "Eva is over time" not in said
    assert "Eva sits down." in told and "Eva sits down." in pages[0]


def test_the_newcomer_is_told_of_no_move_as_his_own(table: Table) -> None:
    *_, context = handed_over(table)
    assert not context.moved_before
