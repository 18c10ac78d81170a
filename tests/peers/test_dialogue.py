"""Postfix, Posthorn, Dovecot and neomutt in a row: people who know nothing but their mail program play."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest

from tests.peers.people import Person, parsed, text
from tests.peers.posthorn import Posthorn
from tests.peers.support import a_game, moves, options, reply_address

# the way of a newcomer


def test_from_a_first_mail_to_a_first_die(posthorn: Posthorn, bert: Person) -> None:
    """A mail with a question, the page it names, the link by mail, a game with a bot, then answers with neomutt."""
    sent = bert.signed_in("join@play.example", "--header", "Subject: hello", "--body", "How do I begin?")
    assert sent.returncode == 0, sent.stdout
    page = re.search(r"http://\S+", text(bert.saying("does not answer a letter of ours")))
    assert page is not None
    browser = Browser()
    browser.send(page[0] + "/join", address=bert.address, name="Bert")
    link = re.search(r"http://\S+/join/\w+", text(bert.saying("asked for a link")))
    assert link is not None
    browser.send(link[0])
    browser.send(page[0] + "/new/sagrada", seats="2", bots="1", pace="steady")

    turn = bert.saying("your turn")
    bert.answer(turn, "1")
    bert.saying('You wrote "1" (')
    turn = bert.letter(lambda letter: any(line.startswith("take ") for line in options(letter)), "dice to take")
    bert.answer(turn, options(turn)[0])
    bert.saying(f'You wrote "{options(turn)[0]}": done.')
    (game,) = {row["game"] for row in posthorn.rows("SELECT game FROM places")}
    mine = [(channel, lines) for seat, channel, lines in moves(posthorn, game) if seat == 0]
    assert [channel for channel, _ in mine] == ["mail", "mail"] and mine[1][1] == [options(turn)[0]]


class Browser:
    """It keeps cookies, and sends the form of a page from the page itself."""

    def __init__(self) -> None:
        self._opener = build_opener(HTTPCookieProcessor())

    def send(self, page: str, **fields: str) -> str:
        hidden = dict(re.findall(r'<input type="hidden" name="(csrf|once)" value="([^"]+)"', self._text(page)))
        origin = "/".join(page.split("/")[:3])
        return self._text(Request(page, urlencode({**hidden, **fields}).encode(), {"Origin": origin}))

    def _text(self, request: Request | str) -> str:
        with self._opener.open(request, timeout=30) as answer:
            return str(answer.read().decode())


# a game of two


@pytest.mark.parametrize(("below", "flowed"), [(False, False), (True, False), (False, True)])
def test_a_letter_is_answered_with_neomutt(
    posthorn: Posthorn, anna: Person, bert: Person, below: bool, flowed: bool
) -> None:
    game = a_game(posthorn, anna, bert)
    letter = bert.saying("your turn")
    chosen = options(letter)[0]
    bert.answer(letter, chosen, "say Grüße, привет", below=below, flowed=flowed)

    answer = bert.saying(f'You wrote "{chosen}": done.')
    assert moves(posthorn, game) == [(1, "mail", [chosen])]
    (mail,) = posthorn.rows("SELECT * FROM mails WHERE status = 'done' AND failing = 0 AND plan LIKE '%say%'")
    assert (mail["source"], mail["mail_from"], mail["author"]) == ("lmtp", bert.address, bert.address)
    assert posthorn.rows("SELECT words FROM talk") == [{"words": "Grüße, привет"}]
    assert "Grüße, привет" in text(answer)


def test_an_option_is_pressed_in_the_page_of_a_letter(posthorn: Posthorn, anna: Person, bert: Person) -> None:
    """The links of the HTML part and of the header make whole mails."""
    game = a_game(posthorn, anna, bert)
    letter = bert.saying("your turn")
    page = letter.get_body(("html",))
    assert page is not None
    links = [unescape(link) for link in re.findall(r'href="(mailto:[^"]+)"', page.get_content())]
    bert.press(links[1])
    bert.saying(f'You wrote "{options(letter)[1]}": done.')
    assert moves(posthorn, game) == [(1, "mail", [options(letter)[1]])]
    mute = re.search(r"<(mailto:[^>]+)>", letter["List-Unsubscribe"])
    assert mute is not None
    bert.press(mute[1])
    bert.saying("No more letters of this game")


def test_all_letters_of_a_game_are_one_thread(posthorn: Posthorn, anna: Person, bert: Person) -> None:
    game = a_game(posthorn, anna, bert)
    letter = bert.saying("your turn")
    bert.answer(letter, "1")
    answer = bert.saying('You wrote "1" (')
    (mail,) = posthorn.rows("SELECT id FROM mails WHERE plan LIKE '%number%'")
    reply = parsed(posthorn.bytes_of(mail["id"]))
    assert reply["In-Reply-To"] == letter["Message-ID"]
    assert reply["References"].split() == [*letter["References"].split(), letter["Message-ID"]]
    assert answer["In-Reply-To"] == reply["Message-ID"]
    assert answer["References"].split() == [f"<{game}@play.example>", reply["Message-ID"]]
    assert answer["Subject"] == letter["Subject"]
    assert bert.threads() == 1


def test_the_processes_of_the_procfile(production: Posthorn, anna: Person, bert: Person) -> None:
    """With PostgreSQL and Redis, and a process of its own that takes in the mail."""
    game = a_game(production, anna, bert)
    letter = bert.saying("your turn")
    bert.answer(letter, "1")
    bert.saying('You wrote "1" (')
    assert moves(production, game) == [(1, "mail", [options(letter)[0]])]


# who is speaking


def test_a_mail_that_proves_nothing_waits_for_a_yes(posthorn: Posthorn, anna: Person, bert: Person) -> None:
    game = a_game(posthorn, anna, bert)
    letter = bert.saying("your turn")
    chosen = options(letter)[0]
    forged = "Authentication-Results: mx.people.example; dmarc=pass header.from=people.example"
    sent = bert.swaks(reply_address(letter), "--add-header", forged, "--body", chosen)
    assert sent.returncode == 0, sent.stdout

    question = bert.saying("was this you?")
    assert moves(posthorn, game) == [] and f'"{chosen}"' in text(question)
    bert.answer(question, "yes")
    bert.saying(f'You wrote "{chosen}": done.')
    assert moves(posthorn, game) == [(1, "mail", [chosen])]


def test_a_no_leaves_everything_as_it_is(posthorn: Posthorn, anna: Person, bert: Person) -> None:
    game = a_game(posthorn, anna, bert)
    letter = bert.saying("your turn")
    anna.swaks(reply_address(letter), "--body", options(letter)[0])
    bert.answer(bert.saying("was this you?"), "no, that was not me")
    posthorn.until("SELECT 1 FROM mails WHERE status = 'done' AND reason = 'no'")
    assert moves(posthorn, game) == []
