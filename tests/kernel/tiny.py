"""A title of a few lines, to try the kernel with: sealed bids, lanes, an interruption, a free action, a loop."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from domain.kernel.codec import Codec
from domain.kernel.language import Language, Number, OneOf
from domain.kernel.luck import roll
from domain.kernel.rules import Rules, Turn
from domain.kernel.shapes import (
    Asked,
    Command,
    Fact,
    Finished,
    Forked,
    Joined,
    Planned,
    Question,
    Refused,
    Result,
    Score,
    Sealed,
    SealedQuestion,
    Settled,
    State,
    Step,
    StepBegan,
    Unsealed,
)

language = Language({"bid": "offer bieten"})
COLOUR = OneOf("colour", {"red": ("red", "rouge"), "blue": "blue", "blueberry": "blueberry"})


@language.command("bid <coins>", help="bid secretly")
class Bid(Command, frozen=True, gc=False, tag="tiny.bid"):
    coins: Annotated[int, Number("coins", 0, 9)]


@language.command("paint <colour>", help="paint your house")
class Paint(Command, frozen=True, gc=False, tag="tiny.paint"):
    colour: Annotated[str, COLOUR]


@language.command("roll", help="roll a die")
class Roll(Command, frozen=True, gc=False, tag="tiny.roll"):
    pass


@language.command("beg", help="take a coin, at any time in your turn")
class Beg(Command, frozen=True, gc=False, tag="tiny.beg"):
    pass


Commands = Bid | Paint | Roll | Beg


class FreeActions(Question, frozen=True, gc=False):
    """A marker: whoever is asked one of these may beg."""


class Bidding(SealedQuestion, frozen=True, gc=False, tag="tiny.bidding"):
    pass


class Painting(FreeActions, frozen=True, gc=False, tag="tiny.painting"):
    pass


class Rolling(FreeActions, frozen=True, gc=False, tag="tiny.rolling"):
    pass


class EachRolls(Step, frozen=True, gc=False, tag="tiny.each_rolls"):
    waiting: tuple[int, ...]


class Opening(Step, frozen=True, gc=False, tag="tiny.opening"):
    pass


class CoinsMoved(Fact, frozen=True, gc=False, tag="tiny.coins_moved"):
    seat: int
    coins: int


class Painted(Fact, frozen=True, gc=False, tag="tiny.painted@2"):
    seat: int
    colour: str


Items = Bidding | Painting | Rolling | EachRolls | Opening
Flow = Asked[Items] | Planned[Items] | Forked[Items] | Settled | StepBegan | Joined | Finished
Facts = Flow | Sealed[Bid] | Unsealed[Bid] | CoinsMoved | Painted


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    berries: Annotated[Literal["no", "yes"], Meta(description="may a house be painted blueberry")] = "no"


class Table(State, frozen=True, gc=False, kw_only=True):
    options: Options = Options()
    coins: tuple[int, ...] = ()
    houses: tuple[str, ...] = ()
    pending: tuple[Items, ...] = ()
    lanes: tuple[tuple[Items, ...], ...] = ()
    sealed: tuple[tuple[int, Bid], ...] = ()


rules: Rules[Table] = Rules()


def older(raw: dict[str, object]) -> dict[str, object]:
    """Version 1 of `painted` said "paint" where version 2 says "colour"."""
    return {"type": "tiny.painted@2", "seat": raw["seat"], "colour": raw["paint"]}


codec: Codec[Table] = Codec(Facts, Commands, Table, {"tiny.painted": older})


def first(options: Options, seats: int) -> Table:
    return Table(seats=seats, options=options, coins=(5,) * seats, houses=("",) * seats)


def begin(turn: Turn[Table]) -> None:
    """Bids, then everybody paints at their own pace and rolls after it, then each rolls in order."""
    turn.plan(Opening(), EachRolls(tuple(range(turn.state.seats))))


@rules.step(Opening)
def open_bidding(turn: Turn[Table], step: Opening) -> None:
    turn.ask(Bidding(tuple(range(turn.state.seats))))


@rules.offer(Bidding)
def bids(state: Table, question: Bidding, seat: int) -> list[Bid]:
    return [Bid(coins) for coins in range(state.coins[seat] + 1)]


@rules.answer(Bidding, Bid)
def bid(turn: Turn[Table], question: Bidding, command: Bid) -> None:
    if command.coins > turn.state.coins[turn.seat]:
        raise Refused("too_poor", "You have {coins} {coins|coin|coins}.", coins=turn.state.coins[turn.seat])


@rules.reveal(Bidding)
def pay_bids(turn: Turn[Table], question: Bidding, answers: dict[int, Bid]) -> None:
    for seat, answer in answers.items():
        turn.emit(CoinsMoved(seat, -answer.coins))
    turn.fork([[Painting(seat), Rolling(seat)] for seat in answers])


@rules.offer(Painting)
def colours(state: Table, question: Painting, seat: int) -> list[Paint]:
    return [Paint("red"), Paint("blue"), *([Paint("blueberry")] if state.options.berries == "yes" else [])]


@rules.offer(Rolling)
def rolls(state: Table, question: Rolling, seat: int) -> list[Roll]:
    return [Roll()]


@rules.offer(FreeActions)
def alms(state: Table, question: FreeActions, seat: int) -> list[Beg]:
    return [Beg()] if state.coins[seat] < 9 else []


@rules.answer(FreeActions, Beg)
def beg(turn: Turn[Table], question: FreeActions, command: Beg) -> None:
    if turn.state.coins[turn.seat] >= 9:
        raise Refused("rich", "You have enough.")
    turn.emit(CoinsMoved(turn.seat, 1))


@rules.answer(Painting, Paint)
def paint(turn: Turn[Table], question: Painting, command: Paint) -> None:
    if command.colour == "blueberry" and turn.state.options.berries == "no":
        raise Refused("no_berries", "There are no berries at this table.")
    turn.settle()
    turn.emit(Painted(turn.seat, command.colour))
    if command.colour == "red":
        turn.ask(Rolling(turn.seat))  # a red house interrupts: one more roll before whatever comes next


@rules.answer(Rolling, Roll)
def rolled(turn: Turn[Table], question: Rolling, command: Roll) -> None:
    (value,) = roll(turn.luck, 1, "tiny")
    turn.settle()
    turn.emit(CoinsMoved(turn.seat, value))


@rules.step(EachRolls)
def each_rolls(turn: Turn[Table], step: EachRolls) -> None:
    if not step.waiting:
        scores = tuple(Score(seat, coins, (("coins", coins),)) for seat, coins in enumerate(turn.state.coins))
        return turn.finish(Result(scores, tuple((seat,) for seat in range(turn.state.seats))))
    seat, *others = step.waiting
    return turn.plan(Rolling(seat), EachRolls(tuple(others)))


@rules.evolves(CoinsMoved)
def coins_moved(state: Table, fact: CoinsMoved) -> Table:
    coins = list(state.coins)
    coins[fact.seat] += fact.coins
    return replace(state, coins=tuple(coins))


@rules.evolves(Painted)
def painted(state: Table, fact: Painted) -> Table:
    houses = list(state.houses)
    houses[fact.seat] = fact.colour
    return replace(state, houses=tuple(houses))
