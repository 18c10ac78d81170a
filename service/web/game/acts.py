"""What people do at a table beside moving: talk, notes, votes, seats, holidays, orders in advance, the game after.

Everything goes by the functions that the API uses. What is refused is said on the page, with what was written.
"""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Blueprint, abort, make_response, redirect, request, url_for
from werkzeug.wrappers import Response as Answer

from domain.game.aggregate import Game
from domain.game.lines import LineParser, Order
from domain.game.table import grammar
from domain.game.table.grammar import TableCommand, Vote
from domain.game.table.sequels import following
from domain.kernel.shapes import Refused
from service.accounts import settings
from service.commands import admission, sequels, talk
from service.commands.submit import Submission, lines, settling
from service.limits.rate_limits import TooMany
from service.limits.request_queue import wait_budget
from service.mail.incoming.nonce import added
from service.queries import clocks
from service.store import Store
from service.store.intake import KeyReused, Row
from service.web.forms import check_form
from service.web.game.page import page_of
from service.web.game.play import PATIENCE, await_and_show, render_page, submit, submit_once
from service.web.game.reader import PageReader, load_game, reader_of

_BUTTON: msgspec.json.Decoder[TableCommand] = msgspec.json.Decoder(TableCommand)
LONGEST_LINE = 900  # letters of a line that settles something
LONGEST = 2000  # letters of what is typed
_FIELDS = {"words": "talk", "until": "until", "order": "order", "nonce": "nonce", "hours": "hours", "name": "name"}


def install(pages: Blueprint) -> None:
    for act in (speak, settle, pause, back, call_me, take, rematch, go_on):
        pages.add_url_rule(f"/games/<game_id>/{act.__name__}", act.__name__, act, methods=["POST"])


def speak(game_id: str) -> Answer:
    """To the table, or a note to oneself."""
    store, now, reader, once = _pressing(game_id)
    private, words = request.form.get("private") == "yes", request.form.get("words", "")
    try:
        talk.say(store, now, reader.player, words, private=private, key=f"talk:web:{reader.player}:{once}")
    except Refused as refused:
        return _refused(store, now, reader, refused)
    return _back(now, reader, "notes" if private else "talk")


def settle(game_id: str) -> Answer:
    """What is about votes, seats or decided in advance, as in a mail. Others may move meanwhile."""
    try:
        return submit(game_id, _ordered if "order" in request.form else _settled, expects=False)
    except Refused as refused:
        store, now, reader, _ = _pressing(game_id)
        return _refused(store, now, reader, refused)


def _ordered(game: Game) -> Submission:
    line, parser = f"when asked: {' '.join(request.form['order'].split())}", LineParser(game.title)
    if len(line) > LONGEST_LINE or not isinstance(parser.line(line), Order):
        raise Refused("no_order", "That is nothing that can be decided in advance.")
    return lines(game, [line], parser)


def _settled(game: Game) -> Submission:
    command, hours = _button(), request.form.get("hours", "")
    if command == Vote("more time") and hours.isascii() and hours.isdecimal() and len(hours) < 5:
        command = Vote("more time", int(hours))
    if command is None or not grammar.lines.can_be_said(command):
        abort(400, "That is nothing about votes, seats or what is decided in advance.")
    return settling(command)


def _button() -> TableCommand | None:
    try:
        return _BUTTON.decode(request.form.get("command", "")[:LONGEST_LINE])
    except (msgspec.DecodeError, UnicodeEncodeError):
        return None


def pause(game_id: str) -> Answer:
    """A holiday: it holds in all games of this player."""
    store, now, reader, _ = _pressing(game_id)
    try:
        clocks.book_holiday(store, reader.player, request.form.get("until", "")[:10])
    except Refused as refused:
        return _refused(store, now, reader, refused)
    return _back(now, reader, "clocks", "away")


def back(game_id: str) -> Answer:
    """The holiday ends now, in all games."""
    store, now, reader, _ = _pressing(game_id)
    try:
        clocks.cut_holiday(store, reader.player)
    except Refused as refused:
        return _refused(store, now, reader, refused)
    return _back(now, reader, "clocks", "back")


