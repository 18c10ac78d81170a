"""From a row of the mailbag to the draft of its letter; and the digest, which is made of several rows."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.game.names import shown_name
from service.accounts import sign_in
from service.commands import talk
from service.commands.plan import ANSWERS, DECLINE
from service.mail.outgoing import account_kinds, answer, delivery_policy, inviting, kinds, pace_kinds
from service.mail.outgoing import blocks as b
from service.mail.outgoing import position as p
from service.mail.outgoing.compose import Desk, Draft, Part
from service.mail.outgoing.kinds import LetterRequest
from service.mail.outgoing.letter_context import Reader, Scene, reader_of, scene_of
from service.mail.outgoing.position import say
from service.projections import letter_queue
from service.projections.letter_queue import Due
from service.queries.choices import Choices, choices, fronted
from service.queries.example import joined_options
from service.store import letters
from service.store.database import Row
from service.store.players import NoSuchPlayer
from service.store.tokens import Tokens

WRITERS = kinds.WRITERS
SIGNED_IN = (account_kinds, answer, inviting, pace_kinds)  # with their letters, when they are imported

SUBJECTS = {
    "magic": "Posthorn: your link",
    "confirm": "Posthorn: was this you?",
    "help": "Posthorn: how to answer",
    "answer": "Posthorn: your mail",
    "fresh": "Posthorn: your letters",
}
PURPOSES: dict[str, Any] = {"magic": "sign_in", "confirm": "confirm", "help": "talk"}
INCLUDED = ("started", "over")
LOG_LINES = 60
FIRST = ("invited", "magic", "answer")  # may go to an address that is still to be confirmed: by the answer to them


class NotYet(Exception):
    """The read models are behind the mailbag; they will be there in a moment."""


def reader_for(desk: Desk, row: Row) -> Reader | None:
    """The player the row is for, or the bare address of somebody who is none yet."""
    if not row["player"]:
        return Reader(player="", name="", address=row["address"]) if row["address"] else None
    try:
        player = desk.store.players.get(row["player"])
    except NoSuchPlayer:
        return None
    reader = reader_of(player, confirmed_only=row["kind"] not in FIRST)
    if reader is not None and row["address"]:
        return msgspec.structs.replace(reader, address=row["address"])
    return reader


def draft_of(desk: Desk, row: Row, reader: Reader, now: str) -> Draft:
    about = json.loads(row["about"])
    if left := about.get("left"):
        about["name"] = shown_name((desk.store.players.row(left) or {"name": "Somebody"})["name"])
    scene = _scene(desk, row, row["seat"]) if row["game"] else None
    offered = _offered(scene, row["kind"], about) if scene is not None else Choices(())
    included = _included(desk, row, scene)
    request = LetterRequest(
        kind=row["kind"], reader=reader, site=desk.site, now=now, about=about, scene=scene, offered=offered,
        seen=_has_seen(desk, scene), pool=desk.store.pool.head(), host=_host(desk, scene),
        included=frozenset(due.kind for due in included), why=_why(desk, row, about), log=_log(desk, row, scene, about),
        notes=_notes(desk, row, about),
    )  # fmt: skip
    first = row["kind"] == "magic"
    return Draft(
        key=row["key"],
        kind=row["kind"],
        reader=reader,
        subject=_subject(request),
        blocks=lambda tokens: tuple(WRITERS[row["kind"]](request, tokens[0])),
        part=Part(scene=scene, options=offered.numbered),
        purpose=PURPOSES.get(row["kind"], "turn"),
        hold=_who(reader, about) if first else about.get("hold", ""),
        lives=3600 * sign_in.LIVES if first else None,
        answers=about.get("reply_to", ""),
        included=included,
    )


def _subject(request: LetterRequest) -> str:
    """The same in all letters of a game, but for the first to one who does not know it: that names who invites."""
    if request.scene is None:
        return SUBJECTS.get(request.kind, "Posthorn")
    if request.kind == "invited" and request.host is not None:
        title, number = request.scene.game.title.name, request.scene.number
        return say("{title} {number}: {host} invites you", title=title, number=number, host=request.host.name)
    return request.scene.subject


def _has_seen(desk: Desk, scene: Scene | None) -> bool:
    if scene is None or not scene.asked:
        return False
    with desk.store.db.read() as session:
        return letters.told_of(session, scene.game.id, scene.seat, scene.point) is not None


def _host(desk: Desk, scene: Scene | None) -> Reader | None:
    """Who opened a game that has not begun; without an address if none of his is confirmed."""
    if scene is None or scene.game.phase != "open":
        return None
    try:
        player = desk.store.players.get(scene.game.by)
    except NoSuchPlayer:
        return None
    return reader_of(player) or Reader(player=player.id, name=shown_name(player.name), address="")


def _who(reader: Reader, about: dict[str, Any]) -> str:
    """For the page behind a sign-in link; nobody but this letter's reader gets that far."""
    known = {"address": reader.address, "name": about.get("name") or "Player", "attempt": about.get("attempt", "")}
    return json.dumps(known, ensure_ascii=False)


