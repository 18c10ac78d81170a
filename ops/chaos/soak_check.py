"""The judge of a soak: what clients were promised and what lies in mailboxes, held against the bare rows of the tables.

It knows nothing of the service: no code of it is used here, and tables are read by plain SQL, so that a mistake of the
service is not made a second time.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psycopg
from psycopg.rows import dict_row

DIES = re.compile(r"dies here: .* at ([\d.]+)")
REFUSED = re.compile(r"\d{3} |the letter cannot|mail servers do not")  # else what it said is so no more
JOINED = re.compile(r",\s*then\b", re.IGNORECASE)
WANT_RECEIPTS = "receipts"  # begins the addresses of people who want each move confirmed
NEAR = 4.0  # seconds around a fault in which the mark that a letter was taken may be lost
Told = dict[str, Any]
Row = dict[str, Any]

_QUERIES = {
    "intake": "SELECT id, kind, channel, game, player, seat, body, evidence, status FROM intake",
    "events": "SELECT originator_id AS game, originator_version AS version, state FROM stored_events",
    "letters": "SELECT message_id, kind, address, game, seat, point, status, error FROM letters",
    "mails": "SELECT id, status, reason FROM mails",
    "asked": "SELECT places.game, places.seat, places.point, address FROM places JOIN tables"
    " ON tables.game = places.game JOIN addresses ON addresses.player = places.player"
    " WHERE asked = 1 AND phase = 'running'",
}
_OPEN = (
    "SELECT (SELECT count(*) FROM intake WHERE status = 'open') + (SELECT count(*) FROM mails WHERE status IN"
    " ('new', 'waiting')) + (SELECT count(*) FROM mailbag WHERE status = 'due') + (SELECT count(*) FROM letters"
    " WHERE status = 'ready')"
)


def rows_of(database: str) -> dict[str, list[Row]]:
    with psycopg.connect(database, row_factory=dict_row) as connection:
        return {name: connection.execute(query.encode()).fetchall() for name, query in _QUERIES.items()}


def drained(database: str, patience: float) -> None:
    """Until nothing is left to decide, to read, to write or to send; what is left then, the rows say."""
    end, quiet = time.monotonic() + patience, 0
    while time.monotonic() < end and quiet < 3:
        with psycopg.connect(database) as connection:
            found = connection.execute(_OPEN.encode()).fetchone()
        quiet = quiet + 1 if found == (0,) else 0
        time.sleep(1.0)


@dataclass(frozen=True)
class Evidence:
    """What the clients wrote down. `sent`: keys of commands; `promises`: answers to them; `mails`: that were taken by
    the service; `letters`: that came into a mailbox; `faults`: what was done to the service, and when.
    """

    sent: Sequence[Told]
    promises: Sequence[Told]
    mails: Sequence[Told]
    letters: Sequence[Told]
    faults: Sequence[Told]
    refused: int = 0
    failed: Sequence[str] = ()

    @staticmethod
    def read(people: Iterable[Path], bots: Path, faults: Path, deaths: Iterable[float]) -> Evidence:
        told = [each for log in people for each in _lines(log)]
        post = _lines(bots)
        struck = [*_lines(faults), *(
            {"fault": "a death at a chosen point", "began": at, "ended": at, "doubles": True} for at in deaths
        )]  # fmt: skip
        return Evidence(
            [each for each in told if "sent" in each], [each for each in told if "id" in each],
            [each for each in post if "mail" in each], [each for each in post if "letter" in each], struck,
            sum("refused" in each for each in post), [str(each["why"]) for each in post if "failed" in each],
        )  # fmt: skip


def _lines(log: Path) -> list[Told]:
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()] if log.exists() else []


@dataclass
class Verdict:
    evidence: Evidence
    lost: list[str]
    twice: list[str]
    untold: list[str]
    doubled: list[str]  # though nothing explains it
    games: int
    events: int
    cut: int  # letters that came again since the mail server hung up after it took them
    died: int  # or since whoever sent them, or the database, was hit as they were handed over
    seconds: float = 0.0
    further: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> list[str]:
        return [*self.lost, *self.twice, *self.untold, *self.doubled, *self.further]

    def text(self) -> str:
        evidence, verdicts = self.evidence, [each for each in self.evidence.promises if each["status"] != "open"]
        kinds = Counter(each["fault"] for each in evidence.faults)
        lines = [
            f"faults                 {sum(kinds.values())}, of {len(kinds)} kinds, in {self.seconds:.0f} s",
            *(f"  {count:3} {name}{_back(evidence, name)}" for name, count in sorted(kinds.items())),
            f"games, events          {self.games}, {self.events}",
            f"commands               {len(evidence.sent)} sent, {len({each['id'] for each in evidence.promises})} "
            f"acknowledged, {len(verdicts)} answers with a verdict",
            f"mails                  {len(evidence.mails)} taken, {evidence.refused} refused",
            f"letters                {len({each['letter'] for each in evidence.letters})}, "
            f"{len(evidence.letters)} arrivals",
            f"lost                   {len(self.lost)}",
            f"twice                  {len(self.twice)}",
            f"untold                 {len(self.untold)}",
            f"letters doubled        {self.cut} cut after DATA, {self.died} sender or database hit then, "
            f"{len(self.doubled)} unexplained",
            f"by the service's check {len(self.further)} wrong",
        ]
        return "\n".join([*lines, *(f"  WRONG: {each}" for each in self._samples())])

    def _samples(self) -> list[str]:
        return [each for kind in (self.lost, self.twice, self.untold, self.doubled, self.further) for each in kind[:8]]


def _back(evidence: Evidence, name: str) -> str:
    """The longest time from the end of such a fault to the next verdict of a command that was sent after it."""
    sent = {each["sent"]: each["at"] for each in evidence.sent}
    told = sorted((sent.get(each["key"], 0.0), each["at"]) for each in evidence.promises if each["status"] != "open")
    waits = [
        min((at for began, at in told if began > fault["ended"]), default=0.0) - fault["ended"]
        for fault in evidence.faults if fault["fault"] == name
    ]  # fmt: skip
    return f" (next verdict after {max(waits):.1f} s at most)" if waits and max(waits) > 0 else ""


def verdict_of(evidence: Evidence, rows: dict[str, list[Row]]) -> Verdict:
    events = [json.loads(bytes(row["state"])) for row in rows["events"]]
    verdict = Verdict(
        evidence,
        lost=[*_lost(evidence, rows, events), *_lost_mails(evidence, rows), *_lost_letters(evidence, rows)],
        twice=[*_contradictions(evidence), *_unasked(evidence, rows), *_moved_twice(rows, events),
               *_read_twice(evidence, rows)],
        untold=[*_unasked_letters(evidence, rows), *_unanswered(evidence, rows), *evidence.failed],
        doubled=[], games=len({row["game"] for row in rows["events"] if row["game"].startswith("g")}),
        events=len(events), cut=0, died=0,
    )  # fmt: skip
    _count_doubles(verdict, rows)
    return verdict


def _lost(evidence: Evidence, rows: dict[str, list[Row]], events: list[Told]) -> Iterator[str]:
    """What was acknowledged is decided; what is done stands in the log, and nothing else does."""
    known = {row["id"]: row for row in rows["intake"]}
    made = {event["cause"]["intake"] for event in events if event["cause"].get("intake")}
    for id in sorted({each["id"] for each in evidence.promises} - set(known)):
        yield f"command {id} was acknowledged and is gone"
    for row in rows["intake"]:
        if row["status"] not in ("done", "refused"):
            yield f"command {row['id']} ({row['kind']}) is {row['status']}"
        elif row["status"] == "refused" and row["id"] in made:
            yield f"command {row['id']} was refused, and stands in the log"
        elif row["status"] == "done" and row["id"] not in made and row["kind"] in ("say", "undo", "open", "sit"):
            yield f"command {row['id']} ({row['kind']}) is done, and no event says so"


def _lost_mails(evidence: Evidence, rows: dict[str, list[Row]]) -> Iterator[str]:
    known = {row["id"]: row for row in rows["mails"]}
    for id in sorted({each["mail"] for each in evidence.mails}):
        if id not in known:
            yield f"mail {id} was taken and is gone"
        elif known[id]["status"] in ("new", "waiting", "parked"):
            yield f"mail {id} is {known[id]['status']}"


def _lost_letters(evidence: Evidence, rows: dict[str, list[Row]]) -> Iterator[str]:
    came = {each["letter"] for each in evidence.letters}
    for row in rows["letters"]:
        if row["status"] == "sent" and row["message_id"] not in came:
            yield f"letter {row['message_id']} ({row['kind']}) was sent and never came"
        elif row["status"] == "ready" or (row["status"] == "failed" and REFUSED.match(str(row["error"]))):
            yield f"letter {row['message_id']} ({row['kind']}) is {row['status']}: {row['error']}"


def _contradictions(evidence: Evidence) -> Iterator[str]:
    ids: dict[str, set[str]] = defaultdict(set)
    verdicts: dict[str, set[str]] = defaultdict(set)
    for each in evidence.promises:
        ids[each["key"]].add(each["id"])
        verdicts[each["key"]].add(each["status"])
    for key, names in ids.items():
        if len(names) > 1:
            yield f"key {key} became the commands {sorted(names)}"
        if len(verdicts[key] - {"open"}) > 1:
            yield f"key {key} was told {sorted(verdicts[key])}"


def _name(text: str) -> str:
    return base64.b32encode(hashlib.sha256(text.encode()).digest()).decode().lower()[:20]


def _unasked(evidence: Evidence, rows: dict[str, list[Row]]) -> Iterator[str]:
    """A command over HTTP that nobody sent: the same one a second time, or one of another's name."""
    ours = [row for row in rows["intake"] if row["channel"] == "api"]
    keys = [each["sent"] for each in evidence.sent]
    sent = {_name(f"{player}:{key}") for player in {row["player"] for row in ours} for key in keys}
    for row in ours:
        if row["id"] not in sent:
            yield f"command {row['id']} ({row['kind']} {row['body'][:60]}) was sent by nobody"


