"""Invitations: limits for the host, no and never for the guest, by mail, page and API."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from domain.kernel.shapes import Refused
from service.accounts import invitations
from service.app import create_app
from service.store.letters import Letter
from tests.letters.support import Table, address, token

HERE = "https://play.example"


@pytest.fixture
def table(tmp_path: Path):
    table = Table(tmp_path)
    table.open(start=False)
    table.post()
    yield table
    table.close()


def invitation(table: Table) -> Letter:
    return table.letters("Bert", "invited")[-1]


def answered(table: Table, letter: Letter, *lines: str) -> Letter:
    table.answer(letter, *lines)
    return table.letters("Bert", "answer")[-1]


def invite_bert(table: Table, request: str = "again") -> None:
    invitations.invite(table.store, table.players["Anna"], {1: table.players["Bert"]}, request)


@pytest.mark.parametrize("line", ["no", "No.", "Non", "нет", "0"])
def test_who_says_no_is_not_invited_again_by_that_host(table: Table, line: str) -> None:
    answer = answered(table, invitation(table), line)
    assert "done. The host is told, and does not invite you again." in " ".join(answer.text.split())
    (told,) = table.letters("Anna", "declined")
    assert "Bert does not play Sagrada 1." in told.text
    with pytest.raises(Refused, match="not_invited"):
        invite_bert(table)
    carl = table.store.players.add("Carl", address("Carl"), confirmed=True).id
    invitations.invite(table.store, carl, {1: address("Bert")}, "other host")


@pytest.mark.parametrize("line", ["never", "Jamais!", "nikdy", "2"])
def test_who_says_never_is_invited_by_nobody(table: Table, line: str) -> None:
    answer = answered(table, invitation(table), line)
    assert "You get no invitations any more." in " ".join(answer.text.split())
    carl = table.store.players.add("Carl", address("Carl"), confirmed=True).id
    with pytest.raises(Refused, match="not_invited"):
        invitations.invite(table.store, carl, {1: table.players["Bert"]}, "other host")


def test_no_beside_a_move_is_a_second_thought_once_the_game_runs(table: Table) -> None:
    table.sit()
    table.post()
    letter, version = table.letters("Bert", "started")[-1], table.game.version
    answer = answered(table, letter, "no", "1")
    assert table.game.version == version and "It may change what you mean" in " ".join(answer.text.split())


def test_join_and_no_in_one_mail_is_join(table: Table) -> None:
    answer = answered(table, invitation(table), "join", "no")
    assert 'You wrote "no": not tried.' in answer.text
    assert table.game.phase == "running"
    invite_bert(table)


def test_a_no_that_comes_too_late_is_refused(table: Table) -> None:
    letter = invitation(table)
    table.sit()
    with pytest.raises(Refused, match="not_invited"):
        invitations.decline(table.store, letter.player, table.game, "no")


def test_so_many_a_day_and_a_request_repeated_counts_once(table: Table) -> None:
    host = table.players["Anna"]
    guests = {n: f"guest{n}@mail.example" for n in range(invitations.A_DAY)}
    for _ in range(3):
        invitations.invite(table.store, host, guests, "the same request")
    with pytest.raises(Refused, match="too_many_invitations") as refused:
        invitations.invite(table.store, host, {1: "one@mail.example"}, "one more")
    assert f"have invited {invitations.A_DAY}" in refused.value.text
    with table.store.db.write() as session:
        session.run("UPDATE invitations SET at = '2020-01-01T00:00:00.000000Z'")
    invitations.invite(table.store, host, {1: "one@mail.example"}, "one more")


def test_so_many_open_at_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "AT_ONCE", 1)
    with pytest.raises(Refused, match="too_many_invitations") as refused:
        invite_bert(table)
    assert "1 of your invitations" in refused.value.text
    table.sit()
    invite_bert(table)


@pytest.fixture
def browser(table: Table) -> FlaskClient:
    return create_app(table.store, HERE, mail=table.mail_service).test_client()


def test_the_api_says_so(table: Table, browser: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    key = {"Authorization": f"Bearer {table.store.players.new_key(table.players['Anna'])}"}

    def opened(mail: str) -> tuple[int, str]:
        body = {"title": "sagrada", "seats": [{}, {"mail": mail}]}
        found = browser.post("/api/v1/games", json=body, headers=key)
        return found.status_code, str(found.json.get("code") if found.json else "")

    assert opened("carl@mail.example")[0] == 202
    answered(table, invitation(table), "never")
    body = {"title": "sagrada", "seats": [{}, {"player": table.players["Bert"]}]}
    assert browser.post("/api/v1/games", json=body, headers=key).status_code == 422
    monkeypatch.setattr(invitations, "A_DAY", 1)
    assert opened("dora@mail.example") == (429, "too_many_invitations")
    assert table.store.players.by_address("dora@mail.example") is None, "nobody is made a player by a refused request"


def test_the_page_behind_no_acts_when_pressed(table: Table, browser: FlaskClient) -> None:
    letter = invitation(table)
    assert "<strong>no</strong>" in browser.get(f"/l/{token(letter)}/0").text
    invite_bert(table, "before")
