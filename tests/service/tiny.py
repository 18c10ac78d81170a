"""A title for tests of the service: hidden cards, a sealed question, luck, moves that can be taken back, and a bug.

Two rounds: all bid one of their cards, sealed; the highest bidder puts counters down as long as they like, then rolls
a die or stops. `explode` is understood and makes the rules raise, as a bug in a title would; `spin` keeps them in a
loop for ever, `freeze` in a piece of C that lets no other thread run.
"""

from __future__ import annotations

import re
from typing import Annotated, Any

from msgspec import Meta, Struct

from domain.kernel.codec import Codec
from domain.kernel.families import Offer
from domain.kernel.language import Language, Number
from domain.kernel.luck import Luck, draw, roll
from domain.kernel.rules import Rules, Turn
from domain.kernel.shapes import (
    Asked,
    Command,
    Fact,
    Finished,
    Question,
    Refused,
    Result,
    Score,
    Sealed,
    SealedQuestion,
    Settled,
    State,
    Unsealed,
)
from domain.kernel.telling import Seat, Sentence
from domain.kernel.title import Title

CARDS = tuple(range(1, 13))
MOST = 5

language = Language()


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(description="how often all bid")] = 2


@language.command("bid <card>", help="bid a card of your hand")
class Bid(Command, frozen=True, tag="tiny.bid"):
    card: Annotated[int, Number("card", 1, 12)]


@language.command("put <count>", help="put counters down")
class Put(Command, frozen=True, tag="tiny.put"):
    count: Annotated[int, Number("count", 1, MOST)]


@language.command("roll", help="roll the die and end your turn")
class Roll(Command, frozen=True, tag="tiny.roll"):
    pass


@language.command("end", help="end your turn")
class Stop(Command, frozen=True, tag="tiny.stop"):
    pass


@language.command("explode", help="meet a bug")
class Explode(Command, frozen=True, tag="tiny.explode"):
    pass


@language.command("spin", help="meet a loop without an end")
class Spin(Command, frozen=True, tag="tiny.spin"):
    pass


@language.command("freeze", help="meet a loop in C")
class Freeze(Command, frozen=True, tag="tiny.freeze"):
    pass


class Bidding(SealedQuestion, frozen=True, tag="tiny.bidding"):
    pass


class YourTurn(Question, frozen=True, tag="tiny.your_turn"):
    pass


class Dealt(Fact, frozen=True, tag="tiny.dealt"):
    seat: int
    cards: tuple[int, ...]


class BidsOpened(Fact, frozen=True, tag="tiny.bids_opened"):
    bids: tuple[tuple[int, int], ...]


class Scored(Fact, frozen=True, tag="tiny.scored"):
    seat: int
    points: int
    how: str


Item = Bidding | YourTurn
Said = Bid | Put | Roll | Stop | Explode | Spin | Freeze
Facts = Asked[Item] | Settled | Sealed[Said] | Unsealed[Said] | Finished | Dealt | BidsOpened | Scored


class Table(State, frozen=True, kw_only=True):
    options: Options
    hands: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    pending: tuple[Item, ...] = ()
    lanes: tuple[tuple[Item, ...], ...] = ()
    sealed: tuple[tuple[int, Said], ...] = ()


rules: Rules[Table] = Rules()


