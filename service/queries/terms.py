"""The things that sentences tell of: goods, cards, places, by the names that stand below `[told]` in `locale/*.txt`.

A sentence has them as parts, in English, as they are stored: `2 pigs, 1 olive`. Each is found by its whole name, the
longest first, and told by the number before it; what is no such thing stays as it is.
"""

from __future__ import annotations

import re
from functools import cache

from domain.kernel.spoken import plural, tongues
from domain.titles.shelf import titles

_TOKEN = re.compile(r"\d+|[^\W\d_][\w'\u2019-]*|.", re.DOTALL)
PACKAGES = (*(f"domain.titles.{title}" for title in titles), "domain.game", "service")
Things = dict[str, tuple[tuple[str, ...], bool]]


class Terms:
    def __init__(self, language: str, things: Things) -> None:
        self._language, self._things = language, things
        self._firsts: dict[str, int] = {}  # by their first words, how many pieces the longest has
        for name in things:
            pieces = _TOKEN.findall(name)
            self._firsts[pieces[0]] = max(len(pieces), self._firsts.get(pieces[0], 0))

    def tell(self, text: str) -> str:
        """The text with the names of things in the language."""
        pieces, at = _TOKEN.findall(text), 0
        said: list[str] = []
        while at < len(pieces):
            longest = self._firsts.get(pieces[at], 0)
            for end in range(min(len(pieces), at + longest), at, -1):
                if (found := self._things.get("".join(pieces[at:end]))) is not None:
                    said.append(self._form(found, said))
                    at = end
                    break
            else:
                if not self._is_article(pieces, at):
                    said.append(pieces[at])
                    at += 1
                else:
                    at += 2
        return "".join(said)

    def _is_article(self, pieces: list[str], at: int) -> bool:
        """Before a thing that has a name here; other languages have their own, or none."""
        return pieces[at] == "the" and pieces[at + 1 : at + 2] == [" "] and pieces[at + 2] in self._firsts

    def _form(self, found: tuple[tuple[str, ...], bool], before: list[str]) -> str:
        forms, several = found
        if len(before) > 1 and before[-1] == " " and before[-2].isdecimal():
            return forms[min(plural(self._language, int(before[-2])), len(forms) - 1)]
        return forms[min(int(several), len(forms) - 1)]


@cache
def terms(language: str) -> Terms:
    things: Things = {}
    for package in PACKAGES:
        for tongue in tongues(package):
            if tongue.language == language:
                things |= tongue.things()
    return Terms(language, things)
