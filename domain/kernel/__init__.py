"""What a title is written with. Each name is looked for when it is asked for: who wants one module loads no other."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from msgspec.structs import replace

    from domain.kernel.codec import Codec
    from domain.kernel.families import Family, Offer
    from domain.kernel.kinds import Number, OneOf, Several
    from domain.kernel.language import Language
    from domain.kernel.luck import Luck, draw, pick, roll, shuffled
    from domain.kernel.rules import Rules, Turn
    from domain.kernel.shapes import (
        Command,
        Fact,
        Finished,
        Options,
        Question,
        Refused,
        Result,
        Score,
        SealedQuestion,
        State,
        Step,
        choice,
    )
    from domain.kernel.telling import Seat, Sentence, listed
    from domain.kernel.title import Title

__all__ = [
    "Codec",
    "Command",
    "Fact",
    "Family",
    "Finished",
    "Language",
    "Luck",
    "Number",
    "Offer",
    "OneOf",
    "Options",
    "Question",
    "Refused",
    "Result",
    "Rules",
    "Score",
    "SealedQuestion",
    "Seat",
    "Sentence",
    "Several",
    "State",
    "Step",
    "Title",
    "Turn",
    "choice",
    "draw",
    "listed",
    "pick",
    "replace",
    "roll",
    "shuffled",
]

_HOMES = {
    "msgspec.structs": "replace",
    "domain.kernel.codec": "Codec",
    "domain.kernel.families": "Family Offer",
    "domain.kernel.kinds": "Number OneOf Several",
    "domain.kernel.language": "Language",
    "domain.kernel.luck": "Luck draw pick roll shuffled",
    "domain.kernel.rules": "Rules Turn",
    "domain.kernel.shapes": "Command Fact Finished Options Question Refused Result Score SealedQuestion State Step"
    " choice",
    "domain.kernel.telling": "Seat Sentence listed",
    "domain.kernel.title": "Title",
}
_HOME = {name: home for home, names in _HOMES.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)
