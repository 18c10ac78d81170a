"""Setting up: the table before anything is dealt, the deal, and the choice of a window."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.luck import draw
from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.sagrada.cards import PATTERNS, PRIVATE, PUBLIC, TOOLS, WINDOW_CARDS
from domain.titles.sagrada.chapters.rounds import begin_round
from domain.titles.sagrada.commands import Choose
from domain.titles.sagrada.facts import ObjectivesDealt, TableLaid, WindowCardsDealt, WindowChosen
from domain.titles.sagrada.options import Options
from domain.titles.sagrada.parts import Window
from domain.titles.sagrada.questions import ChooseWindow
from domain.titles.sagrada.table import CARDS, Table, rules


def initial(options: Options, seats: int) -> Table:
    return Table(
        seats=seats,
        options=options,
        windows=(Window(),) * seats,
        favour=(0,) * seats,
        private=((),) * seats,
        offered=((),) * seats,
        spare=((),) * seats,
        box=CARDS,
    )


def deal(turn: Turn[Table]) -> None:
    state, luck = turn.state, turn.luck
    tools = draw(luck, TOOLS, state.options.tools if state.solo else 3, "tools")
    public = draw(luck, PUBLIC, 2 if state.solo else 3, "public objectives")
    start = luck.below(state.seats, "start player") if state.options.start_player == "random" else 0
    turn.emit(TableLaid(tools, public, start))
    each = 2 if state.solo else 1
    private = draw(luck, PRIVATE, each * state.seats, "private objectives")
    windows = draw(luck, WINDOW_CARDS, 2 * state.seats, "window cards")
    for seat in range(state.seats):
        turn.emit(ObjectivesDealt(seat, private[each * seat : each * seat + each]))
        turn.emit(WindowCardsDealt(seat, windows[2 * seat : 2 * seat + 2]))
    turn.ask(ChooseWindow(tuple(range(state.seats))))


def patterns_offered(state: Table, seat: int) -> tuple[str, ...]:
    return tuple(side for card in state.offered[seat] for side in WINDOW_CARDS[card])


@rules.offer(ChooseWindow)
def choices(state: Table, question: ChooseWindow, seat: int) -> Iterator[Choose]:
    return map(Choose, patterns_offered(state, seat))


@rules.answer(ChooseWindow, Choose)
def choose(turn: Turn[Table], question: ChooseWindow, command: Choose) -> None:
    offered = patterns_offered(turn.state, turn.seat)
    if command.window not in offered:
        names = ", ".join(PATTERNS[pattern].name for pattern in offered)
        raise Refused("not_offered", "That window was not dealt to you. You can choose: {names}.", names=names)


@rules.reveal(ChooseWindow)
def open_choices(turn: Turn[Table], question: ChooseWindow, answers: dict[int, Choose]) -> None:
    for seat, answer in answers.items():
        turn.emit(WindowChosen(seat, answer.window))
    begin_round(turn)