def _scene(desk: Desk, row: Row, seat: int | None) -> Scene:
    scene = scene_of(desk.store, row["game"], seat if seat is not None else 0)
    if scene is None:
        raise NotYet(row["game"])
    return scene


def _included(desk: Desk, row: Row, scene: Scene | None) -> tuple[Due, ...]:
    """The move that ends a game, and the last seat taken, have one letter: the answer to it says this as well."""
    if row["kind"] != "answer" or scene is None:
        return ()
    with desk.store.db.read() as session:
        return tuple(due for due in scene.milestones if due.kind in INCLUDED and letter_queue.is_untold(session, due))


def _offered(scene: Scene, kind: str, about: dict[str, Any]) -> Choices:
    if kind != "confirm" and (scene.game.closed or (scene.game.after and scene.game.phase == "open")):
        return Choices(scene.may_say)
    if kind == "invited" or (scene.game.phase == "open" and not scene.game.seated(scene.seat)):
        return Choices(() if _has_declined(about) else ANSWERS)
    if kind == "confirm" or not scene.asked:
        return Choices(())
    found = choices(scene.game.title, scene.game.state, scene.seat)
    if "more" in about.get("shows", ()):
        return Choices(found.all, (), found.kinds, more=found.more)
    if kind == "answer":
        found = fronted(found, [each for line in about.get("lines", ()) for each in line.get("alternatives") or ()])
    game = scene.game
    return replace(found, joined=joined_options(game.title, game.state, scene.seat, found.first))


def _has_declined(about: dict[str, Any]) -> bool:
    return any(line.get("kind") == DECLINE and line["status"] == "done" for line in about.get("lines", ()))


def _why(desk: Desk, row: Row, about: dict[str, Any]) -> tuple[str, ...]:
    if "why" not in about.get("shows", ()):
        return ()
    with desk.store.db.read() as session:
        return tuple(delivery_policy.why(session, row["player"], row["game"], excluding=row["id"]))


def _log(desk: Desk, row: Row, scene: Scene | None, about: dict[str, Any]) -> tuple[str, ...]:
    if "history" not in about.get("shows", ()) or scene is None:
        return ()
    history = desk.store.games.history(scene.game.id, scene.seat)
    lines = [f"{each.version}. {sentence.text(scene.names)}" for each in history for sentence in each.told]
    older = len(lines) - LOG_LINES
    first = [say("({n} earlier {n|line|lines}: the link to the whole log stands below)", n=older)] if older > 0 else []
    return (*first, *lines[-LOG_LINES:])


def _notes(desk: Desk, row: Row, about: dict[str, Any]) -> tuple[str, ...]:
    if "history" not in about.get("shows", ()) or not row["game"]:
        return ()
    with desk.store.db.read() as session:
        kept = talk.latest(session, row["game"], row["player"], private=True)
    return tuple(" ".join(each["words"].split()) for each in kept)


def digest_of(desk: Desk, rows: Sequence[Row], reader: Reader, now: str) -> Draft:
    """One letter for all games that wait for a reader, most urgent first; each is answered at an address of its own."""
    scenes = [_scene(desk, row, row["seat"]) for row in rows]
    scenes.sort(key=lambda scene: (scene.deadline or "9", scene.number))
    parts = tuple(
        Part(scene=scene, options=choices(scene.game.title, scene.game.state, scene.seat).first) for scene in scenes
    )
    return Draft(
        key="digest:" + ":".join(sorted(row["key"] for row in rows))[:200],
        kind="digest",
        reader=reader,
        subject="Posthorn: your games today",
        blocks=lambda tokens: tuple(_digest_blocks(desk, reader, parts, tokens[1:], now)),
        more=parts,
        purpose="talk",
    )


def _digest_blocks(
    desk: Desk, reader: Reader, parts: Sequence[Part], tokens: Sequence[Tokens], now: str
) -> Iterator[b.Block]:
    n = len(parts)
    yield b.Paragraph(say("{name}, {n} {n|game waits|games wait} for you.", name=reader.name, n=n), strong=True)
    yield b.Paragraph(
        say("Answer each game at its own address, or press its options; an answer to this letter moves nothing.")
    )
    for part, each in zip(parts, tokens, strict=True):
        scene = part.scene
        assert scene is not None
        yield b.Heading(scene.subject)
        prompt = scene.game.title.prompt(scene.game.state, scene.seat).text(scene.names)
        yield b.Paragraph(f"{prompt} {p.until(scene, reader, now)} {p.afterwards(scene)}".rstrip())
        yield p.numbered(scene, desk.site, each, part.options)
        yield b.Links((
            (say("Answer {game} by mail", game=scene.subject), desk.site.empty_mail(each)),
            (say("The position of {game}", game=scene.subject), desk.site.letter(each)),
        ))  # fmt: skip
    yield b.Small((say('You get this once a day. Answer any letter of a game with "digest off" to get single ones.'),))
