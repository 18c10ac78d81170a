"""No sentence is put together in place: what an f-string says is in no catalogue, so it is told in English to all."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ops.languages import NOT_FOR_PLAYERS, messages, rooms
from service.queries.catalogues import ROOT

# what only operators, owners of files, terminals and programs read
OPERATORS = frozenset({"audit_sentences.py", "owners_file.py", "owners_files.py", "title.py", "unions.py", "text.py"})
MAKERS = frozenset({"service/web/rules.py", "service/web/tutor.py"})  # they name what a maker of a title left out
MARKUP = re.compile(r"[<>]|\bSELECT\b")
_PART = re.compile(r"\{\w*(?:\|[^|{}]*\|[^|{}]*)?\}")
_ENDS = re.compile(r"[.?!:]$")


@cache
def known() -> frozenset[str]:
    return frozenset(_PART.sub("{}", text) for of in messages().values() for text in of.values())


def put_together(source: str) -> Iterator[str]:
    """F-strings that are sentences: several words, and an end; what is raised for programmers, or logged, is none."""
    tree = ast.parse(source)
    beside = {id(each) for call in ast.walk(tree) if isinstance(call, ast.Call) and _is_for_programmers(call.func)
              for each in ast.walk(call)}  # fmt: skip
    for node in ast.walk(tree):
        if not isinstance(node, ast.JoinedStr) or id(node) in beside:
            continue
        text = "".join(str(each.value) if isinstance(each, ast.Constant) else "{}" for each in node.values)
        words = re.findall(r"[a-z]{2,}", _PART.sub(" ", text))
        if len(words) > 1 and _ENDS.search(text.strip()) and not MARKUP.search(text):
            yield _PART.sub("{}", text)


def _is_for_programmers(func: ast.expr) -> bool:
    name = func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""
    return name.endswith("Error") or name in ("debug", "info", "warning", "error", "exception")


def modules() -> list[Path]:
    found = (module for of in rooms().values() for module in of)
    spared = NOT_FOR_PLAYERS | OPERATORS
    return [each for each in found if each.name not in spared and str(each.relative_to(ROOT)) not in MAKERS]


def test_no_sentence_goes_past_the_catalogues() -> None:
    found = [
        f"{module.relative_to(ROOT)}: {text}"
        for module in modules()
        for text in put_together(module.read_text(encoding="utf-8"))
        if text not in known()
    ]
    assert not found, "make it a template: Sentence.of(...) or say(...)"


def test_a_sentence_that_is_put_together_is_found() -> None:
    source = 'def f(n):\n    raise ValueError(f"not {n} of this.")\n    return f"Seat {n} is free again."'
    assert list(put_together(source)) == ["Seat {} is free again."]
