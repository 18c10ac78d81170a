"""Marshmallow schemas of the declared commands: one definition of a command serves the REST shape as well.

A schema is made once for each command and used again for all requests.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from marshmallow import RAISE, Schema, ValidationError, fields, validate

from domain.kernel.language import Number, OneOf, Several, Spec
from domain.kernel.shapes import Command
from domain.kernel.title import Title
from domain.titles import titles
from service.api.shapes import PRINTABLE, Whole

LONGEST = 200  # characters of one value, values of one list


def field_of(hint: Any, kind: Any = None, **given: Any) -> fields.Field[Any]:
    """The field of one value, from its type and from the kind that says what may stand there."""
    hint, kind = _unwrapped(hint, kind)
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType) and type(None) in inner:
        rest = next(part for part in inner if part is not type(None))
        return field_of(rest, kind, **{**given, "allow_none": True})
    if origin is tuple and inner[-1] is Ellipsis:
        return _list(inner[0], kind, given)
    if origin is tuple:
        return fields.Tuple([field_of(part) for part in inner], **given)
    if origin is Literal:
        return _scalar(type(inner[0]), [validate.OneOf(inner)], given)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return fields.Nested(_struct_schema(hint), **given)
    return _scalar(hint, _checks(kind), given)


def _list(inner: Any, kind: Any, given: dict[str, Any]) -> fields.Field[Any]:
    if not isinstance(kind, Several):
        return fields.List(field_of(inner), validate=validate.Length(0, LONGEST), **given)
    low = 0 if kind.nothing is not None else kind.low
    return fields.List(field_of(inner, kind.kind), validate=validate.Length(low, kind.high), **given)


def _unwrapped(hint: Any, kind: Any) -> tuple[Any, Any]:
    if typing.get_origin(hint) is Annotated:
        inner, *marks = typing.get_args(hint)
        return inner, marks[0] if kind is None else kind
    return hint, kind


def _checks(kind: Any) -> list[Callable[[Any], Any]]:
    if isinstance(kind, msgspec.Meta):
        return list(_meta_checks(kind))
    if isinstance(kind, OneOf):
        return [validate.OneOf([value for value in kind.names if value is not None])]
    if isinstance(kind, Number):
        return [validate.Range(kind.low, kind.high)]
    return []


def _meta_checks(meta: msgspec.Meta) -> Iterator[Callable[[Any], Any]]:
    """What msgspec checks of a value inside a struct; said here, so that the document says it too."""
    if meta.ge is not None or meta.le is not None:
        yield validate.Range(meta.ge, meta.le)
    if meta.min_length is not None or meta.max_length is not None:
        yield validate.Length(meta.min_length, meta.max_length)
    if meta.pattern is not None:
        yield validate.Regexp(meta.pattern)


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
    kind = fields.String(required=True, validate=validate.Equal(spec.name))
    return Schema.from_dict({"type": kind, **_fields(spec.command)}, name=spec.name)(unknown=RAISE)


@cache
def _struct_schema(struct: type[msgspec.Struct]) -> Schema:
    return Schema.from_dict(_fields(struct), name=struct.__name__)(unknown=RAISE)


def _fields(struct: type[msgspec.Struct]) -> dict[str, Any]:
    hints = typing.get_type_hints(struct, include_extras=True)
    return {
        field.name: field_of(hints[field.name], **({"required": True} if field.required else {}))
        for field in msgspec.structs.fields(struct)
    }


class CommandSchemas:
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
            raise ValidationError({"type": [f"Must be the name of a command of this title: {known}."]})
        try:
            command: Command = self.title.codec.command_from(schema.load(data))
        except msgspec.ValidationError as error:
            raise ValidationError({"": [str(error)]}) from error
        if not self._can_be_said(command):
            raise ValidationError({"": ["These values together do not make a command."]})
        return command

    def _can_be_said(self, command: Command) -> bool:
        """Rules rely on what the kinds of values allow; schemas know the plain kinds, sentences know all."""
        try:
            sentence = self.title.sentence(command)
        except (ValueError, LookupError, TypeError, AttributeError):
            return False
        return command in self.title.language.readings(sentence, (type(command),))


@cache
def command_schemas(title_id: str) -> CommandSchemas:
    return CommandSchemas(titles[title_id])


def title_of(name: Any) -> str | None:
    """The title whose command bears this name."""
    return next((title_id for title_id in titles if name in list(command_schemas(title_id).schemas)), None)
