"""Last: twelve matches, take one, two or three. The least that a title can be: two seats, one command, no options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from domain.kernel import (
    Command,
    Fact,
    Language,
    Luck,
    Number,
    Offer,
    Options,
    Question,
    Refused,
    Result,
    Rules,
    Sentence,
    State,
    Title,
    Turn,
    pictures,
    replace,
)

language = Language()


class YourTurn(Question, tag="last.your_turn"):
    pass


@language.command("take <count>", help="take matches")
class Take(Command, tag="last.take"):
    count: Annotated[int, Number("matches", 1, 3)]


class Taken(Fact, tag="last.taken"):
    count: int


class Table(State):
    left: int
    gone: int = 0


rules: Rules[Table] = Rules()


def initial(options: Options, seats: int) -> Table:
    return Table(12)


@rules.offer(YourTurn)
def offers(state: Table, question: YourTurn, seat: int) -> Iterator[Take]:
    return (Take(count) for count in range(1, min(3, state.left) + 1))


@rules.answer(YourTurn, Take)
def take(turn: Turn[Table], question: YourTurn, command: Take) -> None:
    turn.refuse_if(None if command.count <= turn.state.left else Refused("too_few", "So many do not lie there."))
    turn.emit(Taken(command.count))
    turn.settle()
    if turn.state.left:
        turn.ask(YourTurn(turn.next_seat))
    else:
        turn.finish(Result.of({turn.seat: 1, turn.next_seat: 0}, source="last match"))


@rules.evolves(Taken)
def taken(state: Table, fact: Taken) -> Table:
    return replace(state, left=state.left - fact.count, gone=state.gone + fact.count)


def view(state: Table, seat: int | None) -> dict[str, Any]:
    return {"left": state.left}


def listing(view: dict[str, Any]) -> Iterator[Sentence]:
    yield Sentence.of("{n} {n|match|matches} on the table.", n=view["left"])


def svg(view: dict[str, Any]) -> str:
    column = pictures.Column()
    column.row("Matches", discs=view["left"])
    return column.svg()


def bot_move(state: Table, seat: int, offers: tuple[Offer, ...], luck: Luck) -> Command:
    return Take(state.left % 4 or 1)


last = Title(
    "last", "Last", seats=range(2, 3), options=Options, rules=rules, language=language,
    initial=initial, deal=lambda turn: turn.ask(YourTurn(0)), prompt=lambda state, seat: Sentence.of("Take some."),
    own_view=view, listing=listing, svg=svg, bot_move=bot_move,
    census=lambda state: {"matches": state.left + state.gone}, about="Who takes the last match wins.",
)  # fmt: skip
