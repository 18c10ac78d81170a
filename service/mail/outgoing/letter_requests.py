"""From a row of the mailbag to the draft of its letter; and the digest, which is made of several rows."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from domain.game.names import display_name
from domain.game.table import votes
from domain.game.table.seats import RESIGN_ANSWERS
from domain.kernel.telling import word
from service.accounts import sign_in
from service.commands import confirming
from service.commands.plan import ANSWERS, DECLINE
from service.mail.outgoing import (
    account_kinds,
    answer,
    inviting,
    kinds,
    pace_kinds,
    stopping,
)
from service.mail.outgoing import blocks as b
from service.mail.outgoing import position as p
from service.mail.outgoing import reasons as letter_reasons
from service.mail.outgoing.compose import LetterDraft, LetterPart, LetterWriter
from service.mail.outgoing.kinds import LetterRequest
from service.mail.outgoing.letter_context import LetterContext, LetterReader, letter_context, reader_of, without_address
from service.mail.outgoing.table_options import table_options
from service.projections import letter_queue, letters_due
from service.projections.letter_queue import PendingLetter
from service.queries import position
from service.queries.choices import Choices, choices, fronted, unfolded, with_joined, with_lines
from service.queries.wording import say
from service.store import letters
from service.store import talk as table_talk
from service.store.database import SqlRow
from service.store.grants import Tokens
from service.store.players import NoSuchPlayer

WRITERS = kinds.WRITERS
SIGNED_IN = (account_kinds, answer, inviting, pace_kinds, stopping)  # with their letters, when they are imported

SUBJECTS = {
    "magic": "Posthorn: your link",
    "confirm": account_kinds.SUBJECT,
    "not_done": "Posthorn: nothing was done",
    "help": "Posthorn: how to answer",
    "answer": "Posthorn: your mail",
    "stop": "Posthorn: your mail",
    "fresh": "Posthorn: your letters",
    "hook_ended": "Posthorn: a program of yours",
}
PURPOSES: dict[str, Any] = {
    "magic": "sign_in",
    "confirm": "confirm",
    "help": "talk",
    "not_done": "talk",
    "hook_ended": "talk",
}
INCLUDED = ("started", "over")
BESIDE_MOVES = ("overdue", "table", "turn", "urgent")  # kinds in which one can vote
LOG = ("history", "show log", "show history")  # by which it is asked for
LOG_LINES = 60
FIRST = ("invited", "magic", "answer")  # may go to an address that is still to be confirmed: by the answer to them


class NotYet(Exception):
    """The read models are behind the mailbag; they will be there in a moment."""


def reader_for(letter_writer: LetterWriter, row: SqlRow) -> LetterReader | None:
    """The player the row is for, or the bare address of somebody who is none yet."""
    if not row["player"]:
        spoken = {"language": json.loads(row["about"]).get("language", "en")}
        return LetterReader(player="", name="", address=row["address"], settings=spoken) if row["address"] else None
    try:
        player = letter_writer.store.players.get(row["player"])
    except NoSuchPlayer:
        return None
    reader = reader_of(player, confirmed_only=row["kind"] not in FIRST)
    if reader is None and not row["address"]:
        return without_address(player)
    if reader is not None and row["address"]:
        return msgspec.structs.replace(reader, address=row["address"])
    return reader


def draft_of(letter_writer: LetterWriter, row: SqlRow, reader: LetterReader, now: str) -> LetterDraft:
    about = json.loads(row["about"])
    if left := about.get("left"):
        about["name"] = display_name((letter_writer.store.players.row(left) or {"name": "Somebody"})["name"])
    kind = "stop" if row["kind"] == "answer" and stopping.is_against_letters(about) else row["kind"]
    context = _context(letter_writer, row, row["seat"]) if row["game"] else None
    meanings = _meanings(context, kind, now)
    offered = _offered(context, kind, about, tuple(meanings))
    included = _included(letter_writer, row, context, now) if kind == row["kind"] else ()
    request = LetterRequest(
        kind=kind,
        reader=reader,
        site=letter_writer.site,
        now=now,
        about=about,
        scene=context,
        offered=offered,
        meanings=meanings,
        seen=_has_seen(letter_writer, context),
        host=_host(letter_writer, context),
        included=frozenset(due.kind for due in included),
        news=tuple(news for due in included for news in due.about.get("says", ())),
        why=_why(letter_writer, row, about),
        log=_log(letter_writer, row, context, about),
        notes=_notes(letter_writer, row, about),
    )
    return LetterDraft(
        key=row["key"],
        kind=kind,
        reader=reader,
        subject=_subject(request),
        blocks=lambda tokens: tuple(WRITERS[kind](request, tokens[0])),
        part=LetterPart(scene=context, options=p.way_out_last(offered)),
        purpose=PURPOSES.get(kind, "turn"),
        hold=_who(reader, about) if row["kind"] == "magic" else about.get("hold", ""),
        lives=3600 * sign_in.LIVES if row["kind"] == "magic" else None,
        answers=about.get("reply_to", ""),
        included=included,
    )


def _subject(request: LetterRequest) -> str:
    """The same in all letters of a game, its invitation included: one thread."""
    if request.scene is None:
        return word(SUBJECTS.get(request.kind, "Posthorn"))
    return request.scene.subject


def _has_seen(letter_writer: LetterWriter, context: LetterContext | None) -> bool:
    if context is None or not context.asked:
        return False
    with letter_writer.store.db.read() as session:
        return letters.last_shown(session, context.game.id, context.seat, context.point) is not None


def _host(letter_writer: LetterWriter, context: LetterContext | None) -> LetterReader | None:
    """Who opened a game that has not begun; without an address if none of theirs is confirmed."""
    if context is None or context.game.phase != "open":
        return None
    try:
        player = letter_writer.store.players.get(context.game.by)
    except NoSuchPlayer:
        return None
    return reader_of(player) or LetterReader(player=player.id, name=display_name(player.name), address="")


def _who(reader: LetterReader, about: dict[str, Any]) -> str:
    """For the page behind a sign-in link; nobody but this letter's reader gets that far."""
    known = {"address": reader.address, "name": about.get("name") or "Player", "attempt": about.get("attempt", "")}
    return json.dumps(known, ensure_ascii=False)


