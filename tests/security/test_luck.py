"""A house that grinds: each of its ways ends in a log that fits together, and each is found by what readers keep."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from email.message import EmailMessage
from typing import Any

import msgspec
import pytest

import domain.game.evolve
import workers.apply
from domain.game import events as ev
from domain.game.aggregate import Game, UndoPoint
from domain.game.writer import Writer, commitment_of
from ops.verify.main import KeptDocuments, verify
from service.mail.incoming.nonce import nonce_of
from service.store import Store
from service.store.pool import next_seeds
from tests.security.house import (
    TRIES,
    Reader,
    Wish,
    bob_sits,
    bot_holds_the_best,
    decided,
    export,
    foreseen,
    opening,
    write_pool,
)
from tests.workers.conftest import ANN, BOB, Table
from tests.workers.test_export import chain_anew

ANN_AND_A_BOT = ({"player": ANN}, {"bot": "sensible"})
OpenOne = Callable[..., Table]


def mail(**headers: str) -> bytes:
    message = EmailMessage()
    message["Received"] = "from mail.example by mx.play.example; Tue, 17 Nov 2026 21:00:01 +0000"
    message["From"], message["To"] = "Bob <bob@mail.example>", "move+abc@play.example"
    message["Date"], message["Message-ID"] = "Tue, 17 Nov 2026 22:00:00 +0100", "<b0b5.0wn.1d@mail.example>"
    for name, value in headers.items():
        message[name.replace("_", "-")] = value
    message.set_content("join\n\nOn 17 Nov 2026, Posthorn wrote:\n> Bob, a seat is kept for you.\n")
    return bytes(message)


def ground_seed(store: Store, row: Any, wish: Wish) -> bytes:
    """Seeds for the next number, tried until the game that they would give is the one wanted."""
    with store.db.read() as session:
        (honest,) = next_seeds(session, 1)
    for _ in range(TRIES):
        seed = secrets.token_bytes(32)
        if wish(foreseen(row, seed, honest.pool)):
            return seed
    raise AssertionError("no such luck")


def test_an_honest_game_is_as_it_should_be(store: Store) -> None:
    reader = Reader(store, words=["anns-own"])
    game = export(decided(store, opening(store, *ANN_AND_A_BOT)))
    assert reader.finds(game, page=True) == []


def test_another_seed_after_the_nonce_is_known(store: Store) -> None:
    reader = Reader(store)
    row = opening(store, *ANN_AND_A_BOT)
    write_pool(store, 1, ground_seed(store, row, bot_holds_the_best))
    table = decided(store, row)
    assert bot_holds_the_best(table.game), "the house has got what it wanted"
    game = export(table)
    assert list(verify(game)) == [], "and its log is all of one piece"
    assert any("number 256 has link" in each for each in reader.finds(game))


def test_a_pool_written_anew_after_it_was_published(store: Store) -> None:
    """Long before anybody asks for this number, but after a reader has seen the head."""
    reader = Reader(store)
    write_pool(store, 3, b"a seed that the house likes more")
    games = [export(decided(store, opening(store, *ANN_AND_A_BOT))) for _ in range(4)]
    assert [list(verify(game)) for game in games] == [[]] * 4
    assert all(reader.finds(game) for game in games[:3])
    assert games[2]["seed"] == b"a seed that the house likes more".hex()


def test_a_seed_of_no_pool_at_all(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house plays as it did before there was a pool."""
    reader = Reader(store)
    monkeypatch.setattr(Writer, "_pooled", lambda ledger, number: None)
    document = export(decided(store, opening(store, *ANN_AND_A_BOT)))
    assert list(verify(document)) == []
    assert reader.finds(document) == ["you kept a head of the pool, and this game took no number of it"]


