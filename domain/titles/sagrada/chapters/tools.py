"""The twelve tools. Those without luck are one action: draft, change and place, or nothing at all."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.families import Offer
from domain.kernel.luck import roll
from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.sagrada.cards import TOOLS
from domain.titles.sagrada.chapters.draft import cannot_draft
from domain.titles.sagrada.chapters.moves import cannot_move, cannot_move_two, movable
from domain.titles.sagrada.chapters.rounds import begin_turn, draw_colours, go_on
from domain.titles.sagrada.chapters.timing import price, unusable, wrong_payment
from domain.titles.sagrada.chapters.uses import CHANGES, back_to_pool, straightedge_mode
from domain.titles.sagrada.commands import Leave, Move, MoveTwo, Pinch, Place, PlaceAs, Risk, Swap, Use, UseOn
from domain.titles.sagrada.facts import (
    DiceMoved,
    DiceSwapped,
    DieChanged,
    DieExchanged,
    DieMoved,
    DiePlaced,
    DraftSpent,
    PoolRolled,
    SecondTurnMoved,
    SecondTurnSkipped,
    ToolUsed,
    ValueChosen,
)
from domain.titles.sagrada.parts import CELLS, PLAIN, numbers_in, why_not
from domain.titles.sagrada.questions import PlaceDrawn, PlaceRolled, YourTurn
from domain.titles.sagrada.table import Table, rules


def check(turn: Turn[Table], question: YourTurn, tool: str, pay: str | None, die: str | None = None) -> None:
    """Everything that all uses of a tool have to meet."""
    state = turn.state
    turn.refuse_if(unusable(state, question, tool))
    if die is not None and tool != "running_pliers":
        turn.refuse_if(cannot_draft(state, die))
    elif die is not None and die not in state.pool:
        raise Refused("not_in_pool", "{die} is not in the pool.", die=die)
    turn.refuse_if(wrong_payment(state, tool, pay, die))


def pay_for(turn: Turn[Table], tool: str, pay: str | None) -> None:
    tokens = 0 if turn.state.solo else price(turn.state, tool)
    turn.emit(ToolUsed(turn.seat, tool, tokens, pay))


def cannot_end(state: Table, seat: int, die: str, cell: str | None, mode: str = PLAIN) -> Refused | None:
    """Why a changed die cannot end on this cell; without a cell it goes back, where the options allow it."""
    window = state.windows[seat]
    if cell is not None:
        return why_not(window, die, cell, mode)
    if not back_to_pool(state) or mode != PLAIN:
        return Refused("place_it", "Say where {die} goes; it cannot stay in the pool.", die=die)
    if window.of(die):
        return Refused("place_it", "{die} fits into your window, so it has to be placed.", die=die)
    return None


def place_or_leave(turn: Turn[Table], die: str, cell: str | None) -> None:
    turn.emit(DiePlaced(turn.seat, die, cell) if cell is not None else DraftSpent(turn.seat, die))


@rules.answer(YourTurn, UseOn)
def use_on(turn: Turn[Table], question: YourTurn, command: UseOn) -> None:
    check(turn, question, command.tool, command.pay, command.die)
    if command.tool == "running_pliers":
        _one_more(turn, command)
    elif command.tool == "grinding_stone":
        _change(turn, command.tool, command.die, "over", command.cell, command.pay)
        go_on(turn, question)
    else:
        mode = straightedge_mode(turn.state)
        turn.refuse_if(cannot_end(turn.state, turn.seat, command.die, command.cell, mode))
        pay_for(turn, command.tool, command.pay)
        place_or_leave(turn, command.die, command.cell)
        go_on(turn, question)


def _one_more(turn: Turn[Table], command: UseOn) -> None:
    """Running Pliers: one more draft ends the first turn, and the second one is skipped."""
    if turn.state.options.running_pliers_extra == "full_turn":
        raise Refused("whole_turn", 'Here Running Pliers bring your whole second turn: say "use running pliers".')
    if command.cell is None:
        raise Refused("place_it", "Say where {die} goes.", die=command.die)
    turn.refuse_if(why_not(turn.state.windows[turn.seat], command.die, command.cell))
    pay_for(turn, command.tool, command.pay)
    turn.emit(DiePlaced(turn.seat, command.die, command.cell))
    turn.emit(SecondTurnSkipped(turn.seat))
    begin_turn(turn)


def _change(turn: Turn[Table], tool: str, die: str, way: str, cell: str | None, pay: str | None) -> None:
    new = dict(CHANGES[tool][die]).get(way)
    if new is None:
        raise Refused("no_further", "{die} cannot go {way}.", die=die, way=way)
    turn.refuse_if(cannot_end(turn.state, turn.seat, new, cell))
    pay_for(turn, tool, pay)
    turn.emit(DieChanged(turn.seat, die, new))
    place_or_leave(turn, new, cell)


@rules.answer(YourTurn, Pinch)
def pinch(turn: Turn[Table], question: YourTurn, command: Pinch) -> None:
    check(turn, question, "grozing_pliers", command.pay, command.die)
    _change(turn, "grozing_pliers", command.die, command.way, command.cell, command.pay)
    go_on(turn, question)


@rules.answer(YourTurn, Swap)
def swap(turn: Turn[Table], question: YourTurn, command: Swap) -> None:
    check(turn, question, "lens_cutter", command.pay, command.die)
    track = turn.state.track
    if not 1 <= command.round <= len(track) or command.other not in track[command.round - 1]:
        template = "There is no {die} on round {round} of the round track."
        raise Refused("not_on_track", template, die=command.other, round=command.round)
    turn.refuse_if(cannot_end(turn.state, turn.seat, command.other, command.cell))
    pay_for(turn, "lens_cutter", command.pay)
    turn.emit(DiceSwapped(turn.seat, command.die, command.other, command.round))
    place_or_leave(turn, command.other, command.cell)
    go_on(turn, question)


@rules.answer(YourTurn, Move)
def move(turn: Turn[Table], question: YourTurn, command: Move) -> None:
    check(turn, question, command.tool, command.pay)
    window = turn.state.windows[turn.seat]
    colours = movable(turn.state, command.tool)
    turn.refuse_if(cannot_move(turn.state, window, command.tool, command.source, command.target, colours))
    pay_for(turn, command.tool, command.pay)
    turn.emit(DieMoved(turn.seat, command.source, command.target, window.die_at(command.source) or ""))
    go_on(turn, question)


@rules.answer(YourTurn, MoveTwo)
def move_two(turn: Turn[Table], question: YourTurn, command: MoveTwo) -> None:
    check(turn, question, command.tool, command.pay)
    moves = ((command.source, command.target), (command.source2, command.target2))
    window = turn.state.windows[turn.seat]
    turn.refuse_if(cannot_move_two(turn.state, window, command.tool, moves))
    pay_for(turn, command.tool, command.pay)
    shifts = tuple((source, target, window.die_at(source) or "") for source, target in moves)
    if turn.state.options.two_dice_moves == "simultaneous":
        turn.emit(DiceMoved(turn.seat, shifts))
    else:
        for source, target in moves:
            die = turn.state.windows[turn.seat].die_at(source) or ""
            turn.emit(DieMoved(turn.seat, source, target, die))
    go_on(turn, question)


@rules.answer(YourTurn, Use)
def use(turn: Turn[Table], question: YourTurn, command: Use) -> None:
    check(turn, question, command.tool, command.pay)
    options = turn.state.options
    if command.tool == "glazing_hammer":
        _hammer(turn, command.pay)
    elif command.tool == "running_pliers" and options.running_pliers_extra == "full_turn":
        pay_for(turn, command.tool, command.pay)
        turn.emit(SecondTurnMoved(turn.seat))
        begin_turn(turn)
        return
    elif options.allow_noop_tools and command.tool not in ("flux_brush", "flux_remover"):
        pay_for(turn, command.tool, command.pay)
    else:
        name = TOOLS[command.tool].name
        raise Refused("say_how", 'Say how {name} is used; "help" shows the sentences.', name=name)
    go_on(turn, question)


def _hammer(turn: Turn[Table], pay: str | None) -> None:
    if len(turn.state.pool) == (1 if pay is not None else 0):
        raise Refused("no_dice", "There are no dice in the pool to roll.")
    pay_for(turn, "glazing_hammer", pay)
    dice = turn.state.pool
    values = roll(turn.luck, len(dice), "glazing hammer")
    turn.emit(PoolRolled(turn.seat, tuple(sorted(f"{d[0]}{v}" for d, v in zip(dice, values, strict=True)))))


@rules.answer(YourTurn, Risk)
def risk(turn: Turn[Table], question: YourTurn, command: Risk) -> None:
    check(turn, question, command.tool, command.pay, command.die)
    pay_for(turn, command.tool, command.pay)
    if command.tool == "flux_brush":
        _roll_again(turn, question, command.die)
    else:
        bag = list(turn.state.bag)
        bag["RGBYP".index(command.die[0])] += 1
        (colour,) = draw_colours(turn.luck, tuple(bag), 1)
        turn.emit(DieExchanged(turn.seat, command.die, colour))
        turn.ask(PlaceDrawn(turn.seat, colour))


def _roll_again(turn: Turn[Table], question: YourTurn, die: str) -> None:
    (value,) = roll(turn.luck, 1, "flux brush")
    new = f"{die[0]}{value}"
    turn.emit(DieChanged(turn.seat, die, new, rolled=True))
    if turn.state.windows[turn.seat].of(new) or turn.state.options.flux_brush_return == "free":
        turn.ask(PlaceRolled(turn.seat, new))
    else:
        turn.emit(DraftSpent(turn.seat, new))
        go_on(turn, question)


def back_to_turn(turn: Turn[Table]) -> None:
    """The small question is settled; the turn below it goes on."""
    turn.settle()
    question = turn.state.pending[-1]
    assert isinstance(question, YourTurn)
    go_on(turn, question)


@rules.offer(PlaceRolled)
def rolled_places(state: Table, question: PlaceRolled, seat: int) -> Iterator[Offer]:
    for number in numbers_in(state.windows[seat].of(question.die)):
        yield Place(CELLS[number])
    if state.options.flux_brush_return == "free":
        yield Leave()


@rules.answer(PlaceRolled, Place)
def place_rolled(turn: Turn[Table], question: PlaceRolled, command: Place) -> None:
    turn.refuse_if(why_not(turn.state.windows[turn.seat], question.die, command.cell))
    turn.emit(DiePlaced(turn.seat, question.die, command.cell))
    back_to_turn(turn)


@rules.answer(PlaceRolled, Leave)
def leave_rolled(turn: Turn[Table], question: PlaceRolled, command: Leave) -> None:
    if command.value is not None:
        raise Refused("value_is_rolled", "The die shows {value} and keeps it.", value=question.die[1])
    if turn.state.options.flux_brush_return != "free":
        raise Refused("place_it", "{die} fits into your window, so it has to be placed.", die=question.die)
    turn.emit(DraftSpent(turn.seat, question.die))
    back_to_turn(turn)


def drawn_fits(state: Table, seat: int, colour: str) -> bool:
    return state.windows[seat].of_any(f"{colour}{value}" for value in range(1, 7))


@rules.offer(PlaceDrawn)
def drawn_places(state: Table, question: PlaceDrawn, seat: int) -> Iterator[Offer]:
    for value in range(1, 7):
        for number in numbers_in(state.windows[seat].of(f"{question.colour}{value}")):
            yield PlaceAs(value, CELLS[number])
    if cannot_leave_drawn(state, question) is None:
        for value in range(1, 7):
            yield Leave(value)


def cannot_leave_drawn(state: Table, question: PlaceDrawn) -> Refused | None:
    if state.options.flux_remover_return == "free" or not drawn_fits(state, question.seat, question.colour):
        return None
    return Refused("place_it", "The die fits into your window, so it has to be placed.")


@rules.answer(PlaceDrawn, PlaceAs)
def place_drawn(turn: Turn[Table], question: PlaceDrawn, command: PlaceAs) -> None:
    die = f"{question.colour}{command.value}"
    turn.refuse_if(why_not(turn.state.windows[turn.seat], die, command.cell))
    turn.emit(ValueChosen(turn.seat, die))
    turn.emit(DiePlaced(turn.seat, die, command.cell))
    back_to_turn(turn)


@rules.answer(PlaceDrawn, Leave)
def leave_drawn(turn: Turn[Table], question: PlaceDrawn, command: Leave) -> None:
    turn.refuse_if(cannot_leave_drawn(turn.state, question))
    if command.value is None:
        raise Refused("say_value", 'Say the value of the die too, for example "leave as 5".')
    die = f"{question.colour}{command.value}"
    turn.emit(ValueChosen(turn.seat, die))
    turn.emit(DraftSpent(turn.seat, die))
    back_to_turn(turn)
