"""Shapes of the API that are about time: the pace of a table, as it is asked for and as it is."""

from __future__ import annotations

from typing import Any

import msgspec
from marshmallow import ValidationError, fields

from domain.game.time.pace import MOST, PRESETS, Own, pace_of
from domain.kernel.shapes import Refused

LATE = ("default", "replace", "vote", "tell")
_HOURS = {"type": "integer", "minimum": 0, "maximum": MOST}
_OWN: dict[str, dict[str, Any]] = {
    "preset": {"type": "string", "enum": list(PRESETS)},
    "bank": {**_HOURS, "description": "hours at the beginning; 0 for no clock"},
    "refund": {"type": "integer", "minimum": 1, "maximum": MOST, "description": "hours paid back for an answer"},
    "cap": {"type": "integer", "minimum": 1, "maximum": MOST, "description": "the most of the bank for one question"},
    "nights": {"type": "boolean", "description": "nights and days without play do not count"},
    "holidays": {"type": "boolean", "description": "holidays do not count"},
    "late": {"type": "string", "enum": list(LATE), "description": "at the deadline"},
}
assert set(_OWN) == set(Own.__struct_fields__)


class PaceWish(fields.Raw):
    """A preset, an object with numbers of its own, or a number of hours for each answer."""

    def __init__(self, **given: Any) -> None:
        further = {
            "oneOf": [
                {"type": "string", "enum": list(PRESETS)},
                _HOURS,
                {"type": "object", "properties": _OWN, "additionalProperties": False},
            ]
        }
        super().__init__(metadata={"description": "a preset, hours, or your own numbers", "further": further}, **given)

    def _deserialize(self, value: Any, attr: Any, data: Any, **more: Any) -> Any:
        """What has not the shape is refused here; whether well-formed numbers fit together is for the judge to say."""
        value = {key: _whole(part) for key, part in value.items()} if isinstance(value, dict) else _whole(value)
        try:
            pace_of(value)
        except Refused as refused:
            if not _well_formed(value):
                raise ValidationError(refused.text) from refused
        return value


def _whole(value: Any) -> Any:
    """To JSON 24.0 is a whole number too."""
    return int(value) if isinstance(value, float) and value == value // 1 else value


def _well_formed(value: Any) -> bool:
    try:
        own = msgspec.convert(value, Own)
    except msgspec.ValidationError:
        return False
    return own.preset in PRESETS and all(
        number is None or 0 <= number <= MOST for number in (own.bank, own.refund, own.cap)
    )
