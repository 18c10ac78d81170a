"""Going on from a game that is over, over the API, on both databases."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.game.events import Opened
from domain.kernel.shapes import Finished, Result, Score
from service.store import Store
from tests.service.client import Client
from workers.apply import Applier


def finished(ann: Client, bob: Client, title: str = "ohmygoods", **options: Any) -> str:
    """A chapter that an umpire has ended, Ann before Bob."""
    game = ann.open(title=title, seats=[{}, {"player": bob.id}], options=options or {"chapter": "1"})
    bob.post(f"/games/{game}/seats", {})
    bob.decide()
    result = Result((Score(0, 20), Score(1, 10)), ((0,), (1,)), "points")
    body = {"reason": "It ends here.", "facts": msgspec.to_builtins([Finished(result)])}
    ann.store.intake.submit("rule", body, channel="test", player="umpire", game=game)
    ann.decide()
    return game


def said(player: Client, game: str, word: str = "next") -> Any:
    """The answer that a caller gets who waits."""
    for _ in range(2):
        answer = player.post(f"/games/{game}/next", {"word": word}, Idempotency_Key=f"{game}-{word}")
        player.decide()
    return answer


def test_a_game_that_is_over_says_what_follows(ann: Client, bob: Client) -> None:
    game = finished(ann, bob)
    sequel = bob.get(f"/games/{game}").json["sequel"]
    assert sequel["words"] == ["next", "no"] and sequel["game"] is None
    assert sequel["ways"] == [{"word": "next", "text": "chapter 2, Cold Hearths"}]
    assert sequel["tale"][0].startswith("Chapter 1, Empty Granaries.")


def test_both_say_next_and_it_begins(ann: Client, bob: Client) -> None:
    game = finished(ann, bob)
    then = said(ann, game).json["game"]
    assert ann.get(f"/games/{then}").json["phase"] == "open"
    assert ann.get(f"/games/{game}").json["sequel"]["words"] == []
    assert said(bob, game).json["game"] == then
    shown = bob.get(f"/games/{then}").json
    assert (shown["phase"], shown["after"], shown["options"]["chapter"]) == ("running", game, "2")
    assert bob.get(f"/games/{game}").json["sequel"]["game"] == then


def test_a_kept_seat_may_be_taken_as_any_other(ann: Client, bob: Client) -> None:
    then = said(ann, finished(ann, bob)).json["game"]
    bob.post(f"/games/{then}/seats", {})
    bob.decide()
    assert bob.get(f"/games/{then}").json["phase"] == "running"


def test_no_leaves_the_seat_to_a_bot(ann: Client, bob: Client) -> None:
    game = finished(ann, bob)
    then = said(bob, game, "no").json["game"]
    assert said(ann, game).json["status"] == "done"
    assert [place["kind"] for place in ann.get(f"/games/{then}").json["places"]] == ["player", "bot"]


@pytest.mark.parametrize(("word", "code", "status"), [("again", "no_such_way", 422), ("next", "seated_already", 409)])
def test_what_cannot_be_said(ann: Client, bob: Client, word: str, code: str, status: int) -> None:
    game = finished(ann, bob)
    if word == "next":
        said(ann, game)
    ann.post(f"/games/{game}/next", {"word": word}, Idempotency_Key="once-more")
    ann.decide()
    answer = ann.post(f"/games/{game}/next", {"word": word}, Idempotency_Key="once-more")
    assert (answer.status_code, answer.json["code"]) == (status, code)


def test_nothing_follows_a_game_that_runs_or_is_by_itself(ann: Client, bob: Client) -> None:
    assert said(ann, ann.open()).json["code"] == "not_over"
    game = finished(ann, bob, chapter="base")
    assert ann.get(f"/games/{game}").json["sequel"] is None
    assert said(ann, game).json["code"] == "nothing_follows"


def test_a_stranger_does_not_go_on(ann: Client, bob: Client, api: Client) -> None:
    game = finished(ann, bob)
    cid = api.player("Cid")
    assert cid.get(f"/games/{game}").json["sequel"]["words"] == []
    assert said(cid, game).json["code"] == "not_your_seat"
    then = said(ann, game).json["game"]
    answer = cid.post(f"/games/{then}/seats", {}, Idempotency_Key="sit")
    cid.decide()
    assert cid.post(f"/games/{then}/seats", {}, Idempotency_Key="sit").json["code"] == "no_open_seat"
    assert answer.status_code == 202


def test_two_workers_open_one_game(ann: Client, bob: Client, store: Store) -> None:
    """Each has judged its row before the other has stored anything."""
    game = finished(ann, bob)
    rows = [player.post(f"/games/{game}/next", {}).json for player in (ann, bob)]
    first, second = Applier(store), Applier(Store(store.url))
    commit = first._commit

    def late(judged: Any) -> None:
        with second.store.db.write() as session:
            session.run("UPDATE intake SET lease = 0 WHERE status = 'open'")
        second.work_off()
        commit(judged)

    first._commit = late  # type: ignore[method-assign]
    first.work_off()
    then = rows[0]["game"]
    assert {store.intake.row(row["id"]).status for row in rows} == {"done"}  # type: ignore[union-attr]
    opened = [event for event in store.games.recorded(then) if isinstance(event, Opened)]
    assert len(opened) == 1 and store.games.get(then).phase == "running"
    second.store.close()
