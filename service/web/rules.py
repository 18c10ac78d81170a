"""The rules of a title in our own words: `rules.txt` of its folder, or `<id>.txt`, as HTML with pictures of its boards.

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

log = logging.getLogger("posthorn.web")

FURTHEST = 200  # moves of bots before a picture: whoever asks for it first waits for them
_BOARD = re.compile(r"\[board (\d{1,3})\]")
_STRONG = re.compile(r"\*\*([^*]+)\*\*")


@lru_cache(maxsize=32)
def text_of(title_id: str) -> str:
    try:
        return _read(title_id)
    except (OSError, UnicodeDecodeError):
        log.warning("the page of %s has no rules: %s", title_id, " ".join(mistakes(title_id)))
        return ""


def _read(title_id: str) -> str:
    return _place(title_id).read_text(encoding="utf-8")


def _place(title_id: str) -> Traversable:
    """In the folder of the title; beside a title that is one file."""
    shelf = files("domain.titles")
    folder = shelf.joinpath(title_id)
    return folder.joinpath("rules.txt") if folder.is_dir() else shelf.joinpath(f"{title_id}.txt")


def mistakes(title_id: str) -> list[str]:
    """What is wrong with the file of a title, each with its cure."""
    place = _place(title_id)
    name = f"domain/titles/{title_id}/rules.txt" if place.name == "rules.txt" else f"domain/titles/{place.name}"
    try:
        lines = _read(title_id).splitlines()
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


def rules_of(title_id: str, name: str) -> Markup:
    return Markup("\n").join(_blocks(title_id, name, text_of(title_id).splitlines()))


def chapters_of(title_id: str) -> list[str]:
    return [line[2:] for line in text_of(title_id).splitlines() if line.startswith("# ")]


def chapter_of(title_id: str, name: str, heading: str) -> Markup:
    """One chapter without its heading; nothing if there is none of this name."""
    lines = text_of(title_id).splitlines()
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
            where = url_for("titles.moment", title_id=title_id, moves=int(found[1]))
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
