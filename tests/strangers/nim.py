"""Nim: heaps of objects lie on the table. In your turn take as many as you like from one heap; who takes the last one
wins.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import xor
from typing import Annotated, Any, Literal

from domain.kernel import (
    Command,
    Fact,
    Language,
    Luck,
    Number,
    Offer,
    OneOf,
    Options,
    Question,
    Refused,
    Result,
    Rules,
    Seat,
    Sentence,
    State,
    Title,
    Turn,
    choice,
    pictures,
    replace,
)

language = Language({"take": "remove", "from": "of off"})
HEAP = OneOf("heap", dict(enumerate("ABCD")))
COUNT = Number("objects", 1, 7)


class Setup(Options):
    heaps: Annotated[Literal["3 4 5", "1 3 5 7"], choice("the heaps at the beginning")] = "3 4 5"


class YourTurn(Question, tag="nim.your_turn"):
    pass


@language.command("take <count> from <heap>", "take <count> [from] [heap] <heap>", help="take objects from one heap")
class Take(Command, tag="nim.take"):
    count: Annotated[int, COUNT]
    heap: Annotated[int, HEAP]


class Taken(Fact, tag="nim.taken"):
    seat: int
    heap: int
    count: int


class Table(State):
    heaps: tuple[int, ...]  # objects left, by heap
    taken: tuple[int, ...]  # objects, by seat


rules: Rules[Table] = Rules()


def initial(setup: Setup, seats: int) -> Table:
    return Table(heaps=tuple(map(int, setup.heaps.split())), taken=(0,) * seats)


def deal(turn: Turn[Table]) -> None:
    turn.ask(YourTurn(turn.luck.below(turn.seats, "start player")))


def take_refusal(state: Table, command: Take) -> Refused | None:
    left = state.heaps[command.heap] if command.heap < len(state.heaps) else 0
    if command.count <= left:
        return None
    return Refused("too_few", "There are {n} left in heap {heap}.", n=left, heap=HEAP.write(command.heap))


@rules.offer(YourTurn)
def offers(state: Table, question: YourTurn, seat: int) -> Iterator[Command]:
    return (Take(count, heap) for heap, left in enumerate(state.heaps) for count in range(1, left + 1))


@rules.answer(YourTurn, Take)
def take(turn: Turn[Table], question: YourTurn, command: Take) -> None:
    turn.refuse_if(take_refusal(turn.state, command))
    turn.emit(Taken(turn.seat, command.heap, command.count))
    turn.settle()
    if any(turn.state.heaps):
        turn.ask(YourTurn(turn.next_seat))
    else:
        turn.finish(Result.of({seat: int(seat == turn.seat) for seat in range(turn.seats)}, source="last object"))


@rules.evolves(Taken)
def taken(state: Table, fact: Taken) -> Table:
    heaps, piles = list(state.heaps), list(state.taken)
    heaps[fact.heap] -= fact.count
    piles[fact.seat] += fact.count
    return replace(state, heaps=tuple(heaps), taken=tuple(piles))


def prompt(state: Table, seat: int) -> Sentence:
    return Sentence.of("{n} {n|object|objects} left. Take some from one heap.", n=sum(state.heaps))


@rules.tells(Taken)
def tell_taken(fact: Taken) -> Sentence:
    return Sentence.of(
        "{who} takes {n} from heap {heap}.", who=Seat(fact.seat), n=fact.count, heap=HEAP.write(fact.heap)
    )


def view(state: Table, seat: int | None) -> dict[str, Any]:
    return {"heaps": state.heaps, "taken": state.taken}


def listing(view: dict[str, Any]) -> Iterator[Sentence]:
    return (Sentence.of("Heap {heap} has {n}.", heap=HEAP.write(heap), n=n) for heap, n in enumerate(view["heaps"]))


def svg(view: dict[str, Any]) -> str:
    column = pictures.Column()
    for heap, left in enumerate(view["heaps"]):
        column.row(f"Heap {HEAP.write(heap)}", discs=left, note=str(left), name=HEAP.write(heap), slot="heap")
    return column.svg()


def bot_move(state: Table, seat: int, offers: tuple[Offer, ...], luck: Luck) -> Command:
    total = reduce(xor, state.heaps)
    for heap, left in enumerate(state.heaps):
        if left ^ total < left:
            return Take(left - (left ^ total), heap)
    return Take(1, max(range(len(state.heaps)), key=state.heaps.__getitem__))


nim = Title(
    "nim", "Nim", seats=range(2, 3), options=Setup, rules=rules, language=language,
    initial=initial, deal=deal, prompt=prompt, own_view=view, listing=listing, svg=svg, bot_move=bot_move,
    census=lambda state: {"objects": sum(state.heaps) + sum(state.taken)},
    about="Take as many objects as you like from one heap. Who takes the last one wins.",
)  # fmt: skip
