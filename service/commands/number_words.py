"""Numbers that are spelled out, as people say them of options, in the languages that are read: two, second, dvojku."""

from __future__ import annotations

from collections.abc import Iterable

from domain.kernel.reading import plain

_CARDINALS = (
    "one eins jednicku jednicka единица единицу единичку",
    "two zwei deux dva dve dvojku dvojka dvojkou два две двойку двойка двоику",
    "three drei trois tri trojku trojka trojkou три тройку тройка",
    "four vier quatre ctyri ctyrku ctyrka четыре четверку четверка",
    "five fünf cinq petku petka пять пятерку пятерка",
    "six sechs sest sestku sestka шесть шестерку шестерка",
    "seven sieben sept sedm sedmicku sedmicka семь семерку семерка",
    "eight acht huit osm osmicku osmicka восемь восьмерку восьмерка",
    "nine neun neuf devet devitku devitka девять девятку девятка",
    "ten zehn dix deset desitku desitka десять десятку десятка",
)
_ORDINALS = (
    "first 1st premier premiere 1er 1ere",
    "second 2nd deuxieme 2eme 2e seconde",
    "third 3rd troisieme 3eme 3e treti третий третья третье третью третьего",
    "fourth 4th quatrieme 4eme 4e",
    "fifth 5th cinquieme 5eme 5e",
    "sixth 6th sixieme 6eme 6e",
    "seventh 7th septieme 7eme 7e",
    "eighth 8th huitieme 8eme 8e",
    "ninth 9th neuvieme 9eme 9e",
    "tenth 10th dixieme 10eme 10e",
)
# beginnings, each with the endings of its language
_STEMS = {
    "e er es en": "erst zweit dritt viert fünft sechst siebt acht neunt zehnt",
    "ый ой ая ое ую ого": "перв втор _ четверт пят шест седьм восьм девят десят",
    "y i a e ou eho": "prvn druh _ ctvrt pat sest sedm osm devat desat",
}
_NONE = "_"


def _numbered(rows: Iterable[str]) -> dict[str, int]:
    return {plain(word): number for number, row in enumerate(rows, 1) for word in row.split()}


def _inflected() -> dict[str, int]:
    stems = (
        (stem, endings.split(), number)
        for endings, row in _STEMS.items()
        for number, stem in enumerate(row.split(), 1)
        if stem != _NONE
    )
    return {plain(stem + ending): number for stem, endings, number in stems for ending in endings}


NAMED = _numbered(_CARDINALS)
ONE = "one"
ORDINALS = {**_inflected(), **_numbered(_ORDINALS)}
