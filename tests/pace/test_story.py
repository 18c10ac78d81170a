"""The audit reads as a story: every kind of event has its sentence."""

from __future__ import annotations

from typing import get_args

import pytest

from domain.game import event_codec
from domain.game import events as ev
from domain.game.audit import audit
from domain.game.audit_sentences import story
from domain.game.time.calendars import Calendar, Era, Span
from domain.game.time.pace import PRESETS
from tests.pace.play import Play

CAUSE = ev.Cause("test")
HOURS = Calendar((Era(zone="Europe/Prague", night="23:00-07:00"),), (Span("2026-07-02T00:00:00Z", ""),))
# enough for every field that has no default
FIELDS = {
    "title": "sagrada", "options": ev.Raw(b"{}"), "seats": (ev.Holder("ann"), ev.Holder()), "by": "ann",
    "commitment": "c", "rules": "1", "seat": 1, "holder": ev.Holder(bot="sensible"), "nonce": "n",
    "facts": ev.Raw(b"[]"), "said": "pass", "command": ev.Raw(b'{"type":"sagrada.pass"}'), "undone": 3,
    "reason": "resigned", "point": 4, "what": "default", "calendar": HOURS, "since": "2026-07-01T00:00:00Z",
    "until": "2026-07-03T10:20:30Z", "motion": "replace", "yes": True, "seed": "ff", "name": "Ann",
    "address": "ann@mail.example", "settings": {"night": ""}, "days": 3, "game": "g1",
}  # fmt: skip


def made(kind: type[ev.Event]) -> ev.Event:
    wanted = set(kind.__struct_fields__) & set(FIELDS)
    pace = {"pace": 72 if kind is ev.OpenedInHours else PRESETS["steady"]} if "pace" in kind.__struct_fields__ else {}
    given = {name: FIELDS[name] for name in wanted} | pace
    return kind(originator_id="g1", originator_version=5, at="2026-07-03T10:21:00Z", cause=CAUSE, **given)


@pytest.mark.parametrize("kind", get_args(event_codec.AnyEvent), ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(kind: type[ev.Event]) -> None:
    said = story(made(kind))
    assert said.endswith((".", "resigned")) and said[0].isupper() and "{" not in said and "[" not in said
    assert said in "\n".join(audit([made(kind)]))


def test_a_deadline_is_told_with_all_that_it_was_decided_on() -> None:
    play = Play(people=2, pace="daily")
    play.calendars["ann"] = play.calendars["bob"] = Calendar((Era(zone="Europe/Prague", night="23:00-07:00"),))
    play.judged("calendar", {}, player="ann")
    play.run_out(0)
    lines = "\n".join(audit(play.events))
    for part in (
        "The time of seat 1, asked at version", "was over at 2026-07-03 10:00 UTC: 1 d 6 h of awake time",
        "the clock moves for it. Time counted by: Europe/Prague, night 23:00-07:00.", "The clock moves for seat 1",
    ):  # fmt: skip
        assert part in lines
