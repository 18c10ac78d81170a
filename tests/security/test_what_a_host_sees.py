"""Of one who is invited by address a host sees what they typed, and others nothing, until the seat is taken."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from domain.kernel.shapes import Refused
from service.accounts import invitations
from service.app import create_app
from service.limits.rate_limits import LIMITS
from service.store.letters import Letter
from tests.letters.support import SITE, Table
from tests.web.pages import Browser
from tests.web.test_outbox import at_work

REGISTERED, SECOND, UNKNOWN = "robin@secret.example", "second@secret.example", "nobody@secret.example"
NAME = "Robin Redbreast"


@pytest.fixture
def table(url: str) -> Iterator[Table]:
    table = Table(url, "Anna Carl")
    robin = table.store.players.add(NAME, REGISTERED, confirmed=True).id
    table.store.players.add_address(robin, SECOND)
    table.players["Robin"] = robin
    yield table
    table.close()


@pytest.fixture
def browser(table: Table) -> FlaskClient:
    return create_app(table.store, SITE.url, mail=table.mail_service).test_client()


def key(table: Table, name: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {table.store.players.new_key(table.players[name])}"}


def opened(table: Table, browser: FlaskClient, *mails: str, host: str = "Anna") -> str:
    body = {"title": "sagrada", "seats": [{}, *({"mail": mail} for mail in mails)]}
    answer = browser.post("/api/v1/games", json=body, headers=key(table, host))
    assert answer.status_code == 202, answer.text
    table.work()
    table.post()
    return str(answer.json["game"] if answer.json else "")


def places(table: Table, browser: FlaskClient, game: str, reader: str) -> list[tuple[str, str]]:
    document: Any = browser.get(f"/api/v1/games/{game}", headers=key(table, reader)).json
    return [(place["name"], place["kind"]) for place in document["places"]]


def letter_to(table: Table, address: str, kind: str) -> Letter:
    return next(each for each in reversed(table.letters(kind=kind)) if each.address == address)


def everything(table: Table, browser: FlaskClient, game: str, reader: str) -> str:
    """All that the API, the pages and the letters show a reader of a game."""
    given = key(table, reader)
    seen = [browser.get(f"/api/v1/games/{game}{part}", headers=given).text for part in ("", "/history", "/export")]
    seen += [browser.get(f"/games/{game}{part}").text for part in ("", "/log", "/game.json")]
    seen += [letter.text for letter in table.letters(reader) if letter.game == game]
    seen += [
        browser.get(f"/games/{game}?letter={each.token}").text for each in table.letters(reader) if each.game == game
    ]
    return "\n".join(seen)


@pytest.mark.parametrize("address", [REGISTERED, SECOND, UNKNOWN])
def test_a_registered_address_looks_like_any_other(table: Table, browser: FlaskClient, address: str) -> None:
    game = opened(table, browser, address)
    assert places(table, browser, game, "Anna") == [("Anna", "player"), (address, "invited")]
    assert places(table, browser, game, "Carl") == [("Anna", "player"), ("seat 2", "invited")]
    for reader in ("Anna", "Carl"):
        shown = everything(table, browser, game, reader)
        assert "Robin" not in shown and table.players["Robin"] not in shown
        assert (address in shown) is (reader == "Anna")


def test_as_typed_even_if_two_addresses_have_one_owner(table: Table, browser: FlaskClient) -> None:
    game = opened(table, browser, REGISTERED, SECOND)
    assert [name for name, _ in places(table, browser, game, "Anna")] == ["Anna", REGISTERED, SECOND]
    one, other = (opened(table, browser, each) for each in (SECOND, REGISTERED))
    assert [places(table, browser, each, "Anna")[1][0] for each in (one, other)] == [SECOND, REGISTERED]


def test_limits_do_not_tell_that_two_addresses_have_one_owner(table: Table, browser: FlaskClient) -> None:
    most = LIMITS["invitation"].mailbox[0].most
    for address in (REGISTERED, SECOND):
        for _ in range(most):
            opened(table, browser, address)
    assert len(table.letters(kind="invited")) == most
    with table.store.db.read() as session:
        assert session.value("SELECT count(*) FROM invitations") == 2 * most, "the host is told how many"
    assert "you have had as many invitations lately as one mailbox gets" in table.reasons("Robin")


def test_who_sits_down_is_seen_by_his_name(table: Table, browser: FlaskClient) -> None:
    game = opened(table, browser, REGISTERED)
    table.answer(letter_to(table, REGISTERED, "invited"), "join")
    for reader in ("Anna", "Carl"):
        assert places(table, browser, game, reader) == [("Anna", "player"), (NAME, "player")]
    assert NAME in letter_to(table, "anna@mail.example", "started").text


def test_a_no_is_told_in_the_words_of_the_host(table: Table, browser: FlaskClient) -> None:
    game = opened(table, browser, REGISTERED)
    table.answer(letter_to(table, REGISTERED, "invited"), "no")
    told = letter_to(table, "anna@mail.example", "declined").text
    assert REGISTERED in told and "Robin" not in told
    assert "Robin" not in everything(table, browser, game, "Anna")


def test_a_no_to_one_address_says_nothing_of_another(table: Table, browser: FlaskClient) -> None:
    opened(table, browser, REGISTERED)
    table.answer(letter_to(table, REGISTERED, "invited"), "no")
    body = {"title": "sagrada", "seats": [{}, {"mail": REGISTERED}]}
    assert browser.post("/api/v1/games", json=body, headers=key(table, "Anna")).status_code == 422, "he has said so"
    before = len(table.letters(kind="invited"))
    opened(table, browser, SECOND)
    assert len(table.letters(kind="invited")) == before, "and is not asked again for all that"


def test_never_is_told_to_no_other_host(table: Table, browser: FlaskClient) -> None:
    opened(table, browser, REGISTERED)
    table.answer(letter_to(table, REGISTERED, "invited"), "never")
    before = len(table.letters())
    for address in (REGISTERED, UNKNOWN):
        game = opened(table, browser, address, host="Carl")
        assert places(table, browser, game, "Carl")[1] == (address, "invited")
    assert [each.address for each in table.letters()[before:]] == [UNKNOWN]


def test_a_game_that_never_began_keeps_its_guests_to_itself(table: Table, browser: FlaskClient) -> None:
    """Whoever could match the id of a guest with that of a known player would know whose address it is."""
    game = opened(table, browser, REGISTERED)
    browser.delete(f"/api/v1/games/{game}", headers=key(table, "Anna"))
    table.work()
    table.post()
    assert table.store.games.get(game).closed
    for reader in ("Anna", "Carl"):
        shown = everything(table, browser, game, reader)
        assert "Robin" not in shown and table.players["Robin"] not in shown
    export = json.loads(browser.get(f"/games/{game}/game.json").text)
    assert [event["kind"] for event in export["events"]] == ["game.opened", "game.seated", "game.closed"]


def test_the_page_of_a_new_host_does_the_same(table: Table, browser: FlaskClient) -> None:
    dora = Browser(table)
    dora.sign_in(table, "dora@mail.example", "Dora")
    with at_work(table):
        page = dora.send("/new/sagrada", guests=REGISTERED, seats="2")
    game = page.headers["Location"].rpartition("/")[2]
    table.work()
    table.post()
    for shown in (dora.see(f"/tables/{game}"), dora.see("/me")):
        assert "Robin" not in shown and table.players["Robin"] not in shown
    assert "Robin" not in Browser(table).see("/tables") and REGISTERED not in Browser(table).see(f"/tables/{game}")
    table.players["Dora"] = str((table.store.players.by_address("dora@mail.example") or {})["id"])
    assert places(table, browser, game, "Dora")[1] == (REGISTERED, "invited")
    assert "Robin" not in everything(table, browser, game, "Dora")


def test_a_player_who_is_invited_by_his_id_is_known_already(table: Table, browser: FlaskClient) -> None:
    body = {"title": "sagrada", "seats": [{}, {"player": table.players["Robin"]}]}
    answer: Any = browser.post("/api/v1/games", json=body, headers=key(table, "Anna")).json
    table.work()
    assert places(table, browser, answer["game"], "Anna")[1] == (NAME, "invited")
    with pytest.raises(Refused, match="not_invited"):
        table.store.players.change_settings(table.players["Robin"], {"invitations": "never"})
        invitations.invite(table.store, table.players["Carl"], {1: table.players["Robin"]}, "x")
