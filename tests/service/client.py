"""A caller of the API; commands are decided as soon as it asks for a verdict, by the same work as in a worker."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from flask import Flask
from jsonschema_rs import Validator, validator_for
from msgspec.json import decode, encode
from werkzeug.test import TestResponse

from service.api import OPERATIONS, VERSION
from service.api.openapi import document
from service.app import create_app
from service.store import Store
from workers.apply import work_off
from workers.project import follow


@dataclass
class Client:
    app: Flask
    store: Store
    key: str = ""
    id: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    def player(self, name: str) -> Client:
        player = self.store.players.add(name)
        return Client(self.app, self.store, self.store.players.new_key(player.id), player.id)

    @classmethod
    def of(cls, store: Store, player: str) -> Client:
        """One who is there already."""
        return cls(create_app(store, "http://localhost"), store, store.players.new_key(player), player)

    def call(self, method: str, path: str, json: Any = None, **headers: str) -> TestResponse:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.key:
            given["Authorization"] = f"Bearer {self.key}"
        response = self.app.test_client().open(f"/api/v1{path}", method=method, json=json, headers=given)
        self._conforms(method, path.partition("?")[0], response)
        return response

    def get(self, path: str, **headers: str) -> TestResponse:
        return self.call("GET", path, **headers)

    def post(self, path: str, json: Any, **headers: str) -> TestResponse:
        return self.call("POST", path, json, **headers)

    def decide(self) -> None:
        """What the workers do, at once."""
        work_off(self.store)
        follow(self.store)

    def open(self, **more: Any) -> str:
        """A game of Sagrada with a bot; this player begins."""
        body = {"title": "sagrada", "seats": [{}, {"bot": "sensible"}], "options": {"start_player": "first_seat"}}
        response = self.post("/games", {**body, **more})
        assert response.status_code == 202, response.text
        self.decide()
        return str(response.json["game"])

    def say(self, game: str, sentence: str, **headers: str) -> TestResponse:
        """Sent and decided; the answer is the one that a caller gets who waits."""
        given = {"Idempotency_Key": sentence.replace(" ", "-"), **headers}
        sent = self.post(f"/games/{game}/commands", {"say": sentence}, **given)
        if sent.status_code != 202:
            return sent
        self.decide()
        return self.post(f"/games/{game}/commands", {"say": sentence}, **given)

    def legal(self, game: str) -> list[str]:
        return [each["sentence"] for each in self.get(f"/games/{game}/legal").json["commands"]]

    def _conforms(self, method: str, path: str, response: TestResponse) -> None:
        """Each answer of each test is one that the OpenAPI document promises."""
        operation = _operation(method, path)
        if operation is None:
            return
        promised = operation["responses"].get(str(response.status_code))
        assert promised is not None, f"{method} {path}: {response.status_code} is not promised: {response.text[:300]}"
        for media_type, content in promised.get("content", {}).items():
            assert response.mimetype == media_type
            if "json" in media_type:
                _validator(encode(content["schema"])).validate(response.json)


@cache
def _document() -> dict[str, Any]:
    return document(OPERATIONS, VERSION, "http://localhost")


@cache
def _validator(schema: bytes) -> Validator:
    return validator_for({**decode(schema), "components": _document()["components"]}, validate_formats=True)


@cache
def _operation(method: str, path: str) -> Any:
    parts = path.strip("/").split("/")
    for template, methods in _document()["paths"].items():
        pattern = template.strip("/").split("/")
        fits = len(pattern) == len(parts)
        if fits and all(p.startswith("{") or p == q for p, q in zip(pattern, parts, strict=True)):
            return methods.get(method.lower())
    return None


def choose(player: Client, game: str) -> None:
    """The window; the bot chooses too and the rounds begin with the first seat."""
    assert player.say(game, player.legal(game)[0]).json["status"] == "done"


def duel(ann: Client, bob: Client) -> str:
    """Both have chosen their windows; the first seat drafts, and nobody answers alone."""
    game = ann.open(seats=[{}, {"player": bob.id}])
    bob.post(f"/games/{game}/seats", {})
    bob.decide()
    for player in (ann, bob):
        choose(player, game)
    return game
