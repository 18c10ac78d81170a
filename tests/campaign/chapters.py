"""A table at which an umpire ends each chapter as a test wants it; all else goes by mail."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from domain.game.aggregate import Game
from domain.kernel.shapes import Finished, Result, Score
from domain.titles.ohmygoods.facts import Pledged, SideWon
from service.mail.outgoing.delivery_policy import Policy
from service.mail.outgoing.reply import reply
from service.store.letters import Letter
from tests.letters.support import AT_ONCE, SITE, Table

TARGETS = {"1": 18, "2": 18, "3": 25, "4A": 26, "4B": 25, "5A": 36, "5B": 32}
PLEDGED = ("3", "4A", "4B")


class Chapters:
    def __init__(self, where: Path | str, names: str = "Anna Bert", bots: int = 0, policy: Policy = AT_ONCE) -> None:
        self.table = Table(where, names, policy)
        for name in self.table.players:
            self.table.set(name, pictures="no")
        self.bots = bots

    def begin(self, options: dict[str, Any] | None = None) -> Any:
        """The row that opened it."""
        seats: list[Any] = [{"player": player} for player in self.table.players.values()]
        seats += [{"bot": "sensible"}] * self.bots
        body = {"title": "ohmygoods", "options": options or {"chapter": "1"}, "seats": seats, "pace": 72}
        first, *others = self.table.players.values()
        row = self.table.store.intake.submit("open", body, channel="test", player=first)
        self.table.game_id = row.game
        self.table.work()
        for player in others:
            self.table.store.intake.submit("sit", {}, channel="test", player=player, game=row.game)
            self.table.work()
        self.table.post()
        return self.table.store.intake.row(row.id)

    @property
    def game(self) -> Game:
        """The latest game of the series."""
        game: Game = self.table.game
        return game

    def end(self, *totals: int, side: str = "") -> None:
        """The chapter is over with these points; the first seat is the one that pledged."""
        seats = self.game.seats
        points = totals or tuple(range(30, 30 - seats, -1))
        groups = tuple(tuple(s for s in range(seats) if points[s] == each) for each in sorted(set(points))[::-1])
        target = TARGETS[self.game.options.get("chapter", "base")] if seats == 1 else None
        won = points[0] >= target if target is not None else None
        scores = tuple(Score(seat, total) for seat, total in enumerate(points))
        facts: list[Any] = [Pledged(0, side, 2), SideWon(side, ((side, 2),))] if side else []
        facts.append(Finished(Result(scores, groups, "points", won, target)))
        body = {"reason": "The test ends here.", "facts": msgspec.to_builtins(facts)}
        self.table.store.intake.submit("rule", body, channel="test", player="umpire", game=self.game.id)
        self.table.work()
        self.table.post()

    def last(self, name: str) -> Letter:
        return self.table.letters(name)[-1]

    def answer(self, name: str, *lines: str, to: Letter | None = None) -> Letter:
        """An answer to the last letter; the letter that answers it. The table goes on if a game was opened."""
        before = self.last(name)
        self.table.answer(to or before, *lines)
        with self.table.store.db.read() as session:
            newest = session.one("SELECT game FROM tables ORDER BY number DESC LIMIT 1")
        self.table.game_id = newest["game"] if newest else ""
        answered = self.last(name)
        assert answered.id != before.id, "the mail was not answered"
        return answered

    def close(self) -> None:
        self.table.store.close()


def mail_of(letter: Letter, line: str) -> bytes:
    return reply(letter, SITE, letter.token, line)


def flat(letter: Letter) -> str:
    return " ".join(letter.text.split())
