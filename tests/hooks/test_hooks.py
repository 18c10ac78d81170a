"""Programs are told of happenings: signed, each once, tried again, and ended when nobody takes them any more."""

from __future__ import annotations

from typing import Any

import pytest
from standardwebhooks.webhooks import Webhook, WebhookVerificationError

from service.commands import talk
from service.mail.outgoing.web_hooks import new_secret
from tests.hooks.conftest import SECRET, HookTable


def types(came: list[dict[str, Any]]) -> list[str]:
    return [each["type"] for each in came]


def test_a_turn_is_told_beside_its_letter(table: HookTable) -> None:
    table.hook("Anna")
    table.open("pig")
    table.tell()
    letter = table.letters("Anna")[-1]
    said = table.told()[-1]
    assert said["type"] in ("game.started", "game.turn") and said["data"]["heading"] == letter.subject
    data = said["data"]
    assert (data["game"], data["title"], data["phase"], data["seat"]) == (table.game_id, "pig", "running", 0)
    assert data["url"] == f"https://play.example/games/{table.game_id}"
    assert data["asked"] == (table.asked == "Anna") and data["names"] == ["Anna", "Bert"]
    assert "and told to bot of Anna." in table.why("Anna") and table.hooks("Anna")[0].used


def test_each_turn_is_told_once_as_it_comes(table: HookTable) -> None:
    for name in table.players:
        table.hook(name, f"/{name}", kinds="turns")
    table.open("pig")
    table.tell()
    table.tell()
    for _ in range(6):
        mover = table.asked
        table.say(mover, "hold" if "hold" in table.legal(mover) else "roll")
        table.tell()
        table.tell()
    for name in table.players:
        came = table.told(f"/{name}")
        seat = table.game.seats_of(table.players[name])[0]
        asked = [n for n, each in enumerate(table.store.games.recorded(table.game_id), 1)
                 if table.store.games.position_at(table.game_id, n).asked_since[seat] == n]  # fmt: skip
        versions = [each["data"]["version"] for each in came]
        assert versions == [n for n in asked if n in versions] and set(types(came)) <= {"game.turn", "game.started"}
        assert len(set(versions)) == len(versions) and len(versions) >= 2


def test_a_call_that_was_meddled_with_is_not_believed(table: HookTable) -> None:
    table.hook("Anna")
    table.open("pig")
    table.tell()
    _, headers, body = table.receiver.received[-1]
    Webhook(SECRET).verify(body, headers)
    for other, changed in ((SECRET, body + b" "), (new_secret(b"x" * 24), body)):
        with pytest.raises(WebhookVerificationError):
            Webhook(other).verify(changed, headers)


def test_it_is_the_same_message_when_it_is_sent_again(table: HookTable) -> None:
    table.hook("Anna")
    table.open("pig")
    table.receiver.says = lambda path: (500, {})
    table.tell()
    table.receiver.says = lambda path: (200, {})
    first = [headers["webhook-id"] for _, headers, _ in table.receiver.received]
    table.later()
    again = [headers["webhook-id"] for _, headers, _ in table.receiver.received][len(first) :]
    assert first and sorted(again) == sorted(first) and len(set(first)) == len(first)


def test_kinds_are_chosen(table: HookTable) -> None:
    table.hook("Anna", kinds="games")
    table.open("pig")
    table.tell()
    table.to_the_end("hold at 20")
    table.tell()
    assert types(table.told()) == ["game.started", "game.over"]


def test_words_at_the_table_are_told_to_programs_of_the_others(table: HookTable) -> None:
    table.hook("Anna")
    table.hook("Bert", "/bert", kinds="talk")
    table.open("pig")
    table.tell()
    for words, private in (("Good luck!", False), ("a note", True)):
        talk.say(table.store, table.game, table.players["Anna"], words, private=private, key=f"k{private}")
    letters = len(table.letters())
    table.tell()
    (said,) = table.told("/bert")
    assert said["type"] == "game.talk" and said["data"]["words"] == "Good luck!" and said["data"]["by"] == 0
    assert said["data"]["line"] == "Anna: Good luck!" and "game.talk" not in types(table.told())
    assert len(table.letters()) == letters, "words alone are no letter"
    assert "words at the table" in table.why("Bert")


