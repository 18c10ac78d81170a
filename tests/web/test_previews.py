"""What a chat shows of a link: title, board, who sits; what a stranger sees, and of an unlisted game its name alone."""

from __future__ import annotations

import io
import re
from html import unescape
from typing import Any

import pytest
from PIL import Image

from domain.game.names import game_name
from domain.kernel.art import WIDE
from domain.kernel.flow import with_names
from domain.kernel.luck import SeededLuck
from domain.kernel.redeal import redealt
from domain.titles.shelf import titles
from service.mail.outgoing.picture import png
from service.queries.people import names_of
from service.web.previews import ROOM
from tests.letters.support import Table, address, token
from tests.web.pages import Browser
from tests.web.test_finding import unlist

_TAG = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">')
ADDRESS = "https://play.example"


def tags(browser: Browser, path: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in _TAG.findall(browser.get(path).text)}


def board(browser: Browser, found: dict[str, str]) -> bytes:
    answer = browser.get(found["og:image"].removeprefix(ADDRESS))
    assert answer.status_code == 200 and answer.mimetype == "image/png"
    return answer.data


def test_a_link_to_a_game_shows_its_board_and_its_people(table: Table) -> None:
    table.open("sagrada", pace="daily")
    browser = Browser(table)
    found = tags(browser, f"/games/{table.game_id}")
    assert found["og:title"] == f"Sagrada: {game_name(table.game_id)}"
    assert found["og:url"] == f"{ADDRESS}/games/{table.game_id}"
    assert found["og:image"] == f"{ADDRESS}/games/{table.game_id}/preview-{table.game.version}.png?lang=en"
    assert found["description"] == found["og:description"] and "Anna, Bert" in found["description"]
    assert "Pace:" in found["description"]
    with Image.open(io.BytesIO(board(browser, found))) as image:
        assert image.width >= 400 and len(image.getcolors(65_536) or ()) > 4


