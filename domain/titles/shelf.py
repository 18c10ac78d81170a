"""The shelf: every title Posthorn hosts, by id."""

from __future__ import annotations

from typing import Any

from domain.kernel.title import Title
from domain.titles.lagranja.title import lagranja
from domain.titles.ohmygoods.title import ohmygoods
from domain.titles.pig.title import pig
from domain.titles.sagrada.title import sagrada

titles: dict[str, Title[Any]] = {title.id: title for title in (sagrada, ohmygoods, lagranja, pig)}
