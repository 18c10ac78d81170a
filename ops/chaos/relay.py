"""posthorn chaos --relay: the mail server refuses, hangs, cuts, greylists; by a virtual clock, for hours or days.

No letter may be lost, no address scored for what is the server's fault, nobody timed out for what they never got, and
none sent twice but those that the server took without a word.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from unittest.mock import patch

from msgspec import Struct

from domain.game import events as ev
from domain.game.aggregate import Game
from domain.kernel.luck import SeededLuck
from ops.chaos.bad_relay import BadRelay, Behaviour
from ops.chaos.servers import Server
from service.mail.incoming.settings import MailSettings
from service.mail.outgoing.delivery_policy import Policy
from service.mail.outgoing.site import Site
from service.store import Store, letters, times
from service.store.letters import Letter
from workers.apply import work_off
from workers.clock import check_clocks
from workers.mail import MailService
from workers.project import follow
from workers.relay import Relay

BEGIN = datetime(2028, 2, 26, tzinfo=UTC)
LOOK = timedelta(minutes=4)
BEFORE, AFTER = 8.0, 48.0  # hours in which the server is well
PACE = {"preset": "daily", "late": "default", "nights": False}
TITLES = ("sagrada", "ohmygoods", "pig")
DEAD = "person1@mail.example"
PATIENCE = 0.3  # seconds for a server that hangs; the service has 30
SILENT = 0  # the number of the one who answers nothing: so the clock has something to do


class Scenario(Struct, frozen=True):
    hours: float
    does: Behaviour
    dead: str = ""  # who really cannot be reached


SCENARIOS: Mapping[str, Scenario] = {
    "550 for all": Scenario(0.0125, Behaviour(refuses="550 5.1.1 No such user")),
    "550 for all, for hours": Scenario(30, Behaviour(refuses="550 5.7.1 Not from you")),
    "550 for one": Scenario(30, Behaviour(refuses="550 5.1.1 No such user", only=DEAD), DEAD),
    "451 for hours": Scenario(100, Behaviour(later="451 4.3.0 Later")),
    "hanging": Scenario(5, Behaviour(hangs=True)),
    "cutting after DATA": Scenario(10, Behaviour(cuts=True)),
    "full greylisting": Scenario(60, Behaviour(greylists=10)),
}


class Outcome(Struct, frozen=True):
    name: str
    letters: int
    twice: int
    gifts: int
    timed_out: int
    wrong: tuple[str, ...]

    def text(self) -> str:
        line = f"{self.name:<24} {self.letters:>5} letters, {self.twice} twice, {self.gifts} gifts, "
        return "\n".join([line + f"{self.timed_out} timed out", *(f"  WRONG: {each}" for each in self.wrong[:20])])


class Trial:
    def __init__(self, name: str, database: str, relay: BadRelay, games: int, dice: Random) -> None:
        self.name, self.scenario, self.relay, self.dice = name, SCENARIOS[name], relay, dice
        self.now = BEGIN
        times.use(lambda: self.now)
        self.store = Store(database)
        self.now += LOOK  # a seed is older than the game that takes it
        settings = MailSettings.of({"MAIL_DOMAINS": "play.example", "MAIL_KEYS": "1:" + "ab" * 16})
        site, policy = Site.of_url("https://play.example"), Policy(hold=0.0, bots=0.0, rounds=0.0)
        self.mail = MailService(self.store, settings, site, Relay("127.0.0.1", relay.port), policy)
        self.people = [self._person(n) for n in range(games + 2)]
        self.games = [self._open(n) for n in range(games)]
        self.read = 0
        self.plans: list[tuple[datetime, str, int, int]] = []

    def _person(self, n: int) -> str:
        player = self.store.players.add(f"Person {n}", f"person{n}@mail.example", confirmed=True).id
        self.store.players.change_settings(player, {"pictures": "off"})
        return player

    def _open(self, n: int) -> str:
        """The silent one sits at every fourth table."""
        pair = [SILENT, 1 + n] if n % 4 == 0 else [1 + n, 2 + n]
        first, second = (self.people[each % len(self.people)] for each in pair)
        seats = [{"player": first}, {"player": second}]
        body = {"title": TITLES[n % len(TITLES)], "seats": seats, "pace": PACE, "sit": True}
        game = self.store.intake.submit("open", body, channel="test", player=first).game
        self.work()
        self.store.intake.submit("sit", {}, channel="test", player=second, game=game)
        return game

    def work(self) -> None:
        while work_off(self.store) or follow(self.store):
            pass

    def run(self) -> Outcome:
        self.lasts(BEFORE)
        self.relay.behaviour = self.scenario.does
        self.lasts(self.scenario.hours)
        self.relay.behaviour = Behaviour(refuses=self.scenario.does.refuses, only=DEAD) if self.scenario.dead else (
            Behaviour()
        )  # fmt: skip
        self.lasts(AFTER)
        return self.outcome()

    def lasts(self, hours: float) -> None:
        end = self.now + timedelta(hours=hours)
        while self.now < end:
            check_clocks(self.store)
            self.work()
            self.mail.post.work_off()
            self.answers()
            self.work()
            self.now = min(end, self.now + LOOK)

    def answers(self) -> None:
        """Who gets a letter answers it within some hours."""
        with self.store.db.read() as session:
            rows = session.all("SELECT * FROM letters WHERE point > 0")
        asked = {row["message_id"]: letters.letter_of(row) for row in rows} if self.read < len(self.relay.taken) else {}
        for name, _, _ in self.relay.taken[self.read :]:
            letter = asked.get(name)
            if letter is not None and letter.player != self.people[SILENT] and letter.seat is not None:
                at = self.now + timedelta(hours=self.dice.uniform(0.2, 6))
                self.plans.append((at, letter.game, letter.seat, letter.point))
        self.read = len(self.relay.taken)
        for plan in [each for each in self.plans if each[0] <= self.now]:
            self.plans.remove(plan)
            self._answer(*plan[1:])

    def _answer(self, id: str, seat: int, point: int) -> None:
        game: Game = self.store.games.get(id)
        if game.phase != "running" or game.asked_since[seat] != point:
            return
        line = game.title.sentence(game.title.bot(game.state, seat, SeededLuck(f"{id}{point}".encode())))
        player = game.holders[seat].player
        self.store.intake.submit("say", {"lines": [line]}, channel="test", player=player, game=id)

    # what came of it

    def outcome(self) -> Outcome:
        with self.store.db.read() as session:
            sent = [letters.letter_of(row) for row in session.all("SELECT * FROM letters ORDER BY id")]
            scored = {row["address"] for row in session.all("SELECT address FROM bounces")}
        events = [event for game in self.games for event in self.store.games.recorded(game)]
        came = Counter(name for name, _, _ in self.relay.taken)
        late = [event for event in events if isinstance(event, ev.Clocked) and event.what != "paused"]
        wrong = [
            *self._lost(sent, came),
            *(f"{address} is scored" for address in scored - {self.scenario.dead}),
            *([] if not self.scenario.dead or self.scenario.dead in scored else ["nobody noticed who is dead"]),
            *(f"letter {name} came {n} times" for name, n in came.items() if n > 1 and name not in self.relay.cut),
            *self._too_early(late, sent),
            *([] if late else ["the clock never did anything"]),
        ]
        gifts = sum(isinstance(event, ev.Gifted) for event in events)
        return Outcome(self.name, len(came), sum(n > 1 for n in came.values()), gifts, len(late), tuple(wrong))

    def _lost(self, sent: list[Letter], came: Counter[str]) -> Iterator[str]:
        for letter in sent:
            if letter.address == self.scenario.dead:
                continue
            if letter.state in ("waiting", "refused", "bounced"):
                yield f"letter {letter.id} ({letter.kind}) to {letter.address} is {letter.state}: {letter.error}"
            elif letter.state == "handed over" and letter.message_id not in came:
                yield f"letter {letter.id} ({letter.kind}) to {letter.address} never came"

    def _too_early(self, late: list[ev.Clocked], sent: list[Letter]) -> Iterator[str]:
        """Who is timed out has had the letter for all the time that they had in the end."""
        for event in late:
            game, seat, point = event.originator_id, event.seat, event.point
            had = [
                each.sent for each in sent if (each.game, each.seat, each.point) == (game, seat, point) and each.sent
            ]
            holder = self.store.games.get(game).holders[seat].player
            if not event.budget or (not had and holder in self._dead()):
                continue  # nothing was left: the same question, and the clock goes on until it is settled
            least = times.later(min(had), event.budget / 3600) if had else "9"
            if times.later(event.at, 1 / 6) < least:
                came = min(had, default="never")
                yield f"{game} seat {seat + 1} point {point}: timed out at {event.at}, the letter came {came}"

    def _dead(self) -> set[str]:
        row = self.store.players.by_address(self.scenario.dead) if self.scenario.dead else None
        return {row["id"]} if row is not None else set()

    def close(self) -> None:
        self.mail.close()
        self.store.close()


def trial(name: str, database: str, games: int, seed: int) -> Outcome:
    """`database`: an empty one."""
    with BadRelay() as relay, patch("workers.relay.SECONDS", PATIENCE):
        try:
            trial = Trial(name, database, relay, games, Random(seed))
            try:
                return trial.run()
            finally:
                trial.close()
        finally:
            times.use()


def chaos(games: int, seed: int, backend: str) -> int:
    is_wrong = False
    for name in SCENARIOS:
        with ExitStack() as stack:
            if backend == "postgres":
                database = stack.enter_context(Server("postgres")).address
            else:
                database = f"sqlite:///{Path(stack.enter_context(tempfile.TemporaryDirectory())) / 'posthorn.db'}"
            outcome = trial(name, database, games, seed)
        print(outcome.text(), flush=True)
        is_wrong = is_wrong or bool(outcome.wrong)
    return int(is_wrong)
