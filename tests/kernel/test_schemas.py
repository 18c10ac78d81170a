"""The bridge from structs to schemas: what it takes, and what it says of a type that it does not know."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from marshmallow import ValidationError

from domain.kernel.owners_files import LARGEST, owners_file


class Coin(msgspec.Struct, frozen=True, tag_field="do", tag="coin"):
    n: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Card(msgspec.Struct, frozen=True, tag_field="do", tag="card"):
    colour: Literal["red", "blue"] = "red"


class Repeat(msgspec.Struct, frozen=True, tag_field="do", tag="repeat"):
    acts: Annotated[tuple[Act, ...], msgspec.Meta(min_length=2, max_length=3)]


Act = Coin | Repeat
A_NAME = msgspec.Meta(pattern=r"@\w+\Z", description="a name such as @anna")


class Row(msgspec.Struct, frozen=True, rename={"when": "if"}):
    when: bool
    acts: tuple[Coin | Card, ...]
    many: Annotated[int, msgspec.Meta(ge=1, le=3)] | Coin = 1
    name: str | None = None
    count: int = 0
    act: Act | None = None
    side: Annotated[str, ("left", "right")] = "left"
    worth: dict[Annotated[str, ("wood", "clay")], Annotated[int, msgspec.Meta(ge=0, le=9)]] | int = 0
    owner: Annotated[str, A_NAME] = "@anna"
    note: Annotated[str, msgspec.Meta(min_length=0, max_length=4)] = ""


COIN = {"do": "coin", "n": 1}


def mistakes(**row: object) -> object:
    with pytest.raises(ValidationError) as caught:
        owners_file.schema_of(Row).load({"if": True, "acts": [{"do": "card"}], **row})
    return caught.value.messages


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"if": 1}, {"if": ["1 does not fit; wanted true or false"]}),
        ({"acts": []}, {"acts": ["wanted one entry or more"]}),
        ({"acts": [{"do": "card", "colour": "green"}]}, '"green" does not fit; wanted one of blue, red'),
        ({"acts": [{"do": "coin", "n": 4}]}, "4 does not fit; wanted a whole number from 1 to 3"),
        ({"acts": [{"do": "steal"}]}, '"steal" is no word here; wanted one of coin, card'),
        ({"acts": [{}]}, "is missing; wanted one of coin, card"),
        ({"many": 0}, {"many": ["0 does not fit; wanted a whole number from 1 to 3"]}),
        ({"many": "x"}, {"many": ['"x" does not fit; wanted a whole number or an object {...}']}),
        ({"name": "a" * 1001}, {"name": ["wanted a text of 1 to 1000 characters"]}),
        ({"count": LARGEST + 1}, {"count": ["21 does not fit; wanted a whole number from -20 to 20"]}),
        ({"cost": 1}, "is no field here; wanted one of if, acts, many, name, count"),
        ({"act": {"do": "repeat", "acts": [COIN]}}, {"act": {"acts": ["wanted 2 entries or more"]}}),
        ({"act": {"do": "repeat", "acts": [COIN] * 4}}, "4 entries are too many; wanted 3 at most"),
        (
            {"act": {"do": "repeat", "acts": [COIN, {"do": "repeat", "acts": [COIN, {"do": "steal"}]}]}},
            {"act": {"acts": {1: {"acts": {1: {"do": ['"steal" is no word here; wanted one of coin, repeat']}}}}}},
        ),
        ({"side": "up"}, {"side": ['"up" does not fit; wanted one of left, right']}),
        ({"worth": {"gold": 1}}, {"worth": {"gold": {"key": ['"gold" does not fit; wanted one of clay, wood']}}}),
        ({"worth": {"wood": 10}}, "10 does not fit; wanted a whole number from 0 to 9"),
        ({"worth": "much"}, '"much" does not fit; wanted an object {...} or a whole number'),
        ({"owner": "anna"}, {"owner": ["wanted a name such as @anna"]}),
        ({"owner": "@" * 1001}, "wanted a text of 1 to 1000 characters"),
        ({"note": "a long one"}, {"note": ["wanted a text of 0 to 4 characters"]}),
    ],
)
def test_a_mistake_is_told_where_it_is_and_with_what_is_wanted(row: dict[str, object], said: object) -> None:
    found = mistakes(**row)
    assert found == said or str(said) in str(found)


def test_what_fits_passes() -> None:
    row = {"if": True, "acts": [COIN], "act": {"do": "repeat", "acts": [COIN, COIN]}, "worth": {"wood": 9}, "note": ""}
    assert owners_file.schema_of(Row).load(row) == row


def test_a_type_that_nobody_can_write_is_an_error_of_the_program() -> None:
    with pytest.raises(TypeError, match="no field for"):
        owners_file.field(bytes)
