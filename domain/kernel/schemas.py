"""marshmallow schemas made from msgspec structs, so that a shape is written down once.

marshmallow tells all mistakes at once and where they are; msgspec decodes what has passed. A `Bridge` takes the types
apart. Its subclasses say how one value is checked and what is said of a wrong one: `owners_files.OwnersFile` for files
of owners, `service.api.command_schemas.Requests` for the API.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from marshmallow import Schema, ValidationError, fields

from domain.kernel.kinds import Number, OneOf, Several

Given = dict[str, Any]  # further arguments of a field
Bounds = tuple[int, int | None]  # entries of a list: at least, at most
Tagged = dict[str, Callable[[], Schema]]  # made when first used: a struct may hold others of its own union


class Limits(msgspec.Struct, frozen=True):
    """What one value may be: the kind, the Meta or the tuple of choices beside its type says so."""

    choices: tuple[Any, ...] = ()
    low: Any = None
    high: Any = None
    shortest: int | None = None
    longest: int | None = None
    pattern: str | None = None
    wanted: str | None = None  # the pattern in words: the description of the Meta


class Bridge:
    nullable = False  # may `X | None` be null, or only left out?

    def __init__(self) -> None:
        self._schemas: dict[type, Schema] = {}

    # what subclasses say

    def scalar(self, hint: Any, limits: Limits, given: Given) -> fields.Field[Any]:
        """A whole number, a truth, a text, or one of some choices."""
        raise NotImplementedError

    def several(self, each: fields.Field[Any], bounds: Bounds | None, given: Given) -> fields.Field[Any]:
        """A list; the bounds of its kind or Meta, if it has one."""
        raise NotImplementedError

    def named(self, key: fields.Field[Any], value: fields.Field[Any], given: Given) -> fields.Field[Any]:
        """Values by names that the struct does not know."""
        raise TypeError("no field for names with values")

    def schema(self, name: str, members: Given) -> Schema:
        raise NotImplementedError

    # the walk

    def schema_of(self, struct: type[msgspec.Struct]) -> Schema:
        """The schema of one struct; its tag is checked by whoever chose the struct by it."""
        if struct not in self._schemas:
            self._schemas[struct] = self.schema(struct.__name__, self.fields_of(struct))
        return self._schemas[struct]

    def fields_of(self, struct: type[msgspec.Struct]) -> Given:
        hints = get_type_hints(struct, include_extras=True)
        return {
            field.encode_name: self.field(hints[field.name], **({"required": True} if field.required else {}))
            for field in msgspec.structs.fields(struct)
        }

    def field(self, hint: Any, kind: Any = None, **given: Any) -> fields.Field[Any]:
        """The field of one value, from its type and from what stands beside the type."""
        hint, kind = _unwrapped(hint, kind)
        origin, inner = get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            return self._either(inner, kind, given)
        if origin is tuple and inner[-1] is Ellipsis:
            return self._list(inner[0], kind, given)
        if origin is tuple:
            return fields.Tuple([self.field(part) for part in inner], **given)
        if origin is dict:
            return self.named(self.field(inner[0]), self.field(inner[1]), given)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return fields.Nested(self.schema_of(hint), **given)
        if origin is Literal:
            return self.scalar(type(inner[0]), Limits(choices=inner), given)
        if hint not in (int, str, bool):
            raise TypeError(f"no field for {hint}")
        return self.scalar(hint, _limits(kind), given)

    def _list(self, inner: Any, kind: Any, given: Given) -> fields.Field[Any]:
        if isinstance(kind, msgspec.Meta):
            return self.several(self.field(inner), (kind.min_length or 0, kind.max_length), given)
        if not isinstance(kind, Several):
            return self.several(self.field(inner), None, given)
        low = 0 if kind.nothing is not None else kind.low
        return self.several(self.field(inner, kind.kind), (low, kind.high), given)

    def _either(self, parts: tuple[Any, ...], kind: Any, given: Given) -> fields.Field[Any]:
        rest = tuple(part for part in parts if part is not type(None))
        if len(rest) < len(parts) and self.nullable:
            given = {**given, "allow_none": True}
        if len(rest) == 1:
            return self.field(rest[0], kind, **given)
        if all(isinstance(part, type) and issubclass(part, msgspec.Struct) for part in rest):
            return Word(rest[0].__struct_config__.tag_field, self.tagged(rest), **given)
        return OneForm({_json_type(part): self.field(part) for part in rest}, **given)

    def tagged(self, structs: tuple[Any, ...]) -> Tagged:
        return {str(each.__struct_config__.tag): partial(self.schema_of, each) for each in structs}


class Word(fields.Field[Any]):
    """One of several structs, told apart by the word in their tag field; without one, a struct of its own."""

    default_error_messages = {
        "type": "wanted an object {{...}}",
        "missing": "is missing; wanted one of {words}",
        "unknown": "{said} is no word here; wanted one of {words}",
    }

    def __init__(self, tag: str, tagged: Tagged, plain: Schema | None = None, **given: Any) -> None:
        super().__init__(**given)
        self.tag, self.tagged, self.plain = tag, tagged, plain

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> Any:
        if not isinstance(value, dict):
            raise self.make_error("type")
        if self.tag not in value and self.plain is not None:
            return self.plain.load(value)
        words = ", ".join(self.tagged)
        if self.tag not in value:
            raise self._of_tag("missing", words=words)
        made = self.tagged.get(value[self.tag]) if isinstance(value[self.tag], str) else None
        if made is None:
            raise self._of_tag("unknown", said=as_text(value[self.tag]), words=words)
        made().load({key: inner for key, inner in value.items() if key != self.tag})
        return value

    def _of_tag(self, key: str, **parts: str) -> ValidationError:
        return ValidationError({self.tag: self.make_error(key, **parts).messages})


class OneForm(fields.Field[Any]):
    """Values of several JSON types: the type says which of the fields checks it."""

    NAMES = {int: "a whole number", dict: "an object {...}", list: "a list [...]", str: "a word"}

    def __init__(self, forms: dict[type, fields.Field[Any]], **given: Any) -> None:
        super().__init__(**given)
        self.forms = forms

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> Any:
        form = self.forms.get(type(value))
        if form is None:
            wanted = " or ".join(self.NAMES[each] for each in self.forms)
            raise ValidationError(f"{as_text(value)} does not fit; wanted {wanted}")
        return form.deserialize(value)


def as_text(value: Any) -> str:
    """What somebody wrote, as it is shown to them: as JSON, and cut."""
    return msgspec.json.encode(value).decode()[:60]


def _unwrapped(hint: Any, kind: Any) -> tuple[Any, Any]:
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        return inner, marks[0] if kind is None else kind
    return hint, kind


def _limits(kind: Any) -> Limits:
    if isinstance(kind, tuple):
        return Limits(choices=kind)
    if isinstance(kind, OneOf):
        return Limits(choices=tuple(value for value in kind.names if value is not None))
    if isinstance(kind, Number):
        return Limits(low=kind.low, high=kind.high)
    if isinstance(kind, msgspec.Meta):
        return Limits((), kind.ge, kind.le, kind.min_length, kind.max_length, kind.pattern, kind.description)
    return Limits()


def _json_type(hint: Any) -> type:
    hint, _ = _unwrapped(hint, None)
    if get_origin(hint) is tuple:
        return list
    if get_origin(hint) is dict or (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
        return dict
    return int if hint is int else str
