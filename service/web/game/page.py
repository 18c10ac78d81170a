"""What stands on the page of a game: gathered once for one reader and one position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import current_app, request, url_for
from markupsafe import Markup
from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.luck import fairness
from domain.game.names import game_name
from domain.game.simulation import Simulated
from domain.game.table.sequels import following
from domain.game.table.votes import alone_refusal, last_move
from domain.game.time.clocks import until
from domain.kernel.art import NARROW, WIDE
from domain.kernel.flow import with_names
from domain.kernel.telling import word
from domain.kernel.title import Title
from service.mail.outgoing.delivery_policy import unsent_until
from service.projections import tables
from service.queries import lobby, position
from service.queries.people import names_of, texts
from service.queries.wording import in_zone, left, say
from service.store import Store, times
from service.web.forms import mark_of
from service.web.game import board
from service.web.game.choices import Composer, can_change, composer
from service.web.game.reader import PageReader, zone_of
from service.web.game.since import Since, TurnTold, since_of
from service.web.game.table import TablePanel, table_panel
from service.web.mail_access import mail_access

TYPED = 500  # letters of a sentence


class Replay(Struct, frozen=True):
    """A step of what happened: the `n`th of so many, counted from 1, and what it was."""

    n: int
    of: int
    turn: TurnTold
    text: str
    version: int


class Page(Struct, frozen=True, kw_only=True):
    """`then`: the position that is shown; `game`: the game as it is now. `tried`: moves that are only tried."""

    game: Game
    then: Game
    reader: PageReader
    names: list[str]
    tried: Simulated | None = None
    prompt: str = ""
    until: dict[int, str] = {}
    left: dict[int, str] = {}  # how long that is, for a telephone
    composer: Composer | None = None
    changeable: bool = False
    number: int = 0
    boards: dict[int, str] = {}  # by the width for which each is drawn
    listing: list[str] = []
    text: str = ""
    since: Since = Since()
    replay: Replay | None = None
    undo: bool = False
    undo_over: str = ""  # why the last move cannot be taken back any more, and until when it could
    untold: str = ""
    undo_until: str = ""
    next: Game | None = None
    tale: list[str] = []
    luck: list[str] = []
    heard: int = 0
    around: TablePanel = TablePanel()

    @property
    def past(self) -> bool:
        return self.then.version < self.game.version or self.tried is not None

    @property
    def heading(self) -> str:
        """Sagrada 417"""
        return f"{self.game.title.name} {self.number}" if self.number else self.game.title.name

    @property
    def called(self) -> str:
        return game_name(self.game.id)

    @property
    def board_version(self) -> int:
        """The version whose board is shown."""
        return self.replay.version if self.replay else self.then.version

    @property
    def new(self) -> int:
        """What others did since the end of the reader's last turn."""
        return sum(turn.seat != self.reader.seat for turn, _ in self.since.steps)

    def called_by_name(self, seat: int) -> str:
        return word("You") if self.reader.acts and seat == self.reader.seat else self.names[seat]

    @property
    def resigned(self) -> bool:
        return self.reader.seat is not None and self.then.has_resigned(self.reader.seat)

    @property
    def soon(self) -> bool:
        """Only bots are asked, and they answer in a moment."""
        asked = self.game.asked if self.game.phase == "running" else ()
        return bool(asked) and all(self.game.holders[seat].bot for seat in asked)

    def address(self, **more: Any) -> str:
        """The address of this page, with more in it."""
        end, given = ("web.past", {"version": self.then.version}) if self.past else ("web.game", {})
        values: dict[str, Any] = {
            "game_id": self.game.id,
            "letter": self.reader.letter,
            **given,
            **self.form_state,
            **more,
        }
        return url_for(end, **values)

    @property
    def form_state(self) -> dict[str, Any]:
        """What the address of a position holds beside it: whose eyes, and what is tried there."""
        if not self.past:
            return {}
        return {"as": request.args.get("as"), "then": self.tried.said if self.tried else ()}

    def trying(self, *sentences: str) -> str:
        """Where these moves, after those that are tried already, are tried."""
        said = self.tried.said if self.tried else ()
        return self._simulated((*said, *sentences)) + "#bar"

    @property
    def one_back(self) -> str:
        return self._simulated(self.tried.said[:-1] if self.tried else ())

    def _simulated(self, said: Sequence[str]) -> str:
        eyes = {**self.form_state, "letter": self.reader.letter, "then": said}
        return url_for("web.past", game_id=self.game.id, version=self.then.version, **eyes)

    def pick(self, *added: str, without: int | None = None) -> str:
        held = [pick.text for n, pick in enumerate(self.composer.held if self.composer else ()) if n != without]
        return self.address(pick=[*held, *added]) + "#bar"


