"""Games and seats: create, list, look at one, sit down, cancel."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from flask import Response, current_app, request

from domain.game.aggregate import Game
from domain.game.luck import fairness
from domain.game.luck.beacon import round_time
from domain.game.table.grammar import Leave, Release
from domain.game.table.sequels import NO
from domain.titles.shelf import titles
from service.accounts import invitations
from service.api import answers, shapes
from service.api.api_request import ApiRequest
from service.api.conditions import GameName, Moment, Position, cursor, etag, is_unchanged, read_cursor
from service.api.intake import ACCEPTED, CHANGE, COMMAND_HEADERS, added, given_key, submit, wait_and_answer
from service.api.operations import Answer, Operations, json_answer
from service.api.problems import Problem
from service.api.sequels import sequel_document
from service.commands import admission
from service.commands.admission import Conditions, sit_refusal
from service.commands.opening import Opening, open_table
from service.commands.submit import Submission, settling
from service.limits.networks import caller_of
from service.projections import tables
from service.queries import lobby, rounds
from service.queries.people import sentence_text, texts
from service.store import terms
from service.store.intake import KeyReused

api = Operations()
TAGGED = {"ETag": "the version of the game"}
NOT_MODIFIED = Answer(None, "nothing has changed")


@api.operation(
    "POST",
    "/games",
    "Create a game",
    {201: Answer(answers.CommandShape(), "the game is open, or running if every seat is taken", ACCEPTED), **CHANGE},
    problems=(
        "no_such_title",
        "bad_option",
        "not_approved",
        "bad_seats",
        "bad_greeting",
        "no_such_player",
        "bad_address",
        "not_invited",
        "too_many_invitations",
        "too_many_games",
        "number_taken",
        "bad_beacon",
        "no_seed",
        "refused",
    ),
    body=shapes.NewGame(),
    headers=("Idempotency-Key", "Prefer"),
)
def create_game(req: ApiRequest) -> Response:
    """`game` in the answer is its id from the first moment. It begins when every seat is taken."""
    if req.body["title"] not in titles:
        raise Problem("no_such_title", f"The titles are: {', '.join(titles)}.")
    body = dict(req.body)
    named = ("title", "options", "seats", "public", "conditions", "greeting")
    title, options, seats, public, conditions, greeting = (body.pop(name) for name in named)
    opening = Opening(
        title=title, options=options, seats=seats, public=public, conditions=Conditions(**conditions),
        greeting=greeting,
        key=given_key(req) or f"{req.player.id}:{secrets.token_hex(16)}", further={**body, **added(req)},
    )  # fmt: skip
    client, most = caller_of(request.remote_addr), current_app.config["STRANGERS"]
    try:
        row = open_table(
            req.store, req.player.id, opening, client=client, most=most, channel="api", evidence="bearer key"
        )
    except KeyReused:
        raise Problem("key_reused") from None
    return wait_and_answer(req, row, done=201)


@api.operation(
    "GET",
    "/games",
    "List games: yours, most urgent first, or open ones",
    {200: Answer(answers.GamesPage(), "a page of games")},
    problems=("bad_cursor",),
    query=shapes.GamesQuery(),
)
def list_games(req: ApiRequest) -> Response:
    """A game that has left the list since the last page does not disturb the next one."""
    lines = _my_games(req) if req.query["which"] == "mine" else _open_games(req)
    return json_answer(lines)


def _my_games(req: ApiRequest) -> dict[str, Any]:
    limit, title = req.query["limit"], req.query.get("title")
    after = read_cursor(req.query.get("cursor"), "after", tuple[Position, Moment, Position, Position, GameName])
    with req.store.db.read() as session:
        rows = tables.mine(session, req.player.id, title, after=after, limit=limit + 1)
    more = cursor(after=tables.key_of(rows[limit - 1])) if len(rows) > limit else None
    return {"items": [_my_line(row) for row in rows[:limit]], "next": more}


def _open_games(req: ApiRequest) -> dict[str, Any]:
    limit, title = req.query["limit"], req.query.get("title")
    before = read_cursor(req.query.get("cursor"), "before", tuple[Position, GameName])
    with req.store.db.read() as session:
        rows = lobby.open_tables(session, title=title, before=before, limit=limit + 1)
    more = cursor(before=(rows[limit - 1]["number"], rows[limit - 1]["game"])) if len(rows) > limit else None
    return {"items": [{**_line(row), **NOT_MINE} for row in rows[:limit]], "next": more}


NOT_MINE = {"seat": None, "asked": False, "asked_since": None, "deadline": None, "prompt": None}


def _line(row: Any) -> dict[str, Any]:
    return {"id": row["game"], **{name: row[name] for name in ("number", "title", "phase", "version", "seats")}}


def _my_line(row: Any) -> dict[str, Any]:
    line = {**_line(row), **{name: row[name] for name in ("seat", "asked_since", "deadline")}}
    return {**line, "asked": bool(row["asked"]), "prompt": sentence_text(row["prompt"])}


@api.operation(
    "GET",
    "/games/{game}",
    "Look at a game: its seats, its state, its result",
    {200: Answer(answers.GameShape(), "the game", TAGGED), 304: NOT_MODIFIED},
    problems=("no_such_game",),
    headers=("If-None-Match",),
)
def show_game(req: ApiRequest, game: str) -> Response:
    found = req.game(game)
    tag = etag(found.version)
    if is_unchanged(tag):
        return Response(status=304, headers={"ETag": tag})
    return json_answer(game_document(req, found), headers={"ETag": tag, "Vary": "Authorization"})


def game_document(req: ApiRequest, game: Game) -> dict[str, Any]:
    result = game.title.result(game.state) if game.state is not None else None
    return {
        "id": game.id,
        "title": game.title_id,
        "options": game.options,
        "phase": game.phase,
        "version": game.version,
        "chain": game.chain,
        "commitment": game.commitment,
        "number": game.pool.number if game.pool else None,
        "beacon": {**msgspec.to_builtins(game.beacon), "due": round_time(game.beacon)} if game.beacon else None,
        "luck": texts(fairness.statement(game), req.names(game)),
        "pace": game.pace.bank,
        "clock": msgspec.structs.asdict(game.pace),
        **_terms(req, game),
        "places": _places(req, game),
        "result": result,
        "points_so_far": list(game.points_so_far) or None,
        "after": game.after or None,
        "sequel": sequel_document(req, game),
    }


def _terms(req: ApiRequest, game: Game) -> dict[str, Any]:
    """The host alone sees the word of the link."""
    with req.store.db.read() as session:
        found, greeting = admission.of(session, game.id), terms.greeting(session, game)
    word = found.word if req.player.id == game.by and game.phase == "open" else ""
    return {
        "public": found.public,
        "conditions": msgspec.structs.asdict(found.conditions),
        "word": word or None,
        "greeting": greeting,
    }


def _places(req: ApiRequest, game: Game) -> list[dict[str, Any]]:
    mine, names = game.seats_of(req.player.id), req.names(game)
    return [
        {
            "seat": seat,
            "name": names[seat],
            "kind": _kind(game, seat),
            "yours": seat in mine,
            "asked": seat in game.asked,
        }
        for seat in range(game.seats)
    ]


def _kind(game: Game, seat: int) -> str:
    holder = game.holders[seat]
    if holder.bot:
        return "bot"
    if not holder.player:
        return "open"
    return "player" if game.seated(seat) else "invited"


@api.operation(
    "POST",
    "/games/{game}/seats",
    "Sit down",
    {200: Answer(answers.CommandShape(), "you sit; the game has begun if that was the last seat"), **CHANGE},
    problems=(
        "no_such_game",
        "seat_taken",
        "no_open_seat",
        "seated_already",
        "not_public",
        "needs_address",
        "needs_games",
        "needs_reliability",
        "game_has_begun",
        "game_over",
        "key_reused",
        "refused",
    ),
    body=shapes.SitDown(),
    headers=COMMAND_HEADERS,
)
def sit_down(req: ApiRequest, game: str) -> Response:
    """`word`: of the link to a table that is not public. Who is invited needs none."""
    found, key = req.game(game), given_key(req)
    refused = None
    if key is None or req.store.intake.known(key) is None:
        refused = sit_refusal(req.store, found, req.player.id, req.body["word"])
    if refused is not None:
        raise refused
    return submit(req, Submission("sit", added(req)), found, req.body["seat"])


@api.operation(
    "DELETE",
    "/games/{game}/seats/{seat}",
    "Leave your seat, or as host let somebody go, before the game has begun",
    {
        200: Answer(answers.CommandShape(), "the seat is free again"),
        204: Answer(None, "you have declined the invitation; its host is told"),
        **CHANGE,
    },
    problems=(
        "no_such_game", "not_your_seat", "not_host", "host_stays", "nobody_there", "game_has_begun",
        "goes_on_already", "key_reused", "refused",
    ),
    headers=COMMAND_HEADERS,
)  # fmt: skip
def free_seat(req: ApiRequest, game: str, seat: str) -> Response:
    """`seat`: its number as in the document of the game, from 0."""
    found = req.game(game)
    if seat not in map(str, range(found.seats)):
        raise Problem("not_your_seat", f"The seats of this game are 0 to {found.seats - 1}.")
    own = int(seat) in found.seats_of(req.player.id)
    if own and found.phase == "open" and not found.seated(int(seat)):
        invitations.decline(req.store, req.player.id, found, NO)
        return Response(status=204)
    return submit(req, settling(Leave() if own else Release(int(seat) + 1)), found)


@api.operation(
    "GET",
    "/games/{game}/points",
    "The points of each seat after each round, once the game is over",
    {200: Answer(answers.PointsByRound(), "by round")},
    problems=("no_such_game", "not_over"),
)
def show_points(req: ApiRequest, game: str) -> Response:
    found = rounds.by_round(req.store, req.game(game))
    return json_answer({"rounds": [{"round": each.number, "points": each.points} for each in found]})


@api.operation(
    "DELETE",
    "/games/{game}",
    "Cancel a game that has not begun",
    {200: Answer(answers.CommandShape(), "the game is closed"), **CHANGE},
    problems=("no_such_game", "not_yours_to_cancel", "game_has_begun", "game_over", "key_reused", "refused"),
    headers=COMMAND_HEADERS,
)
def cancel_game(req: ApiRequest, game: str) -> Response:
    return submit(req, Submission("cancel"), req.game(game))
