"""The turn letter: its headers, the order of what it says, and that it can be played alone."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import quote

import pytest
from msgspec import structs

from domain.game.names import game_name
from domain.kernel.luck import SeededLuck
from domain.kernel.reading import in_turn
from domain.titles.shelf import titles
from service.mail.outgoing.blocks import Board
from service.mail.outgoing.compose import LARGEST
from service.mail.outgoing.letter_context import letter_context, shown_in
from service.mail.outgoing.picture import png
from service.mail.outgoing.position import rest_of_picture
from service.store.letters import Letter
from tests.letters.support import AT_ONCE, SETTINGS, Table, html, message, token


def turn_letter(table: Table) -> Letter:
    table.open()
    table.post()
    table.choose_windows()
    (letter,) = [each for each in table.post() if each.kind == "turn"]
    return letter


def test_the_headers_are_those_of_a_thread_that_can_be_left(table: Table) -> None:
    letter = turn_letter(table)
    mail = message(letter)
    assert mail["From"] == "Posthorn <turns@play.example>"
    assert mail["Reply-To"] == f"Sagrada 1 <move+{letter.token}@play.example>"
    assert mail["Subject"] == f"Sagrada 1: {game_name(table.game_id)}"
    tokens = SETTINGS.keyring.tokens(letter.grant_id)
    assert mail["Message-ID"] == f"<t.{tokens.name}@play.example>"
    assert mail["References"] == mail["In-Reply-To"] == f"<{table.game_id}@play.example>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["List-Unsubscribe"] == (
        f"<https://play.example/l/{tokens.unsubscribe}/unsubscribe>, "
        f"<mailto:move%2B{letter.token}@play.example?subject={quote('Re: ' + letter.subject)}&body=mute%0D%0A>"
    )
    assert mail["Auto-Submitted"] == "auto-generated"
    assert "OOF" in mail["X-Auto-Response-Suppress"]
    assert mail["Feedback-ID"] and mail["List-Id"] == f"Sagrada 1 <{table.game_id}.play.example>"
    assert letter.token not in mail["From"]


def test_subject_and_sender_are_the_same_in_every_letter_of_a_game(table: Table) -> None:
    turn_letter(table)
    mails = [message(letter) for letter in table.letters() if letter.kind != "invited"]
    assert len(mails) == 3
    assert len({mail["Subject"] for mail in mails}) == len({mail["From"] for mail in mails}) == 1
    assert len({mail["Message-ID"] for mail in mails}) == 3


def test_two_games_of_one_title_are_told_apart_in_an_inbox(table: Table) -> None:
    subjects = set()
    for _ in range(2):
        table.open()
        subjects.update(letter.subject for letter in table.post() if letter.kind == "started")
    first, second = sorted(subjects)
    assert first.startswith("Sagrada 1: ") and second.startswith("Sagrada 2: ")
    assert first.partition(": ")[2] != second.partition(": ")[2]


def test_a_subject_is_short_and_what_a_game_is_called_never_changes() -> None:
    assert game_name("gabcdefghijkl") == "Twin ferries"
    names = [game_name(f"g{n}") for n in range(2000)]
    assert max(map(len, names)) <= 24
    assert len(set(names)) > 1500


def test_it_says_everything_in_its_order(table: Table) -> None:
    letter = turn_letter(table)
    marks = ["it is your turn", "(UTC)", "SINCE YOUR LAST TURN", "YOUR WINDOW", "YOU CAN", f"({letter.marks[0]}) ",
             "Answer with what stands", "Round 1 of 10", "To see more", "On the web: https", ", log "]  # fmt: skip
    places = [letter.text.index(mark) for mark in marks]
    assert places == sorted(places)
    chain = table.game.chain
    assert f"Sagrada 1, log {letter.version}:{chain[:4]}-{chain[4:8]}-{chain[8:12]} of game" in letter.text


def test_text_and_html_tell_the_same(table: Table) -> None:
    letter = turn_letter(table)
    shown = re.sub(r"\s+", " ", visible(html(letter)))
    for line in letter.html_text.splitlines():
        plain = re.sub(r"^(- |\(\d+[a-z]?\) )", "", line).strip()
        if plain and not plain.isupper() and "https://" not in plain and plain not in board(letter.html_text):
            assert plain in shown, plain


def board(text: str) -> str:
    """What is drawn in the HTML: the windows."""
    return text.partition("YOUR WINDOW")[2].partition("YOU CAN")[0] + text.partition("Tools:")[2]


class _Text(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.words.append(dict(attrs).get("alt") or "")


def visible(page: str) -> str:
    parser = _Text()
    parser.feed(page)
    return " ".join(parser.words)


def test_the_numbered_options_are_legal_and_few(table: Table) -> None:
    letter = turn_letter(table)
    title, state, seat = table.game.title, table.game.state, letter.seat or 0
    single = [option for option in letter.options if not in_turn(option)]
    assert 1 < len(single) <= 10 and len(set(letter.options)) == len(letter.options) <= len(single) + 3
    for mark, option in letter.by_mark.items():
        first = (in_turn(option) or (option,))[0]
        assert title.rules.accepts(state, seat, title.parse(first, state, seat))
        assert re.search(re.escape(f"({mark}) {option}") + r"[:\n]", letter.text)


def test_each_option_is_a_mail_and_a_page(table: Table) -> None:
    letter = turn_letter(table)
    page = html(letter)
    mailtos = re.findall(r'href="(mailto:move[^"]+)"', page)
    assert len(mailtos) == len(letter.options)
    for link, option in zip(mailtos, letter.options, strict=True):
        assert "+" not in link and "%2B" in link and len(link) < 500
        assert f"body={quote(option)}" in link
    assert re.findall(r'href="(https://play.example/l/\w+/\d+[a-z]?)"', page) == [
        f"https://play.example/l/{token(letter)}/{mark}" for mark in letter.marks
    ]


def test_it_is_small_enough_for_every_mail_program(table: Table) -> None:
    letter = turn_letter(table)
    assert len(letter.raw) < 102_000
    assert len(html(letter)) < 40_000
    assert "<ol" not in html(letter) and "<script" not in html(letter)


def test_the_text_fits_into_a_terminal(table: Table) -> None:
    for line in turn_letter(table).text.splitlines():
        assert len(line) <= 80 or line.split(": ")[-1].startswith("https://"), line


@pytest.mark.usefixtures("painted")
def test_the_picture_is_within_the_letter_and_has_its_facts_as_text(table: Table) -> None:
    letter = turn_letter(table)
    pictures = [part["Content-ID"] for part in message(letter).walk() if part.get_content_type() == "image/png"]
    assert pictures[:2] == ["<board>", "<board1>"]
    mine, can, rest = (html(letter).index(each) for each in ('src="cid:board"', "(0) pass", 'src="cid:board1"'))
    assert mine < can < rest
    assert all(f'srcset="cid:{each.strip("<>")}"' in html(letter) for each in pictures[2:])
    alt = re.findall(r'alt="([^"]+)"', html(letter))[0]
    assert re.match("The table of Sagrada as (Anna|Bert) sees it. .*A .*Pool: ", alt)


def test_the_rest_of_the_picture_is_left_out_where_nothing_in_it_has_changed(table: Table) -> None:
    letter = turn_letter(table)
    mark = shown_in(letter.raw)
    assert mark and "is as in the letter before" not in html(letter)
    seat = table.game.asked[0]
    context = letter_context(table.store, table.game.id, seat)
    assert context is not None and context.rest_shown == mark
    (again,) = rest_of_picture(context)
    assert isinstance(again, Board) and (again.svg, again.mark) == ("", mark)
    (anew,) = rest_of_picture(structs.replace(context, rest_shown="0" * 16))
    assert isinstance(anew, Board) and anew.svg and anew.mark == mark


def test_the_same_picture_has_the_same_bytes(table: Table) -> None:
    table.open()
    table.choose_windows()
    svg = table.game.title.svg(table.game.title.view(table.game.state, 0))
    first = png(svg)
    png.cache_clear()
    assert png(svg) == first
    assert first.startswith(b"\x89PNG") and len(first) < 60_000


def test_who_wants_no_pictures_gets_monospace(table: Table) -> None:
    table.set("Anna", pictures="no")
    table.set("Bert", pictures="no")
    letter = turn_letter(table)
    assert "cid:board" not in html(letter) and "A dash is an open cell" in html(letter)
    assert not [part for part in message(letter).walk() if part.get_content_type() == "image/png"]


def test_a_number_belongs_to_its_own_letter(table: Table) -> None:
    table.open()
    table.post()
    started = table.letters(kind="started")
    assert len({letter.token for letter in started}) == 2
    assert started[0].options != started[1].options, "each of them was dealt other windows"


def test_the_deadline_is_in_the_readers_own_zone(table: Table) -> None:
    table.set("Anna", zone="Asia/Tokyo")
    table.set("Bert", zone="Asia/Tokyo")
    assert "(Asia/Tokyo), in 2 d 23 h." in turn_letter(table).text


@pytest.mark.parametrize("title", sorted(titles))
def test_no_letter_of_any_title_grows_too_large_and_no_option_stands_twice(tmp_path: Path, title: str) -> None:
    table = Table(tmp_path, "Anna", policy=AT_ONCE)
    table.open(title, bots=titles[title].seats[-1] - 1)
    luck = SeededLuck(b"letters")
    for _ in range(25):
        if table.game.phase == "running":
            line = table.game.title.sentence(table.game.title.bot(table.game.state, 0, luck))
            table.say("Anna", line)
    table.post()
    for letter in table.letters():
        assert len(letter.raw) < LARGEST
        assert len(html(letter)) < 50_000, "a reader of mails clips what is longer than 102 kB; pictures do not count"
        assert len(set(letter.options)) == len(letter.options)
    table.store.close()


@pytest.mark.parametrize("title", ["lagranja", "ohmygoods", "sagrada"])
def test_the_whole_table_is_shown_on_light_paper_and_on_dark(tmp_path: Path, title: str) -> None:
    table = Table(tmp_path, "Anna", policy=AT_ONCE)
    table.open(title, bots=1)
    luck = SeededLuck(b"letters")
    for _ in range(2):
        table.say("Anna", table.game.title.sentence(table.game.title.bot(table.game.state, 0, luck)))
    table.post()
    shown = html(max(table.letters(), key=lambda letter: len(letter.raw)))
    boards, darker = (re.findall(rf'{name}="cid:(\w+)"', shown) for name in ("src", "srcset"))
    assert (boards, darker) == (["board", "board1"], ["dark", "dark1"])
    table.store.close()
