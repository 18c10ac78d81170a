"""Phase II: the revenue dice and the six revenue spaces."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.families import Offer
from domain.kernel.luck import roll
from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.lagranja.abilities import events, firing, special
from domain.titles.lagranja.chapters.deliveries import (
    cannot_deliver,
    cannot_give_up,
    carry,
    every_delivery,
    given_up_to_deliver,
)
from domain.titles.lagranja.chapters.free_actions import after_turn
from domain.titles.lagranja.chapters.gains import choose_goods, gain_goods, gain_silver, give_up, upgradable
from domain.titles.lagranja.chapters.plays import can_draw, cannot_play, draw_cards, lay, plays
from domain.titles.lagranja.chapters.solo import die_to_drop
from domain.titles.lagranja.chapters.transport import move_disc
from domain.titles.lagranja.commands import (
    Deliver,
    Done,
    DrawCard,
    GiveUp,
    Move,
    Play,
    TakeDie,
    TakeGoods,
    TakeSilver,
    Upgrade,
    UseShared,
)
from domain.titles.lagranja.facts import DiceCollected, DiceRolled, DieDropped, DieTaken, DieUsed, OptionTaken, Upgraded
from domain.titles.lagranja.parts import HARVEST, LAST_SPACE, RESOURCES
from domain.titles.lagranja.questions import PickDie, SharedDie, SpaceFive, SpaceSix, SpaceTwo
from domain.titles.lagranja.steps import AfterTurn, DieDone, EachPlays, PhaseStarts, Picks, RollDice, UseDie
from domain.titles.lagranja.table import NEUTRAL, Table, rules

SPACE_FOUR_SILVER = 4
SPACE_SIX_SILVER = 2


def begin(turn: Turn[Table]) -> None:
    turn.plan(RollDice(), Picks(picking_order(turn.state)), EachPlays("shared", turn.state.order), PhaseStarts("III"))
    special.before_roll(turn)


def picking_order(state: Table) -> tuple[tuple[int, str], ...]:
    """Who takes a die, one after the other; in solo the neutral player drops one instead."""
    if state.seats > 1:
        return tuple((seat, which) for which in ("first", "second") for seat in state.order)
    dropped = (NEUTRAL, "dropped")
    if state.neutral_first:
        return (dropped, (0, "first"), dropped, (0, "second"))
    return ((0, "first"), dropped, (0, "second"), dropped)


@rules.step(RollDice)
def roll_dice(turn: Turn[Table], step: RollDice) -> None:
    turn.emit(DiceRolled(roll(turn.luck, turn.state.dice_box, "revenue dice")))
    firing.fire(turn, events.DiceRolled())


@rules.step(Picks)
def picks(turn: Turn[Table], step: Picks) -> None:
    seat, which = step.waiting[0]
    if step.waiting[1:]:
        turn.plan(Picks(step.waiting[1:]))
    if which == "dropped":
        turn.emit(DieDropped(die_to_drop(turn.state)))
    else:
        turn.ask(PickDie(seat, which))


@rules.offer(PickDie)
def dice_offers(state: Table, question: PickDie, seat: int) -> list[Offer]:
    kept = special.reserved(state, seat)
    return [TakeDie(value) for value in sorted({*state.board_dice}) if value != kept]


@rules.answer(PickDie, TakeDie)
def take_die(turn: Turn[Table], question: PickDie, command: TakeDie) -> None:
    seat, value = question.seat, command.value
    if value not in turn.state.board_dice:
        raise Refused("no_such_die", "There is no {value} among the dice.", value=value)
    if value == special.reserved(turn.state, seat):
        raise Refused("reserved", "That die is reserved by the Village Elder.")
    turn.settle()
    use_die(turn, seat, question.which, value)


def use_die(turn: Turn[Table], seat: int, which: str, value: int) -> None:
    turn.emit(DieTaken(seat, which, value))
    firing.fire_before(turn, events.DieTaken(seat, which, value, value), UseDie(seat), go_to_space)


@rules.step(UseDie)
def go_to_space(turn: Turn[Table], step: UseDie) -> None:
    die = turn.state.die
    assert die is not None
    turn.emit(DieUsed(step.seat, die.value))
    turn.plan(DieDone(step.seat))
    use_space(turn, step.seat, die.value)


@rules.step(DieDone)
def die_done(turn: Turn[Table], step: DieDone) -> None:
    die = turn.state.die
    assert die is not None
    event = events.RevenueUsed(step.seat, die.which, die.value, die.value, die.options)
    firing.fire_before(turn, event, AfterTurn(step.seat), after_turn)


# the shared die


def shared_die(turn: Turn[Table], seat: int) -> None:
    turn.ask(SharedDie(seat))


@rules.offer(SharedDie)
def shared_offers(state: Table, question: SharedDie, seat: int) -> Iterator[Offer]:
    yield UseShared()
    yield Done()


@rules.answer(SharedDie, UseShared)
def use_shared(turn: Turn[Table], question: SharedDie, command: UseShared) -> None:
    turn.settle()
    use_die(turn, question.seat, "shared", turn.state.board_dice[0])


@rules.answer(SharedDie, Done)
def leave_shared(turn: Turn[Table], question: SharedDie, command: Done) -> None:
    turn.settle()


# the spaces


def use_space(turn: Turn[Table], seat: int, space: int, without: tuple[str, ...] = ()) -> None:
    """What a revenue space brings, however it came to be used. `without`: options already taken."""
    if space == 1:
        gain_goods(turn, seat, ("pig",), pen="must")
    elif space == 2:
        turn.ask(SpaceTwo(seat, without))
    elif space == 3:
        choose_goods(turn, seat, HARVEST, 2, different=True)
    elif space == 4:
        gain_silver(turn, seat, SPACE_FOUR_SILVER, "revenue")
    elif space == 5:
        space_five(turn, seat, 2)
    else:
        turn.ask(SpaceSix(seat, without))


@rules.offer(SpaceTwo)
def space_two_offers(state: Table, question: SpaceTwo, seat: int) -> Iterator[Offer]:
    yield from (TakeGoods((crop,)) for crop in HARVEST if crop not in question.without)
    if "card" not in question.without:
        if can_draw(state):
            yield DrawCard()
        yield from plays(state, seat)
    yield Done()


def taken_already(question: SpaceTwo | SpaceSix, option: str) -> Refused | None:
    if option in question.without:
        return Refused("taken_already", "You have just taken that option; choose another one.")
    return None


@rules.answer(SpaceTwo, TakeGoods)
def take_one_good(turn: Turn[Table], question: SpaceTwo, command: TakeGoods) -> None:
    if len(command.kinds) != 1 or command.kinds[0] not in HARVEST:
        raise Refused("one_good", "Take one olive, one grain or one grape.")
    turn.refuse_if(taken_already(question, command.kinds[0]))
    _choose_option(turn, question.seat, command.kinds[0])
    gain_goods(turn, question.seat, command.kinds)


@rules.answer(SpaceTwo, DrawCard)
def draw_card(turn: Turn[Table], question: SpaceTwo, command: DrawCard) -> None:
    turn.refuse_if(taken_already(question, "card"))
    if not can_draw(turn.state):
        raise Refused("no_cards", "There is no card to draw.")
    _choose_option(turn, question.seat, "card")
    draw_cards(turn, question.seat, 1)


@rules.answer(SpaceTwo, Play)
def play_card(turn: Turn[Table], question: SpaceTwo, command: Play) -> None:
    turn.refuse_if(taken_already(question, "card") or cannot_play(turn.state, question.seat, command))
    _choose_option(turn, question.seat, "card")
    lay(turn, question.seat, command)


def _choose_option(turn: Turn[Table], seat: int, option: str) -> None:
    turn.settle()
    turn.emit(OptionTaken(seat, option))


def space_five(turn: Turn[Table], seat: int, left: int) -> None:
    """Two parts, each an upgrade or a step on the siesta track."""
    if left and (turn.state.farms[seat].disc < LAST_SPACE or upgradable(turn.state, seat)):
        turn.ask(SpaceFive(seat, left))


@rules.offer(SpaceFive)
def space_five_offers(state: Table, question: SpaceFive, seat: int) -> Iterator[Offer]:
    yield from map(Upgrade, upgradable(state, seat))
    yield from map(Move, range(1, min(question.left, LAST_SPACE - state.farms[seat].disc) + 1))
    yield Done()


@rules.answer(SpaceFive, Upgrade)
def upgrade_part(turn: Turn[Table], question: SpaceFive, command: Upgrade) -> None:
    if command.what not in upgradable(turn.state, question.seat, RESOURCES):
        raise Refused("cannot_upgrade", "You cannot upgrade that now.")
    turn.settle()
    turn.emit(Upgraded(question.seat, command.what))
    space_five(turn, question.seat, question.left - 1)


@rules.answer(SpaceFive, Move)
def siesta_part(turn: Turn[Table], question: SpaceFive, command: Move) -> None:
    if not 1 <= command.steps <= min(question.left, LAST_SPACE - turn.state.farms[question.seat].disc):
        raise Refused("wrong_steps", "You cannot move that far.")
    turn.settle()
    move_disc(turn, question.seat, command.steps)
    space_five(turn, question.seat, question.left - command.steps)


@rules.offer(SpaceSix)
def space_six_offers(state: Table, question: SpaceSix, seat: int) -> Iterator[Offer]:
    if "delivery" not in question.without:
        yield from every_delivery(state, seat)
    if "silver" not in question.without:
        yield TakeSilver()
    if "delivery" not in question.without:
        yield from given_up_to_deliver(state, seat)
    yield Done()


@rules.answer(SpaceSix, Deliver)
def deliver_for_die(turn: Turn[Table], question: SpaceSix, command: Deliver) -> None:
    turn.refuse_if(taken_already(question, "delivery") or cannot_deliver(turn.state, question.seat, command))
    _choose_option(turn, question.seat, "delivery")
    carry(turn, question.seat, command)


@rules.answer(SpaceSix, GiveUp)
def give_up_for_die(turn: Turn[Table], question: SpaceSix, command: GiveUp) -> None:
    turn.refuse_if(taken_already(question, "delivery") or cannot_give_up(turn.state, question.seat))
    give_up(turn, question.seat, command.marker)


@rules.answer(SpaceSix, TakeSilver)
def silver_for_die(turn: Turn[Table], question: SpaceSix, command: TakeSilver) -> None:
    turn.refuse_if(taken_already(question, "silver"))
    _choose_option(turn, question.seat, "silver")
    gain_silver(turn, question.seat, SPACE_SIX_SILVER, "revenue")


@rules.answer(SpaceTwo, Done)
@rules.answer(SpaceFive, Done)
@rules.answer(SpaceSix, Done)
def decline(turn: Turn[Table], question: SpaceTwo, command: Done) -> None:
    turn.settle()


def end(turn: Turn[Table]) -> None:
    turn.emit(DiceCollected())
