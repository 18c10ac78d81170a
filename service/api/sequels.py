"""What follows a game that is over: go on at the same table, or leave the seat to a bot."""

from __future__ import annotations

from typing import Any

from flask import Response

from domain.game.aggregate import Game
from domain.game.table.sequels import following, words
from service.api import answers, shapes
from service.api.api_request import ApiRequest
from service.api.intake import CHANGE, added, given_key, wait_and_answer
from service.api.operations import Answer, Operations
from service.api.problems import Problem
from service.commands import sequels
from service.queries import position
from service.queries.people import texts
from service.store import KeyReused

api = Operations()


@api.operation(
    "POST",
    "/games/{game}/next",
    "Go on from a game that is over",
    {200: Answer(answers.CommandShape(), "done; `game` is the next one"), **CHANGE},
    problems=(
        "no_such_game",
        "not_over",
        "nothing_follows",
        "no_such_way",
        "nobody_goes_on",
        "goes_on_already",
        "seated_already",
        "not_your_seat",
    ),
    body=shapes.GoOn(),
    headers=("Idempotency-Key", "Prefer"),
)
def go_on(req: ApiRequest, game: str) -> Response:
    """`next` or another of its ways opens the next game, or sits down at it; `no` leaves the seat to a bot."""
    found = req.game(game)
    how = {"channel": "api", "key": given_key(req), "evidence": "bearer key"}
    try:
        row = sequels.ask(req.store, found.id, req.player.id, req.body["word"], added(req), **how)
    except KeyReused:
        raise Problem("key_reused") from None
    return wait_and_answer(req, row)


@api.operation(
    "POST",
    "/games/{game}/rematch",
    "The same table once more, after the end",
    {200: Answer(answers.CommandShape(), "opened, or you sit down at the one that somebody opened"), **CHANGE},
    problems=(
        "no_such_game",
        "not_over",
        "not_your_seat",
        "goes_on_already",
        "nothing_follows",
        "seated_already",
        "too_many_games",
        "refused",
    ),
)
def ask_rematch(req: ApiRequest, game: str) -> Response:
    row = sequels.rematch(req.store, req.game(game), req.player.id, channel="api", evidence="bearer key")
    return wait_and_answer(req, row)


def sequel_document(req: ApiRequest, game: Game) -> dict[str, Any] | None:
    """What follows a game that is over; None while it runs, or if nothing is to be told."""
    found = game.title.sequel(game.state) if game.closed == "finished" else None
    if found is None or not found.told:
        return None
    then = position.found(req.store, following(game.id))
    names = req.names(game)
    return {
        "tale": texts(found.told, names),
        "game": then.id if then is not None else None,
        "ways": [{"word": way.word, "text": way.text.text(names)} for way in found.ways],
        "words": list(words(game, then, req.player.id)),
    }
