"""What an option costs and brings, in few words: beside the sentence, for whoever has no board at hand."""

from __future__ import annotations

from typing import Any

from domain.kernel.shapes import Command
from domain.kernel.telling import Sentence
from domain.titles.sagrada.cards import PATTERNS
from domain.titles.sagrada.chapters.timing import price
from domain.titles.sagrada.commands import Choose
from domain.titles.sagrada.table import Table


def hint(state: Table, seat: int, command: Command) -> Sentence | None:
    if isinstance(command, Choose):
        return Sentence.of("{n} favour tokens", n=PATTERNS[command.window].difficulty)
    tool: Any = getattr(command, "tool", None) or _TOOL_OF.get(type(command).__name__)
    if tool is None or state.solo:
        return None
    return Sentence.of("-{n} favour {n|token|tokens}", n=price(state, tool))


_TOOL_OF = {"Pinch": "grozing_pliers", "Swap": "lens_cutter"}
