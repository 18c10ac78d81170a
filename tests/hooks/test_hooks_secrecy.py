"""Non-interference of hooks: with all dealt anew that a reader cannot know, their programs are told the same; and those
of a host what anybody may know."""

from __future__ import annotations

import json
from typing import cast

import msgspec
import pytest

from domain.game.aggregate import Game
from domain.game.events import GameEvent
from domain.game.evolve import project
from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from service.mail.outgoing import happenings, hooking
from service.mail.outgoing.letter_requests import draft_of, reader_for
from service.projections import letter_queue
from service.store import times
from tests.harness.redealing import dealt_anew, store_as
from tests.hooks.conftest import HookTable

MOVES = 26
SECRETS_TOLD = ("ohmygoods", "lagranja")  # to one seat and to no other, where a letter is due


def said(table: HookTable, name: str, *, hosted: bool) -> list[bytes]:
    """All that programs of this player would be told now of what has happened, letter by letter."""
    writer, now = table.mail_service.letter_writer, times.now()
    with table.store.db.read() as session:
        rows = letter_queue.of_player(session, table.players[name], table.game_id, 500, 0)
    found = []
    for row in rows:
        reader = reader_for(writer, row)
        assert reader is not None
        if row["kind"] == letter_queue.HOSTED:
            told = happenings.for_programs(writer, row) if hosted else None
            found.append(msgspec.json.encode(told))
        elif not hosted and any(row["kind"] in kinds for kinds in hooking.GROUPS.values()):
            with table.store.db.read() as session:
                hooks = tuple(each for each in table.hooks(name) if each.scope == "mine")
            for _, _, each in happenings.of_draft(writer, draft_of(writer, row, reader, now), [(row, hooks)], now):
                found.append(msgspec.json.encode(each))
    return found


def played(table: HookTable, title: str) -> None:
    table.open(title)
    luck = SeededLuck(b"hooks")
    for _ in range(MOVES):
        game = table.game
        if game.phase != "running":
            break
        table.say(table.asked, game.title.sentence(game.title.bot(game.state, game.asked[0], luck)))


@pytest.mark.parametrize("title", sorted(titles))
def test_a_program_is_told_no_secret_of_others(table: HookTable, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in table.players:
        table.hook(name)
    table.hook("Anna", "/hosted", scope="hosted")
    played(table, title)
    real, theirs = table.store.games.recorded(table.game_id), said(table, "Bert", hosted=False)
    for name, seat, hosted in (("Anna", 0, False), ("Bert", 1, False), ("Anna", None, True)):
        here = said(table, name, hosted=hosted)
        there = dealt_anew(table.store, table.game_id, seat)
        with monkeypatch.context() as patch:
            store_as(table.store, there)
            as_if(patch, table, there)
            assert said(table, name, hosted=hosted) == here and len(here) >= 2
            if title in SECRETS_TOLD and name == "Anna":
                assert said(table, "Bert", hosted=False) != theirs, "there was something to hide"
        store_as(table.store, real)


def as_if(patch: pytest.MonkeyPatch, table: HookTable, events: list[GameEvent]) -> None:
    """Also for what is kept in memory."""
    patch.setattr(table.store.games, "recorded", lambda id, since=0, until=None: events[since:until])
    patch.setattr(table.store.games, "get", lambda id: cast(Game, project(None, events)))


def test_a_host_program_hears_what_a_spectator_reads(table: HookTable) -> None:
    table.hook("Anna", scope="hosted")
    played(table, "lagranja")
    table.tell()
    heard = {each["data"]["version"]: each["data"]["told"] for each in table.told()}
    told_to_anna = set()
    for entry in table.store.games.history(table.game_id, None, 0, table.game.version):
        if entry.version in heard:
            assert heard[entry.version] == [each.text(["Anna", "Bert"]) for each in entry.told]
    for entry in table.store.games.history(table.game_id, 0, 0, table.game.version):
        told_to_anna |= {each.text(["Anna", "Bert"]) for each in entry.told}
    assert len(heard) > 20 and told_to_anna - {line for lines in heard.values() for line in lines}
    assert "@" not in json.dumps(table.told())
