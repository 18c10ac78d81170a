"""From a request to a letter: a token of its own, the blocks of its kind, the bytes, stored once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from service.mail.outgoing import blocks as b
from service.mail.outgoing.html import PictureName, html_of
from service.mail.outgoing.letter_context import LetterContext, LetterReader
from service.mail.outgoing.mime import Mail, encoding_of, rendered
from service.mail.outgoing.picture import ROOM, dark_png, display_width, is_readable, png
from service.mail.outgoing.signing import Signer
from service.mail.outgoing.site import Site
from service.mail.outgoing.text import Parses, parses_in, text_of
from service.projections import letter_queue
from service.store import Store, letters, times
from service.store import grants as granting
from service.store.grants import Grants, Purpose, Tokens, new_grant_number
from service.store.letters import Letter

if TYPE_CHECKING:
    from service.store.database import Session, SqlRow

LARGEST = 220_000  # bytes of a letter: of three pictures of a full farm
USUAL = 48_000  # up to which a picture may be finer than it has to be
NO_TURN = ("confirm", "stop")  # kinds that do not show what is asked at their decision point
HEADERS = 2500  # and what stands around its parts


class LetterPart(Struct, frozen=True, kw_only=True):
    """A game a letter can be answered for. A digest has several, every other letter one or none."""

    scene: LetterContext | None = None
    options: Mapping[str, str] = {}  # by their marks

    @property
    def about(self) -> dict[str, Any]:
        if self.scene is None:
            return {"game": "", "seat": None, "point": 0, "version": 0}
        game = self.scene.game
        return {"game": game.id, "seat": self.scene.seat, "point": self.scene.point, "version": game.version}

    @property
    def grant(self) -> dict[str, Any]:
        """What its tokens are about."""
        return {name: value for name, value in self.about.items() if name != "version"}

    @property
    def thread(self) -> str:
        return self.scene.game.series if self.scene is not None else ""


class LetterDraft(Struct, frozen=True, kw_only=True):
    """A letter before it is bytes. `blocks` are made once there are tokens: of the letter, then of further parts."""

    key: str
    kind: str
    reader: LetterReader
    subject: str
    blocks: Callable[[Sequence[Tokens]], Sequence[b.Block]]
    part: LetterPart = LetterPart()
    more: tuple[LetterPart, ...] = ()
    purpose: Purpose = "turn"
    hold: str = ""
    lives: float | None = None  # seconds its token is good for, if not as long as usual
    answers: str = ""
    included: tuple[letter_queue.PendingLetter, ...] = ()  # what would have been letters of their own


class AlreadyWritten(Exception):
    """Another worker has said it in a letter meanwhile."""


class LetterWriter:
    """Where letters are written."""

    def __init__(self, store: Store, site: Site, grants: Grants, sends: bool, signer: Signer | None = None) -> None:
        """`sends`: there is a server to send to; without one letters are kept to be read on the page of the outbox.
        `signer`: if it is not the server that signs."""
        self.store, self.site, self.grants, self.sends = store, site, grants, sends
        self._sign = signer.signed if signer is not None else bytes

    def write(self, draft: LetterDraft, dues: Sequence[SqlRow]) -> Letter | None:
        """One letter for these rows of the mailbag; None if another worker has written it. Its grants are stored with
        it, so a letter that cannot be made leaves none behind."""
        tokens = [self.grants.keyring.tokens(new_grant_number()) for _ in (draft.part, *draft.more)]
        letter = self.made(draft, tokens)
        try:
            with self.store.db.write(lazy=True) as session:
                self._keep(session, letter, tokens, draft, dues)
        except AlreadyWritten:
            return None
        return letter

    def _keep(
        self, session: Session, letter: Letter, tokens: Sequence[Tokens], draft: LetterDraft, dues: Sequence[SqlRow]
    ) -> None:
        if not letters.keep(session, letter):
            raise AlreadyWritten
        player = draft.reader.player
        until = times.later(times.now(), draft.lives / 3600) if draft.lives else None
        granting.keep(
            session, letter.grant_id, player=player, purpose=draft.purpose, hold=draft.hold, expires=until,
            **draft.part.grant,
        )  # fmt: skip
        for each, part in zip(tokens[1:], draft.more, strict=True):
            granting.keep(session, each.grant, player=player, **part.grant)
            letters.keep(session, _part(letter, each, part))
        # one of them may stand in an answer that was written in between
        if not sum(letter_queue.settle(session, due, "mailed", letter.made, letter=letter.token) for due in dues):
            raise AlreadyWritten
        letter_queue.tell(session, letter.made, letter.token, *draft.included)
        if letter.point and letter.kind not in NO_TURN:
            turn = letter_queue.PendingLetter(kind="turn", game=letter.game, seat=letter.seat, version=letter.point)
            letter_queue.mark_shown(session, letter.made, letter.token, turn)

    def made(self, draft: LetterDraft, tokens: Sequence[Tokens]) -> Letter:
        now, reader, context = times.now(), draft.reader, draft.part.scene
        pool = (context.pool if context is not None else None) or self.store.pool.head()
        blocks = draft.blocks(tokens)
        parses = parses_in(context.game.title_id if context else "")
        text = text_of(blocks, parses)
        html, pictures = pictured(draft.subject, blocks, parses, text, reader.pictures)
        mail = Mail(
            tokens=tokens[0], kind=draft.kind, address=reader.address, name=reader.name, subject=draft.subject,
            text=text, html=html, made=now, pictures=pictures, shown=shown_of(blocks), thread=draft.part.thread,
            answers=draft.answers, pool=f"{pool.number}:{pool.link}",
        )  # fmt: skip
        return Letter(
            token=tokens[0].reply, grant_id=tokens[0].grant, key=draft.key, kind=draft.kind, player=reader.player,
            address=reader.address, subject=draft.subject, message_id=self.site.message_id(tokens[0]), text=text,
            html_text=text_of(blocks, lambda line: False, width=100_000), options=tuple(draft.part.options.values()),
            marks=tuple(draft.part.options), raw=self._sign(rendered(mail, self.site)), made=now,
            status="ready" if self.sends else "kept", **draft.part.about,
        )  # fmt: skip


def pictured(
    subject: str, blocks: Sequence[b.Block], parses: Parses, text: str, wanted: bool = True
) -> tuple[str, dict[str, bytes]]:
    """The HTML, and its pictures by their names: as many as there is room for, those for dark pages last."""
    boards = [block.svg for block in blocks if isinstance(block, b.Board) and block.svg] if wanted else []
    names = [PictureName(f"board{n or ''}", display_width(svg), f"dark{n or ''}") for n, svg in enumerate(boards)]
    html = html_of(subject, blocks, parses, names)
    room, usual = _room(text, html, LARGEST), _room(text, html, USUAL)
    found: dict[str, bytes] = {}
    for name, svg in [(each.name, svg) for each, svg in zip(names, boards, strict=True)]:
        found[name] = png(svg, min(room, ROOM), usual)
        room, usual = room - len(found[name]), usual - len(found[name])
        if not found[name]:
            break
    for each, svg in zip(names, boards, strict=True):
        light = found.get(each.name, b"")
        fits = is_readable(light, each.wide) and len(light) <= room  # the dark one is as large
        picture = dark_png(svg, light, min(room, ROOM)) if fits else b""
        if is_readable(picture, each.wide):  # a coarse one is worse than a light one
            found[each.dark], room = picture, room - len(picture)
    found = {name: picture for name, picture in found.items() if picture}
    kept = [
        PictureName(each.name, each.wide, each.dark if each.dark in found else "")
        for each in names if each.name in found
    ]  # fmt: skip
    return (html if kept == names else html_of(subject, blocks, parses, kept)), found


def shown_of(blocks: Sequence[b.Block]) -> str:
    return next((block.mark for block in blocks if isinstance(block, b.Board) and block.mark), "")


def _room(text: str, html: str, largest: int) -> int:
    """Bytes left for pictures, in steps, so that a picture drawn once serves again. Four bytes carry three of it."""
    left = largest - HEADERS - sum(map(_encoded, (text, html)))
    return int(left * 0.73) // 2500 * 2500


def _encoded(text: str) -> int:
    """About how long a text is in a mail: quoted, with three bytes for each that is no plain letter, if it must be."""
    if encoding_of(text) == "7bit":
        return len(text) + text.count("\n")
    odd = text.count("=") + len(text.encode()) - len(text.encode("ascii", "ignore"))
    return int((len(text) + 2 * odd + text.count("\n")) * 1.04)


def _part(letter: Letter, tokens: Tokens, part: LetterPart) -> Letter:
    return Letter(
        token=tokens.reply, grant_id=tokens.grant, key=f"{letter.key}:{tokens.name}", kind="part",
        player=letter.player, address=letter.address, subject=letter.subject, message_id=letter.message_id,
        text=letter.text, html_text=letter.html_text, options=tuple(part.options.values()),
        marks=tuple(part.options), raw=b"", made=letter.made, status="part", **part.about,
    )  # fmt: skip
