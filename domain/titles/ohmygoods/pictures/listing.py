"""The position as plain facts, one a line, from a view: for screen readers and narrow screens."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.telling import Seat, Sentence
from domain.titles.ohmygoods.pictures.text import (
    View,
    assistant_line,
    building_line,
    card_line,
    counts_of,
    head_lines,
    legend_of,
    own_answer,
    row_of,
    summary_of,
)


def listing(view: View) -> tuple[Sentence, ...]:
    """The lines of the text, each with the words that its place there gives it."""
    me = view["seat"]
    players = sorted(view["players"], key=lambda player: (player["seat"] != me, player["seat"]))
    own = _own(view) if me is not None else ()
    return (*_table(view), *own, *_for_sale(view), *(line for player in players for line in _tableau(player)))


def _table(view: View) -> Iterator[Sentence]:
    for line in head_lines(view):
        yield Sentence.of("{line}", line=line)
    market = view["market"]
    for half in ("sunrise", "sunset"):
        if market[half]:
            cards = row_of(market[half]) + legend_of(market[half])
            yield Sentence.of("Market, {half}: {cards}.", half=half, cards=cards)
    if market["sunrise"]:
        whose = "for you" if view["seat"] is not None else "in all"
        yield Sentence.of("Market, {whose}: {counts}.", whose=whose, counts=counts_of(view))


def _own(view: View) -> Iterator[Sentence]:
    for card in view["hand"]:
        yield Sentence.of("In your hand: {card}", card=card_line(card))
    if view["planned"] is not None:
        yield Sentence.of("Set aside to build: {card}", card=card_line(view["planned"]))
    if view["answer"] is not None:
        yield own_answer(view)


def _for_sale(view: View) -> Iterator[Sentence]:
    for assistant in view["display"]:
        yield Sentence.of("For hire: {assistant}", assistant=assistant_line(assistant))
    for stack in view["stacks"]:
        for card in stack["cards"]:
            yield Sentence.of("Stack {number}: {card}", number=stack["number"], card=card_line(card))


def _tableau(player: View) -> Iterator[Sentence]:
    who = Seat(player["seat"])
    yield Sentence.of("{who}: {summary}", who=who, summary=summary_of(player))
    for building in player["buildings"]:
        yield Sentence.of("{who}: {building}", who=who, building=building_line(building))