def _context(letter_writer: LetterWriter, row: SqlRow, seat: int | None) -> LetterContext:
    context = letter_context(letter_writer.store, row["game"], seat if seat is not None else 0)
    if context is None:
        raise NotYet(row["game"])
    return context


def _included(
    letter_writer: LetterWriter, row: SqlRow, context: LetterContext | None, now: str
) -> tuple[PendingLetter, ...]:
    """The move that ends a game, and the last seat taken, have one letter: the answer to it says this as well, and
    what the table has decided. On what is to be voted on there is a letter of its own.
    """
    if row["kind"] != "answer" or context is None:
        return ()
    game, store = context.game, letter_writer.store
    is_voted_on = game.phase != "running" or _meanings(context, "table", now)
    milestones = letters_due.milestones(store.games.recorded(game.id), game, context.seat)
    with store.db.read() as session:
        news = () if is_voted_on else letter_queue.news_due(session, row["player"], row["game"])
        ends = (due for due in milestones if due.kind in INCLUDED and letter_queue.is_unsent(session, due))
        return (*ends, *news)


def _offered(context: LetterContext | None, kind: str, about: dict[str, Any], beside: tuple[str, ...] = ()) -> Choices:
    """`beside`: lines that are no moves."""
    if kind == "stop":
        return Choices(stopping.ways_to_stop(context))
    if kind == "confirm":
        return Choices(confirming.ANSWERS)
    if context is None:
        return Choices(())
    if context.game.closed or (context.game.after and context.game.phase == "open"):
        return Choices(context.may_say)
    if kind == "invited" or (context.game.phase == "open" and not context.game.seated(context.seat)):
        return Choices(() if _has_declined(about) else ANSWERS)
    if kind == "answer" and answer.is_to_confirm(about):
        return Choices(RESIGN_ANSWERS)
    if not context.asked:
        return Choices(beside)
    found = choices(context.game.title, context.game.state, context.seat)
    found = with_joined(context.game.title, context.game.state, context.seat, found)
    if "more" in about.get("shows", ()):
        return unfolded(found)
    if kind == "answer":
        return fronted(found, [each for line in about.get("lines", ()) for each in line.get("alternatives") or ()])
    return with_lines(context.game.title, found, beside) if beside else found