def page_of(
    store: Store, now: Game, then: Game, reader: PageReader, tried: Simulated | None = None, step: int = 0
) -> Page:
    """`step`: of what happened lately, shown on the board as it was then."""
    names = names_of(store, now, reader.player)
    then = tried.game if tried else then
    with store.db.read() as session:
        row, zone = tables.table(session, now.id), zone_of(session, reader.player)
    page = Page(
        game=now, then=then, reader=reader, names=names, tried=tried, number=row["number"] if row else 0,
        luck=texts(fairness.statement(now), names),
    )  # fmt: skip
    if not page.past:
        page = _with(page, around=table_panel(store, now, reader, names), heard=_heard(store, now))
    if then.state is None:
        return page
    page = _with(page, since=since_of(store, then, reader.seat, names, zone))
    page = _with(page, replay=_replayed(page, step)) if step else page
    page = _with(page, **_position(store, page))
    end = {"next": position.found(store, following(now.id)), "tale": _tale(now, names)} if now.closed else {}
    return _with(page, **_asked(store, page), **end)


def _replayed(page: Page, step: int) -> Replay | None:
    steps = page.since.steps
    if not 0 < step <= len(steps):
        return None
    turn, line = steps[step - 1]
    return Replay(step, len(steps), turn, page.since.caption(line.version), line.version)


def _heard(store: Store, game: Game) -> int:
    with store.db.read() as session:
        row = lobby.news(session, game.id)
    return int(row["heard"]) if row is not None else 0


def _with(page: Page, **parts: Any) -> Page:
    fields = {name: getattr(page, name) for name in page.__struct_fields__}
    return Page(**{**fields, **parts})


def _asked(store: Store, page: Page) -> dict[str, Any]:
    then, reader, seat = page.then, page.reader, page.reader.seat
    if then.phase != "running":
        return {}
    clocks = {} if page.past else _until(store, page)
    if seat is None:
        return clocks
    prompt = {"prompt": then.title.prompt(then.state, seat).text(page.names)} if seat in then.asked else {}
    if page.replay:
        return {**clocks, **prompt}
    typed = " ".join(request.args.get("say", "").split())[:TYPED]
    found: dict[str, Any] = {**clocks, **prompt}
    order = board.picks_in_order(page.boards[WIDE])
    found["composer"] = composer(then, seat, request.args.getlist("pick"), typed, page.names, order)
    if not page.past:
        found["changeable"] = can_change(then, seat)
        move = last_move(then, seat)
        refusal = alone_refusal(then, move) if move is not None else None
        found["undo"] = reader.acts and move is not None and refusal is None
        found["undo_over"] = refusal.text if reader.acts and refusal is not None else ""
        if move is not None and found["undo"]:
            found["untold"], found["undo_until"] = _unsent_until(store, page, move.version)
    return found


def _unsent_until(store: Store, page: Page, version: int) -> tuple[str, str]:
    """How long the last move can be taken back before a letter tells of it, and the time of day of that."""
    if "mail_access" not in current_app.extensions:
        return "", ""
    game, now = page.game, times.now()
    with store.db.read() as session:
        zone = zone_of(session, page.reader.player)
    until = unsent_until(store, mail_access().policy, game.id, version, page.reader.player)
    if until is None:
        return word("A letter has told of it; another one will tell that it was taken back."), ""
    if not until:
        return word("No letter tells of it yet."), ""
    if now >= until:
        return word("Its letter is about to go."), ""
    told = in_zone(until, zone)
    return say("No letter tells of it before {at}.", at=told), told.partition(" (")[0].split(" ", 3)[3]


