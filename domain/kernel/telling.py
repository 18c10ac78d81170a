"""Texts for people: templates with named parts, so that they can be translated whole."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct


class Seat(Struct, frozen=True, gc=False):
    """A part that stands for a player; whoever shows the sentence knows the names."""

    number: int


Part = str | int | Seat
_PLAIN = frozenset({str, int, Seat})

_PART = re.compile(r"\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}")


class Sentence(Struct, frozen=True, gc=False):
    """`{name}` puts a part in; `{n|coin|coins}` chooses a word by the number n."""

    template: str
    parts: tuple[tuple[str, Part], ...] = ()

    @classmethod
    def of(cls, template: str, **parts: Part) -> Sentence:
        if _PLAIN.issuperset(map(type, parts.values())):
            return cls(template, tuple(parts.items()))
        return cls(template, tuple([(k, v if isinstance(v, Part) else str(v)) for k, v in parts.items()]))

    def text(self, names: Sequence[str] = (), catalog: Mapping[str, str] | None = None) -> str:
        parts = dict(self.parts)

        def put(match: re.Match[str]) -> str:
            part = parts[match[1]]
            if match[2] is not None:
                return match[2] if part == 1 else match[3]
            if isinstance(part, Seat):
                return names[part.number] if part.number < len(names) else f"Seat {part.number + 1}"
            return str(part)

        return _PART.sub(put, (catalog or {}).get(self.template, self.template))


def listed(things: Sequence[str], none: str = "nothing") -> str:
    return ", ".join(things) if things else none
