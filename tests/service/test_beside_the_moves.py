"""What pages and the API ask beside the moves, on both databases."""

from __future__ import annotations

from service.queries import lobby
from service.store import Store
from service.store import talk as table_talk
from tests.service.client import Client
from tests.service.test_api_next import finished


def test_points_by_round_are_told_at_the_end(ann: Client, bob: Client, game: str) -> None:
    early = ann.get(f"/games/{game}/points")
    assert (early.status_code, early.json["code"]) == (409, "not_over")
    rounds = ann.get(f"/games/{finished(ann, bob)}/points").json["rounds"]
    assert rounds[-1] == {"round": len(rounds), "points": [20, 10]}


def test_the_last_words_and_own_notes(store: Store, ann: Client, game: str) -> None:
    for n, private in enumerate((False, True, False)):
        ann.post(f"/games/{game}/talk", {"words": f"word {n}", "private": private})
    with store.db.read() as session:
        words = table_talk.latest(session, game)
        assert [(each["words"], each["name"]) for each in words] == [("word 0", "Ann"), ("word 2", "Ann")]
        assert [each["words"] for each in table_talk.latest(session, game, limit=1)] == ["word 2"]
        assert [each["words"] for each in table_talk.latest(session, game, before=words[1]["seq"])] == ["word 0"]
        assert [each["words"] for each in table_talk.latest(session, game, ann.id, private=True)] == ["word 1"]
        assert table_talk.latest(session, game, "another", private=True) == []
        news = lobby.news(session, game)
        assert news is not None and news["heard"] == words[1]["seq"] and news["version"] > 0
        assert lobby.news(session, "another") is None