def _moved_twice(rows: dict[str, list[Row]], events: list[Told]) -> Iterator[str]:
    """A line may hold several, joined by a word."""
    lines = {row["id"]: sum(map(_parts, json.loads(row["body"]).get("lines", [""]))) for row in rows["intake"]}
    moves = [event for event in events if event["type"].partition("@")[0] in ("game.moved", "game.taken_back")]
    made = Counter(event["cause"]["intake"] for event in moves)
    for id, count in made.items():
        if count > lines.get(id, 0):
            yield f"command {id} made {count} moves and says {lines.get(id, 0)}"


def _parts(line: str) -> int:
    return 1 + len(JOINED.findall(line))


def _read_twice(evidence: Evidence, rows: dict[str, list[Row]]) -> Iterator[str]:
    """One answer to one letter is one command, however often and under however many names it was mailed."""
    by_mail = {row["evidence"].removeprefix("mail "): row for row in rows["intake"] if row["channel"] == "mail"}
    made: dict[str, set[str]] = defaultdict(set)
    for each in evidence.mails:
        row = by_mail.get(each["mail"])
        if row is not None and row["status"] == "done":
            made[each["answers"]].add(row["id"])
    for letter, names in made.items():
        if len(names) > 1:
            yield f"the answer to {letter} became the commands {sorted(names)}"


