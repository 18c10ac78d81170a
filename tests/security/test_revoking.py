"""All letters of a player can be made void: by mail, page, API and the operator."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ops.cli import mail as ops_mail
from service.mail.outgoing import renewing
from service.store import times
from service.store.letters import Letter
from tests.letters.support import Table, address, token
from tests.security.people import USES, browser_of, first, fresh, say, sending_table, settled
from tests.web.pages import Browser

table = sending_table

# they can be revoked


def by_mail(table: Table, *words: str) -> None:
    assert say(table, first(table), *(words or ("revoke",))) == "done"


def by_page(table: Table) -> None:
    browser = Browser(table)
    browser.send(f"/l/{token(first(table))}/revoke")
    settled(table, "")
    (letter,) = table.letters("Anna", "magic")
    assert dead(table, first(table)) == set(), "not before who reads at the registered address has signed in"
    assert browser.send(f"/join/{token(letter, 'enter')}", press="yes").status_code == 200
    settled(table, "")


def by_api(table: Table) -> None:
    bearer = {"Authorization": f"Bearer {table.store.players.new_key(table.players['Anna'])}"}
    answer = browser_of(table).post("/api/v1/me/revoke", json={}, headers=bearer)
    assert answer.status_code == 200 and answer.json["void"] >= 1 and answer.json["letters"] == 2
    table.mail_service.post.write()


@contextmanager
def operator(table: Table, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(ops_mail, "open_store", lambda settings, patience: table.store)
    monkeypatch.setattr(table.store, "close", lambda: None)
    yield
    monkeypatch.undo()


def dead(table: Table, letter: Letter) -> set[str]:
    """Of the tokens of a letter those that do nothing."""
    browser, found = browser_of(table), set()
    with table.store.db.read() as session:
        grant = table.mail_service.letter_writer.grants.by_number(session, letter.grant_id)
    assert grant is not None
    for use in USES:
        if grant.expiry(use, times.now()):
            found.add(use)
    pages = {
        "read": browser.get(f"/l/{token(letter)}"),
        "unsubscribe": browser.get(f"/l/{token(letter, 'unsubscribe')}/unsubscribe"),
    }
    assert {use for use, page in pages.items() if page.status_code == 410} == found & set(pages)
    return found


@pytest.mark.parametrize("way", [by_mail, lambda table: by_mail(table, "new links"), by_page, by_api])
def test_all_letters_of_a_player_can_be_made_void(table: Table, way: Callable[[Table], None]) -> None:
    one, other = table.game_id, table.open()
    table.mail_service.post.write()
    mine = [letter for letter in table.letters("Anna") if letter.kind == "started"]
    theirs = table.letters("Bert")
    assert {letter.game for letter in mine} == {one, other}
    way(table)
    for letter in mine:
        assert dead(table, letter) == set(USES)
        said = [page.text for page in (browser_of(table).get(f"/l/{token(letter)}"),)]
        assert "made void" in said[0] and "Send a fresh letter" not in said[0]
    assert all(dead(table, letter) == set() for letter in theirs)
    new = [letter for letter in table.letters("Anna") if letter.kind in ("fresh", "answer")]
    assert {letter.game for letter in new} == {one, other} and len(new) == 2
    assert all(letter.address == address("Anna") and letter.options and dead(table, letter) == set() for letter in new)
    version = table.game.version
    assert say(table, mine[1], "1") == "helped" and table.game.version == version
    assert [letter.key for letter in fresh(table)].count("") == 0
    works = next(letter for letter in new if letter.game == mine[1].game)
    assert say(table, works, "1") == "done" and table.game.version == version + 1


def test_those_of_one_game_can(table: Table) -> None:
    one, other = table.game_id, table.open()
    table.mail_service.post.write()
    letters = {letter.game: letter for letter in table.letters("Anna", "started")}
    assert say(table, letters[one], "revoke game") == "done"
    assert dead(table, letters[one]) == set(USES) and dead(table, letters[other]) == set()
    assert fresh(table) == [], "the answer is about this game"


def test_the_operator_can(table: Table, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    letter = first(table)
    with operator(table, monkeypatch):
        assert ops_mail.main(["revoke", address("Anna"), "--game", "gnosuchgame"]) == 0
        assert dead(table, letter) == set()
        assert ops_mail.main(["revoke", address("Anna")]) == 0
        assert "1 letters of Anna do not work any more; 1 fresh ones" in capsys.readouterr().out
        assert ops_mail.main(["revoke", "pnobody"]) == 1
    table.mail_service.post.write()
    assert dead(table, letter) == set(USES) and len(fresh(table)) == 1


def test_an_invitation_that_waits_is_sent_anew(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.open(start=False)
    table.post()
    bearer = {"Authorization": f"Bearer {table.store.players.new_key(table.players['Bert'])}"}
    assert browser_of(table).post("/api/v1/me/revoke", json={}, headers=bearer).json == {"void": 1, "letters": 1}
    (new,) = [letter for letter in table.post() if letter.kind == "fresh"]
    assert new.address == address("Bert") and new.options[0] == "join"
    table.answer(new, "join")
    assert table.game.phase == "running"
    table.store.close()


def test_who_holds_a_void_letter_hears_nothing_of_its_reader(table: Table) -> None:
    letter = first(table)
    by_mail(table)
    written = len(table.letters("Anna"))
    assert say(table, letter, "1", by="eve@evil.example") == "helped"
    assert [each.kind for each in table.letters() if each.address == "eve@evil.example"] == ["help"]
    assert len(table.letters("Anna")) == written
    assert say(table, letter, "1") == "helped" and len(table.letters("Anna")) == written + 1


def test_what_was_held_for_a_yes_cannot_be_said_yes_to_any_more(table: Table) -> None:
    letter, version = first(table), table.game.version
    assert say(table, letter, "1", by="eve@evil.example", auth={}) == "held"
    (question,) = table.letters("Anna", "confirm")
    by_mail(table)
    say(table, question, "yes")
    assert table.game.version == version


def test_another_players_letters_are_not_his_to_make_void(table: Table) -> None:
    assert say(table, first(table), "revoke", by=address("Bert")) == "held"
    assert dead(table, first(table)) == set()


def test_very_many_times_void_bring_no_more_letters(tmp_path: Path) -> None:
    """They are asked at one table; all their letters are made void each time."""
    table = Table(tmp_path)
    table.open()
    with table.store.db.write() as session:
        told = [renewing.revoke(session, table.players["Anna"])[1] for _ in range(renewing.AN_HOUR + 5)]
    assert told == [1] * renewing.AN_HOUR + [0] * 5
    table.close()