def test_a_picture_is_kept_by_its_version(table: Table) -> None:
    table.open("sagrada")
    browser = Browser(table)
    old = tags(browser, f"/games/{table.game_id}")["og:image"].removeprefix(ADDRESS)
    first = browser.get(old)
    assert "max-age=86400" in first.headers["Cache-Control"]
    again = browser.client.get(old, base_url=ADDRESS, headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    table.choose_windows()
    assert browser.get(old).headers["Location"].endswith(f"preview-{table.game.version}.png?lang=en")
    assert browser.get(old.replace("preview-", "preview-9")).status_code == 302


def test_a_link_to_a_table_says_what_is_free(table: Table) -> None:
    table.open("sagrada", start=False)
    words = tags(Browser(table), f"/tables/{table.game_id}")["description"]
    assert "0 of 2 seats free" in words and "Anna" in words and "Bert" not in words, "who was invited is not named"
    body: dict[str, Any] = {"title": "sagrada", "seats": [{"player": table.players["Anna"]}, {}, {}], "sit": True}
    game = table.store.intake.submit("open", body, channel="test", player=table.players["Anna"]).game
    table.work()
    found = tags(Browser(table), f"/tables/{game}")
    assert "2 of 3 seats free" in found["description"] and board(Browser(table), found)


def test_titles_home_and_lists_have_words_and_a_picture(table: Table) -> None:
    browser = Browser(table)
    for title in titles:
        found = tags(browser, f"/titles/{title}")
        assert titles[title].name in found["og:title"] and board(browser, found)
    assert board(browser, tags(browser, "/"))
    for page in ("/tables", "/watch"):
        assert tags(browser, page)["description"]


def test_a_game_that_is_over_has_its_last_board_on_the_result_too(table: Table) -> None:
    table.open("pig", options={"target": 30})
    table.to_the_end()
    for end in ("", "/result"):
        found = tags(Browser(table), f"/games/{table.game_id}{end}")
        assert "is over" in found["description"] and board(Browser(table), found)
    page = Browser(table).get(f"/games/{table.game_id}/result").text
    assert table.game_id not in (re.search("<title>(.*?)</title>", page) or [""])[0], "a title is for people"


@pytest.mark.parametrize("start", [True, False])
def test_of_an_unlisted_game_nothing_but_its_name_is_shown(table: Table, start: bool) -> None:
    table.open("sagrada", start=start)
    word, name = unlist(table), f"Sagrada: {game_name(table.game_id)}"
    browser = Browser(table)
    place = "games" if start else "tables"
    for path in (f"/{place}/{table.game_id}", f"/{place}/{table.game_id}?word={word}"):
        found = tags(browser, path)
        assert found["og:title"] == name and found["og:description"] == "A game that is not listed."
        assert not {"og:image", "og:url"} & found.keys() and found["robots"] == "noindex"
        assert not re.search("Anna|Bert", " ".join(found.values()))
    assert browser.get(f"/games/{table.game_id}/preview-{table.game.version}.png").status_code == 404


def test_a_page_behind_a_letter_has_no_preview(table: Table) -> None:
    table.open("sagrada")
    table.post()
    letter = token(table.letters("Anna")[-1])
    assert "viewport" in tags(Browser(table), f"/games/{table.game_id}?letter={letter}")
    assert "og:title" not in tags(Browser(table), f"/games/{table.game_id}?letter={letter}")


@pytest.mark.parametrize("title", sorted(titles))
def test_a_preview_shows_no_secret_whoever_asks(table: Table, title: str) -> None:
    """All that a spectator cannot know is dealt anew: the picture is the same, for who sits there too. No chat is
    signed in, so who is has no tags.
    """
    table.open(title)
    luck, anna = SeededLuck(b"previews"), Browser(table)
    anna.sign_in(table, address("Anna"))
    for turn in range(16):
        game = table.game
        if game.phase != "running":
            break
        if turn % 4 == 0:
            found = tags(Browser(table), f"/games/{table.game_id}")
            assert {"og:title", "og:image", "description"} <= found.keys()
            assert {"og:title", "og:image", "description"}.isdisjoint(tags(anna, f"/games/{table.game_id}"))
            other, _ = redealt(game.title, game.state, [], None, SeededLuck(b"other"))
            view = with_names(game.title.view(other, None), names_of(table.store, game))
            assert board(anna, found) == png(game.title.svg(view, WIDE), ROOM, ROOM // 3)
        table.say(table.asked, game.title.sentence(game.title.bot(game.state, game.asked[0], luck)))


def test_in_the_dark_the_boards_to_watch_are_dark(table: Table) -> None:
    table.open("sagrada")
    page = Browser(table).get("/watch").text
    dark, light = (unescape(re.search(rf'{name}="([^"]*/preview-[^"]*)"', page)[1]) for name in ("srcset", "src"))  # type: ignore[index]

    def ground(path: str) -> tuple[int, ...]:
        with Image.open(io.BytesIO(Browser(table).get(path).data)) as image:
            return tuple(image.convert("RGB").getpixel((1, 1)))  # type: ignore[arg-type]

    assert min(ground(light)) > 200 and max(ground(dark)) < 60
    older = Browser(table).get(dark.replace(f"preview-{table.game.version}", "preview-1"))
    assert older.status_code == 302 and "dark=1" in older.headers["Location"]


def test_a_telephone_is_shown_boards_that_it_can_read(table: Table) -> None:
    table.open("sagrada")
    browser = Browser(table)
    narrow = unescape(re.findall(r'max-width: 699px\)" srcset="([^"]*)"', browser.get("/watch").text)[0])
    with Image.open(io.BytesIO(browser.get(narrow).data)) as image:
        assert image.width == 2 * 360
    of_title = unescape(re.findall(r'max-width: 699px\)" srcset="([^"]*)"', browser.get("/titles").text)[0])
    assert 'width="360"' in browser.get(of_title).text