def test_another_number_than_the_next(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader(store)
    row = opening(store, *ANN_AND_A_BOT)
    with store.db.read() as session:
        free = next_seeds(session, 256)
    suits = next(n for n, seed in enumerate(free) if bot_holds_the_best(foreseen(row, seed.secret, seed.pool)) and n)
    monkeypatch.setattr(workers.apply, "next_seeds", lambda session, most: free[suits : suits + most])
    table = decided(store, row)
    assert bot_holds_the_best(table.game) and table.game.pool is not None
    game = export(table)
    assert reader.finds(game) == [], "alone it looks right"
    assert "number 1 was free and passed over" in reader.finds(game, page=True)


def test_a_number_that_is_passed_over_is_seen_by_all(store: Store) -> None:
    reader = Reader(store)
    store.pool.void(1, "the disk was copied")
    game = export(decided(store, opening(store, *ANN_AND_A_BOT)))
    assert game["pool"]["number"] == 2 and reader.finds(game, page=True) == []
    first = reader.page()["items"][0]
    assert first["void"] == "the disk was copied" and commitment_of(bytes.fromhex(first["seed"])) == first["commitment"]
    with store.db.write() as session:
        session.run("UPDATE seed_pool SET seed = ? WHERE number = 1", b"another")
    assert any("number 1 is void" in each for each in reader.finds(game, page=True))


def test_one_number_for_two_games(store: Store) -> None:
    reader = Reader(store)
    document = export(decided(store, opening(store, *ANN_AND_A_BOT)))
    with store.db.write() as session:
        session.run("UPDATE seed_pool SET game = ? WHERE number = 1", "gaaaaaaaaaaaa")
    assert any("another game" in each for each in reader.finds(document, page=True))


def test_the_nonce_of_a_mail_player(open_one: OpenOne) -> None:
    """The house writes what it likes where the hash of Bob's mail should be."""
    table = open_one(*({"player": each} for each in (ANN, BOB)))
    reader = Reader(table.store, messages=[mail()])
    bob_sits(table, "c0ffee" * 10, "message")
    document = export(table)
    assert list(verify(document)) == []
    assert reader.finds(document) == ["no seat added the mail or request that you kept"]


def test_the_mail_is_the_players_own(open_one: OpenOne) -> None:
    """What servers put on top, and how they end lines, changes nothing; what they wrote changes all."""
    table = open_one(*({"player": each} for each in (ANN, BOB)))
    bob_sits(table, nonce_of(b"Received: by a house that tries this line until it suits\r\n" + mail()), "message")
    document, sent = export(table), mail().replace(b"\n", b"\r\n").replace(b"Message-ID: ", b"Message-ID:\r\n ")
    assert Reader(table.store, messages=[sent]).finds(document) == []
    for other in (sent.replace(b"b0b5", b"b0b6"), sent.replace(b"22:00", b"22:01"), sent.replace(b"join", b"yes")):
        assert Reader(table.store, messages=[other]).finds(document)


def test_no_number_of_the_house_in_place_of_words(open_one: OpenOne) -> None:
    table = open_one(*({"player": each} for each in (ANN, BOB)))
    bob_sits(table, "", "house")
    seated = [event for event in table.store.games.recorded(table.id) if isinstance(event, ev.Seated)]
    assert [(event.nonce, event.source) for event in seated] == [("", "house"), ("", "house")]
    document = export(table)
    document["events"][2]["nonce"] = "made-by-the-house"
    chain_anew(document)
    assert any("said to come from house" in each for each in verify(document))


def test_moves_taken_back_do_not_move_the_luck(table: Table) -> None:
    """A player who is told the seed could go on taking back until the die suits."""
    seat = table.bid()
    player, seed = table.player(seat), _seed(table)
    told = [_next_roll(table, seed, seat)]
    for _ in range(3):
        table.say("put 1", by=player)
        table.say("undo", by=player)
        told.append(_next_roll(table, seed, seat))
    assert len(set(told)) == 1
    table.say("roll", by=player)
    assert list(verify(export(table))) == []


def test_what_the_clock_says_does_not_move_the_luck(table: Table) -> None:
    seat = table.bid()
    seed = _seed(table)
    before = _next_roll(table, seed, seat)
    point = table.game.asked_since[seat]
    table.store.intake.submit(
        "clock", {"what": "paused", "hours": 1}, channel="clock", game=table.id, seat=seat, point=point, key="once"
    )
    version = table.game.version
    workers.apply.work_off(table.store)
    assert table.game.version > version and _next_roll(table, seed, seat) == before


def test_the_id_that_the_house_gives_does_not_move_the_luck(store: Store) -> None:
    row = opening(store, *ANN_AND_A_BOT)
    with store.db.read() as session:
        (next_one,) = next_seeds(session, 1)
    deals = {
        foreseen(msgspec.structs.replace(row, game=f"g{letter * 12}"), next_one.secret, next_one.pool).state.hands
        for letter in "abcdef"
    }
    assert len(deals) == 1


def test_a_roll_taken_back_until_it_suits(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house lets its friend take back what was drawn; each time they draw anew."""
    honest = domain.game.evolve._moved_with

    def lenient(game: Game, event: ev.Moved, decided: Any) -> Game:
        back = (UndoPoint(event.originator_version, event.seat, game.state),)
        if event.cause.channel == "alone":  # the bids after the roll, with one card left, go back with it
            back = game.undoable
        after = honest(game, event, decided)
        recent = tuple(msgspec.structs.replace(each, ends="") for each in after.recent)
        return msgspec.structs.replace(after, undoable=back, recent=recent)

    player = table.player(table.bid())
    with monkeypatch.context() as patch:
        patch.setattr(domain.game.evolve, "_moved_with", lenient)
        assert [table.say(word, by=player).status for word in ("roll", "undo", "roll")] == ["done"] * 3
        document = export(table)
    assert len([wrong for wrong in verify(document) if "takes back what was drawn" in wrong]) == 1


def test_a_nonce_added_when_the_game_has_begun(store: Store) -> None:
    """A seat taken once more would change all that is still to be drawn."""
    document = export(decided(store, opening(store, *ANN_AND_A_BOT)))
    events = document["events"]
    at = next(n for n, event in enumerate(events) if event["type"] == "game.started")
    for place, kind in ((at + 1, "game.seated"), (at, "game.seated"), (at + 1, "game.beacon_settled")):
        copy = json.loads(json.dumps(document))
        more = {**copy["events"][at - 1], "type": kind, "nonce": "another", "source": "given"}
        copy["events"].insert(place, more)
        chain_anew(copy)
        assert any("twice, or after the game began" in each for each in verify(copy))


def test_forged_logs_of_today_are_found_without_anything_kept(store: Store) -> None:
    document = export(decided(store, opening(store, *ANN_AND_A_BOT)))

    def forged(change: Callable[[dict[str, Any]], None]) -> list[str]:
        copy = json.loads(json.dumps(document))
        change(copy)
        chain_anew(copy)
        return list(verify(copy))

    def opened(**fields: Any) -> Callable[[dict[str, Any]], None]:
        return lambda copy: copy["events"][0]["pool"].update(fields)

    assert any("lead to the head" in each for each in forged(opened(before="11" * 32)))
    assert any("lead to the head" in each for each in forged(opened(head_link="22" * 32)))
    assert any("after the order" in each for each in forged(opened(made="2999-01-01T00:00:00.000000Z")))
    assert forged(lambda copy: copy["commitments"].pop(0))
    assert forged(lambda copy: copy["commitments"].reverse())
    assert list(verify(document, kept=KeptDocuments(words=["bobs-own"]))) == ['no seat added "bobs-own" that you kept']


def _seed(table: Table) -> bytes:
    with table.store.db.read() as session:
        return bytes(session.value("SELECT seed FROM seed_pool WHERE game = ?", table.id))


def _next_roll(table: Table, seed: bytes, seat: int) -> Any:
    row = table.submit("roll", by=table.player(seat))
    table.store.intake.park(row, "only looked at")
    return foreseen(row, seed, table.game.pool, table.game).state.points[seat]  # type: ignore[arg-type]
