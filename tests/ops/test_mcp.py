"""`posthorn mcp`: an assistant, played by the client of the protocol's own library, sits at a table and plays."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from mcp import Client as Assistant
from mcp import StdioServerParameters

from domain.titles.shelf import titles
from ops.cli.mcp import make_server
from service.app import create_app
from service.store import Store
from tests.examples.test_bot import open_game
from tests.harness.redealing import dealt_anew, store_as
from tests.harness.running import ROOT, Service, add_player, environment, up
from tests.service.client import Client
from tests.service.test_api_stream import played

TOOLS = {"games", "view", "legal", "say", "history"}
MOST = 3000  # things said in one game


async def use(assistant: Assistant, tool: str, **arguments: Any) -> dict[str, Any]:
    result = await assistant.call_tool(tool, arguments)
    text = "".join(each.text for each in result.content if each.type == "text")
    assert not result.is_error, text
    return dict(json.loads(text))


async def play(assistant: Assistant, game: str) -> int:
    """By nothing but tools; how often it spoke."""
    luck, spoken = random.Random(7), 0
    while (await use(assistant, "view", game=game))["asked"]:
        (line,) = [each for each in (await use(assistant, "games"))["items"] if each["id"] == game]
        if not line["asked"]:
            await asyncio.sleep(0.05)
            continue
        legal = await use(assistant, "legal", game=game)
        examples = [example for form in legal["forms"] for example in form["examples"]]
        sentence = luck.choice(legal["commands"] + examples)["sentence"]
        said = await assistant.call_tool("say", {"game": game, "sentence": sentence, "version": legal["version"]})
        text = "".join(each.text for each in said.content if each.type == "text")
        if said.is_error and (others := json.loads(text).get("alternatives")):
            await assistant.call_tool("say", {"game": game, "sentence": others[0]})
        spoken += 1
        assert spoken < MOST
    return spoken


@pytest.mark.parametrize("title", sorted(titles))
def test_an_assistant_plays_a_whole_game(tmp_path: Path, title: str) -> None:
    data = tmp_path / "data"
    key = add_player(data, "Robin")
    (tmp_path / "key").write_text(f"{key}\n")
    with up(data) as service:
        path = open_game(service, key, title)
        spoken = asyncio.run(_at_the_table(service, tmp_path / "key", path.rpartition("/")[2]))
        assert spoken
        assert service.request("GET", path, key)[1]["result"]["ranking"]


async def _at_the_table(service: Service, key: Path, game: str) -> int:
    arguments = ["-m", "ops.cli.main", "mcp", service.url, "--key-file", str(key)]
    server = StdioServerParameters(command=sys.executable, args=arguments, env=environment(key.parent), cwd=ROOT)
    async with Assistant(server) as assistant:
        assert {tool.name for tool in (await assistant.list_tools()).tools} == TOOLS
        refused = await assistant.call_tool("say", {"game": game, "sentence": "fly to the moon"})
        assert refused.is_error and "not_understood" in refused.content[0].text  # type: ignore[union-attr]
        spoken = await play(assistant, game)
        assert (await use(assistant, "history", game=game))["items"]
        return spoken


def told_by_tools(player: Client, game: str) -> dict[str, Any]:
    """All that the tools tell of this game."""

    def call(method: str, path: str, body: Any, headers: dict[str, str]) -> tuple[int, dict[str, Any]]:
        given = {name.replace("-", "_"): value for name, value in headers.items()}
        answer = player.call(method, path, body, **given)
        return answer.status_code, answer.json

    async def ask() -> dict[str, Any]:
        async with Assistant(make_server(call)) as assistant:
            now = await use(assistant, "view", game=game)
            told = {
                f"view {at}": await use(assistant, "view", game=game, version=at) for at in range(2, now["version"])
            }
            more = {tool: await use(assistant, tool, game=game) for tool in ("view", "legal", "history")}
            return {**told, **more, "games": await use(assistant, "games")}

    return asyncio.run(ask())


@pytest.mark.parametrize("title", sorted(titles))
def test_tools_tell_nothing_that_the_seat_cannot_know(tmp_path: Path, title: str) -> None:
    """All that this player cannot know is dealt anew, in the log and the read models: the tools say the same."""
    store = Store(f"sqlite:///{tmp_path / 'posthorn.db'}")
    api = Client(create_app(store, "http://localhost"), store)
    ann, bob = api.player("Ann"), api.player("Bob")
    game = played(ann, bob, title, 8)
    recorded = store.games.recorded(game)
    for seat, player in enumerate((ann, bob)):
        before = told_by_tools(player, game)
        store_as(store, dealt_anew(store, game, seat))
        with_other_secrets = Store(store.url)
        assert told_by_tools(Client.of(with_other_secrets, player.id), game) == before
        with_other_secrets.close()
        store_as(store, recorded)
    store.close()


def test_a_key_that_cannot_be_read_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from ops.cli.mcp import main

    assert main(["http://127.0.0.1:1", "--key-file", str(tmp_path / "none")]) == 2
    (tmp_path / "empty").write_text("")
    assert main(["http://127.0.0.1:1", "--key-file", str(tmp_path / "empty")]) == 2
    assert "one key" in capsys.readouterr().err