def test_a_host_hears_what_anybody_may_see_of_their_tables(table: HookTable) -> None:
    table.hook("Anna", scope="hosted")
    table.hook("Bert", "/bert", scope="hosted")
    table.open("pig", start=False)
    table.tell()
    table.sit()
    table.say(table.asked, "roll")
    table.tell()
    came = table.told()
    assert types(came)[0] == "table.opened" and {"table.seated", "table.started", "table.moved"} <= set(types(came))
    assert all(each["data"]["seat"] is None and each["data"]["line"] for each in came)
    assert not table.told("/bert"), "it is not their table"
    assert "at your table" in table.why("Anna")


def test_of_hosted_tables_moves_can_be_left_out(table: HookTable) -> None:
    table.hook("Anna", scope="hosted", kinds="tables")
    table.open("pig")
    table.say(table.asked, "roll")
    table.tell()
    assert "table.started" in types(table.told()) and "table.moved" not in types(table.told())


def test_letters_that_are_not_wanted_stop_no_program(table: HookTable) -> None:
    table.hook("Anna")
    table.set("Anna", letters="none")
    table.open("pig")
    table.tell()
    assert table.told() and not table.letters("Anna")
    assert "told to bot of Anna, as you wish in place of a letter" in table.why("Anna")


def test_quiet_hours_and_muted_games_hold_for_programs(table: HookTable) -> None:
    table.hook("Anna")
    table.set("Anna", quiet="00:00-23:59", zone="UTC")
    table.open("pig")
    table.tell()
    assert not table.told() and "your quiet hours last until" in table.why("Anna")
    table.set("Anna", quiet="")
    table.store.players.mute(table.players["Anna"], table.game_id)
    with table.store.db.write() as session:
        session.run("UPDATE mailbag SET due = made")
    table.tell()
    assert "game.turn" not in types(table.told())


def test_a_digest_tells_each_game(table: HookTable) -> None:
    table.hook("Anna", kinds="turns")
    table.set("Anna", digest="00:01", zone="UTC")
    games = {table.open("pig") for _ in range(3)}
    table.tell()
    for table.game_id in games:
        while table.asked == "Anna":
            table.say("Anna", "hold" if "hold" in table.legal("Anna") else "roll")
        while table.asked == "Bert":
            table.say("Bert", "hold" if "hold" in table.legal("Bert") else "roll")
    table.tell()
    before = len(table.told())
    with table.store.db.write() as session:
        session.run("UPDATE mailbag SET made = '2026-01-01T00:00:00.000000Z', due = made WHERE status = 'due'")
    table.tell()
    came = table.told()[before:]
    assert types(came) == ["game.turn"] * 3 and {each["data"]["game"] for each in came} == games
    assert [each.kind for each in table.letters("Anna")][-1] == "digest"


def test_a_first_turn_is_a_turn(table: HookTable) -> None:
    """The letter of the beginning is its letter."""
    for name in table.players:
        table.hook(name, f"/{name}", kinds="turns")
    table.open("pig")
    table.tell()
    first = table.asked
    (other,) = set(table.players) - {first}
    assert types(table.told(f"/{first}")) == ["game.started"] and not table.told(f"/{other}")


# chats


def test_chats_are_told_in_their_shape_and_nobody_is_called(table: HookTable) -> None:
    table.store.players.rename(table.players["Bert"], "*here* <!channel>")
    table.hook("Anna", "/discord", shape="discord")
    table.hook("Anna", "/slack", shape="slack")
    table.open("pig")
    table.say(table.asked, "roll")
    talk.say(table.store, table.game, table.players["Bert"], "@everyone <!here> & **loud**", private=False, key="k")
    table.tell()
    discord, slack = table.bodies("/discord")[-1], table.bodies("/slack")[-1]
    page = f"<https://play.example/games/{table.game_id}>"
    assert discord["allowed_mentions"] == {"parse": []} and discord["content"].endswith(page)
    assert r"\*here\* \<!channel\>" in discord["content"] and r"\*\*loud\*\*" in discord["content"]
    assert "&lt;!here&gt; &amp; **loud**" in slack["text"] and "<!" not in slack["text"] and slack["mrkdwn"] is False
    assert slack["text"].endswith(page)
