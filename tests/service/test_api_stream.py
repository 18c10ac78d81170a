"""The stream of events: what happens in one's games, as one's seats are told; it goes on where it stopped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from service.api import stream
from service.queries import happened, streams
from service.queries.streams import Streams
from service.store import Store
from tests.harness.redealing import dealt_anew, store_as
from tests.service.client import Client, duel
from tests.service.events import Came, read_events

SECRETS_TOLD = ("sagrada", "ohmygoods", "lagranja")  # to one seat and to no other


@pytest.fixture(autouse=True)
def no_long_waits(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(stream, "HELD", 2.0)
    yield


def events(player: Client, since: int | None = None) -> list[Came]:
    headers = {} if since is None else {"Last_Event_ID": str(since)}
    return read_events(player.get("/me/events", **headers).text)


def test_a_stream_begins_and_goes_on_where_it_stopped(ann: Client, bob: Client) -> None:
    (begin,) = events(ann)
    assert (begin.name, begin.data) == ("begin", {})
    game = duel(ann, bob)
    came = events(ann, begin.number)
    history = ann.get(f"/games/{game}/history").json["items"]
    assert [each.data["version"] for each in came] == [each["version"] for each in history]
    assert [each.data["seats"][0]["told"] for each in came] == [each["told"] for each in history]
    assert [each.data["by"] for each in came] == [each["seat"] for each in history]
    assert {each.data["game"] for each in came} == {game} and {each.data["title"] for each in came} == {"sagrada"}
    assert sorted(each.number for each in came) == [each.number for each in came]
    assert events(ann, came[3].number) == came[4:]
    assert events(ann, came[-1].number) == [], "nothing new: it ends in time"


def test_a_move_comes_with_who_is_asked_now(ann: Client, bob: Client) -> None:
    game = duel(ann, bob)
    at = {player.id: events(player)[0].number for player in (ann, bob)}
    ann.say(game, ann.legal(game)[0])
    asked = {row["id"]: row["asked"] for row in bob.get("/games").json["items"]}[game]
    for player in (ann, bob):
        (move,) = events(player, at[player.id])
        assert (move.data["kind"], move.data["by"]) == ("game.moved", 0)
        (seat,) = move.data["seats"]
        assert seat["seat"] == (player is bob) and seat["told"]
        assert seat["asked"] == (asked if player is bob else not asked)


def test_nobody_is_told_of_games_of_others(ann: Client, bob: Client, api: Client) -> None:
    stranger = api.player("Cleo")
    (begin,) = events(stranger)
    duel(ann, bob)
    assert events(stranger, begin.number) == []
    assert api.get("/me/events").status_code == 401


@pytest.mark.parametrize("since", [0, 10**17])
def test_after_a_long_pause_and_from_nowhere_it_begins_anew(
    ann: Client, game: str, since: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "KEPT", 0)
    (begin,) = events(ann, since)
    assert begin.name == "begin" and 0 < begin.number < 10**17


def test_a_number_that_is_none_is_refused(ann: Client) -> None:
    answer = ann.get("/me/events", Last_Event_ID="one")
    assert (answer.status_code, answer.json["code"]) == (400, "bad_header")


def test_long_catching_up_goes_in_steps_and_ends_in_time(
    ann: Client, bob: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    (begin,) = events(ann)
    game = duel(ann, bob)
    monkeypatch.setattr(happened, "STEP", 2)
    monkeypatch.setattr(streams, "UNTAKEN", 3)
    came: list[Came] = []
    while more := events(ann, came[-1].number if came else begin.number):
        came += more
    versions = [each.data["version"] for each in came]
    assert versions == [each["version"] for each in ann.get(f"/games/{game}/history").json["items"]]


def test_the_oldest_of_too_many_makes_room_and_the_process_has_its_bound(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "IN_ALL", 6)
    several = Streams(store)
    of_ann = [several.open("ann", None) for _ in range(streams.OF_A_PLAYER + 1)]
    assert [each is not None and each.is_over for each in of_ann] == [True] + [False] * streams.OF_A_PLAYER
    assert several.open("bob", None) is not None and several.open("cleo", None) is not None
    assert several.open("dan", None) is None
    of_ann[1].close()  # type: ignore[union-attr]
    assert several.open("dan", None) is not None


def test_one_reader_asks_for_all_streams(ann: Client, bob: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many streams, and the log is asked once for what happened."""
    several: Streams = ann.app.extensions["streams"]
    monkeypatch.setattr(streams, "OF_A_PLAYER", 50)
    monkeypatch.setattr(streams, "EVERY", 3600.0)
    opened = [several.open(player.id, None) for player in (ann, bob) for _ in range(20)]
    for each in opened:
        assert each is not None
        each.wait(10)
        assert read_events(each.take())
    asked: list[Any] = []
    real = happened.after
    monkeypatch.setattr(happened, "after", lambda *given: asked.append(given) or real(*given))
    duel(ann, bob)
    several._look()
    assert len(asked) == 1
    assert all(each is not None and len(read_events(each.take())) >= 5 for each in opened)
    for each in opened:
        assert each is not None
        each.close()


@pytest.mark.parametrize("title", list(titles))
def test_a_stream_says_nothing_of_what_a_seat_cannot_know(ann: Client, bob: Client, title: str) -> None:
    """All that this player cannot know is dealt anew, in the log and the read models: their stream is the same."""
    game = played(ann, bob, title, 12)
    recorded = ann.store.games.recorded(game)
    for seat, (player, other) in enumerate([(ann, bob), (bob, ann)]):
        before, theirs = events(player, 0), events(other, 0)
        store_as(ann.store, dealt_anew(ann.store, game, seat))
        assert events(player, 0) == before and len(before) >= 12
        if title in SECRETS_TOLD:
            assert events(other, 0) != theirs, "there was something to hide"
        store_as(ann.store, recorded)


def played(ann: Client, bob: Client, title: str, moves: int) -> str:
    """So many moves of a game of these two."""
    game = ann.open(title=title, seats=[{}, {"player": bob.id}], options={})
    bob.post(f"/games/{game}/seats", {})
    bob.decide()
    luck = SeededLuck(b"streams")
    for _ in range(moves):
        now = ann.store.games.get(game)
        if not now.asked:  # some games of Pig are as short as that
            break
        line = now.title.sentence(now.title.bot(now.state, now.asked[0], luck))
        (ann, bob)[now.asked[0]].post(f"/games/{game}/commands", {"say": line})
        ann.decide()
    return game
