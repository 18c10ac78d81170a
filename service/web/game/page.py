"""What stands on the page of a game: gathered once for one reader and one position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from flask import current_app, request, url_for
from markupsafe import Markup
from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.luck import fairness
from domain.game.requests import LineVerdict
from domain.game.simulation import Tried
from domain.game.table.sequels import following
from domain.kernel.envelope import with_names
from service.mail.outgoing.delivery_policy import untold
from service.mail.outgoing.letter_context import in_zone, left
from service.projections import deadlines, tables, timeline
from service.queries.people import names_of, names_then, texts
from service.queries.people_then import PeopleThen
from service.queries.standing import current_view
from service.store import Store, times
from service.store.intake import Row
from service.web.forms import mark_of
from service.web.game import board as play_board
from service.web.game.choices import Composer, can_change, composer
from service.web.game.reader import Reader, zone_of
from service.web.game.table import Around, around
from service.web.mail_access import mail_access

TOLD = 40  # events since one's last move that are shown
TYPED = 500  # letters of a sentence


_BEFORE = ("game.opened", "game.seated")


class Happened(Struct, frozen=True):
    version: int
    text: str
    undone: bool = False


class Page(Struct, frozen=True, kw_only=True):
    """`then`: the position that is shown; `game`: the game as it is now. `tried`: moves that are only tried."""

    game: Game
    then: Game
    reader: Reader
    names: list[str]
    tried: Tried | None = None
    prompt: str = ""
    until: dict[int, str] = {}
    composer: Composer | None = None
    changeable: bool = False
    board: Markup = Markup("")
    listing: list[str] = []
    text: str = ""
    since: list[Happened] = []
    since_mine: bool = False
    undo: bool = False
    untold: str = ""
    next: Game | None = None
    tale: list[str] = []
    luck: list[str] = []
    heard: int = 0
    around: Around = Around()

    @property
    def past(self) -> bool:
        return self.then.version < self.game.version or self.tried is not None

    @property
    def soon(self) -> bool:
        """Only bots are asked, and they answer in a moment."""
        asked = self.game.asked if self.game.phase == "running" else ()
        return bool(asked) and all(self.game.holders[seat].bot for seat in asked)

    def at(self, **more: Any) -> str:
        """The address of this page, with more in it."""
        end, given = ("web.past", {"version": self.then.version}) if self.past else ("web.game", {})
        values: dict[str, Any] = {"game_id": self.game.id, "letter": self.reader.letter, **given, **self.kept, **more}
        return url_for(end, **values)

    @property
    def kept(self) -> dict[str, Any]:
        """What the address of a position holds beside it: whose eyes, and what is tried there."""
        if not self.past:
            return {}
        return {"as": request.args.get("as"), "then": self.tried.said if self.tried else ()}

    def trying(self, *sentences: str) -> str:
        """Where these moves, after those that are tried already, are tried."""
        said = self.tried.said if self.tried else ()
        return self._tried((*said, *sentences)) + "#choose"

    @property
    def one_back(self) -> str:
        return self._tried(self.tried.said[:-1] if self.tried else ())

    def _tried(self, said: Sequence[str]) -> str:
        eyes = {**self.kept, "letter": self.reader.letter, "then": said}
        return url_for("web.past", game_id=self.game.id, version=self.then.version, **eyes)

    def pick(self, *added: str, without: int | None = None) -> str:
        held = [pick.text for n, pick in enumerate(self.composer.held if self.composer else ()) if n != without]
        return self.at(pick=[*held, *added]) + "#choose"


def page_of(store: Store, now: Game, then: Game, reader: Reader, tried: Tried | None = None) -> Page:
    names = names_of(store, now, reader.player)
    then = tried.game if tried else then
    page = Page(game=now, then=then, reader=reader, names=names, tried=tried)
    luck = texts(fairness.statement(now), names)
    if not page.past:
        page = _with(page, around=around(store, now, reader, names), heard=_heard(store, now))
    if then.state is None:
        return _with(page, luck=luck)
    parts = {**_asked(store, page), **_position(store, page), **_since(store, page)}
    end = {"next": store.games.find(following(now.id)), "tale": _tale(now, names)} if now.closed else {}
    return _with(page, **parts, **end, luck=luck)


def _heard(store: Store, game: Game) -> int:
    with store.db.read() as session:
        row = tables.news(session, game.id)
    return int(row["heard"]) if row is not None else 0


def _with(page: Page, **parts: Any) -> Page:
    fields = {name: getattr(page, name) for name in page.__struct_fields__}
    return Page(**{**fields, **parts})


def _asked(store: Store, page: Page) -> dict[str, Any]:
    then, reader, seat = page.then, page.reader, page.reader.seat
    if then.phase != "running":
        return {}
    clocks = {} if page.past else {"until": _until(store, page)}
    if seat is None:
        return clocks
    typed = " ".join(request.args.get("say", "").split())[:TYPED]
    found: dict[str, Any] = {**clocks}
    found["composer"] = composer(then, seat, request.args.getlist("pick"), typed, page.names)
    if seat in then.asked:
        found["prompt"] = then.title.prompt(then.state, seat).text(page.names)
    if not page.past:
        found["changeable"] = can_change(then, seat)
        found["undo"] = reader.acts and store.games.undo_refusal(then, seat) is None
        found["untold"] = _untold(store, page) if found["undo"] else ""
    return found


def _untold(store: Store, page: Page) -> str:
    """How long the last move can be taken back before a letter tells of it."""
    if "mail_access" not in current_app.extensions:
        return ""
    game, now = page.game, times.now()
    with store.db.read() as session:
        zone = zone_of(session, page.reader.player)
    until = untold(store, mail_access().policy, game.id, game.undoable[-1].version, page.reader.player)
    if until is None:
        return "A letter has told of it; another one will tell that it was taken back."
    if not until:
        return "No letter tells of it yet."
    return f"No letter tells of it before {in_zone(until, zone)}." if now < until else "Its letter is about to go."


def _until(store: Store, page: Page) -> dict[int, str]:
    """Until when those who are asked have time, in the reader's own zone; the read model may be behind the game."""
    with store.db.read() as session:
        zone = zone_of(session, page.reader.player)
    now = times.now()
    due = {seat: deadlines.until(page.game, seat) for seat in page.game.asked}
    return {seat: f"before {in_zone(each, zone)}, {left(each, now)}" for seat, each in due.items() if each}


