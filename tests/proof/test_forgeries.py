"""Each forgery on each of two games: with the letters of one player it is named, without them named or counted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ops.cli.sample import play
from ops.verify.findings import NOT_ALL, PROVEN, WRONG
from ops.verify.kept import KeptDocuments
from ops.verify.main import examine, read_mails
from tests.campaign.playing import certain
from tests.proof import of_moves, of_seats, of_the_log, of_the_table
from tests.proof.forger import FORGERIES, forged
from tests.proof.playing import VALUE, Game

SIGNED_IN = (of_the_log, of_moves, of_seats, of_the_table)
# what nothing in the file contradicts: who can write all of it can write this. Counted as what nobody vouches for
COUNTED = {
    "a_clock_stands_still", "a_ruling_for_another_reason", "a_ruling_is_dropped", "a_ruling_that_changes_nothing",
    "a_title_that_nobody_knows", "a_vote_that_calls_the_game_off", "a_vote_that_changes_nothing",
    "all_of_it_a_day_later", "an_order_that_nobody_gave", "another_game", "another_greeting", "another_pace",
    "another_row", "another_source", "half_a_game_and_a_ruling", "half_a_game_that_is_resigned",
    "it_goes_on_from_another_game", "it_was_said_by_mail", "it_was_said_on_a_page", "other_evidence",
    "rules_of_a_version_to_come", "rules_of_an_earlier_version", "rules_of_no_version_and_another_winner",
    "rules_of_no_version_in_the_middle", "somebody_else_sat_there", "the_host_was_another", "the_number_was_asked_for",
    "time_is_given_back",
}  # fmt: skip


@dataclass
class Base:
    export: dict[str, Any]
    kept: KeptDocuments


@pytest.fixture(scope="module")
def bases(tmp_path_factory: pytest.TempPathFactory) -> list[Base]:
    return list(_bases(tmp_path_factory.mktemp("proof")))


def _bases(folder: Path) -> Iterator[Base]:
    with certain(1):
        sample = play("sagrada", 1, 2)
        letters, sent = read_mails(sample.letters)
        yield Base(json.loads(json.dumps(sample.export)), KeptDocuments(letters=letters, sent=sent))
    with certain(1):
        game = Game(folder, "pig", 4, happens=0.5, beacon=True)
        game.play()
        letters, sent = read_mails(letter.raw for letter in game.letters())
        yield Base(game.export(), KeptDocuments(letters=letters, sent=sent, beacon=VALUE))
        game.close()


def test_both_games_are_proven(bases: list[Base]) -> None:
    assert [examine(base.export, base.kept).code for base in bases] == [PROVEN] * 2
    kinds = {event["type"] for event in bases[1].export["events"]}
    table = ("ruled", "voted", "clocked", "gifted", "taken_back", "ordered", "calendar_changed", "beacon_settled")
    assert kinds >= {f"game.{each}" for each in table}


def test_there_are_enough_of_them() -> None:
    assert len(FORGERIES) >= 100 and set(FORGERIES) >= COUNTED


@pytest.mark.parametrize("name", FORGERIES)
def test_with_the_letters_of_one_player_it_is_named(bases: list[Base], name: str) -> None:
    found = [examine(document, base.kept) for base in bases if (document := forged(base.export, name))]
    assert found and [each.code for each in found] == [WRONG] * len(found)


@pytest.mark.parametrize("name", FORGERIES)
def test_without_them_it_is_named_or_counted(bases: list[Base], name: str) -> None:
    found = [examine(document) for base in bases if (document := forged(base.export, name))]
    codes = {each.code for each in found}
    assert codes <= ({WRONG, NOT_ALL} if name in COUNTED else {WRONG})
    assert all(each.headline.startswith("Nobody outside vouches for this log") for each in found)
