"""docs/hooks.md: the receiver that stands there is one, and the body that stands there is what is sent."""

from __future__ import annotations

import http.client
import json
import re
import threading
from http.server import HTTPServer
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from service.api import OPERATIONS, VERSION
from service.api.openapi import document
from tests.hooks.conftest import SECRET, HookTable

PAGE = (Path(__file__).parents[2] / "docs" / "hooks.md").read_text(encoding="utf-8")
WRITTEN = document(OPERATIONS, VERSION, "https://play.example/api/v1")
HAPPENING = {**WRITTEN["components"]["schemas"]["Happening"], "components": WRITTEN["components"]}


def block(language: str) -> str:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.S)[0]  # type: ignore[no-any-return]


def sent(server: HTTPServer, headers: dict[str, str], body: bytes) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    connection.request("POST", "/", body, {name: value for name, value in headers.items() if "webhook" in name})
    status = connection.getresponse().status
    connection.close()
    return status


def test_the_receiver_takes_what_is_ours_once(table: HookTable, capsys: pytest.CaptureFixture[str]) -> None:
    table.hook("Anna", kinds="games")
    table.open("pig")
    table.tell()
    ((_, headers, body),) = table.receiver.received
    found: dict[str, Any] = {"__name__": "receiver"}
    exec(block("python"), found)
    found["SECRET"] = SECRET
    found["Receiver"].log_message = lambda *given: None
    server = HTTPServer(("127.0.0.1", 0), found["Receiver"])
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    try:
        assert [sent(server, headers, body) for _ in range(2)] == [204, 204]
        assert sent(server, headers, body.replace(b"Pig", b"Pog")) == 400
        assert sent(server, {**headers, "webhook-timestamp": "1"}, body) == 400
    finally:
        server.shutdown()
        server.server_close()
    assert capsys.readouterr().out.strip() == json.loads(body)["data"]["line"]


def test_what_is_sent_is_what_is_written(table: HookTable) -> None:
    shown = json.loads(block("json"))
    jsonschema_rs.validator_for(HAPPENING).validate(shown)
    table.hook("Anna")
    table.hook("Anna", "/hosted", scope="hosted")
    table.open("pig", options={"target": 30})
    while table.game.phase == "running":
        table.say(table.asked, "hold at 20")
        table.tell()
    came = [*table.told(), *table.told("/hosted")]
    assert len(came) > 4 and {each["type"].partition(".")[0] for each in came} == {"game", "table"}
    for each in came:
        jsonschema_rs.validator_for(HAPPENING).validate(each)
        assert set(each["data"]) == set(shown["data"])
