"""Whole games on the real store, with all that can happen at a table, and the letters that Anna keeps of them."""

from __future__ import annotations

import hashlib
import json
import random
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec

from domain.game.luck.beacon import CHAINS
from domain.game.table.sequels import following
from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Finished, Result, Score
from domain.titles.shelf import titles
from ops.cli.sample import mbox
from service.store import letters, times
from service.store.letters import Letter
from tests.letters.support import Table, address
from tests.pace.tables import newcomer, wait
from workers.clock import check_clocks

MOST = 1500  # moves of a game
BEGIN = datetime(2026, 2, 2, 18, 0, tzinfo=UTC)
SIGNATURE = "ab" * CHAINS["quicknet"].signed  # of a round; what it gives is its SHA-256
VALUE = hashlib.sha256(bytes.fromhex(SIGNATURE)).hexdigest()
LATE = ("default", "replace", "vote")
QUIET, LIVELY = 0.0, 0.12  # how often something happens between two moves


class OwnTime(Table):
    """Its first moment is the same each time, so that the same seed gives the same nights and deadlines."""

    def let_pass(self, **time: float) -> None:
        self.ahead += timedelta(**time)
        times.use(lambda: BEGIN + self.ahead)


class Game:
    """Anna is invited, adds words of her own and keeps every letter. `happens`: how often something does."""

    def __init__(
        self, folder: Path, title: str, seed: int, happens: float = LIVELY, people: str = "Host Anna Cora",
        bots: int = 0, beacon: bool = False, options: dict[str, Any] | None = None,
    ) -> None:  # fmt: skip
        self.dice, self.happens, self.title = random.Random(f"{title} {seed}"), happens, titles[title]
        times.use(lambda: BEGIN)
        self.table = OwnTime(folder, people)
        self.table.set("Anna", pictures="no", night="23:00-07:00")
        pace = {"preset": "daily", "late": self.dice.choice(LATE)} if happens else "steady"
        more: dict[str, Any] = {"beacon": {"chain": "quicknet", "round": _round_in(1)}} if beacon else {}
        self.table.let_pass(minutes=5)
        self.table.open(title, bots=bots, pace=pace, start=False, options=options or {}, **more)  # type: ignore[arg-type]
        self.table.post()
        self.games = [self.table.game_id]
        self._hush()
        self.sit()
        if beacon:
            self.light()

    def _hush(self) -> None:
        """Nobody looks at the letters of the others."""
        for name, player in self.table.players.items():
            if name != "Anna":
                self.table.store.players.mute(player, self.table.game_id)

    def sit(self) -> None:
        for name in [*self.table.players][1:]:
            self.table.let_pass(minutes=7)
            nonce = hashlib.sha256(f"words of {name}".encode()).hexdigest()
            body = {"nonce": nonce, "source": "given"}
            self._row("sit", body, channel="api", player=self.table.players[name])
        self.table.post()

    def light(self) -> None:
        self.table.let_pass(hours=1.1)
        self._row("beacon", {"signature": SIGNATURE}, channel="operator")
        self.table.post()

    def _row(self, kind: str, body: dict[str, Any], **who: Any) -> Any:
        row = self.table.store.intake.submit(kind, body, game=self.table.game_id, **{"channel": "test", **who})
        self.table.work()
        return self.table.store.intake.row(row.id)

    # playing

    @property
    def runs(self) -> bool:
        return bool(self.table.game.phase == "running")

    @property
    def has_lost_anna(self) -> bool:
        return not self.table.game.seats_of(self.table.players["Anna"])

    def play(self) -> Game:
        check_clocks(self.table.store)
        for _ in range(MOST):
            if not self.runs:
                break
            self.table.let_pass(minutes=self.dice.randint(1, 50))
            if self.dice.random() < self.happens:
                self.dice.choice(EVENTS)(self)
            elif (asked := self._asked()) is not None:
                self._move(asked)
            else:
                wait(self.table, 100)  # nobody is left to answer at a seat: its clock goes on
            self.table.post()
        assert not self.runs, "the game comes to no end"
        self.table.post()
        return self

    def _asked(self) -> int | None:
        game = self.table.game
        return next((s for s in game.asked if game.holders[s].player and game.offer(s) is None), None)

    def _name(self, seat: int) -> str:
        player = self.table.game.holders[seat].player
        return next(name for name, each in self.table.players.items() if each == player)

    def _line(self, seat: int) -> str:
        game = self.table.game
        luck = SeededLuck(b"players", f"{game.id} {game.version}".encode())
        return str(game.title.sentence(game.title.bot(game.state, seat, luck)))

    def _move(self, seat: int) -> None:
        """By the API, or as an answer to the letter that asks."""
        name, line = self._name(seat), self._line(seat)
        game, point = self.table.game, self.table.game.asked_since[seat]
        if name == "Anna" and self.dice.random() < 0.15:
            with self.table.store.db.read() as session:
                letter = letters.last_shown(session, game.id, seat, point)
            if letter is not None:
                self.table.answer(letter, line)
        if self.runs and self.table.game.asked_since[seat] == point:
            self.table.say(name, line)

    def _people(self) -> list[int]:
        game = self.table.game
        return [s for s, holder in enumerate(game.holders) if holder.player and game.offer(s) is None]

    # what happens

    def clock(self) -> None:
        wait(self.table, self.dice.choice((40, 60, 110)))

    def undo(self) -> None:
        if (seat := self._asked()) is not None:
            self._move(seat)
            if self.runs:
                self.table.say(self._name(seat), "undo")
        for seat in self._people() if self.runs and self.table.game.ballots and self.dice.random() < 0.7 else ():
            self.table.say(self._name(seat), "agree")

    def vote(self) -> None:
        game = self.table.game
        motion = self.dice.choice(("more time 12", "go on" if game.clocks.stands_still else "pause", "more time 3"))
        for seat in self._people()[: self.dice.randint(1, 3)]:
            self.table.say(self._name(seat), f"vote {motion}")
        if self.table.game.clocks.stands_still:
            self.table.let_pass(hours=5)
            for seat in self._people():
                self.table.say(self._name(seat), "vote go on")

    def rule(self) -> None:
        self._row("rule", {"reason": "A token fell off the table.", "facts": []}, channel="operator", player="umpire")

    def resign(self) -> None:
        """Cora, if still sitting there; the host comes back, or Eva takes the seat."""
        if "Cora" not in self.table.players or not self.table.game.seats_of(self.table.players["Cora"]):
            return
        self.table.say("Cora", "resign")
        if self.dice.random() < 0.4:
            self.table.say("Cora", "come back")
        elif self.dice.random() < 0.6 and "Eva" not in self.table.players:
            newcomer(self.table)
            self._row("sit", {"nonce": "evas-own", "source": "given"}, channel="api", player=self.table.players["Eva"])

    def order(self) -> None:
        asked, people = self._asked(), self._people()
        if asked is not None:
            self.table.say(self._name(self.dice.choice(people)), f"when asked: {self._line(asked)}, else wait")

    def ask(self) -> None:
        for seat in self._people()[:1]:
            self.table.say(self._name(seat), "ask me everything")

    def nights(self) -> None:
        self.table.set("Anna", night=self.dice.choice(("22:00-06:00", "23:30-07:30", "")))

    def gift(self) -> None:
        now = times.now()
        body = {"since": times.later(now, -2), "until": times.later(now, -1), "reason": "The machine was away."}
        self._row("gift", body, channel="operator")

    def end(self) -> None:
        """Rarely, and by a word of all, or of an umpire."""
        if self.dice.random() < 0.9:
            return
        if self.dice.random() < 0.3:
            self._ruled_to_an_end()
            return
        motion = self.dice.choice(("call off", "declare"))
        for seat in self._people():
            if self.runs:
                self.table.say(self._name(seat), f"vote {motion}")

    def _ruled_to_an_end(self) -> None:
        seats = range(self.table.game.seats)
        result = Result(tuple(Score(s, 9 - s) for s in seats), tuple((s,) for s in seats), "points")
        facts = msgspec.to_builtins([Finished(result)])
        self._row("rule", {"reason": "The box is lost.", "facts": facts}, channel="operator", player="umpire")

    def go_on(self) -> None:
        """The same table plays the next chapter."""
        before = self.table.game_id
        game = following(before)
        for player in self.table.players.values():
            body = {"after": before, "word": "next", "nonce": f"next-{player}", "source": "given"}
            self.table.store.intake.submit("next", body, channel="api", player=player, game=game)
            self.table.work()
            self.table.let_pass(minutes=3)
        self.table.game_id = game
        self.games.append(game)
        self._hush()
        self.table.post()

    # what is kept

    def export(self, game: str = "") -> dict[str, Any]:
        whole = self.table.store.games.export(game or self.games[0], None)
        found: dict[str, Any] = json.loads(msgspec.json.encode(whole))
        return found

    def letters(self, name: str = "Anna") -> list[Letter]:
        return [each for each in self.table.letters() if each.address == address(name) and each.raw]

    def mailbox(self) -> bytes:
        return mbox(letter.raw for letter in self.letters())

    def close(self) -> None:
        self.table.close()
        times.use()


EVENTS = (
    Game.clock, Game.undo, Game.undo, Game.vote, Game.rule, Game.resign, Game.order, Game.ask, Game.gift, Game.nights,
    Game.end,
)  # fmt: skip


def _round_in(hours: float) -> int:
    chain = CHAINS["quicknet"]
    return int(times.parsed(times.later(times.now(), hours)).timestamp() - chain.genesis) // chain.period + 1
