"""marshmallow fields made from msgspec types, so that a shape is written down once.

marshmallow tells all mistakes at once and where they are; msgspec decodes what has passed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from typing import Any

from marshmallow import Schema, ValidationError, fields, validate
from msgspec import inspect

PLAINER = {
    "Missing data for required field.": "is missing",
    "Field may not be null.": "may not be null",
    "Not a valid string.": "wanted a text in quotes",
    "Not a valid list.": "wanted a list [...]",
}
MESSAGES = {"type": "wanted an object {...}"}


class Shape(Schema):
    """An object of the file; of a name it does not know it says which ones there are."""

    error_messages = MESSAGES

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self.error_messages["unknown"] = f"is no field here; wanted one of {', '.join(self.fields)}"


class OneOf(validate.Validator):
    def __init__(self, values: Iterable[Any]) -> None:
        self.values = tuple(values)

    def __call__(self, value: Any) -> Any:
        # true is no 1 here, although Python takes them for equal
        if not any(type(value) is type(each) and value == each for each in self.values):
            listed = ", ".join("true" if each is True else str(each) for each in self.values)
            raise ValidationError(f"{_shown(value)} does not fit; wanted {'one of ' * (len(self.values) > 1)}{listed}")
        return value


LARGEST = 20  # what a number or a list of an owner's file can be at most, where nothing narrower is said
LONGEST = 1000  # characters of a text of it
A_TEXT = validate.Length(min=1, max=LONGEST, error=f"wanted a text of 1 to {LONGEST} characters")


class Entries(validate.Validator):
    def __call__(self, value: list[Any]) -> Any:
        if not value:
            raise ValidationError("wanted one entry or more")
        if len(value) > LARGEST:
            raise ValidationError(f"{len(value)} entries are too many; wanted {LARGEST} at most")
        return value


class Unique(Entries):
    def __call__(self, value: list[Any]) -> Any:
        super().__call__(value)
        if any(each in value[:n] for n, each in enumerate(value)):
            raise ValidationError("wanted every entry once")
        return value


class Whole(fields.Field[int]):
    def __init__(self, low: int, high: int, **more: Any) -> None:
        super().__init__(**more)
        self.low, self.high = low, high

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            raise ValidationError(f"{_shown(value)} does not fit; wanted {self._range()}")
        return value

    def _range(self) -> str:
        return str(self.low) if self.low == self.high else f"a whole number from {self.low} to {self.high}"


class Aside(fields.Field[Any]):
    """What a file says beside the rules; nothing reads it."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> Any:
        if len(json.dumps(value)) > LONGEST:
            raise ValidationError(f"is too long; wanted at most {LONGEST} characters")
        return value


class Flag(fields.Field[bool]):
    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> bool:
        if not isinstance(value, bool):
            raise ValidationError(f"{_shown(value)} does not fit; wanted true or false")
        return value


class Word(fields.Field[Any]):
    """One of several structs, told apart by the word in their tag field; without one, a struct of its own."""

    def __init__(self, tag: str, tagged: dict[str, Schema], plain: Schema | None = None, **more: Any) -> None:
        super().__init__(**more)
        self.tag, self.tagged, self.plain = tag, tagged, plain

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> Any:
        if not isinstance(value, dict):
            raise ValidationError(MESSAGES["type"])
        if self.tag not in value:
            if self.plain is None:
                raise ValidationError({self.tag: [f"is missing; wanted one of {', '.join(self.tagged)}"]})
            return self.plain.load(value)
        schema = self.tagged.get(value[self.tag]) if isinstance(value[self.tag], str) else None
        if schema is None:
            said = _shown(value[self.tag])
            raise ValidationError({self.tag: [f"{said} is no word here; wanted one of {', '.join(self.tagged)}"]})
        schema.load({key: inner for key, inner in value.items() if key != self.tag})
        return value


class OneForm(fields.Field[Any]):
    """Values of several JSON types: the type says which of the fields checks it."""

    def __init__(self, forms: dict[type, fields.Field[Any]], **more: Any) -> None:
        super().__init__(**more)
        self.forms = forms

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> Any:
        form = self.forms.get(type(value))
        if form is None:
            names = {int: "a whole number", dict: "an object {...}", list: "a list [...]", str: "a word"}
            raise ValidationError(f"{_shown(value)} does not fit; wanted {' or '.join(names[t] for t in self.forms)}")
        return form.deserialize(value)


def field_for(node: inspect.Type, **more: Any) -> fields.Field[Any]:
    match node:
        case inspect.Metadata(type=inner):
            return field_for(inner, **more)
        case inspect.IntType(ge=low, le=high):
            return Whole(-LARGEST if low is None else low, LARGEST if high is None else high, **more)
        case inspect.BoolType():
            return Flag(**more)
        case inspect.LiteralType(values=values):
            return fields.Raw(validate=OneOf(values), **more)
        case inspect.StrType():
            return fields.String(validate=A_TEXT, **more)
        case inspect.VarTupleType(item_type=item):
            simple = isinstance(item, inspect.LiteralType | inspect.IntType)
            return fields.List(field_for(item), validate=Unique() if simple else Entries(), **more)
        case inspect.UnionType(types=types):
            return _field_for_union(tuple(t for t in types if not isinstance(t, inspect.NoneType)), **more)
        case inspect.StructType():
            return fields.Nested(schema_for(node.cls), **more)
    raise TypeError(f"no field for {node}")


def either(tag: str, tagged: inspect.Type, plain: inspect.Type) -> fields.Field[Any]:
    """A struct of a tagged union, or one without a tag."""
    assert isinstance(tagged, inspect.UnionType) and isinstance(plain, inspect.StructType)
    return Word(tag, _schemas(tagged.types), schema_for(plain.cls))


def _field_for_union(types: tuple[inspect.Type, ...], **more: Any) -> fields.Field[Any]:
    if len(types) == 1:
        return field_for(types[0], **more)
    if all(isinstance(t, inspect.StructType) and t.tag is not None for t in types):
        first = types[0]
        assert isinstance(first, inspect.StructType) and first.tag_field is not None
        return Word(first.tag_field, _schemas(types), **more)
    return OneForm({_json_type(t): field_for(t) for t in types}, **more)


def _schemas(types: Iterable[inspect.Type]) -> dict[str, Schema]:
    return {str(t.tag): schema_for(t.cls) for t in types if isinstance(t, inspect.StructType)}


def _json_type(node: inspect.Type) -> type:
    match node:
        case inspect.Metadata(type=inner):
            return _json_type(inner)
        case inspect.IntType():
            return int
        case inspect.StructType():
            return dict
        case inspect.VarTupleType():
            return list
    return str


@cache
def schema_for(struct: type) -> Schema:
    """The schema of one struct; its tag is checked by whoever chose the struct by it."""
    node = inspect.type_info(struct)
    assert isinstance(node, inspect.StructType)
    members: dict[str, Any] = {
        field.encode_name: field_for(field.type, required=field.required) for field in node.fields
    }
    return Shape.from_dict(members, name=f"{struct.__name__}Shape")()


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)[:60]