def call_me(game_id: str) -> Answer:
    """A guest says their name."""
    store, now, reader, _ = _pressing(game_id)
    try:
        settings.rename(store, reader.player, request.form.get("name", "")[:100])
    except Refused as refused:
        return _refused(store, now, reader, refused)
    return redirect(url_for("web.game", game_id=now.id, letter=reader.letter), 303)


def take(game_id: str) -> Answer:
    """An offered seat; who takes it did not sit here before."""
    store, now, reader, once = _pressing(game_id, sits=False)
    given = request.form.get("offered", "")
    if given not in map(str, range(now.seats)):
        abort(400, "This form is not whole. Load the page again and press once more.")
    known = store.intake.known(f"web:{reader.player}:{once}")
    refused = admission.sit_refusal(store, now, reader.player) if known is None else None
    if refused is not None:
        return _refused(store, now, reader, refused)
    body = added(request.form.get("nonce", ""))
    row = submit_once(store, Submission("sit", body), now, reader, once, seat=int(given))
    return await_and_show(store, now.id, reader, row)


def rematch(game_id: str) -> Answer:
    store, now, reader, _ = _pressing(game_id)
    try:
        row = sequels.rematch(store, now, reader.player, channel="web", evidence="session")
        return _to_the_next(store, row, reader, row.game)
    except Refused as refused:
        return _refused(store, now, reader, refused)


def go_on(game_id: str) -> Answer:
    """One word on what follows the game."""
    store, now, reader, once = _pressing(game_id)
    how: dict[str, Any] = {"channel": "web", "key": f"web:{reader.player}:{once}", "evidence": "session"}
    word = request.form.get("word", "")[:40]
    try:
        row = sequels.ask(store, now.id, reader.player, word, added(request.form.get("nonce", "")), **how)
        return _to_the_next(store, row, reader, following(now.id) if word != "no" else now.id)
    except KeyReused:
        abort(409, "This form was sent already with other words. Load the page again.")
    except Refused as refused:
        return _refused(store, now, reader, refused)


def _to_the_next(store: Store, row: Row, reader: PageReader, game: str) -> Answer:
    """There it stands who has sat down; a game that has begun is shown at once."""
    with wait_budget().of(reader.player, PATIENCE) as allowed:
        row = store.intake.wait(row, allowed) or row
    if row.status == "refused" and row.verdict is not None:
        raise Refused(row.verdict.code, "{text}", text=row.verdict.text)
    return redirect(url_for("web.game", game_id=game, did=None if row.is_decided else row.id), 303)


def _pressing(game_id: str, sits: bool = True) -> tuple[Store, Game, PageReader, str]:
    """Refuses a form that is not ours, and readers who may not press."""
    once = check_form()
    store, now = load_game(game_id)
    reader = reader_of(now)
    if not (reader.acts if sits else reader.player and not reader.letter):
        abort(403, "Only who sits here may say that. Sign in, or answer the letter.")
    return store, now, reader, once


def _back(now: Game, reader: PageReader, section: str, told: str = "") -> Answer:
    """`told`: what the page confirms at its head."""
    given: dict[str, Any] = {"letter": reader.letter, "seat": request.form.get("seat") or None, "tab": section}
    there = url_for("web.game", game_id=now.id, **given, told=told or None)
    return redirect(there if told else f"{there}#side", 303)


def _refused(store: Store, now: Game, reader: PageReader, refused: Refused) -> Answer:
    """The page with what was typed where it was typed, and the panel open in which that is."""
    typed = {_FIELDS[name]: value[:LONGEST] for name, value in request.form.items() if name in _FIELDS}
    if "words" in request.form and request.form.get("private") == "yes":
        typed = {"note": typed["talk"]}
    page = page_of(store, now, now, reader)
    answer = make_response(render_page("game.html", page, refused=refused.text, typed=typed))
    if isinstance(refused, TooMany):
        answer.status_code, answer.headers["Retry-After"] = 429, str(refused.retry_after)
    return answer