def _meanings(context: LetterContext | None, kind: str, now: str) -> Mapping[str, str]:
    """What is offered beside the moves, with what it means."""
    if context is None or kind not in BESIDE_MOVES or not (context.game.motions(now) or votes.gone(context.game)):
        return {}
    return table_options(context.game, context.seat, context.names, now)


def _has_declined(about: dict[str, Any]) -> bool:
    return any(line.get("kind") == DECLINE and line["status"] == "done" for line in about.get("lines", ()))


def _why(letter_writer: LetterWriter, row: SqlRow, about: dict[str, Any]) -> tuple[str, ...]:
    if "why" not in about.get("shows", ()):
        return ()
    with letter_writer.store.db.read() as session:
        return tuple(letter_reasons.why(session, row["player"], row["game"], excluding=row["id"]))


def _asks_for_log(about: dict[str, Any]) -> bool:
    return any(word in LOG for word in about.get("shows", ()))


def _log(
    letter_writer: LetterWriter, row: SqlRow, context: LetterContext | None, about: dict[str, Any]
) -> tuple[str, ...]:
    if not _asks_for_log(about) or context is None:
        return ()
    history = position.history(letter_writer.store, context.game.id, context.seat, 0, context.game.version)
    lines = [f"{each.version}. {sentence.text(context.names)}" for each in history for sentence in each.told]
    older = len(lines) - LOG_LINES
    first = [say("({n} earlier {n|line|lines}: the link to the whole log stands below)", n=older)] if older > 0 else []
    return (*first, *lines[-LOG_LINES:])


def _notes(letter_writer: LetterWriter, row: SqlRow, about: dict[str, Any]) -> tuple[str, ...]:
    if not _asks_for_log(about) or not row["game"]:
        return ()
    with letter_writer.store.db.read() as session:
        kept = table_talk.latest(session, row["game"], row["player"], private=True)
    return tuple(" ".join(each["words"].split()) for each in kept)


def digest_of(letter_writer: LetterWriter, rows: Sequence[SqlRow], reader: LetterReader, now: str) -> LetterDraft:
    """One letter for all games that wait for a reader, most urgent first; each is answered at an address of its own."""
    scenes = [_context(letter_writer, row, row["seat"]) for row in rows]
    scenes.sort(key=lambda context: (context.deadline or "9", context.number))
    parts = tuple(
        LetterPart(scene=context, options=choices(context.game.title, context.game.state, context.seat).by_mark)
        for context in scenes
    )
    return LetterDraft(
        key="digest:" + ":".join(sorted(row["key"] for row in rows))[:200],
        kind="digest",
        reader=reader,
        subject=word("Posthorn: your games today"),
        blocks=lambda tokens: tuple(_digest_blocks(letter_writer, reader, parts, tokens[1:], now)),
        more=parts,
        purpose="talk",
    )


def _digest_blocks(
    letter_writer: LetterWriter, reader: LetterReader, parts: Sequence[LetterPart], tokens: Sequence[Tokens], now: str
) -> Iterator[b.Block]:
    n = len(parts)
    yield b.Paragraph(say("{name}, {n} {n|game waits|games wait} for you.", name=reader.name, n=n), strong=True)
    yield b.Paragraph(
        say("Answer each game at its own address, or press its options; an answer to this letter moves nothing.")
    )
    for part, each in zip(parts, tokens, strict=True):
        context = part.scene
        assert context is not None
        yield b.Heading(context.subject)
        prompt = context.game.title.prompt(context.game.state, context.seat).text(context.names)
        yield b.Paragraph(f"{prompt} {p.until(context, reader, now)} {p.afterwards(context)}".rstrip())
        yield p.options(context, letter_writer.site, each, part.options)
        yield b.Links((
            (say("Answer {game} by mail", game=context.subject), letter_writer.site.empty_mail(each)),
            (say("The position of {game}", game=context.subject), letter_writer.site.letter(each)),
        ))  # fmt: skip
    yield b.Small((say('You get this once a day. Answer any letter of a game with "digest off" to get single ones.'),))
