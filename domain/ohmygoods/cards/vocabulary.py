"""The closed vocabulary of the house cards: which fields each effect has and what may stand in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from marshmallow import RAISE, Schema, ValidationError, fields, validate

from domain.ohmygoods.parts import HALVES, MANNERS, RESOURCES, SIDES, TRIGGERS

MISSING, UNKNOWN = "is wanted here", "is no field of such a row"


class Strict(Schema):
    """A row: nothing missing, nothing unknown."""

    class Meta:
        unknown = RAISE

    error_messages = {"unknown": UNKNOWN, "type": "a row in braces is wanted"}


def _said(text: str, **more: str) -> dict[str, Any]:
    return {"required": MISSING, "null": text, "invalid": text, "validator_failed": text, **more}


def whole(low: int, high: int, **more: Any) -> fields.Integer:
    text = f"a whole number from {low} to {high} is wanted"
    more.setdefault("required", True)
    return fields.Integer(
        strict=True, validate=validate.Range(low, high, error=text), error_messages=_said(text), **more
    )


LONGEST = 1000  # characters of a text


def words(**more: Any) -> fields.String:
    more.setdefault("required", True)
    short = validate.Length(max=LONGEST, error=f"a text of at most {LONGEST} characters is wanted")
    return fields.String(validate=short, error_messages=_said("a text is wanted"), **more)


def named(kind: fields.Field[Any], high: int = 20) -> fields.Dict:
    text = f"at most {high} names with their values are wanted"
    few = validate.Length(max=high, error=text)
    return fields.Dict(keys=words(), values=kind, validate=few, error_messages=_said(text), required=True)


def yes_no() -> fields.Boolean:
    return fields.Boolean(required=True, truthy={True}, falsy={False}, error_messages=_said("true or false is wanted"))


def one_of(choices: Iterable[Any], **more: Any) -> fields.Raw:
    known = tuple(choices)
    text = f"one of {', '.join(map(str, known))} is wanted"
    more.setdefault("required", True)
    return fields.Raw(validate=validate.OneOf(known, error=text), error_messages=_said(text), **more)


def several(kind: fields.Field[Any], low: int = 0, high: int = 60, **more: Any) -> fields.List[Any]:
    text = f"a list of {low} to {high} is wanted"
    more.setdefault("required", True)
    return fields.List(kind, validate=validate.Length(low, high, error=text), error_messages=_said(text), **more)


def nested(row: Mapping[str, Any], **more: Any) -> fields.Nested:
    more.setdefault("required", True)
    text = "a row in braces is wanted"
    return fields.Nested(Strict.from_dict(dict(row)), error_messages=_said(text, type=text), **more)


class Figure(fields.Field[Any]):
    """A whole number, or `param:x` for the value x of the set-up in use."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, str) and value.startswith("param:") and len(value) > 6:
            return value
        if _small(value):
            return value
        raise ValidationError("a whole number from 0 to 99 or param:name is wanted")


def figure() -> Figure:
    return Figure(required=True, error_messages=_said("a whole number from 0 to 99 is wanted"))


COUNTED = ("strength", "good_kinds", "assistants")


class Worth(fields.Field[Any]):
    """What a good is worth: a figure, or what is counted for it."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if _small(value) or (isinstance(value, str) and len(value) <= LONGEST):
            return value
        raise ValidationError("a whole number from 0 to 99 or what is counted is wanted")


class CountOf(fields.Field[Any]):
    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if value in COUNTED or (isinstance(value, str) and value.startswith("param:")):
            return value
        raise ValidationError("strength, good_kinds, assistants or param:name is wanted")


class Param(fields.Field[Any]):
    """What a set-up card tells its end card: a figure, what is counted, or the neutral marks of each side."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if isinstance(value, dict) and set(value) <= set(SIDES) and all(_small(each) for each in value.values()):
            return value
        if _small(value) or value in COUNTED:
            return value
        raise ValidationError(f"a whole number from 0 to 99, one of {', '.join(COUNTED)}, or marks by side is wanted")


def _small(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 99


class OneEffect(fields.Field[Any]):
    """A line of a card: its word says which other fields it has."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        named = value.get("effect") if isinstance(value, dict) else None
        if not isinstance(named, str) or named not in EFFECTS:
            raise ValidationError({"effect": [f"one of {', '.join(EFFECTS)} is wanted"]})
        row = {"effect": words(), "when": one_of(TRIGGERS), **EFFECTS[named]}
        if named == "gain_vp" and ("points" in value) == _COUNTED.issubset(value):
            raise ValidationError({"gain_vp": ["either points or count_of, each and max are wanted"]})
        return Strict.from_dict(row)().load(value)


_COUNTED = {"count_of", "each", "max"}


def effects(low: int = 1) -> fields.List[Any]:
    return several(OneEffect(), low, 8)


class Pay(fields.Field[Any]):
    """What an offer takes: goods of some worth, or some goods of a kind."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        by_worth = isinstance(value, dict) and "coins" in value
        row = {"coins": whole(1, 99)} if by_worth else {"good": words(), "count": whole(1, 20)}
        return Strict.from_dict(row)().load(value)  # type: ignore[arg-type]


WHOSE = one_of(("self", "each"))
NUMBER = whole(50, 60)

EFFECTS: dict[str, dict[str, fields.Field[Any]]] = {
    "add_stack": {"number": NUMBER},
    "add_to_deck": {"number": NUMBER},
    "remove_card": {"number": figure()},
    "new_assistant": {"count": whole(1, 8)},
    "allow_move": {"coins": whole(0, 20), "whose": WHOSE},
    "deal": {"cards": whole(0, 20)},
    "suns": {"half": one_of(HALVES), "count": whole(1, 9)},
    "market_add": {
        "resource": one_of((*RESOURCES, "choice", "each_kind")),
        "count": whole(1, 20),
        "whose": WHOSE,
    },
    "price": {
        "scope": one_of(("building", "stack", "assistant", "one_purchase")),
        "delta": whole(-20, 20),
        "whose": one_of(("self", "each"), required=False),
    },
    "good_value": {"good": words(), "delta": whole(-20, 20)},
    "draw": {"cards": whole(1, 20), "whose": one_of(("self", "each"), required=False)},
    "discard": {"cards": whole(1, 20)},
    "gain_coal": {"count": whole(1, 20), "whose": one_of(("self", "each"), required=False)},
    "gain_vp": {
        "points": whole(-20, 20, required=False),
        "count_of": CountOf(required=False),
        "each": whole(-20, 20, required=False),
        "max": Figure(required=False),
    },
    "pay_coins": {"coins": figure(), "per": whole(1, 20)},
    "offer": {"pay": Pay(required=True), "gain": effects(), "limit": whole(1, 9)},
    "test": {
        "condition": nested({"condition": one_of(("strength_min",)), "n": whole(0, 99)}),
        "then": effects(0),
        "otherwise": effects(0),
    },
    "worker_output": {"mode": one_of((*MANNERS, "assistant")), "delta": whole(-9, 9)},
    "need_less": {"count": whole(1, 9), "who": one_of(("worker", "assistant")), "whose": WHOSE},
    "pledge": {"sides": several(one_of(SIDES), 2, 2), "unit": whole(1, 20), "max_points": whole(1, 9)},
}
