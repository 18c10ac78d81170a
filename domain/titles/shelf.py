"""The shelf: every title Posthorn hosts, by id."""

from __future__ import annotations

from typing import Any

from domain.kernel.shapes import Refused
from domain.kernel.title import Title
from domain.titles.lagranja.title import lagranja
from domain.titles.ohmygoods.title import ohmygoods
from domain.titles.pig.title import pig
from domain.titles.sagrada.title import sagrada

titles: dict[str, Title[Any]] = {title.id: title for title in (sagrada, ohmygoods, lagranja, pig)}


def title_named(title: str) -> Title[Any]:
    found = titles.get(title)
    if found is None:
        raise Refused(
            "no_such_title",
            'There is no title "{title}". There are: {titles}.',
            title=title,
            titles=", ".join(sorted(titles)),
        )
    return found
