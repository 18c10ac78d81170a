"""The position as plain facts, one a line: what the picture shows, for ears and for narrow screens."""

from __future__ import annotations

from typing import Any

from domain.kernel.telling import Seat, Sentence, listed


def listing(view: dict[str, Any]) -> tuple[Sentence, ...]:
    return (_turn(view), *(_player(player, view["target"]) for player in view["players"]))


def _turn(view: dict[str, Any]) -> Sentence:
    if view["result"]:
        return Sentence.of("The game is over: {who} has won.", who=Seat(view["result"]["ranking"][0][0]))
    rolls = listed([str(die) for die in view["rolled"]], "not yet")
    template = "It is the turn of {who}: rolled {rolls}; {n} {n|point|points} in this turn."
    return Sentence.of(template, who=Seat(view["turn"]), rolls=rolls, n=view["points"])


def _player(player: dict[str, Any], target: int) -> Sentence:
    parts = {"who": Seat(player["seat"]), "banked": player["banked"], "target": target}
    if player["plan"] is None:
        return Sentence.of("{who} has {banked} points of {target}.", **parts)
    template = "{who} has {banked} points of {target} and will hold at {points} in {n} more {n|turn|turns}."
    return Sentence.of(template, points=player["plan"]["hold_at"], n=player["plan"]["turns"], **parts)
