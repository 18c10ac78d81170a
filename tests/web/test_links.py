"""Every link of every letter leads to a page that works, and none of them acts by being opened."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest
from flask.testing import FlaskClient

from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from ops.verify.findings import NOT_ALL, PROVEN
from ops.verify.main import main as verify
from service.app import create_app
from service.store.letters import Letter
from tests.letters.support import Table, html, token

HERE = "https://play.example"
OURS = re.compile(r'https://play\.example[^\s"<>]*')


def browser_of(table: Table) -> FlaskClient:
    return create_app(table.store, HERE, mail=table.mail_service).test_client()


def some_turns(table: Table, most: int) -> None:
    luck = SeededLuck(b"links")
    for _ in range(most):
        game = table.game
        if game.phase != "running":
            return
        seat = next(seat for seat in game.asked if game.holders[seat].player)
        name = next(name for name, player in table.players.items() if player == game.holders[seat].player)
        table.say(name, game.title.sentence(game.title.bot(game.state, seat, luck)))
        table.post()


def links(letter: Letter) -> set[str]:
    found = [unescape(link) for link in OURS.findall(html(letter)) + OURS.findall(letter.text)]
    return {link.rstrip(".,") for link in found}


def links_of_old(letter: Letter, table: Table) -> set[str]:
    """Letters say them no more, and those that did are kept by people."""
    read = token(letter)
    here = f"{HERE}/games/{table.game_id}"
    return {f"{here}?version={table.game.version}&letter={read}", f"{here}/log?letter={read}", f"{HERE}/l/{read}/why"}


def everything(table: Table) -> Any:
    """All that a page could change."""
    with table.store.db.read() as session:
        return [
            session.all(f"SELECT * FROM {name} ORDER BY 1")
            for name in ("stored_events", "intake", "letters", "mails", "mailbag", "grants", "talk")
        ]


@pytest.mark.parametrize("title", sorted(titles))
def test_all_links_of_all_letters(tmp_path: Path, title: str) -> None:
    table = Table(tmp_path)
    table.open(title, start=False)
    table.post()
    table.sit()
    table.post()
    table.answer(table.letters(kind="started")[0], "show", "history", "why", "help", "more", "1")
    some_turns(table, 8)
    browser, before = browser_of(table), everything(table)
    kinds = {letter.kind for letter in table.letters()}
    assert {"invited", "started", "turn", "answer"} <= kinds
    seen = {link for letter in table.letters() for link in links(letter)}
    of_old = {link for letter in table.letters(kind="turn") for link in links_of_old(letter, table)}
    for link in sorted(seen | of_old):
        assert browser.get(link.removeprefix(HERE)).status_code == 200, link
    for part in ("/titles/", "/1"):
        assert any(part in link for link in seen), part
    assert everything(table) == before
    table.store.close()


def test_a_game_that_is_over_can_be_saved_from_its_letter_and_verified(tmp_path: Path) -> None:
    table = Table(tmp_path, "Anna")
    table.open("sagrada", bots=1)
    some_turns(table, 200)
    (letter,) = [each for each in table.letters() if each.kind == "over"]
    browser = browser_of(table)
    for link in links(letter):
        assert browser.get(link.removeprefix(HERE)).status_code == 200, link
    (saved,) = [link for link in links(letter) if "/game.json?" in link]
    file = tmp_path / "game.json"
    file.write_bytes(browser.get(saved.removeprefix(HERE).partition("?")[0]).data)
    assert msgspec.json.decode(file.read_bytes())["phase"] == "closed"
    kept = tmp_path / "over.eml"
    kept.write_bytes(letter.raw)
    assert verify([str(file), "--letters", str(kept)]) == NOT_ALL  # a stranger's file: it shows nobody's hours
    file.write_bytes(browser.get(saved.removeprefix(HERE)).data)
    assert verify([str(file), "--letters", str(kept)]) == PROVEN
    table.store.close()


def test_this_position_for_ever_is_as_the_seat_knew_it(tmp_path: Path) -> None:
    """Anna sees her own private objective, Bert the other, a spectator none; and none of them what came later."""
    table = Table(tmp_path)
    table.open("sagrada")
    table.post()
    version, browser = table.game.version, browser_of(table)
    tokens = {letter.seat: token(letter) for letter in table.letters(kind="started")}
    then = {
        seat: browser.get(f"/games/{table.game_id}?version={version}&letter={read}&tab=list").text
        for seat, read in tokens.items()
    }
    spectator = browser.get(f"/games/{table.game_id}?version={version}&tab=list").text
    for seat, name in enumerate(table.players):
        (colour,) = table.game.title.view(table.game.state, seat)["players"][seat]["private"]
        told = f"{name} has the private objective {colour}"
        assert told in then[seat] and told not in then[1 - seat] and told not in spectator
    some_turns(table, 4)
    for seat, read in tokens.items():
        again = browser.get(f"/games/{table.game_id}?version={version}&letter={read}").text
        assert f"As {list(table.players)[seat or 0]} knew it then" in again
        assert f"{version} of {table.game.version}" in again
        assert listing(again) and listing(again) == listing(then[seat])
    svgs = [
        browser.get(f"/games/{table.game_id}/board.svg?version={version}{reader}").data
        for reader in ("", *(f"&letter={read}" for read in tokens.values()))
    ]
    assert len(set(svgs)) == 3
    table.store.close()


def listing(page: str) -> str:
    """On the page of now it is a panel, on one of the past it is folded."""
    found = re.search(r"The board as a list</(?:summary|h2)><ul>(.*?)</ul>", page, re.S)
    return found[1] if found else ""


@pytest.mark.parametrize("query", ["?version=0", "?version=x", "?version=-1", "?letter=abc", "?version=9999999999"])
def test_a_wrong_address_is_not_found(tmp_path: Path, query: str) -> None:
    table = Table(tmp_path)
    table.open("sagrada")
    assert browser_of(table).get(f"/games/{table.game_id}{query}").status_code == 404
    table.store.close()


def test_a_letter_of_another_game_shows_nothing(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.open("sagrada")
    table.post()
    read = token(table.letters(kind="started")[0])
    other = table.open("sagrada")
    browser = browser_of(table)
    for path in ("", "/board.svg", "/log", "/game.json"):
        assert browser.get(f"/games/{other}{path}?letter={read}").status_code == 404
    table.store.close()


def test_the_log_is_whole_and_comes_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.web.game.past.PAGE", 7)
    table = Table(tmp_path)
    table.open("sagrada")
    some_turns(table, 12)
    browser, path, versions = browser_of(table), f"/games/{table.game_id}/log", list[int]()
    while path:
        page = browser.get(path).text
        versions += [int(number) for number in re.findall(r'<tr id="v(\d+)"', page)]
        later = re.search(r'rel="next" href="([^"]+)"', page)
        path = unescape(later[1]) if later else ""
    assert versions == list(range(1, table.game.version + 1))
    table.store.close()


@pytest.mark.parametrize("title", ["lagranja", "ohmygoods"])
def test_house_content_is_named_in_letters_and_on_the_page(tmp_path: Path, title: str) -> None:
    table = Table(tmp_path)
    table.open(title)
    table.post()
    label = titles[title].label
    assert label
    for letter in table.letters(kind="started"):
        assert " ".join(label.split()) in " ".join(letter.text.split()) and label in unescape(html(letter))
    assert label in unescape(browser_of(table).get(f"/games/{table.game_id}").text)
    table.store.close()


def test_a_letter_of_yesterday_says_that_the_game_has_moved_on(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.open("sagrada")
    table.post()
    letter, browser = table.letters("Anna", "started")[0], browser_of(table)
    assert f'href="/l/{token(letter)}/1"' in browser.get(f"/l/{token(letter)}").text
    table.choose_windows()
    page = browser.get(f"/l/{token(letter)}").text
    assert "moved on since this letter" in page and f'href="/l/{token(letter)}/1"' not in page
    assert browser.get(f"/games/{table.game_id}?letter={token(letter)}").status_code == 200
    table.store.close()


def test_a_letter_whose_bytes_are_gone_is_shown_as_text(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.open("sagrada")
    table.post()
    letter, browser = table.letters("Anna", "started")[0], browser_of(table)
    with table.store.db.write() as session:
        session.run("UPDATE letters SET raw = ?", b"")
    page = browser.get(f"/l/{token(letter)}/html").text
    assert "Anna, it is your turn." in page
    table.store.close()


def test_the_links_of_a_digest(tmp_path: Path) -> None:
    """Each game of it has its own; what they lead to is the position of that game."""
    table = Table(tmp_path)
    table.set("Anna", digest="00:00")
    for _ in range(2):
        table.open("sagrada")
        table.post()
        table.choose_windows()
        while table.asked == "Bert":
            table.say("Bert", "pass")
    table.let_pass(hours=25)
    table.post()
    digests = table.letters("Anna", "digest")
    browser = browser_of(table)
    assert digests
    for letter in digests:
        assert len(links(letter)) > 2
        for link in links(letter):
            assert browser.get(link.removeprefix(HERE)).status_code == 200, link
    table.store.close()