def _until(store: Store, page: Page) -> dict[str, dict[int, str]]:
    """Until when those who are asked have time, in the reader's own zone; the read model may be behind the game."""
    with store.db.read() as session:
        zone = zone_of(session, page.reader.player)
    now = times.now()
    due = {seat: each for seat in page.game.asked if (each := until(page.game, seat))}
    long = {seat: left(each, now) for seat, each in due.items()}
    told = {seat: say("before {at}, {left}", at=in_zone(each, zone), left=long[seat]) for seat, each in due.items()}
    return {"until": told, "left": long}


def _position(store: Store, page: Page) -> dict[str, Any]:
    then, seat, title = page.then, page.reader.seat, page.then.title
    if page.replay:
        state = position.past(store, page.game, page.replay.version).state
        known = title.view(state, seat) if state is not None else {}
    else:
        known = title.view(then.state, seat) if page.past else position.view_at(store, then, seat)
    if not known:
        return {}
    view = with_names(known, page.names)
    return {
        "listing": texts(title.listing(view), page.names),
        "text": title.text(view),
        "boards": boards_of(title, view),
    }


def boards_of(title: Title[Any], view: dict[str, Any]) -> dict[int, str]:
    """One for a telephone too, where the title draws one with all that can be pressed on it, or nothing can be."""
    wide, narrow = title.svg(view, WIDE), title.svg(view, NARROW)
    has_all = board.names_in_order(wide).keys() <= board.names_in_order(narrow).keys()
    is_over = view.get("result") is not None
    return {WIDE: wide, NARROW: narrow} if has_all or is_over else {WIDE: wide}


class Drawn(Struct, frozen=True):
    """The pictures of a page, by width, each with its size, its addresses on light and on dark paper, and what lies
    over it.
    """

    width: str
    height: str
    light: str
    dark: str
    layer: Markup
    boxes: dict[str, board.Box] = {}


def drawn(page: Page, pinned: str = "") -> dict[str, Drawn]:
    """The pictures, with what can be picked as links."""
    choose = page.composer
    open, held = (choose.open, choose.held) if choose is not None else ((), ())
    inked = choose.slots if choose is not None else ()
    found = {}
    for width, svg in page.boards.items():
        kind = "" if len(page.boards) == 1 else "narrow" if width == NARROW else "wide"
        light, dark = (_picture(page, width, svg, is_dark) for is_dark in (False, True))
        layer = board.Layer(
            svg, (light, dark), kind, open, held, page.pick, lambda n: page.pick(without=n), inked, pinned,
            word("The board"),
        )  # fmt: skip
        _, _, wide, high = board.size_of(svg)
        found[kind or "only"] = Drawn(wide, high, light, dark, Markup(layer.drawn()), layer.boxes)
    return found


def _picture(page: Page, width: int, svg: str, dark: bool) -> str:
    """The address of the picture, and of no other: it names the version, the reader, and by a mark what is in it."""
    reader, eyes = page.reader, request.args.get("as")
    given: dict[str, Any] = {
        "version": page.board_version,
        "letter": reader.letter,
        "as": eyes,
        "then": page.tried.said if page.tried else (),
        "seat": None if reader.letter or eyes else reader.seat,
        "changed": 1 if page.past or page.replay else None,
        "width": width if width == NARROW else None,
        "dark": 1 if dark else None,
        "mark": mark_of(svg),
    }
    return url_for("web.board", game_id=page.game.id, **given)


def _tale(game: Game, names: Sequence[str]) -> list[str]:
    return texts(game.title.sequel(game.state).told, names) if game.closed == "finished" else []
