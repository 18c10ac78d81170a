"""The soak, in small; that its judge finds what it is for, and knows nothing of the service."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ops.chaos.soak_check import Evidence, Verdict, verdict_of
from tests.harness.running import ROOT

Parts = dict[str, Any]


def parts() -> Parts:
    """A command over HTTP and one by mail, each done, and a letter to whoever is asked then."""
    event: Parts = {"type": "game.moved", "cause": {"channel": "api", "intake": "uhjrc7bt5ml7puxgks4b"}}
    row = {"channel": "api", "game": "g1", "player": "p1", "seat": 0, "body": '{"lines":["roll"]}', "kind": "say"}
    letter = {"kind": "turn", "address": "b@x", "game": "g1", "seat": 0, "point": 3, "status": "sent", "error": None}
    return {
        "sent": [{"sent": "k", "at": 1.0}],
        "promises": [{"key": "k", "id": "uhjrc7bt5ml7puxgks4b", "status": "done", "game": "g1", "at": 2.0}],
        "mails": [{"mail": "m1", "answers": "<t1>", "name": "<n1>", "by": "receipts1@x", "at": 3.0}],
        "letters": [
            {"letter": "<t1>", "at": 2.5, "cut": False, "answers": "", "about": "turn:g1:"},
            {"letter": "<a1>", "at": 4.0, "cut": False, "answers": "<n1>", "about": "answer:g1:"},
        ],
        "faults": [],
        "rows": {
            "intake": [
                {**row, "id": "uhjrc7bt5ml7puxgks4b", "evidence": "bearer key", "status": "done"},
                {**row, "id": "bymail", "channel": "mail", "evidence": "mail m1", "status": "done"},
            ],
            "events": [stored(event), stored({**event, "cause": {"channel": "mail", "intake": "bymail"}})],
            "letters": [{**letter, "message_id": "<t1>"}, {**letter, "message_id": "<a1>", "kind": "answer"}],
            "mails": [{"id": "m1", "status": "done", "reason": ""}],
            "asked": [{"game": "g1", "seat": 0, "point": 3, "address": "b@x"}],
        },
    }


def stored(event: Parts) -> Parts:
    return {"game": "g1", "version": 1, "state": json.dumps(event).encode()}


def judged(found: Parts) -> Verdict:
    return verdict_of(
        Evidence(*(found[name] for name in ("sent", "promises", "mails", "letters", "faults"))), found["rows"]
    )


def test_nothing_is_wrong_with_what_is_right() -> None:
    assert judged(parts()).wrong == []


def _gone(found: Parts) -> None:
    del found["rows"]["intake"][0]


def _open(found: Parts) -> None:
    found["rows"]["intake"][0]["status"] = "open"


def _without_event(found: Parts) -> None:
    del found["rows"]["events"][0]


def _mail_gone(found: Parts) -> None:
    found["rows"]["mails"].clear()


def _given_up(found: Parts) -> None:
    found["rows"]["letters"][1].update(status="failed", error="550 5.7.1 Not from you")


def _never_came(found: Parts) -> None:
    del found["letters"][1]


def _moved_twice(found: Parts) -> None:
    found["rows"]["events"].append(found["rows"]["events"][0])


def _of_nobody(found: Parts) -> None:
    found["sent"].clear()


def _contradicted(found: Parts) -> None:
    found["promises"].append({**found["promises"][0], "status": "refused"})


def _other_row(found: Parts) -> None:
    found["promises"].append({**found["promises"][0], "id": "bymail"})


def _unasked(found: Parts) -> None:
    found["rows"]["asked"][0]["point"] = 5


def _answered_twice(found: Parts) -> None:
    found["letters"].append({**found["letters"][1], "letter": "<a2>"})


def _came_again(found: Parts) -> None:
    found["letters"].append({**found["letters"][0], "at": 60.0})


def _asked_twice(found: Parts) -> None:
    found["letters"].append({**found["letters"][0], "letter": "<t2>"})
    found["rows"]["letters"].append({**found["rows"]["letters"][0], "message_id": "<t2>"})


@pytest.mark.parametrize(
    ("mistake", "kind"),
    [
        (_gone, "lost"), (_open, "lost"), (_without_event, "lost"), (_mail_gone, "lost"), (_given_up, "lost"),
        (_never_came, "untold"),
        (_moved_twice, "twice"), (_of_nobody, "twice"), (_contradicted, "twice"), (_other_row, "twice"),
        (_unasked, "untold"), (_answered_twice, "untold"), (_came_again, "doubled"), (_asked_twice, "doubled"),
    ],
)  # fmt: skip
def test_each_mistake_is_found(mistake: Callable[[Parts], None], kind: str) -> None:
    found = parts()
    mistake(found)
    assert getattr(judged(found), kind)


def test_a_letter_may_come_again_after_a_cut_or_a_death_as_it_was_handed_over() -> None:
    cut, died, elsewhere = parts(), parts(), parts()
    for each in (cut, died, elsewhere):
        _came_again(each)
    cut["letters"][0]["cut"] = True
    died["faults"].append({"fault": "kill -9", "began": 2.6, "ended": 2.6, "doubles": True})
    elsewhere["faults"].append({"fault": "kill -9", "began": 30.0, "ended": 30.0, "doubles": True})
    assert (judged(cut).cut, judged(cut).wrong) == (1, [])
    assert (judged(died).died, judged(died).wrong) == (1, [])
    assert len(judged(elsewhere).doubled) == 1


def test_a_letter_whose_turn_was_over_before_it_could_be_sent_is_not_lost() -> None:
    found = parts()
    found["rows"]["letters"].append(
        {
            **found["rows"]["letters"][0],
            "message_id": "<t9>",
            "status": "failed",
            "error": "it is not your turn any more",
        }
    )
    assert judged(found).wrong == []


def test_a_line_may_join_moves() -> None:
    found = parts()
    _moved_twice(found)
    found["rows"]["intake"][0]["body"] = json.dumps({"lines": ["ROLL, THEN HOLD"]})
    assert judged(found).wrong == []


def test_the_judge_uses_nothing_of_the_service() -> None:
    tree = ast.parse((ROOT / "ops/chaos/soak_check.py").read_text(encoding="utf-8"))
    froms = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    plain = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert {name.partition(".")[0] for name in froms | plain} <= {*sys.stdlib_module_names, "psycopg"}


@pytest.fixture
def folder() -> Iterator[Path]:
    """Which the account of PostgreSQL can reach; those of pytest are closed to others."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def soak(folder: Path, *given: str) -> tuple[int, str]:
    """Its exit code, and what it says."""
    command = [sys.executable, "-m", "ops.cli.main", "chaos", "--seed", "5", "--clients", "1", *given]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "TMPDIR": str(folder)}, stdout=pipe, stderr=pipe, text=True
    ) as trial:
        try:
            out, errors = trial.communicate(timeout=500)
        finally:
            trial.terminate()  # it ends its processes before it goes
    assert "Traceback" not in errors, errors
    return trial.returncode, out


@pytest.mark.parametrize("seconds", [12, pytest.param(60, marks=pytest.mark.long)])
def test_a_short_soak_finds_nothing_wrong(seconds: int, folder: Path) -> None:
    code, out = soak(folder, "--soak", str(seconds), "--only", "worker,child of web,backend,Redis,cable")
    assert code == 0 and re.search(r"^commands +[1-9]", out, re.MULTILINE), out


def test_mistakes_on_purpose_are_found(folder: Path) -> None:
    code, out = soak(folder, "--soak", "12", "--only", "child of web", "--with-bug", "dropped,repeated,unsent")
    counts = dict(re.findall(r"^(\w+)  +(\d+)", out, re.MULTILINE))
    assert code == 1 and int(counts["lost"]) > 0 and int(counts["twice"]) > 0, out
