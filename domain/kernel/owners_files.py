"""What stands in a file of an owner: fields that say what is wanted, and the bounds of all that has none of its own."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from marshmallow import Schema, ValidationError, fields, validate

from domain.kernel.schemas import Bounds, Bridge, Given, Limits, Word, as_text
from domain.kernel.unions import members

PLAINER = {
    "Missing data for required field.": "is missing",
    "Field may not be null.": "may not be null",
    "Not a valid string.": "wanted a text in quotes",
    "Not a valid list.": "wanted a list [...]",
    "Not a valid mapping type.": "wanted an object {...}",
}
LARGEST = 20  # what a number or a list of an owner's file can be at most, where nothing narrower is said
LONGEST = 1000  # characters of a text of it


def a_text(low: int = 1, high: int = LONGEST) -> validate.Length:
    return validate.Length(low, high, error=f"wanted a text of {low} to {high} characters")


A_TEXT = a_text()


class Shape(Schema):
    """An object of the file; of a name it does not know it says which ones there are."""

    error_messages = {"type": "wanted an object {...}"}

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
            raise ValidationError(f"{as_text(value)} does not fit; wanted {'one of ' * (len(self.values) > 1)}{listed}")
        return value


class Entries(validate.Validator):
    def __init__(self, low: int = 1, high: int | None = None) -> None:
        self.low, self.high = low, LARGEST if high is None else high

    def __call__(self, value: Any) -> Any:
        if len(value) < self.low:
            raise ValidationError("wanted one entry or more" if self.low == 1 else f"wanted {self.low} entries or more")
        if len(value) > self.high:
            raise ValidationError(f"{len(value)} entries are too many; wanted {self.high} at most")
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
            raise ValidationError(f"{as_text(value)} does not fit; wanted {self._range()}")
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
            raise ValidationError(f"{as_text(value)} does not fit; wanted true or false")
        return value


class OwnersFile(Bridge):
    """A list of simple values has each of them once, except where a Meta says how long the list is."""

    def scalar(self, hint: Any, limits: Limits, given: Given) -> fields.Field[Any]:
        if limits.choices:
            return fields.Raw(validate=OneOf(sorted(limits.choices, key=str)), **given)
        if hint is bool:
            return Flag(**given)
        if hint is str:
            return fields.String(validate=_checks(limits), **given)
        low, high = -LARGEST if limits.low is None else limits.low, LARGEST if limits.high is None else limits.high
        return Whole(low, high, **given)

    def several(self, each: fields.Field[Any], bounds: Bounds | None, given: Given) -> fields.Field[Any]:
        if bounds is not None:
            return fields.List(each, validate=Entries(*bounds), **given)
        simple = isinstance(each, Whole) or any(isinstance(check, OneOf) for check in each.validators)
        return fields.List(each, validate=Unique() if simple else Entries(), **given)

    def named(self, key: fields.Field[Any], value: fields.Field[Any], given: Given) -> fields.Field[Any]:
        return fields.Dict(keys=key, values=value, validate=Entries(0), **given)

    def schema(self, name: str, members: Given) -> Schema:
        return Shape.from_dict(members, name=f"{name}Shape")()

    def either(self, tag: str, tagged: Any, plain: type) -> Word:
        """A struct of a tagged union, or one without a tag."""
        return Word(tag, self.tagged(members(tagged)), self.schema_of(plain))


def _checks(limits: Limits) -> list[validate.Validator]:
    length = a_text(1 if limits.shortest is None else limits.shortest, limits.longest or LONGEST)
    if limits.pattern is None:
        return [length]
    return [length, validate.Regexp(limits.pattern, error=f"wanted {limits.wanted or limits.pattern}")]


owners_file = OwnersFile()


def errors_in_words(errors: Any, where: str = "") -> Iterator[tuple[str, str]]:
    """marshmallow's nested errors as (path, text)."""
    if isinstance(errors, dict):
        for key, inner in errors.items():
            step = f"[{key}]" if isinstance(key, int) else "" if key == "_schema" else f".{key}"
            yield from errors_in_words(inner, where + step)
        return
    for text in errors if isinstance(errors, list) else [errors]:
        yield where.lstrip("."), PLAINER.get(str(text), str(text))
