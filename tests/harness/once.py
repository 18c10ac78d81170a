"""What each application would make anew for itself is made once a process: compiled templates, and what makes addresses
of the rules of pages. Tests make applications by the hundred, and each compiled twenty templates for its first page.

So is what a line of a letter would do: most lines stand in many letters.

So are pictures of letters: painting them is half of what a letter costs, and few tests look at one. Those ask for
`painted`; in all others a picture is as wide as it should be, and blank.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any
from unittest.mock import patch

import pytest
from flask import Flask
from jinja2.bccache import Bucket, BytecodeCache
from werkzeug.routing import Rule

from domain.titles.shelf import titles
from service.commands.lines import parses
from service.mail.incoming.text.reading import tidy
from service.mail.outgoing import compose
from service.mail.outgoing.picture import display_width, png

_compile = Rule.compile
_compiled: dict[Any, tuple[Any, ...]] = {}


class Templates(BytecodeCache):
    """By name and file, and by what stands in the file."""

    def __init__(self) -> None:
        self._codes: dict[tuple[str, str], Any] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self._codes.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._codes[bucket.key, bucket.checksum] = bucket.code


def _compile_once(rule: Any) -> None:
    """Rules that are written alike are read alike; what builds addresses takes its rule as an argument."""
    assert not rule.map.host_matching
    key = (rule.rule, repr(rule.defaults), rule.subdomain, rule.merge_slashes)
    if key not in _compiled:
        _compile(rule)
        builders = (rule._build.__func__, rule._build_unknown.__func__)
        _compiled[key] = (rule._parts, rule._trace, rule._converters, rule.arguments, *builders)
    rule._parts, rule._trace, rule._converters, rule.arguments, build, build_unknown = _compiled[key]
    rule._build, rule._build_unknown = build.__get__(rule), build_unknown.__get__(rule)


@cache
def _blank(wide: int) -> bytes:
    return png(f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="40" viewBox="0 0 {wide} 40"></svg>')


def unpainted(svg: str, room: int, wanted: int) -> bytes:
    return _blank(display_width(svg))


@pytest.fixture(scope="module")
def painted() -> Iterator[None]:
    """The pictures of letters as they are."""
    with patch.object(compose, "png", png):
        yield


@cache
def does_something(line: str, title_id: str) -> bool:
    return parses(tidy(line), titles[title_id])


def compile_once() -> None:
    """For the whole process."""
    patch.object(compose, "png", unpainted).start()
    patch.object(Flask, "jinja_options", {"bytecode_cache": Templates()}).start()
    patch.object(Rule, "compile", _compile_once).start()
