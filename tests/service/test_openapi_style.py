"""What a linter of OpenAPI demands, and that answers say of what type they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from service.api import OPERATIONS, VERSION
from service.api.openapi import document

WRITTEN = document(OPERATIONS, VERSION, "https://play.example.org/api/v1")
SCHEMAS: dict[str, Any] = WRITTEN["components"]["schemas"]
METHODS = [(path, method, each) for path, methods in WRITTEN["paths"].items() for method, each in methods.items()]
# objects whose members a title decides, or that are rows as they are kept
FREE = {
    "CommandOfTitle.schema", "Everything.events", "Everything.games", "Everything.letters", "Everything.talk",
    "ExportShape.events", "GameShape.options", "NewGame.options", "PreviewShape.view", "TitleShape.options",
    "ViewShape.view",
}  # fmt: skip
TIMES = {"at", "made", "taken", "due", "asked_since", "deadline", "alarm", "arrived", "decided", "forgotten"}
STATES = ("phase", "status", "use")


def test_the_document_says_whose_it_is() -> None:
    about = WRITTEN["info"]
    assert about["contact"]["url"] == "https://play.example.org" and about["license"]["identifier"] == "MIT"
    assert about["description"] and all(not each["url"].endswith("/") for each in WRITTEN["servers"])


def test_each_operation_has_a_name_a_tag_and_a_description() -> None:
    assert len({each["operationId"] for _, _, each in METHODS}) == len(METHODS) == len(OPERATIONS)
    tags = {tag["name"] for tag in WRITTEN["tags"]}
    assert [tag["name"] for tag in WRITTEN["tags"]] == sorted(tags)
    for path, method, each in METHODS:
        where = f"{method} {path}"
        assert len(each["tags"]) == 1 and tags.issuperset(each["tags"]), where
        assert each["description"] and each["summary"], where
        assert any(status.startswith("2") for status in each["responses"]), where
    assert tags == {each["tags"][0] for _, _, each in METHODS}, "no tag is left over"


def test_paths_are_plain() -> None:
    for path in WRITTEN["paths"]:
        assert not path.endswith("/") and "?" not in path and "{}" not in path
    for path, _, each in METHODS:
        given = {one["name"] for one in each["parameters"] if one["in"] == "path"}
        assert given == set(re.findall(r"{(\w+)}", path))
        names = [(one["in"], one["name"]) for one in each["parameters"]]
        assert len(names) == len(set(names))


def properties() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for name, schema in SCHEMAS.items():
        if "." not in name:  # commands are of the titles
            for key, written in schema.get("properties", {}).items():
                yield name, key, written


def test_objects_are_typed() -> None:
    found = set()
    for name, key, written in properties():
        of = written.get("items", written)
        if "object" in of.get("type", "") and of.get("additionalProperties", True) is True and "properties" not in of:
            found.add(f"{name}.{key}")
    assert found == FREE


@pytest.mark.parametrize("key", sorted(TIMES))
def test_moments_are_moments(key: str) -> None:
    found = [(name, written) for name, other, written in properties() if other == key]
    assert found and not [name for name, written in found if written.get("format") != "date-time"]


@pytest.mark.parametrize("key", STATES)
def test_states_are_listed(key: str) -> None:
    found = [(name, written) for name, other, written in properties() if other == key and "string" in written["type"]]
    assert found and not [name for name, written in found if not written.get("enum")]
