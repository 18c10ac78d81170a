"""The trial with hostile clients: each deed meets the service, and a limit that is broken is told."""

from __future__ import annotations

import os
import random
import re
import smtplib
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ops.chaos.attacks import CLOSED, DEEDS, OVER_SMTP, Attacker
from ops.chaos.by_mail import ByMail
from ops.chaos.final_check import FinalCheck
from ops.chaos.honest_players import HonestPlayer
from ops.chaos.hostile import Trial
from tests.harness.running import ROOT
from tests.security.live import Live, live

FEW = 3  # each deed chooses among some ways


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("hostile"), MAIL_DOMAIN="play.chaos.example") as service:
        yield service


@pytest.mark.parametrize("deed", DEEDS)
def test_each_deed_is_answered_and_none_breaks_the_service(service: Live, deed: str) -> None:
    held: list[object] = []
    villain = Attacker(
        service.service.url, service.port, "127.0.1.9", "no-key", "v@evil.example", "gabc", "turns@play.chaos.example",
        "a" * 28, ["ann@bots.example"], random.Random(deed), held,
    )  # type: ignore[arg-type] # fmt: skip
    for _ in range(FEW):
        try:
            got = DEEDS[deed](villain)
        except (OSError, smtplib.SMTPException):  # hung up on
            continue
        assert (got != 500 or deed in OVER_SMTP) and (got != 200 or deed not in CLOSED)
    assert service.service.request("GET", "/api/v1/titles")[0] == 200
    assert "half sent" not in deed or len(held) >= 1


def trial() -> Trial:
    rest = FinalCheck(200, [], [], 0, [], [], [], 0, 900, 60, 1.0)
    mail = ByMail(10, 5, 40, [], [], [], [], 90, [], [], 0, [], Counter(), 5, 0, [], [], Counter(), rest)
    deeds = {deed: Counter({"403" if deed in CLOSED else "200": 9}) for deed in DEEDS}
    return Trial(60.0, [0.1] * 200, 200, 0, 200, 0.5, True, 20, deeds, mail)


def test_a_short_trial_is_seen_through(tmp_path: Path) -> None:
    """With few people and few seconds. How long moves take says nothing here, nor what was never tried."""
    told = chaos(tmp_path, "--hostile", "2", "--games", "5", "--clients", "2")
    assert "honest moves lost      0 of " in told, told
    wrong = [line for line in told.splitlines() if line.startswith("WRONG")]
    assert [line for line in wrong if not re.search("p99|hardly any|never done", line)] == []


@pytest.mark.long
def test_a_short_trial_by_mail_is_seen_through(tmp_path: Path) -> None:
    """Its games are given up before they are over."""
    told = chaos(tmp_path, "--mail", "--games", "3", "--minutes", "0.05", "--pause", "60")
    counts = dict(re.findall(r"^(\S.*?)  +(\d+)", told, re.MULTILINE))
    assert int(counts["mails taken"]) >= 3, told
    assert [counts[each] for each in ("mails lost", "mails read wrongly", "letters lost", "left over")] == ["0"] * 4


def chaos(folder: Path, *given: str) -> str:
    """What is printed. Nothing may go wrong with the processes themselves."""
    environment = {**os.environ, "TMPDIR": str(folder)}
    command = [sys.executable, "-m", "ops.cli.main", "chaos", *given]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=pipe, stderr=pipe, text=True) as trial:
        try:
            out, errors = trial.communicate(timeout=200)
        finally:
            trial.terminate()  # it ends its processes before it goes
    assert "Traceback" not in errors, errors
    logs = [log.read_text() for log in folder.glob("*/*.log")]
    assert not [text for text in logs if "Warning" in text or "Traceback" in text], logs
    return out


def test_a_good_trial_has_nothing_wrong() -> None:
    assert trial().wrong == [] and "p99 0.100 s" in trial().text()


def test_every_limit_is_watched() -> None:
    good = trial()
    assert good.mail.rest is not None
    lost = replace(good.mail, rest=replace(good.mail.rest, lost=["row x: gone"]))
    broken = [
        replace(good, moves=[0.1] * 190 + [1.5] * 10), replace(good, memory=400), replace(good, disk=50),
        replace(good, moves=[0.1]), replace(good, deeds={}), replace(good, waits=(21.0,)), replace(good, mail=lost),
        replace(good, deeds={**good.deeds, "waits": Counter({"500": 1})}),
        replace(good, mail=replace(good.mail, lost_letters=["letter x was sent and never came"])),
        replace(good, deeds={**good.deeds, CLOSED[0]: Counter({"200": 1})}), replace(good, is_let_in=False),
        replace(good, mail=replace(good.mail, lost_mails=["mail x: gone"])),
    ]  # fmt: skip
    assert [len(each.wrong) > 0 and "WRONG" in each.text() for each in broken] == [True] * len(broken)


def test_honest_people_begin_another_game_after_one() -> None:
    """Or a long trial would have nobody in it after its first minute."""
    noted: list[dict[str, object]] = []
    honest = HonestPlayer("http://127.0.0.1:1", "no-key", noted.append, random.Random(1), 0.0, threading.Event())
    answers = {"GET /games/g/legal": {"commands": []}, "GET /games/g": {"phase": "closed"}}
    honest.ask = lambda method, path, *_: (200, answers[f"{method} {path}"])  # type: ignore[method-assign]
    assert not honest.move("g")
    answers["GET /games/g"] = {"phase": "running"}
    assert honest.move("g")
