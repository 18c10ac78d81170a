"""A game in which Anna has the first seat and Bert the second, and what is looked up in it."""

from __future__ import annotations

import json
import re
from email.message import EmailMessage

from tests.peers.people import Person, text
from tests.peers.posthorn import Posthorn

_OPTION = re.compile(r"^\((\d+\w?)\) (\S.*)$", re.M)


def a_game(posthorn: Posthorn, anna: Person, bert: Person) -> str:
    """Anna invites Bert by address, who takes the seat with neomutt. Both have to choose a window then."""
    key = posthorn.add(anna.name)
    body = {"title": "sagrada", "seats": [{}, {"mail": bert.address}], "options": {"start_player": "first_seat"}}
    game = str(posthorn.ask("POST", "/games", key, body)["game"])
    bert.answer(bert.saying("asks you to a game"), "join")
    bert.saying("your turn")
    for each in (key, posthorn.key_of("bert")):  # a letter for each mail: what became of it is what is asked
        posthorn.ask("PATCH", "/me/account", each, {"settings": {"receipts": "yes"}})
    return game


def options(letter: EmailMessage) -> list[str]:
    """What can be said, without the hint behind it."""
    return [words.partition(": ")[0].strip() for _, words in _OPTION.findall(text(letter))]


def moves(posthorn: Posthorn, game: str) -> list[tuple[int, str, list[str]]]:
    """What was applied: seat, channel and lines, in order."""
    rows = posthorn.rows(
        "SELECT seat, channel, body FROM intake WHERE game = ? AND kind = 'say' AND status = 'done' ORDER BY seq", game
    )
    return [(row["seat"], row["channel"], json.loads(row["body"])["lines"]) for row in rows]


def reply_address(letter: EmailMessage) -> str:
    return str(letter["Reply-To"].addresses[0].addr_spec)
