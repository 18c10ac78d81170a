"""The course of the game: a round from its event to its end, the last round, the end."""

from __future__ import annotations

from domain.kernel.luck import pick
from domain.kernel.rules import Turn
from domain.titles.ohmygoods.facts import EventTurnedUp, LastRoundAnnounced, RoundBegan, RoundEnded
from domain.titles.ohmygoods.parts import LAST_BUILDING
from domain.titles.ohmygoods.questions import Carry, Cleanup, NewRound, PhaseOne, RoundEnds, Scoring
from domain.titles.ohmygoods.scoring import result_of
from domain.titles.ohmygoods.table import Table, cards_of, chapter_of, in_order, rules


@rules.step(NewRound)
def new_round(turn: Turn[Table], step: NewRound) -> None:
    turn.emit(RoundBegan(turn.state.round + 1))
    turn.plan(PhaseOne())
    if turn.state.events:
        _turn_up_event(turn)


def _turn_up_event(turn: Turn[Table]) -> None:
    """The next event replaces the one before; what that one brought stays."""
    state = turn.state
    number = state.events[0] or pick(turn.luck, state.pool, "event")
    event = cards_of(state).events[number]
    turn.emit(EventTurnedUp(number, event.name, event.text, last=len(state.events) == 1))
    effects = tuple(effect for effect in event.effects if effect.when in ("reveal", "round"))
    if effects:
        turn.plan(Carry(effects, in_order(state)))


@rules.step(RoundEnds)
def round_ends(turn: Turn[Table], step: RoundEnds) -> None:
    state = turn.state
    turn.plan(Cleanup())
    if state.event:
        effects = tuple(e for e in cards_of(state).events[state.event].effects if e.when == "round_end")
        if effects:
            turn.plan(Carry(effects, in_order(state)))


@rules.step(Cleanup)
def clean_up(turn: Turn[Table], step: Cleanup) -> None:
    """The market is discarded and the active player passes on; is this the end?"""
    order = in_order(turn.state)
    chapter = chapter_of(turn.state)
    turn.emit(RoundEnded())
    if not turn.state.last:
        if chapter is None and _eighth_building(turn.state):
            turn.emit(LastRoundAnnounced())
        turn.plan(NewRound())
    elif chapter is not None:
        turn.plan(Carry(chapter.end, order), Scoring())
    else:
        turn.plan(Scoring())


def _eighth_building(state: Table) -> bool:
    return any(len(player.buildings) >= LAST_BUILDING for player in state.players)


@rules.step(Scoring)
def score(turn: Turn[Table], step: Scoring) -> None:
    turn.finish(result_of(turn.state))
