"""Play: the view of a seat, what is legal, commands, undo, preview, history, export."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from flask import Response
from marshmallow import ValidationError

from domain.game.aggregate import Game
from domain.game.simulation import simulate
from domain.kernel.families import Family
from domain.kernel.shapes import Command, Refused
from domain.kernel.title import Listed
from domain.titles.shelf import titles
from service.api import answers, shapes
from service.api.api_request import NAME, ApiRequest
from service.api.command_schemas import command_schemas, title_of
from service.api.conditions import Position, cursor, etag, is_unchanged, read_cursor
from service.api.games import NOT_MODIFIED, TAGGED
from service.api.intake import CHANGE, COMMAND_HEADERS, command_document, submit
from service.api.operations import Answer, Operations, bad_shape, json_answer
from service.api.problems import Problem
from service.commands.submit import Submission, lines, move
from service.queries import position
from service.queries.people import names_then, sentence_text, texts
from service.queries.position import GameStatus, View

api = Operations()
ALTERNATIVES = 12  # legal sentences named in a refusal
BY_SEAT = ("no_such_game", "not_started", "not_your_seat")
BY_UNDO = ("cannot_undo", "nothing_to_undo")
BY_RULES = ("other_title", "not_your_turn", "not_now", "game_over", "not_understood", "ambiguous", "refused")


@api.operation(
    "GET",
    "/games/{game}/view",
    "What your seat may know, now or at a past version",
    {200: Answer(answers.ViewShape(), "the view", TAGGED), 304: NOT_MODIFIED},
    problems=("no_such_game", "not_started", "no_such_version", "not_your_seat"),
    query=shapes.ViewQuery(),
    headers=("If-None-Match",),
)
def show_view(req: ApiRequest, game: str) -> Response:
    """Who has no seat in the game sees what a spectator sees. A past position is shown as you knew it then."""
    with req.moment() as seconds:
        standing, view = position.current_view(req.store, game, lambda now: req.seat(now, req.query["seat"]), seconds)
    req.admitted(standing)
    wanted = req.query["version"]
    if wanted is not None and wanted > standing.head:
        raise Problem("no_such_version", version=standing.head)
    if view is None:
        raise Problem("not_started", version=standing.head)
    shown = view.version if wanted is None else wanted
    tag = etag(shown)
    if is_unchanged(tag):
        return Response(status=304, headers={"ETag": tag})
    if shown == view.version:
        document = view_document(req, standing, view)
    else:
        document = past_document(req, position.past(req.store, req.game(standing.id), shown), view.seat)
    return json_answer(document, headers={"ETag": tag, "Vary": "Authorization"})


def view_document(req: ApiRequest, standing: GameStatus, view: View) -> dict[str, Any]:
    prompt = standing.places[view.seat].prompt if view.seat is not None else None
    return {
        "game": standing.id,
        "version": view.version,
        "behind": standing.behind,
        "seat": view.seat,
        "asked": standing.asked,
        "prompt": sentence_text(prompt, req.names(standing)) if prompt else None,
        "view": view.view,
        "text": titles[standing.title_id].text(view.view),
    }


def past_document(req: ApiRequest, game: Game, seat: int | None) -> dict[str, Any]:
    view = req.store.games.view(game, seat) if game.state is not None else None
    return {
        "game": game.id,
        "version": game.version,
        "behind": 0,
        "seat": seat,
        "asked": game.asked,
        "prompt": _prompt(req, game, seat),
        "view": view,
        "text": game.title.text(view) if view is not None else "",
    }


def _prompt(req: ApiRequest, game: Game, seat: int | None) -> str | None:
    if seat is None or seat not in game.asked:
        return None
    return game.title.prompt(game.state, seat).text(req.names(game))


@api.operation(
    "GET",
    "/games/{game}/legal",
    "What your seat may say now",
    {200: Answer(answers.LegalShape(), "commands, and forms where there are too many to list", TAGGED)},
    problems=("no_such_game", "not_started", "not_your_seat"),
    query=shapes.SeatQuery(),
)
def show_legal(req: ApiRequest, game: str) -> Response:
    found = req.running(game)
    seat = req.own_seat(found, req.query["seat"])
    speaks = found.phase == "running" and not found.has_resigned(seat)
    offered = found.title.listed(found.state, seat) if speaks else Listed((), False)
    commands = [offer for offer in offered.offers if not isinstance(offer, Family)]
    names = req.names(found)
    document = {
        "game": found.id,
        "version": found.version,
        "seat": seat,
        "prompt": _prompt(req, found, seat),
        "commands": [_with_hint(found, seat, command, names) for command in commands],
        "forms": [_form(found, offer) for offer in offered.offers if isinstance(offer, Family)],
        "more": _grammar(found, offered),
        "undo": req.store.games.undo_refusal(found, seat) is None,
    }
    return json_answer(document, headers={"ETag": etag(found.version), "Vary": "Authorization"})


def _grammar(game: Game, offered: Listed) -> list[str]:
    """How those are said that are not listed."""
    kinds = dict.fromkeys(offer.command if isinstance(offer, Family) else type(offer) for offer in offered.offers)
    return [pattern for pattern, _ in game.title.language.grammar(kinds)] if offered.more else []


def _command(game: Game, command: Command) -> dict[str, Any]:
    return {"sentence": game.title.sentence(command), "command": msgspec.to_builtins(command)}


def _with_hint(game: Game, seat: int, command: Command, names: Sequence[str]) -> dict[str, Any]:
    hint = game.title.hint(game.state, seat, command)
    return {**_command(game, command), "hint": hint.text(names) if hint else ""}


def _form(game: Game, form: Family) -> dict[str, Any]:
    spec = game.title.language.specs[form.command]
    examples = [_command(game, command) for command in form.examples]
    return {"type": spec.name, "sentence": spec.patterns[0], "help": spec.help, "examples": examples}


@api.operation(
    "POST",
    "/games/{game}/commands",
    "Say something: a sentence, several, or a structured command",
    {200: Answer(answers.CommandShape(), "done"), **CHANGE},
    problems=(*BY_SEAT, *BY_UNDO, "not_confirmed", *BY_RULES),
    body=shapes.TypedLine(),
    headers=COMMAND_HEADERS,
)
def say(req: ApiRequest, game: str) -> Response:
    """`undo` takes back your last move, until luck, a reveal or the act of another seat stands in the way."""
    found = req.running(game)
    req.own_seat(found, req.body["seat"])
    if "command" in req.body:
        command = _read_command(found, req.body["command"])
        return submit(req, move(found, command), found, req.body["seat"])
    said = req.body["lines"] if "lines" in req.body else [req.body["say"]]
    return submit(req, lines(found, said), found, req.body["seat"])


def _read_command(game: Game, data: dict[str, Any]) -> Command:
    other = title_of(data.get("type"))
    if other not in (None, game.title_id):
        raise Problem("other_title", f"{data['type']} is a command of {other}; this is a game of {game.title_id}.")
    try:
        return command_schemas(game.title_id).read(data)
    except ValidationError as error:
        raise bad_shape(error, under="/command") from error


@api.operation(
    "GET",
    "/commands/{command}",
    "The verdict on a command of yours",
    {200: Answer(answers.CommandShape(), "as far as it is decided")},
    problems=("no_such_command",),
)
def show_command(req: ApiRequest, command: str) -> Response:
    row = req.store.intake.row(command) if NAME.fullmatch(command) else None
    if row is None or row.player != req.player.id:
        raise Problem("no_such_command")
    return json_answer(command_document(row))


@api.operation(
    "POST",
    "/games/{game}/undo",
    "Take your last move back",
    {200: Answer(answers.CommandShape(), "taken back"), **CHANGE},
    problems=(*BY_SEAT, *BY_UNDO, "game_over", "refused"),
    body=shapes.Undo(),
    headers=COMMAND_HEADERS,
)
def undo(req: ApiRequest, game: str) -> Response:
    found = req.running(game)
    req.own_seat(found, req.body["seat"])
    return submit(req, Submission("undo"), found, req.body["seat"])


@api.operation(
    "POST",
    "/games/{game}/preview",
    "What a command would do, without doing it",
    {200: Answer(answers.PreviewShape(), "up to the point where luck or a secret would show")},
    problems=(*BY_SEAT, *BY_RULES),
    body=shapes.Preview(),
)
def preview(req: ApiRequest, game: str) -> Response:
    """`after`: what if: a line of moves of this seat that leads to the position in which the command is tried."""
    now = req.running(game)
    seat = req.own_seat(now, req.body["seat"])
    body = req.body
    before = simulate(now, seat, body["after"])
    found = before.game
    if before.refused is not None:
        raise refusal(req, found, seat, before.refused)
    line = found.title.sentence(_read_command(found, body["command"])) if "command" in body else body["say"]
    seen = req.store.games.preview(found, seat, line)
    if seen.refused is not None:
        raise refusal(req, found, seat, seen.refused)
    told = texts(list(seen.told), req.names(found))
    return json_answer({"told": told, "stopped": seen.stopped, "view": seen.view})


def refusal(req: ApiRequest, game: Game, seat: int, refused: Refused) -> Problem:
    alternatives = req.store.games.legal(game, seat, ALTERNATIVES)
    return Problem(refused.code, refused.sentence.text(req.names(game)), alternatives=alternatives)


@api.operation(
    "GET",
    "/games/{game}/history",
    "The history as told to your seat",
    {200: Answer(answers.HistoryPage(), "a page of events")},
    problems=("no_such_game", "not_your_seat", "bad_cursor"),
    query=shapes.HistoryQuery(),
)
def show_history(req: ApiRequest, game: str) -> Response:
    since, limit = read_cursor(req.query.get("cursor"), "version", Position) or 0, req.query["limit"]
    with req.moment() as seconds:
        seat = req.seat(req.admitted(position.current(req.store, game, seconds)), req.query["seat"])
        standing, told = position.history_since(req.store, game, seat, since, limit, seconds)
    people = names_then(req.store, game, req.names(standing))
    items = [{**_event(each), "told": texts(each.told, people.at(each.version))} for each in told]
    more = told and told[-1].version < standing.head
    return json_answer({"items": items, "next": cursor(version=told[-1].version) if more else None})


def _event(told: Any) -> dict[str, Any]:
    return {name: getattr(told, name) for name in ("version", "at", "seat", "said", "kind", "undone")}


@api.operation(
    "GET",
    "/games/{game}/export",
    "The game as one document",
    {200: Answer(answers.ExportShape(), "as your seat knows it while it runs, everything and the seed after its end")},
    problems=("no_such_game", "not_your_seat"),
    query=shapes.SeatQuery(),
)
def export(req: ApiRequest, game: str) -> Response:
    found = req.game(game)
    seat = req.seat(found, req.query["seat"])
    name = f'attachment; filename="{found.title_id}-{found.id}.json"'
    return json_answer(req.store.games.export(found.id, seat, whole=False), headers={"Content-Disposition": name})
