"""What each application would make anew for itself is made once a process: compiled templates, and what makes addresses
of the rules of pages. Tests make applications by the hundred, and each compiled twenty templates for its first page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from flask import Flask
from jinja2.bccache import Bucket, BytecodeCache
from werkzeug.routing import Rule

_compiled = Rule._compile_builder
_builders: dict[Any, Callable[..., tuple[str, str]]] = {}


class Templates(BytecodeCache):
    """By name and file, and by what stands in the file."""

    def __init__(self) -> None:
        self._codes: dict[tuple[str, str], Any] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self._codes.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._codes[bucket.key, bucket.checksum] = bucket.code


def _builder(rule: Rule, append_unknown: bool = True) -> Callable[..., tuple[str, str]]:
    """The function takes its rule as its first argument: rules that are written alike can share it."""
    key = (tuple(rule._trace), repr(rule.defaults), append_unknown)
    if key not in _builders:
        _builders[key] = _compiled(rule, append_unknown)
    return _builders[key]


def compile_once() -> None:
    """For the whole process."""
    patch.object(Flask, "jinja_options", {"bytecode_cache": Templates()}).start()
    patch.object(Rule, "_compile_builder", _builder).start()