def _unasked_letters(evidence: Evidence, rows: dict[str, list[Row]]) -> Iterator[str]:
    """Whoever is asked has a letter about it in their mailbox."""
    came = {each["letter"] for each in evidence.letters}
    told = {(row["game"], row["seat"], row["point"]) for row in rows["letters"] if row["message_id"] in came}
    for row in rows["asked"]:
        if (row["game"], row["seat"], row["point"]) not in told:
            yield f"{row['address']} is asked in {row['game']} since {row['point']}, and no letter says so"


def _unanswered(evidence: Evidence, rows: dict[str, list[Row]]) -> Iterator[str]:
    """Whoever mailed what was refused has an answer to it, and one alone; whoever wants receipts, to all they mailed.
    Of others a move that was done is told by the next letter.
    """
    read = {row["id"] for row in rows["mails"] if (row["status"], row["reason"]) == ("done", "")}
    refused = {row["evidence"].removeprefix("mail ") for row in rows["intake"] if row["status"] == "refused"}
    about: dict[str, set[str]] = defaultdict(set)
    for each in evidence.letters:
        if each["about"].startswith("answer:"):
            about[each["answers"]].add(each["letter"])
    names = {(each["mail"], each["by"]): each["name"] for each in evidence.mails if each["mail"] in read}
    for (mail, by), name in names.items():
        if len(about[name]) > 1:
            yield f"mail {mail} was answered {len(about[name])} times"
        elif not about[name] and (mail in refused or by.startswith(WANT_RECEIPTS)):
            yield f"mail {mail} of {by} was read, and no letter answers it"


def _count_doubles(verdict: Verdict, rows: dict[str, list[Row]]) -> None:
    """A letter that came again, and two letters that ask the same of the same seat."""
    came: dict[str, list[Told]] = defaultdict(list)
    for each in sorted(verdict.evidence.letters, key=lambda each: float(each["at"])):
        came[each["letter"]].append(each)
    hits = [(fault["began"] - NEAR, fault["ended"] + NEAR) for fault in verdict.evidence.faults if fault["doubles"]]
    for name, arrivals in came.items():
        for first in arrivals[:-1]:
            if first["cut"]:
                verdict.cut += 1
            elif any(began < first["at"] < ended for began, ended in hits):
                verdict.died += 1
            else:
                verdict.doubled.append(f"letter {name} ({first['about']}) came again, and nothing explains it")
    asked = Counter(
        (row["game"], row["seat"], row["point"], row["address"]) for row in rows["letters"]
        if row["kind"] == "turn" and row["message_id"] in came
    )  # fmt: skip
    verdict.doubled += [f"seat {key} was asked by {count} letters" for key, count in asked.items() if count > 1]