def _position(store: Store, page: Page) -> dict[str, Any]:
    title = page.then.title
    view = with_names(_view(store, page), page.names)
    return {
        "listing": texts(title.listing(view), page.names),
        "text": title.text(view),
        "board": Markup(title.svg(view)),
    }


def _view(store: Store, page: Page) -> dict[str, Any]:
    """From `boards`, if they have come to the version whose moves the page offers."""
    then, seat = page.then, page.reader.seat
    if not page.past:
        with store.db.read() as session:
            shown = current_view(session, then.id, seat)
        if shown is not None and shown.version == then.version:
            return shown.view
    return then.title.view(then.state, seat)


def drawn(page: Page) -> Markup:
    """The picture, with what can be picked as links."""
    choose = page.composer
    open, held = (choose.open, choose.held) if choose is not None else ((), ())
    return Markup(play_board.board(str(page.board), _picture(page), open, held, lambda pick: page.pick(pick)))


def _picture(page: Page) -> str:
    """The address of the picture, and of no other: it names the version, the reader, and by a mark what is in it."""
    reader, eyes = page.reader, request.args.get("as")
    given: dict[str, Any] = {
        "version": page.then.version,
        "letter": reader.letter,
        "as": eyes,
        "then": page.tried.said if page.tried else (),
        "seat": None if reader.letter or eyes else reader.seat,
        "changed": 1 if page.past else None,
        "mark": mark_of(str(page.board)),
    }
    return url_for("web.board", game_id=page.game.id, **given)


