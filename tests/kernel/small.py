"""The smallest title with a bit of everything. The test of mistakes changes one line of this text at a time."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from domain.kernel.codec import Codec
from domain.kernel.language import Language, Number
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
from domain.kernel.telling import Sentence
from domain.kernel.title import Title

language = Language()
rules: Rules[Table] = Rules()


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    end: Annotated[Literal["short", "long"], Meta(description="how long it takes")] = "short"


@language.command("bid <coins>", help="bid secretly")
class Bid(Command, frozen=True, tag="small.bid"):
    coins: Annotated[int, Number("coins", 0, 3)]


@language.command("wave", help="wave at the others")
class Wave(Command, frozen=True, tag="small.wave"):
    pass


class Bidding(SealedQuestion, frozen=True, tag="small.bidding"):
    pass


class YourTurn(Question, frozen=True, tag="small.your_turn"):
    pass


class TheEnd(Step, frozen=True, tag="small.the_end"):
    pass


class BidsPaid(Fact, frozen=True, tag="small.bids_paid"):
    bids: tuple[int, ...]


class Waved(Fact, frozen=True, tag="small.waved"):
    seat: int


Commands = Bid | Wave
Pending = Bidding | YourTurn | TheEnd
Flow = (
    Asked[Pending]
    | Settled
    | Planned[Pending]
    | StepBegan
    | Sealed[Commands]
    | Unsealed[Commands]
    | Finished
    | Forked[Pending]
    | Joined
)
Facts = Flow | BidsPaid | Waved


class Table(State, frozen=True, kw_only=True):
    options: Options
    pending: tuple[Pending, ...] = ()
    lanes: tuple[tuple[Pending, ...], ...] = ()
    sealed: tuple[tuple[int, Commands], ...] = ()
    bids: tuple[int, ...] = ()


@rules.evolves(BidsPaid)
def bids_paid(state: Table, fact: BidsPaid) -> Table:
    return replace(state, bids=fact.bids)


@rules.evolves(Waved)
def waved(state: Table, fact: Waved) -> Table:
    return state


@rules.offer(Bidding)
def bids(state: Table, question: Bidding, seat: int) -> list[Bid]:
    return [Bid(coins) for coins in range(4)]


@rules.answer(Bidding, Bid)
def bid(turn: Turn[Table], question: Bidding, command: Bid) -> None:
    pass


@rules.reveal(Bidding)
def pay(turn: Turn[Table], question: Bidding, answers: dict[int, Bid]) -> None:
    turn.emit(BidsPaid(tuple(answer.coins for _, answer in sorted(answers.items()))))
    turn.fork([YourTurn(seat)] for seat in answers)


@rules.offer(YourTurn)
def waves(state: Table, question: YourTurn, seat: int) -> list[Wave]:
    return [Wave()]


@rules.answer(YourTurn, Wave)
def wave(turn: Turn[Table], question: YourTurn, command: Wave) -> None:
    turn.emit(Waved(turn.seat))
    turn.settle()


@rules.step(TheEnd)
def the_end(turn: Turn[Table], step: TheEnd) -> None:
    scores = tuple(Score(seat, bid, (("bid", bid),)) for seat, bid in enumerate(turn.state.bids))
    turn.finish(Result(scores, tuple((score.seat,) for score in scores)))


def deal(turn: Turn[Table]) -> None:
    turn.plan(Bidding(tuple(range(turn.state.seats))), TheEnd())


small: Title[Table] = Title(
    id="small",
    name="Small",
    seats=range(2, 4),
    options=Options,
    rules=rules,
    codec=Codec(Facts, Commands, Table, {"small.greeted": lambda raw: {"type": "small.waved", "seat": raw["seat"]}}),
    language=language,
    initial=lambda options, seats: Table(seats=seats, options=options),
    deal=deal,
    own_view=lambda state, seat: {"bids": list(state.bids)},
    tell=lambda fact, seat: Sentence.of("A hand is waved.") if isinstance(fact, Waved) else None,
    prompt=lambda state, seat: Sentence.of("Say something."),
    bot_move=lambda state, seat, offers, luck: bot_move(offers),
    text=str,
    svg=lambda view: "<svg/>",
    hidden=lambda state, seat: (),
    census=lambda state: {},
    files={},
)


def bot_move(offers: tuple[Any, ...]) -> Command:
    first: Command = offers[0]
    return first
