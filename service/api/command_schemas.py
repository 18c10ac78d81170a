"""Marshmallow schemas of the declared commands: one definition of a command serves the REST shape as well.

A schema is made once for each command and used again for all requests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
from marshmallow import RAISE, Schema, ValidationError, fields, validate

from domain.kernel.language import Spec
from domain.kernel.schemas import Bounds, Bridge, Given, Limits
from domain.kernel.shapes import Command
from domain.kernel.title import Title
from domain.titles.shelf import titles
from service.api.shapes import PRINTABLE, Whole

LONGEST = 200  # characters of one value, values of one list


class Requests(Bridge):
    """Whatever is checked here the document says too (jsonschema.py)."""

    nullable = True

    def scalar(self, hint: Any, limits: Limits, given: Given) -> fields.Field[Any]:
        checks = list(_checks(limits))
        if hint is bool:
            return fields.Boolean(truthy={True}, falsy={False}, **given)
        if hint is int:
            return Whole(validate=checks, **given)
        return fields.String(validate=checks or [validate.Length(max=LONGEST), PRINTABLE], **given)

    def several(self, each: fields.Field[Any], bounds: Bounds | None, given: Given) -> fields.Field[Any]:
        low, high = bounds or (0, LONGEST)
        return fields.List(each, validate=validate.Length(low, high), **given)

    def schema(self, name: str, members: Given) -> Schema:
        return Schema.from_dict(members, name=name)(unknown=RAISE)


def _checks(limits: Limits) -> Iterator[Callable[[Any], Any]]:
    if limits.choices:
        yield validate.OneOf(limits.choices)
    if limits.low is not None or limits.high is not None:
        yield validate.Range(limits.low, limits.high)
    if limits.shortest is not None or limits.longest is not None:
        yield validate.Length(limits.shortest, limits.longest)
    if limits.pattern is not None:
        yield validate.Regexp(limits.pattern)


requests = Requests()


def schema_of(spec: Spec) -> Schema:
    kind = fields.String(required=True, validate=validate.Equal(spec.name))
    return requests.schema(spec.name, {"type": kind, **requests.fields_of(spec.command)})


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
        if not self.title.language.can_be_said(command):
            raise ValidationError({"": ["These values together do not make a command."]})
        return command


@cache
def command_schemas(title_id: str) -> CommandSchemas:
    return CommandSchemas(titles[title_id])


def title_of(name: Any) -> str | None:
    """The title whose command bears this name."""
    return next((title_id for title_id in titles if name in list(command_schemas(title_id).schemas)), None)