def _since(store: Store, page: Page) -> dict[str, Any]:
    """What happened since the reader's last move; for others, lately."""
    then, seat = page.then, page.reader.seat
    with store.db.read() as session:
        mine = timeline.last_move(session, page.game.id, seat, then.version) if seat is not None else 0
        after = max(mine - 1, then.version - TOLD, 0)
        rows = timeline.lines(session, page.game.id, seat, after, then.version - after)
        began = timeline.began(session, page.game.id)
    people = names_then(store, page.game.id, page.names)
    lines = list(_lines(rows, people, began))
    told = rows[-1]["version"] if rows else after
    if told < then.version:  # the read model comes a moment after the log
        fresh = store.games.history(page.game.id, seat, told, then.version)
        counted = (each for each in fresh if _counts(each.kind, each.version, began))
        lines += [
            Happened(each.version, text, each.undone)
            for each in counted
            for text in texts(each.told, people.at(each.version))
        ]
    return {"since": lines, "since_mine": mine > 0}


def _counts(kind: str, version: int, began: int) -> bool:
    """How the game came about stands in the log; who comes in its midst is news."""
    return kind not in _BEFORE or 0 < began < version


def _lines(rows: Sequence[dict[str, Any]], people: PeopleThen, began: int) -> Iterator[Happened]:
    for row in rows:
        for sentence in row["told"] if _counts(row["kind"], row["version"], began) else ():
            text = timeline.sentence(sentence).text(people.at(row["version"]))
            yield Happened(row["version"], text, row["undone"])


def _tale(game: Game, names: Sequence[str]) -> list[str]:
    return texts(game.title.sequel(game.state).told, names) if game.closed == "finished" else []


_NOT_TRIED = "It was not tried, since something came up before it that nobody knew."
_SAID = {"undo": "undo", "sit": "take the seat"}


class Pressed(Struct, frozen=True):
    """What became of a press, in words. `waits`: it is not decided yet. `left`: lines that were not done beside others
    that were, each with the reason.
    """

    said: str
    text: str = ""
    done: bool = False
    waits: bool = False
    alternatives: tuple[str, ...] = ()
    left: tuple[tuple[str, str], ...] = ()


def pressed(row: Row | None, page: Page) -> Pressed | None:
    """Only for the one who pressed."""
    reader = page.reader
    if row is None or row.game != page.game.id or not reader.player or row.player != reader.player:
        return None
    said = "; ".join(row.content.lines) if row.kind == "say" else _SAID.get(row.kind, row.kind)
    if row.status == "open":
        return Pressed(said, waits=True)
    if row.status == "parked" or row.verdict is None:
        return Pressed(said, "Something went wrong with it here. Nothing was done; the operator has been told.")
    if row.status == "done":
        return _done(said, row.verdict.lines)
    return Pressed(said, _refused(row, page), alternatives=row.verdict.alternatives)


def _done(said: str, lines: Sequence[LineVerdict]) -> Pressed:
    """Of several lines not all need be done: an order holds up no move, and what was drawn ends the rest."""
    done = [line for line in lines if line.status == "done"]
    left = tuple((line.said, line.text or _NOT_TRIED) for line in lines if line.status != "done")
    said = "; ".join(line.said for line in done) if left else said
    return Pressed(said, " ".join(line.text for line in done if line.text), done=True, left=left)


def _refused(row: Row, page: Page) -> str:
    verdict = row.verdict
    assert verdict is not None
    if verdict.code in ("version_conflict", "superseded"):
        return "The game had moved on before you pressed, so nothing was done. Look at it as it is now."
    line = next((line for line in verdict.lines if line.status == "refused"), None)
    return line.text if line is not None else verdict.text
