"""Setting up: the table before anything is dealt, and the deal."""

from __future__ import annotations

from domain.kernel.luck import draw, pick
from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.ohmygoods.cards.content import Content, content
from domain.titles.ohmygoods.cards.pieces import Chapter
from domain.titles.ohmygoods.facts import LaidOut
from domain.titles.ohmygoods.options import Options
from domain.titles.ohmygoods.parts import BADGE_CARDS, BADGE_COAL, COAL, HAND, SHOWN_ASSISTANTS
from domain.titles.ohmygoods.questions import Draws, NewRound, Portion
from domain.titles.ohmygoods.table import Player, Table, cards_of, in_order, replace


def initial(options: Options, seats: int) -> Table:
    cards = content(options.house)
    if options.key == "base":
        if seats == 1:
            raise Refused("bad_seats", "The base game is for 2 to 4 seats; alone, choose a chapter.")
        return _table(options, seats, cards, (), ())
    chapter = cards.chapters[options.key, seats == 1]
    numbers = tuple(n for n in dict.fromkeys((*chapter.deck_add, *options.met)) if n not in options.removed)
    return _with_events(_table(options, seats, cards, numbers, chapter.stacks), chapter)


def _table(options: Options, seats: int, cards: Content, added: tuple[int, ...], stacks: tuple[int, ...]) -> Table:
    deck = (*cards.base, *(card for number in added for card in cards.numbered[number]))
    laid = tuple((number, cards.numbered[number]) for number in stacks)
    on_table = {*deck, *(card for _, stack in laid for card in stack)}
    return Table(
        options=options,
        seats=seats,
        players=(Player(),) * seats,
        deck=tuple(sorted(deck)),
        box=tuple(card for card in cards.cards if card not in on_table),
        stacks=laid,
        seen=tuple(sorted(card for _, stack in laid for card in stack)),
        numbers=(*added, *stacks),
        aside=tuple(cards.sides),
    )


def _with_events(table: Table, chapter: Chapter) -> Table:
    """The events from the pool are drawn when they are turned up: until then nobody knows them."""
    events = (*chapter.first, *(0,) * chapter.drawn, *chapter.last)
    return replace(table, events=events, pool=chapter.pool)


def deal(turn: Turn[Table]) -> None:
    state, luck = turn.state, turn.luck
    cards = cards_of(state)
    active = luck.below(state.seats, "first player")
    charburners = draw(luck, cards.charburners, state.seats, "charburner")
    shown = draw(luck, state.aside, SHOWN_ASSISTANTS[state.seats], "assistant")
    display = tuple(pick(luck, cards.sides[card], "assistant side") for card in shown)
    names = tuple(cards.assistants[side].name for side in display)
    turn.emit(LaidOut(active, charburners, display, names))
    turn.plan(Draws(_dealt(turn.state)), NewRound())


def _dealt(state: Table) -> tuple[Portion, ...]:
    portions: list[Portion] = []
    for seat in in_order(state):
        cards, coal = badge_gifts(state.options, seat)
        portions.append(Portion(seat, HAND + cards))
        portions.append(Portion(seat, COAL + coal, state.players[seat].buildings[0].card))
    return tuple(portions)


def badge_gifts(options: Options, seat: int) -> tuple[int, int]:
    """The cards and the coal that a badge of the last pledge brings in chapters 4 and 5."""
    badge = options.badges[seat] if seat < len(options.badges) else ""
    if not badge or options.key[:1] not in ("4", "5"):
        return 0, 0
    return (BADGE_CARDS, 0) if badge == options.path else (0, BADGE_COAL)
