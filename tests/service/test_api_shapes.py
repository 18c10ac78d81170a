"""Schemas made from the declared commands, and their JSON Schema."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from flask import Flask
from jsonschema_rs import Draft202012Validator
from marshmallow import ValidationError

from domain.kernel.families import Family
from domain.titles.shelf import titles
from service.api import shapes
from service.api.command_schemas import command_schemas
from service.api.jsonschema import Components
from service.api.operations import bad_shape, load
from service.api.problems import Problem
from tests.contract.play import Position, play


@pytest.mark.parametrize("title_id", sorted(titles))
def test_every_legal_command_fits_its_schemas(title_id: str) -> None:
    its, title = command_schemas(title_id), titles[title_id]
    written = {name: Draft202012Validator(Components().written(schema)) for name, schema in its.schemas.items()}
    seen: set[str] = set()

    def watch(position: Position) -> None:
        for seat in title.asked(position.state):
            offers = list(title.legal(position.state, seat))
            for offer in random.Random(position.number).sample(offers, min(len(offers), 6)):
                for command in offer.examples if isinstance(offer, Family) else (offer,):
                    data = msgspec.to_builtins(command)
                    assert its.read(data) == command
                    written[data["type"]].validate(data)
                    seen.add(data["type"])

    for seed in range(3):
        play(title, {}, title.seats[-1], seed, watch)
    assert len(seen) >= min(2, len(title.language.specs))


@pytest.mark.parametrize(
    ("data", "place", "message"),
    [
        ({}, "type", "Must be the name of a command of this title"),
        ({"type": ["sagrada.take"]}, "type", "Must be the name of a command of this title"),
        ({"type": "sagrada.take", "die": "R3"}, "cell", "Missing data for required field."),
        ({"type": "sagrada.take", "die": "R9", "cell": "A1"}, "die", "Must be one of"),
        ({"type": "sagrada.take", "die": "R3", "cell": 1}, "cell", "Not a valid string."),
        ({"type": "sagrada.take", "die": "R3", "cell": "A1", "x": 1}, "x", "Unknown field."),
    ],
)
def test_a_wrong_command_is_told_which_field_is_wrong(data: dict[str, object], place: str, message: str) -> None:
    with pytest.raises(ValidationError) as refused:
        command_schemas("sagrada").read(data)
    assert message in str(refused.value.messages_dict[place])


@pytest.mark.parametrize("lot", [{"good": "coal", "count": -3}, {"good": "gold", "count": 1}])
def test_a_value_inside_a_value_is_checked_as_the_document_says(lot: dict[str, object]) -> None:
    its = command_schemas("ohmygoods")
    command = {"type": "ohmygoods.build", "card": "brick_manufacture_07", "goods": [lot]}
    with pytest.raises(ValidationError) as refused:
        its.read(command)
    assert list(refused.value.messages_dict) == ["goods"]
    written = Components().written(its.schemas["ohmygoods.build"])
    assert not Draft202012Validator(written).is_valid(command)


def test_values_that_together_cannot_be_said_are_no_command() -> None:
    chain = {"type": "ohmygoods.chain", "building": "sawmill_01"}
    times, cards = {"times": 2}, {"cards": ["sawmill_02"]}
    assert command_schemas("ohmygoods").read({**chain, **times}) != command_schemas("ohmygoods").read(
        {**chain, **cards}
    )
    with pytest.raises(ValidationError, match="do not make a command"):
        command_schemas("ohmygoods").read({**chain, **times, **cards})


@pytest.fixture
def asked() -> Iterator[None]:
    """A problem names its kind by an address of the service that was asked."""
    with Flask(__name__).test_request_context():
        yield


@pytest.mark.usefixtures("asked")
def test_errors_point_into_the_body() -> None:
    with pytest.raises(Problem) as refused:
        load(shapes.NewGame(), {"title": "sagrada", "seats": [{}, {"bot": "clever"}]})
    assert refused.value.document()["errors"] == [{"pointer": "/seats/1/bot", "detail": "Must be one of: sensible."}]


@pytest.mark.usefixtures("asked")
def test_exactly_one_way_of_saying_it() -> None:
    for body in ({}, {"say": "pass", "lines": ["pass"]}):
        with pytest.raises(Problem) as refused:
            load(shapes.TypedLine(), body)
        assert refused.value.document()["code"] == "bad_shape"


def test_a_control_character_is_refused() -> None:
    with pytest.raises(Problem):
        load(shapes.TypedLine(), {"say": "take\x00R3"})


@pytest.mark.usefixtures("asked")
def test_pointers_are_escaped() -> None:
    problem = bad_shape(ValidationError({"a/b~c": ["Unknown field."]}))
    assert problem.document()["errors"][0]["pointer"] == "/a~1b~0c"
