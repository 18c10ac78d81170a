"""Who leaves for ever is in no table and no file any more, and their games verify as before."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from domain.game.events import Moved
from domain.kernel.shapes import Refused
from domain.players.player import LEFT
from ops.cli import player as operator
from ops.verify.main import examine, verify
from service.accounts import erasure, settings, sign_in
from service.store import forgetting, times
from service.store.database import unpacked
from tests.letters.support import Table, address, token
from tests.security.people import PROVEN, USES, bare_table, browser_of, say, sending_table, settled
from tests.web.pages import Browser
from workers.process import tidy
from workers.rebuild import differences

NAME, FIRST_NAME, OLD, GIVEN = "Xylowena", "Xylodora", "xyloold@mail.example", "xylogiven@mail.example"
SECRETS = re.compile(rb"xylo\w*", re.I)  # names, addresses and all that they said

__all__ = ["bare_table", "sending_table"]


@pytest.fixture
def table(database: Path | str) -> Iterator[Table]:
    found = Table(database, f"{FIRST_NAME} Bert")
    yield found
    found.close()


def player(table: Table) -> str:
    return table.players[FIRST_NAME]


def live(table: Table) -> str:
    """Two games with letters, mails, talk, notes, votes and invitations, one of them over; the one that is over."""
    me, browser = player(table), Browser(table)
    for each in table.players:
        table.set(each, pictures="no")  # this title has none
    browser.sign_in(table, address(FIRST_NAME))
    table.store.players.add_address(me, OLD)
    table.store.players.remove_address(me, OLD)
    table.store.players.add_address(me, GIVEN)
    browser.send("/settings", "/settings/key", key_name="xylokey")
    browser.send("/settings", "/settings/address", address="xylopending@mail.example")
    browser.send("/new/tiny", seats="2", guests=address("Bert"), greeting="Welcome to xylogreeting")
    table.work()
    over = table.open("tiny")
    table.post()
    first = table.letters(FIRST_NAME, "started")[0]
    assert say(table, first, "say xylotalk by mail", "note xylonote by mail") == "done"
    key = {"Authorization": f"Bearer {table.store.players.new_key(me, 'xylobot')}"}
    for body in ({"words": "xylotalk by API"}, {"words": "xylonote by API", "private": True}):
        assert browser_of(table).post(f"/api/v1/games/{over}/talk", json=body, headers=key).status_code == 201
    table.post()
    theirs = table.letters("Bert", "started")[0]
    assert "xylo" in theirs.text.lower()
    assert say(table, theirs, "say hello Xylodora", f"offer seat of {FIRST_NAME}") == "done"
    table.store.players.rename(me, NAME)
    stranger = EmailMessage()
    stranger["From"], stranger["Subject"] = address(FIRST_NAME), "xylosubject"
    stranger.set_content("xylomail")
    settled(table, table.mail_service.inbox.accept(
        stranger.as_bytes(), address(FIRST_NAME), ["help@play.example"], "smtp", "", PROVEN)[0])  # fmt: skip
    bert = Browser(table)
    bert.sign_in(table, address("Bert"))
    bert.send("/new/tiny", seats="2", guests=GIVEN)
    table.work()
    table.post()
    while table.game.phase == "running":
        table.say(table.asked, table.legal(table.asked)[0])
    table.post()
    return over


def dump(table: Table, where: Path | str) -> bytes:
    """All rows of all tables, with packed bytes as they were, and the bytes of all files."""
    found = [table.store.url.encode()]
    names = (
        "SELECT name FROM sqlite_master WHERE type = 'table'"
        if table.store.db.kind == "sqlite"
        else "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()"
    )
    with table.store.db.read() as session:
        for name in [row["name"] for row in session.all(names)]:
            found += [each for row in session.all(f"SELECT * FROM {name}") for each in _bytes(name, dict(row))]
    if isinstance(where, Path):
        found += [file.read_bytes() for file in where.rglob("*") if file.is_file()]
    return b"\n".join(found)


def _bytes(table: str, row: dict[str, Any]) -> Iterator[bytes]:
    for column, value in row.items():
        if isinstance(value, bytes | memoryview):
            raw = unpacked(bytes(value), row["packed"]) if "packed" in row else bytes(value)
            yield from (f"{table}.{column}: ".encode() + raw.replace(b"=\r\n", b""), bytes(value))
        else:
            yield f"{table}.{column}: {value}".encode()


def hits(table: Table, where: Path | str) -> set[str]:
    found = dump(table, where)
    return {
        found[max(0, each.start() - 60) : each.end()].decode("utf-8", "replace") for each in SECRETS.finditer(found)
    }


def _packed(table: Table) -> list[bytes]:
    with table.store.db.read() as session:
        rows = session.all("SELECT raw FROM letters WHERE player = ?", player(table))
        rows += session.all("SELECT raw FROM mails WHERE mail_from = ?", address(FIRST_NAME))
    return [bytes(row["raw"])[60:120] for row in rows if len(row["raw"]) > 200]


def by_page(table: Table) -> None:
    browser = Browser(table)
    browser.sign_in(table, address(FIRST_NAME))
    assert browser.send("/settings", "/settings/leave", sure="yes").status_code == 303


def by_api(table: Table) -> None:
    bearer = {"Authorization": f"Bearer {table.store.players.new_key(player(table))}"}
    browser = browser_of(table)
    assert browser.delete("/api/v1/me", headers=bearer).status_code == 204
    assert browser.get("/api/v1/me", headers=bearer).status_code == 401


def by_operator(table: Table) -> None:
    parsed = operator._parser().parse_args(["forget", player(table), "--yes"])
    parsed.call(table.store, parsed)


@pytest.mark.parametrize("way", [by_page, by_api, by_operator])
def test_nothing_of_them_is_left_and_their_games_verify(
    table: Table, database: Path | str, way: Callable[[Table], None]
) -> None:
    game = live(table)
    told = export(table, game)
    packed, before = _packed(table), dump(table, database)
    assert len(hits(table, database)) > 20 and all(each in before for each in packed)
    way(table)
    assert hits(table, database) == set()
    after = dump(table, database)
    assert packed and not any(each in after for each in packed), "nor what they wrote and got, as it was kept"
    assert export(table, game) == told and list(verify(told)) == []
    assert differences(table.store) == []
    tidy(table.store)
    table.post()
    assert hits(table, database) == set()
    assert table.store.players.get(player(table)).name == LEFT


def export(table: Table, game: str) -> dict[str, Any]:
    return json.loads(json.dumps(table.store.games.export(game, None)))  # type: ignore[no-any-return]


def test_a_greeting_in_an_old_log_goes_and_the_file_says_so(bare_table: Table) -> None:
    table = bare_table
    table.open("sagrada", start=False, greeting="xylogreeting")
    for name in ("Anna", "Bert"):
        table.store.intake.submit("sit", {}, channel="test", player=table.players[name], game=table.game_id)
        table.work()
    while table.game.phase == "running":
        table.say(table.asked, "vote call off")
        table.say("Bert" if table.asked == "Anna" else "Anna", "vote call off")
    assert "xylogreeting" in json.dumps(export(table, table.game_id))
    erasure.forget(table.store, table.players["Anna"])
    file = export(table, table.game_id)
    assert "xylogreeting" not in json.dumps(file) and file["events"][0]["withheld"] == {"greeting": ""}
    found = examine(file)
    assert found.wrong == [] and any("greeting of 1" in each for each in found.unchecked)
    assert table.game.greeting == ""


def test_no_link_of_before_brings_them_back(bare_table: Table) -> None:
    table, me = bare_table, bare_table.players["Anna"]
    settings.ask_address(table.store, me, "second@mail.example", client="", most=100)
    sign_in.ask(table.store, address("Anna"), "", {}, client="", most=100)
    table.open()
    table.post()
    links = [(letter, use) for letter in table.letters() if letter.address != address("Bert") for use in USES]
    assert len(table.letters(kind="magic")) == 2 and erasure.forget(table.store, me)
    assert not erasure.forget(table.store, me), "they are gone"
    for letter, use in links:
        with table.store.db.read() as session:
            grant = table.mail_service.letter_writer.grants.by_token(session, token(letter, use), use)
        assert grant is not None and grant.expiry(use, times.now()) == "revoked" and not grant.hold
    for letter in table.letters(kind="magic"):
        assert Browser(table).get(f"/join/{token(letter, 'enter')}").status_code == 404
    for act in (lambda: table.store.players.rename(me, "Anna"), lambda: table.store.players.new_key(me)):
        with pytest.raises(Refused) as refused:
            act()
        assert refused.value.code == "no_such_player", "nor a request that was being answered"
    assert table.store.players.by_address(address("Anna")) is None


def test_a_letter_to_others_that_was_not_sent_is_written_without_the_name(sending_table: Table) -> None:
    table = sending_table
    waiting = table.letters("Bert", "started")[0]
    assert waiting.status == "ready" and "Anna" in waiting.text
    erasure.forget(table.store, table.players["Anna"])
    table.mail_service.post.write()
    (anew,) = table.letters("Bert", "started")
    assert anew.status == "ready" and anew.token != waiting.token and "Anna" not in anew.text
    assert "A player who left" in anew.text
    assert not [letter for letter in table.letters("Anna") if letter.status == "ready"]


def test_a_reply_to_a_letter_whose_text_is_gone_is_played(bare_table: Table) -> None:
    table = bare_table
    table.open()
    table.post()
    letter = table.letters("Bert", "started")[0]
    erasure.forget(table.store, table.players["Anna"])
    assert say(table, letter, "1") == "done"
    assert isinstance(table.store.games.recorded(table.game_id)[-1], Moved)


def test_what_was_begun_is_finished(bare_table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process died after the first commit; and a letter was being written meanwhile."""
    table, me = bare_table, bare_table.players["Anna"]
    table.open()
    table.post()
    letter = table.letters("Anna", "started")[0]
    erasure.forget(table.store, me)
    with table.store.db.write() as session:
        session.run("UPDATE letters SET text = 'Dear Anna', address = ? WHERE id = ?", address("Anna"), letter.id)
    tidy(table.store)
    with table.store.db.read() as session:
        assert session.value("SELECT text || address FROM letters WHERE id = ?", letter.id) == ""
        assert session.value("SELECT count(*) FROM forgotten") == 1
    tidy(table.store, times.later(times.now(), forgetting.LATELY + 1))
    with table.store.db.read() as session:
        assert session.value("SELECT count(*) FROM forgotten") == 0
