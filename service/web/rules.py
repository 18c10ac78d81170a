"""The rules of a title in our own words: the file `rules.txt` of its folder, as HTML with pictures of its own boards.

`# heading`, `- item`, `**strong**`, `[board 14]` for a picture after so many moves of bots; all else is a paragraph.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files

from flask import url_for
from markupsafe import Markup, escape

_BOARD = re.compile(r"\[board (\d{1,3})\]")
_STRONG = re.compile(r"\*\*([^*]+)\*\*")


@lru_cache(maxsize=32)
def text_of(title_id: str) -> str:
    file = files("domain").joinpath(title_id, "rules.txt")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def pictures_of(title_id: str) -> frozenset[int]:
    """After how many moves its boards are shown."""
    return frozenset(map(int, _BOARD.findall(text_of(title_id))))


def rules_of(title_id: str, name: str) -> Markup:
    return Markup("\n").join(_blocks(title_id, name))


def _blocks(title_id: str, name: str) -> Iterator[Markup]:
    items: list[Markup] = []
    for line in [*text_of(title_id).splitlines(), ""]:
        if line.startswith("- "):
            items.append(Markup("<li>{}</li>").format(_inline(line[2:])))
            continue
        if items:
            yield Markup("<ul>{}</ul>").format(Markup("").join(items))
            items = []
        if found := _BOARD.fullmatch(line):
            where = url_for("shelf.moment", title_id=title_id, moves=int(found[1]))
            about = f"The board of {name} after {found[1]} moves" if int(found[1]) else f"The board of {name} at first"
            yield Markup('<figure><img src="{}" alt="{}" loading="lazy" width="700" height="500"></figure>').format(
                where, about
            )
        elif line.startswith("# "):
            yield Markup("<h2>{}</h2>").format(line[2:])
        elif line:
            yield Markup("<p>{}</p>").format(_inline(line))


def _inline(text: str) -> Markup:
    return Markup(_STRONG.sub(r"<strong>\1</strong>", str(escape(text))))