def _with(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _changed(state: Table, **changes: Any) -> Table:
    from msgspec.structs import replace

    return replace(state, **changes)


@rules.evolves(Dealt)
def _dealt(state: Table, fact: Dealt) -> Table:
    return _changed(state, hands=_with(state.hands, fact.seat, fact.cards))


@rules.evolves(BidsOpened)
def _bids_opened(state: Table, fact: BidsOpened) -> Table:
    hands = state.hands
    for seat, card in fact.bids:
        hands = _with(hands, seat, tuple(c for c in hands[seat] if c != card))
    return _changed(state, hands=hands)


@rules.evolves(Scored)
def _scored(state: Table, fact: Scored) -> Table:
    return _changed(state, points=_with(state.points, fact.seat, state.points[fact.seat] + fact.points))


@rules.answer(Bidding, Bid)
def _bid(turn: Turn[Table], question: Bidding, command: Bid) -> None:
    if command.card not in turn.state.hands[turn.seat]:
        raise Refused("not_in_hand", "You do not hold {card}.", card=command.card)


@rules.reveal(Bidding)
def _opened(turn: Turn[Table], question: Bidding, answers: dict[int, Bid]) -> None:
    turn.emit(BidsOpened(tuple((seat, bid.card) for seat, bid in sorted(answers.items()))))
    turn.ask(YourTurn(max(answers, key=lambda seat: answers[seat].card)))


@rules.answer(YourTurn, Put)
def _put(turn: Turn[Table], question: YourTurn, command: Put) -> None:
    turn.emit(Scored(question.seat, command.count, "counters"))


@rules.answer(YourTurn, Roll)
def _roll(turn: Turn[Table], question: YourTurn, command: Roll) -> None:
    turn.emit(Scored(question.seat, roll(turn.luck, 1, "die")[0], "die"))
    _next_round(turn)


@rules.answer(YourTurn, Stop)
def _stop(turn: Turn[Table], question: YourTurn, command: Stop) -> None:
    _next_round(turn)


@rules.answer(YourTurn, Explode)
def _explode(turn: Turn[Table], question: YourTurn, command: Explode) -> None:
    raise RuntimeError("a bug in the rules")


@rules.answer(YourTurn, Spin)
def _spin(turn: Turn[Table], question: YourTurn, command: Spin) -> None:
    while True:
        pass


@rules.answer(YourTurn, Freeze)
def _freeze(turn: Turn[Table], question: YourTurn, command: Freeze) -> None:
    re.match("(a+)+$", "a" * 60 + "b")  # each a doubles the time, and the interpreter is held all the while


def _next_round(turn: Turn[Table]) -> None:
    turn.settle()
    if all(turn.state.hands):
        turn.ask(Bidding(tuple(range(turn.state.seats))))
        return
    points = turn.state.points
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    scores = tuple(Score(seat, total, (("all", total),)) for seat, total in enumerate(points))
    turn.finish(Result(scores, tuple((seat,) for seat in order), "points"))


@rules.offer(Bidding)
def _offer_bids(state: Table, question: Bidding, seat: int) -> list[Offer]:
    return [Bid(card) for card in state.hands[seat]]


@rules.offer(YourTurn)
def _offer_turn(state: Table, question: YourTurn, seat: int) -> list[Offer]:
    return [Roll(), Stop(), *(Put(count) for count in range(1, MOST + 1))]


def _first(options: Options, seats: int) -> Table:
    return Table(seats=seats, options=options, hands=((),) * seats, points=(0,) * seats)


def _begin(turn: Turn[Table]) -> None:
    seats, each = turn.state.seats, turn.state.options.rounds
    cards = draw(turn.luck, CARDS, seats * each, "cards")
    for seat in range(seats):
        turn.emit(Dealt(seat, tuple(sorted(cards[seat * each : (seat + 1) * each]))))
    turn.ask(Bidding(tuple(range(seats))))


def _view(state: Table, seat: int | None) -> dict[str, Any]:
    hand = {"hand": list(state.hands[seat])} if seat is not None else {}
    return {"points": list(state.points), "left": [len(hand) for hand in state.hands], **hand}


def _tell(fact: Fact, seat: int | None) -> Sentence | None:
    match fact:
        case Dealt():
            return Sentence.of("You hold {cards}.", cards=list(fact.cards)) if fact.seat == seat else None
        case Sealed():
            own = f" {fact.answer.card}" if fact.seat == seat and isinstance(fact.answer, Bid) else ""
            return Sentence.of("{who} has bid" + own, who=Seat(fact.seat))
        case BidsOpened():
            return Sentence.of("The bids: {bids}", bids=str(fact.bids))
        case Scored():
            return Sentence.of("{who} scores {points} by {how}.", who=Seat(fact.seat), points=fact.points, how=fact.how)
        case _:
            return None


def _choose(state: Table, seat: int, offers: tuple[Offer, ...], luck: Luck) -> Command:
    first = offers[0]
    assert isinstance(first, Command)
    return first


tiny: Title[Table] = Title(
    id="tiny",
    name="Tiny",
    seats=range(1, 5),
    options=Options,
    rules=rules,
    codec=Codec(Facts, Said, Table),
    language=language,
    initial=_first,
    deal=_begin,
    own_view=_view,
    tell=_tell,
    prompt=lambda state, seat: Sentence.of("Bid a card." if isinstance(state.pending[-1], Bidding) else "Your turn."),
    bot_move=_choose,
    text=lambda view: str(view),
    svg=lambda view: "<svg/>",
    hidden=lambda state, seat: (),
    census=lambda state: {},
)
