"""What must hold at the end: all that was promised, once; games without holes; read models that agree."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from domain.game import event_codec
from domain.game import events as ev
from domain.game.evolve import project
from ops.verify.main import check_chain
from service.store import Store, event_rows
from workers.rebuild import differences, letters_missing

_JOINED = re.compile(r",\s*then\b", re.IGNORECASE)


@dataclass
class FinalCheck:
    accepted: int
    lost: list[str]
    twice: list[str]
    contradictions: int
    holes: list[str]
    differences: list[str]
    letters: list[str]
    parked: int
    events: int
    games: int
    drained: float
    deaths: Counter[str] = field(default_factory=Counter)

    @property
    def clean(self) -> bool:
        wrong = (self.lost, self.twice, self.contradictions, self.holes, self.differences, self.letters, self.parked)
        return not any(wrong)

    def text(self) -> str:
        deaths = ", ".join(f"{count} {what}" for what, count in self.deaths.most_common())
        lines = [
            f"deaths                 {sum(self.deaths.values())} ({deaths})",
            f"games, events          {self.games}, {self.events}",
            f"drained in             {self.drained:.1f} s",
            f"accepted               {self.accepted}",
            f"lost                   {len(self.lost)}",
            f"applied twice          {len(self.twice)}",
            f"contradicting answers  {self.contradictions}",
            f"games with holes       {len(self.holes)}",
            f"read-model differences {len(self.differences)}",
            f"letters missing        {len(self.letters)}",
            f"parked rows            {self.parked}",
        ]
        wrong = [*self.lost, *self.twice, *self.holes, *self.differences, *self.letters]
        return "\n".join([*lines, *(f"  {each}" for each in wrong[:20])])


def reckon(
    store: Store, accepted: dict[str, str], contradictions: int, deaths: Counter[str], drained: float
) -> FinalCheck:
    games = _games(store)
    made: set[str] = set()
    said: dict[str, list[str]] = defaultdict(list)
    holes = []
    events = 0
    for game in games:
        recorded = store.games.recorded(game)
        events += len(recorded)
        made.update(event.cause.intake for event in recorded)
        for event in recorded:
            if isinstance(event, ev.Moved | ev.TakenBack):
                said[event.cause.intake].append(f"{game}:{event.originator_version} {getattr(event, 'said', 'undo')}")
        holes += [f"game {game}: {what}" for what in _holes(game, recorded)]
    holes += _numbers(store)
    rows = {id: store.intake.row(id) for id in set(accepted.values())}
    return FinalCheck(
        accepted=len(accepted),
        lost=[f"row {id}: {what}" for id, row in rows.items() if (what := _lost(row, made))],
        twice=[f"row {id}: {'; '.join(each)}" for id, each in said.items() if len(each) > _lines(store, id)],
        contradictions=contradictions,
        holes=holes,
        differences=differences(store),
        letters=letters_missing(store),
        parked=len(store.intake.parked()),
        events=events,
        games=len(games),
        drained=drained,
        deaths=deaths,
    )


def _games(store: Store) -> list[str]:
    with store.db.read() as session:
        return sorted(event_rows.games(session))


def _lines(store: Store, id: str) -> int:
    """How many moves a row may make: a mail can hold several lines, and a line several moves."""
    row = store.intake.row(id)
    lines = row.content.lines if row is not None and row.kind == "say" else ()
    return sum(1 + len(_JOINED.findall(line)) for line in lines) or int(row is not None)


def _lost(row: Any, made: set[str]) -> str:
    """What is done stands in the log; what is refused does not; nothing is left undecided."""
    if row is None:
        return "gone"
    if row.status not in ("done", "refused"):
        return str(row.status)
    return "" if (row.id in made) == (row.status == "done") else f"{row.status}, and the log says otherwise"


def _numbers(store: Store) -> Iterator[str]:
    """Each game has the number of the pool that its log says, and none below the highest is left out."""
    with store.db.read() as session:
        taken = session.all("SELECT number, game FROM seed_pool WHERE taken IS NOT NULL ORDER BY number")
    for number, row in enumerate(taken, 1):
        opened = store.games.recorded(row["game"], until=1)[0] if row["game"] else None
        pool = opened.pool if isinstance(opened, ev.Opened) else None
        if row["number"] != number or pool is None or pool.number != number:
            yield f"number {row['number']} of the pool is that of game {row['game']}"


def _holes(game: str, recorded: Iterable[ev.GameEvent]) -> Iterator[str]:
    documents = [json.loads(event_codec.encode(event)) for event in recorded]
    yield from check_chain({"game": game, "chain": documents[-1]["chain"]}, documents)
    try:
        project(None, recorded)
    except Exception as error:
        yield f"cannot be folded: {type(error).__name__}: {error}"
