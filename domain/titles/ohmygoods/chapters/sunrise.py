"""Phase II: the market opens, and everybody plans in secret: worker, card set aside, assistants moved."""

from __future__ import annotations

from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.ohmygoods.chapters import payment
from domain.titles.ohmygoods.chapters.payment import Stock
from domain.titles.ohmygoods.commands import Plan
from domain.titles.ohmygoods.facts import AssistantMoved, CardPlanned, PhaseBegan, WorkerPlaced
from domain.titles.ohmygoods.parts import MANNERS, MOVE_COINS, SUNS
from domain.titles.ohmygoods.questions import AskPlans, Characters, PhaseTwo, Planning, Reveals, Turns
from domain.titles.ohmygoods.table import (
    Table,
    assistants_at,
    card_of,
    cards_of,
    chapter_of,
    each_built,
    in_force,
    in_order,
    rules,
)
from domain.titles.ohmygoods.words import Goods, Move


def suns_of(state: Table, half: str) -> int:
    """How many half suns close this half of the market; each half counts its own."""
    return next((e.count for e in state.modifiers if e.effect == "suns" and e.half == half), SUNS)


@rules.step(PhaseTwo)
def sunrise(turn: Turn[Table], step: PhaseTwo) -> None:
    turn.emit(PhaseBegan("II"))
    turn.plan(
        Reveals("sunrise", suns_of(turn.state, "sunrise")), Characters("phase_2", in_order(turn.state)), AskPlans()
    )


@rules.step(AskPlans)
def ask_plans(turn: Turn[Table], step: AskPlans) -> None:
    turn.ask(Planning(tuple(range(turn.state.seats))))


def move_price(state: Table, seat: int) -> int | None:
    """Coins for moving one assistant; None while it is not allowed."""
    allowed = [effect.coins for effect in in_force(state, seat, "allow_move")]
    if chapter_of(state) is None:
        allowed.append(MOVE_COINS)
    return min(allowed, default=None)


def cannot_plan(state: Table, seat: int, plan: Plan) -> Refused | None:
    standing = assistants_at(state, seat)
    return (
        cannot_move(state, seat, plan.moves, standing)
        or _cannot_work(state, seat, plan, standing)
        or _cannot_set_aside(state, seat, plan.card)
    )


def cannot_move(state: Table, seat: int, moves: tuple[Move, ...], standing: dict[str, str]) -> Refused | None:
    """Moves are made one after the other, each paid for itself; `standing` is left as they end."""
    price = move_price(state, seat)
    if moves and price is None:
        return Refused("no_moves", "Assistants stay where they are this round.")
    stock = payment.stock_of(state, seat)
    for move in moves:
        wrong = _cannot_go(state, seat, move, standing) or payment.cannot_pay(stock, price or 0, move.goods)
        if wrong is not None:
            return wrong
        standing[move.assistant] = move.building
        stock = left_of(stock, move.goods)
    return None


def _cannot_go(state: Table, seat: int, move: Move, standing: dict[str, str]) -> Refused | None:
    if move.assistant not in standing:
        return Refused("not_yours", "That assistant does not work for you.")
    if not any(built.card == move.building and card.staffed for built, card in each_built(state, seat)):
        return _no_place(state, move.building)
    if move.building in standing.values():
        return Refused("taken", "{card} is occupied.", card=_name(state, move.building))
    return None


def left_of(stock: Stock, goods: Goods) -> Stock:
    gone = payment.counted(goods)
    return {good: (many - gone[good], value) for good, (many, value) in stock.items() if many > gone[good]}


def _cannot_work(state: Table, seat: int, plan: Plan, standing: dict[str, str]) -> Refused | None:
    if plan.place is None and plan.manner is None:
        return None
    if plan.place is None or plan.manner not in MANNERS:
        return Refused("half_said", "Say where your worker works and how: well or sloppily.")
    if not any(built.card == plan.place and card.staffed for built, card in each_built(state, seat)):
        return _no_place(state, plan.place)
    if plan.place in standing.values():
        return Refused("taken", "{card} is occupied.", card=_name(state, plan.place))
    return None


def _cannot_set_aside(state: Table, seat: int, card: str | None) -> Refused | None:
    if card is None:
        return None
    if card not in state.players[seat].hand:
        return Refused("not_in_hand", "{card} is not in your hand.", card=_name(state, card))
    if card_of(state, card).kind == "character":
        return Refused("no_building", "{card} is no building.", card=_name(state, card))
    return None


def _no_place(state: Table, card: str) -> Refused:
    return Refused("no_place", "{card} is no building of yours that holds a person.", card=_name(state, card))


def _name(state: Table, card: str) -> str:
    return cards_of(state).name(card)


@rules.answer(Planning, Plan)
def plan(turn: Turn[Table], question: Planning, command: Plan) -> None:
    turn.refuse_if(cannot_plan(turn.state, turn.seat, command))


@rules.reveal(Planning)
def carry_out_plans(turn: Turn[Table], question: Planning, answers: dict[int, Plan]) -> None:
    order = in_order(turn.state)
    for seat in order:
        _carry_out(turn, seat, answers[seat])
    turn.emit(PhaseBegan("III"))
    turn.plan(Reveals("sunset", suns_of(turn.state, "sunset")), Characters("phase_3", order), Turns(order))


def _carry_out(turn: Turn[Table], seat: int, plan: Plan) -> None:
    for move in plan.moves:
        payment.spend(turn, seat, move.goods)
        turn.emit(AssistantMoved(seat, move.assistant, move.building))
    if plan.place is not None and plan.manner is not None:
        turn.emit(WorkerPlaced(seat, plan.place, plan.manner))
    if plan.card is not None:
        turn.emit(CardPlanned(seat, plan.card))
