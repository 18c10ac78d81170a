"""What was typed comes out of random replies in the manner of many mail programs."""

import random
from pathlib import Path

import pytest

from ops.chaos.replying.drafts import Draft
from ops.chaos.replying.programs import PROGRAMS
from tests.mails.__main__ import read_folder
from tests.mails.requote import read, reply

SHARED = Path(__file__).parents[3] / "shared" / "mails"


@pytest.mark.parametrize("client", sorted(PROGRAMS))
def test_typed_lines_come_out_exactly(client):
    dice = random.Random(client)
    for _ in range(12):
        one = reply(dice, client)
        assert read(one) == one.commands, one.raw.decode("utf-8", "replace")


def test_a_letter_sent_back_untouched_says_nothing():
    dice = random.Random(7)
    for client in sorted(PROGRAMS):
        one = reply(dice, client)
        empty = PROGRAMS[client](Draft(dice, one.letter, [], []))
        assert read(type(one)(client, one.letter, empty, [])) == [], client


@pytest.mark.skipif(not (SHARED / "expected.json").exists(), reason="the stored mails are not on this machine")
def test_the_stored_mails():
    outcomes = read_folder(SHARED)
    assert all(outcome.class_right and not outcome.extra for outcome in outcomes)
    assert sum(outcome.exact for outcome in outcomes) * 60 >= len(outcomes) * 58
