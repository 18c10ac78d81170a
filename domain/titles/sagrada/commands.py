"""What players say: the commands and their sentences."""

from __future__ import annotations

from typing import Annotated

from domain.kernel.shapes import Command
from domain.titles.sagrada.words import CELL, DIE, ROUND, VALUE, WAY, WINDOW, language, tools


@language.command("choose <window>", "<window>", help="choose the window you will build")
class Choose(Command, frozen=True, gc=False, tag="sagrada.choose"):
    window: Annotated[str, WINDOW]


@language.command(
    "take <die> to <cell>", "take <die> [to] <cell>", "<die> [to] <cell>", help="draft a die and place it"
)
class Take(Command, frozen=True, gc=False, tag="sagrada.take"):
    die: Annotated[str, DIE]
    cell: Annotated[str, CELL]


@language.command("pass", "pass [turn]", help="end your turn", way_out=True)
class Pass(Command, frozen=True, gc=False, tag="sagrada.pass"):
    pass


@language.command(
    "use <tool> on <die> to <cell>",
    "use <tool> on <die> to <cell> pay <pay>",
    "use <tool> on <die>",
    "use <tool> on <die> pay <pay>",
    "use <tool> [on] <die> [to] <cell>",
    "use <tool> [on] <die> [to] <cell> pay <pay>",
    "take <die> [to] <cell> with <tool>",
    help="draft a die with tool 8, 9 or 10 and place it; tool 8 ends the turn",
)
class UseOn(Command, frozen=True, gc=False, tag="sagrada.use_on"):
    tool: Annotated[str, tools(8, 9, 10)]
    die: Annotated[str, DIE]
    cell: Annotated[str | None, CELL] = None  # None: back to the pool, where the options allow it
    pay: Annotated[str | None, DIE] = None  # solo: the die that pays for the tool


@language.command(
    "use grozing pliers on <die> <way> to <cell>",
    "use grozing pliers on <die> <way> to <cell> pay <pay>",
    "use grozing pliers on <die> <way>",
    "use grozing pliers on <die> <way> pay <pay>",
    "use grozing [pliers] [on] <die> <way> [to] <cell>",
    "use grozing [pliers] [on] <die> <way> [to] <cell> pay <pay>",
    "use [tool] 1 [on] <die> <way> [to] <cell>",
    "use [tool] 1 [on] <die> <way> [to] <cell> pay <pay>",
    help="draft a die one up or down with tool 1",
    leads=False,
)
class Pinch(Command, frozen=True, gc=False, tag="sagrada.pinch"):
    die: Annotated[str, DIE]
    way: Annotated[str, WAY]
    cell: Annotated[str | None, CELL] = None
    pay: Annotated[str | None, DIE] = None


@language.command(
    "use <tool> from <source> to <target>",
    "use <tool> from <source> to <target> pay <pay>",
    "use <tool> [from] <source> [to] <target>",
    "use <tool> [from] <source> [to] <target> pay <pay>",
    "use <tool> [on] <source> [to] <target>",
    "move [from] <source> [to] <target> with <tool>",
    help="move a die of your window with tool 2, 3 or 12",
)
class Move(Command, frozen=True, gc=False, tag="sagrada.move"):
    tool: Annotated[str, tools(2, 3, 12)]
    source: Annotated[str, CELL]
    target: Annotated[str, CELL]
    pay: Annotated[str | None, DIE] = None


@language.command(
    "use <tool> from <source> to <target> and from <source2> to <target2>",
    "use <tool> from <source> to <target> and from <source2> to <target2> pay <pay>",
    "use <tool> [from] <source> [to] <target> [and] [from] <source2> [to] <target2>",
    "use <tool> [from] <source> [to] <target> [and] [from] <source2> [to] <target2> pay <pay>",
    help="move two dice of your window with tool 4 or 12",
)
class MoveTwo(Command, frozen=True, gc=False, tag="sagrada.move_two"):
    tool: Annotated[str, tools(4, 12)]
    source: Annotated[str, CELL]
    target: Annotated[str, CELL]
    source2: Annotated[str, CELL]
    target2: Annotated[str, CELL]
    pay: Annotated[str | None, DIE] = None


@language.command(
    "use lens cutter on <die> for <other> of round <round> to <cell>",
    "use lens cutter on <die> for <other> of round <round> to <cell> pay <pay>",
    "use lens cutter on <die> for <other> of round <round>",
    "use lens cutter on <die> for <other> of round <round> pay <pay>",
    "use lens [cutter] [on] <die> for <other> [of] round <round> [to] <cell>",
    "use lens [cutter] [on] <die> for <other> [of] round <round> [to] <cell> pay <pay>",
    "use [tool] 5 [on] <die> for <other> [of] round <round> [to] <cell>",
    "use [tool] 5 [on] <die> for <other> [of] round <round> [to] <cell> pay <pay>",
    help="draft a die for one of the round track with tool 5",
    leads=False,
)
class Swap(Command, frozen=True, gc=False, tag="sagrada.swap"):
    die: Annotated[str, DIE]
    other: Annotated[str, DIE]
    round: Annotated[int, ROUND]
    cell: Annotated[str | None, CELL] = None
    pay: Annotated[str | None, DIE] = None


@language.command(
    "use <tool> on <die>",
    "use <tool> on <die> pay <pay>",
    "use <tool> [on] <die>",
    "use <tool> [on] <die> pay <pay>",
    help="try your luck with tool 6 or 11",
)
class Risk(Command, frozen=True, gc=False, tag="sagrada.risk"):
    tool: Annotated[str, tools(6, 11)]
    die: Annotated[str, DIE]
    pay: Annotated[str | None, DIE] = None


@language.command("use <tool>", "use <tool> pay <pay>", help="use a tool that needs no choice, such as tool 7")
class Use(Command, frozen=True, gc=False, tag="sagrada.use"):
    tool: Annotated[str, tools(*range(1, 13))]
    pay: Annotated[str | None, DIE] = None


@language.command("place to <cell>", "place [to] <cell>", "to <cell>", help="place the die that was rolled again")
class Place(Command, frozen=True, gc=False, tag="sagrada.place"):
    cell: Annotated[str, CELL]


@language.command(
    "place as <value> to <cell>",
    "place [as] <value> [to] <cell>",
    "as <value> [to] <cell>",
    help="give the drawn die a value and place it",
)
class PlaceAs(Command, frozen=True, gc=False, tag="sagrada.place_as"):
    value: Annotated[int, VALUE]
    cell: Annotated[str, CELL]


@language.command(
    "leave", "leave as <value>", help="leave the die in the pool (a drawn one with a value of your choice)"
)
class Leave(Command, frozen=True, gc=False, tag="sagrada.leave"):
    value: Annotated[int | None, VALUE] = None


Commands = Choose | Take | Pass | UseOn | Pinch | Move | MoveTwo | Swap | Risk | Use | Place | PlaceAs | Leave
