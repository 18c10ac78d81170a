"""Marshmallow schemas of the declared commands: one definition of a command serves the REST shape as well.

A schema is made once for each command and used again for all requests.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from marshmallow import RAISE, Schema, fields, validate

from domain.kernel.language import Number, OneOf, Several, Spec
from domain.kernel.shapes import Command
from domain.kernel.title import Title
from service.api.shapes import PRINTABLE, Whole

LONGEST = 200  # characters of one value, values of one list


def field_of(hint: Any, kind: Any = None, **given: Any) -> fields.Field[Any]:
    """The field of one value, from its type and from the kind that says what may stand there."""
    hint, kind = _unwrapped(hint, kind)
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType) and type(None) in inner:
        rest = next(part for part in inner if part is not type(None))
        return field_of(rest, kind, **{**given, "allow_none": True})
    if origin is tuple:
        each = kind.kind if isinstance(kind, Several) else None
        bounds = (kind.low, kind.high) if isinstance(kind, Several) else (0, LONGEST)
        low = 0 if isinstance(kind, Several) and kind.nothing is not None else bounds[0]
        return fields.List(field_of(inner[0], each), validate=validate.Length(low, bounds[1]), **given)
    if origin is Literal:
        return _scalar(type(inner[0]), [validate.OneOf(inner)], given)
    return _scalar(hint, _checks(kind), given)


def _unwrapped(hint: Any, kind: Any) -> tuple[Any, Any]:
    if typing.get_origin(hint) is Annotated:
        inner, *marks = typing.get_args(hint)
        return inner, marks[0] if kind is None else kind
    return hint, kind


def _checks(kind: Any) -> list[Callable[[Any], Any]]:
    if isinstance(kind, OneOf):
        return [validate.OneOf([value for value in kind.names if value is not None])]
    if isinstance(kind, Number):
        return [validate.Range(kind.low, kind.high)]
    return []


def _scalar(hint: Any, checks: list[Callable[[Any], Any]], given: dict[str, Any]) -> fields.Field[Any]:
    if hint is bool:
        return fields.Boolean(truthy={True}, falsy={False}, **given)
    if hint is int:
        return Whole(validate=checks, **given)
    if hint is str:
        limits = checks or [validate.Length(max=LONGEST), PRINTABLE]
        return fields.String(validate=limits, **given)
    return fields.Raw(validate=checks, **given)


def schema_of(spec: Spec) -> Schema:
    hints = typing.get_type_hints(spec.command, include_extras=True)
    made: dict[str, Any] = {"type": fields.String(required=True, validate=validate.Equal(spec.name))}
    for name in spec.kinds:
        given = {} if name in spec.defaults else {"required": True}
        made[name] = field_of(hints[name], **given)
    schema = Schema.from_dict(made, name=spec.name)
    return schema(unknown=RAISE)


class Spoken:
    """The commands of one title, by their stored names."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title
        self.specs = {spec.name: spec for spec in title.language.specs.values()}
        self.schemas = {name: schema_of(spec) for name, spec in self.specs.items()}

    def read(self, data: dict[str, Any]) -> Command:
        """Raises marshmallow.ValidationError with a message for each wrong field."""
        name = data.get("type")
        schema = self.schemas.get(name) if isinstance(name, str) else None
        if schema is None:
            known = ", ".join(self.schemas)
            raise validate.ValidationError({"type": [f"Must be the name of a command of this title: {known}."]})
        try:
            return self.title.codec.command_from(schema.load(data))
        except msgspec.ValidationError as error:
            raise validate.ValidationError({"": [str(error)]}) from error


@cache
def spoken(title_id: str) -> Spoken:
    from domain.titles import titles

    return Spoken(titles[title_id])
