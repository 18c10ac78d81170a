"""The rules of a title in our own words: `rules.txt` of its folder, or `<id>.txt`, as HTML with pictures of its boards.
`locale/rules.fr.txt` beside it, or `<id>.fr.txt`, has them in another language: as many chapters, the same pictures.

`# heading`, `- item`, `**strong**`, `[board 14]` for a picture after so many moves of bots; all else is a paragraph. A
title whose file is missing or cannot be read has a page without rules; `mistakes` names what is wrong, and the cure.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from flask import url_for
from markupsafe import Markup, escape

from service.queries.catalogues import LANGUAGES
from service.queries.wording import say

log = logging.getLogger("posthorn.web")

ENGLISH = "en"
FURTHEST = 200  # moves of bots before a picture: whoever asks for it first waits for them
_BOARD = re.compile(r"\[board (\d{1,3})\]")
_STRONG = re.compile(r"\*\*([^*]+)\*\*")
_PICTURE = Markup(
    '<figure><picture><source media="(prefers-color-scheme: dark)" srcset="{}">'
    '<img src="{}" alt="{}" loading="lazy" width="700" height="500"></picture></figure>'
)


@lru_cache(maxsize=128)
def text_of(title_id: str, language: str = ENGLISH) -> str:
    """In English where they are not told in that language."""
    try:
        return _read(title_id, language)
    except (OSError, UnicodeDecodeError):
        if language != ENGLISH:
            return text_of(title_id)
        log.warning("the page of %s has no rules: %s", title_id, " ".join(mistakes(title_id)))
        return ""


def _read(title_id: str, language: str) -> str:
    return place_of(title_id, language).read_text(encoding="utf-8")


def place_of(title_id: str, language: str = ENGLISH) -> Traversable:
    """In the folder of the title, translations in its `locale`; beside a title that is one file."""
    return text_at(title_id, "rules", language)


def text_at(title_id: str, name: str, language: str) -> Traversable:
    shelf, end = files("domain.titles"), "txt" if language == ENGLISH else f"{language}.txt"
    folder = shelf.joinpath(title_id)
    if not folder.is_dir():
        return shelf.joinpath(f"{title_id}.{end}")
    return (folder if language == ENGLISH else folder.joinpath("locale")).joinpath(f"{name}.{end}")


def mistakes(title_id: str) -> list[str]:
    """What is wrong with the files of a title, each with its cure. In which languages they are told is no mistake."""
    others = [each for each in LANGUAGES if each != ENGLISH and place_of(title_id, each).is_file()]
    found = _mistakes_in(title_id, ENGLISH)
    return found + [wrong for each in others for wrong in (*_mistakes_in(title_id, each), *_unlike(title_id, each))]


def _name_of(title_id: str, language: str) -> str:
    place = place_of(title_id, language)
    return (
        f"domain/titles/{title_id}/{place.name}" if place.name.startswith("rules.") else f"domain/titles/{place.name}"
    )


def _unlike(title_id: str, language: str) -> Iterator[str]:
    """Chapters and pictures stand where they stand in English."""
    shape, own = ([line if _BOARD.fullmatch(line) else "#" for line in text_of(title_id, each).splitlines()
                   if line.startswith("# ") or _BOARD.fullmatch(line)] for each in (ENGLISH, language))  # fmt: skip
    name = _name_of(title_id, language)
    if shape.count("#") != own.count("#"):
        yield f"{name} has {own.count('#')} chapters, the English {shape.count('#')}: tell each of them."
    elif shape != own:
        yield f"{name} has other pictures than the English: {' '.join(each for each in shape if each != '#')}."


def _mistakes_in(title_id: str, language: str) -> list[str]:
    name = _name_of(title_id, language)
    try:
        lines = _read(title_id, language).splitlines()
    except OSError:
        return [f"{name} is missing: tell the rules there in your own words, as domain/titles/pig/rules.txt does."]
    except UnicodeDecodeError:
        return [f"{name} is no UTF-8: save it in that encoding."]
    found = [f"{name}, line {n}: {wrong}." for n, line in enumerate(lines, 1) if (wrong := _line_mistake(line))]
    if not lines or not lines[0].startswith("# "):
        found.append(f"{name} begins without a chapter: its first line is `# ` and a heading.")
    if not any(_BOARD.fullmatch(line) for line in lines):
        found.append(f"{name} shows no board: put a line such as [board 14] where a picture helps.")
    return found


def _line_mistake(line: str) -> str:
    if board := _BOARD.fullmatch(line):
        return f"at most {FURTHEST} moves can be shown" if int(board[1]) > FURTHEST else ""
    if "[board" in line:
        return "a picture stands alone on its line, such as [board 14]"
    if line.startswith(("#", "-")) and not re.match(r"[#-] \S", line):
        return "a heading is `# ` and words, an item is `- ` and words"
    if _STRONG.sub("", line).count("**"):
        return "strong words are closed on the line on which they begin: **so**"
    return ""


def pictures_of(title_id: str) -> frozenset[int]:
    """After how many moves its boards are shown."""
    return frozenset(map(int, _BOARD.findall(text_of(title_id))))


def rules_of(title_id: str, name: str, language: str = ENGLISH) -> Markup:
    return Markup("\n").join(_blocks(title_id, name, text_of(title_id, language).splitlines()))


def chapters_of(title_id: str, language: str = ENGLISH) -> list[str]:
    return [line[2:] for line in text_of(title_id, language).splitlines() if line.startswith("# ")]


def chapter_of(title_id: str, name: str, heading: str, language: str = ENGLISH) -> Markup:
    """One chapter without its heading; nothing if there is none of this name."""
    lines = text_of(title_id, language).splitlines()
    if f"# {heading}" not in lines:
        return Markup("")
    rest = lines[lines.index(f"# {heading}") + 1 :]
    end = next((n for n, line in enumerate(rest) if line.startswith("# ")), len(rest))
    return Markup("\n").join(_blocks(title_id, name, rest[:end]))


def _blocks(title_id: str, name: str, lines: Sequence[str]) -> Iterator[Markup]:
    items: list[Markup] = []
    for line in [*lines, ""]:
        if line.startswith("- "):
            items.append(Markup("<li>{}</li>").format(_inline(line[2:])))
            continue
        if items:
            yield Markup("<ul>{}</ul>").format(Markup("").join(items))
            items = []
        if found := _BOARD.fullmatch(line):
            light, dark = (url_for("titles.moment", title_id=title_id, moves=found[1], dark=each) for each in (None, 1))
            begins = "The board of {name} at first"
            about = say(
                "The board of {name} after {n} {n|move|moves}" if int(found[1]) else begins, name=name, n=int(found[1])
            )
            yield _PICTURE.format(dark, light, about)
        elif line.startswith("# "):
            yield Markup("<h2>{}</h2>").format(line[2:])
        elif line:
            yield Markup("<p>{}</p>").format(_inline(line))


def _inline(text: str) -> Markup:
    return Markup(_STRONG.sub(r"<strong>\1</strong>", str(escape(text))))
