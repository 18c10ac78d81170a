"""What a reply asks for is carried out, and each line is told what came of it.

All of it can be done twice: moves and talk have keys made from what was said, the answer from the mail it answers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from domain.game.aggregate import Game
from domain.game.application import Preview
from domain.game.lines import LineParser, decoded
from domain.game.requests import Verdict
from domain.kernel.shapes import Refused
from domain.kernel.telling import Sentence
from service.commands import sequels, talk
from service.commands import submit as submissions
from service.commands.confirming import confirmation
from service.commands.lines import sort_out
from service.commands.mail_words import Help, Revoke, Show
from service.commands.mail_words import mail as words
from service.commands.matching import GameCommandMatcher, matcher_of
from service.commands.plan import ASKED, MOVES, Plan, Planned, as_lines, make_plan, with_verdict
from service.commands.typed import Typed
from service.mail.incoming.identity.decision import ANSWERS_PER_HOUR
from service.mail.incoming.inbox import MADE_HERE, Mail
from service.mail.incoming.nonce import added, nonce_of
from service.mail.incoming.text.reading import ParsedMail
from service.mail.outgoing.renewing import lost
from service.projections import letter_queue
from service.queries.wording import in_zone
from service.store import KeyReused, Row, Store, mails, times
from service.store.grants import Grant
from workers.mail_settings import WISHES, granted, revoke_links

_LAST = "This is the last answer to mails to that letter for now; the next is possible after {when}."
STILL = "Moves are carried out all the same."
EMPTY = "Your mail holds no line of your own, only what we wrote to you; so nothing was done."


class Waiting(msgspec.Struct, frozen=True):
    """What is kept of a mail until the game has decided."""

    plan: Plan
    reply_to: str
    subject: str
    shows: tuple[str, ...] = ()
    old: bool = False
    answer: bool = True  # False: this letter has had its answers for this hour


class Replies:
    def __init__(self, store: Store) -> None:
        self._store = store

    def matcher(self, grant: Grant, options: Mapping[str, str] | Sequence[str] = ()) -> GameCommandMatcher:
        return matcher_of(self._store, self._game(grant), grant.seat, options)

    def carry_out(
        self,
        mail: Mail,
        parsed: ParsedMail,
        grant: Grant,
        typed: Sequence[str],
        options: Mapping[str, str],
        version: int,
        answer: bool = True,
    ) -> None:
        """Hand on what was typed. The answer follows at once if there is no move, else when the game has decided."""
        game = self._game(grant)
        matcher = matcher_of(self._store, game, grant.seat, options)
        lines = confirmation(sort_out(typed, matcher), options)
        plan = make_plan(lines, options, sequels.invited(game), matcher.parser)
        if any(each.kind in WISHES for each in plan.lines):
            plan = granted(self._store, plan, grant)
        key = saying_key(grant, parsed, typed)
        try:
            row = self._submit(plan, grant, mail, key, version, matcher.parser)
        except Refused as refused:
            row, plan = None, with_verdict(plan, Verdict("refused", 0, refused.code, refused.text), lambda line: ())
        shows = tuple(dict.fromkeys(_shown_word(each) for each in lines if each.kind == "question"))
        old = row is None and any(_chooses(each, options) for each in plan.lines) and _is_old(game, grant)
        with self._store.db.write(lazy=True) as session:
            if any(each.kind in talk.SAID for each in plan.lines):
                plan = talk.put_lines(session, plan, game, grant.player, key)
            waiting = Waiting(plan, parsed.message_id, parsed.subject, shows, old, answer)
            if revoked := [each.command for each in lines if isinstance(each.command, Revoke)]:
                revoke_links(session, revoked, grant, answer)
            if row is not None and mails.was_brought_before(session, self._store.db.kind, row.id, mail.id):
                mails.settle(session, mail.id, "done", "brought before")
                return
            mails.wait(session, mail.id, row.id if row else "", msgspec.json.encode(waiting).decode())
        self._store.fault_point("waiting")
        self.finish(mail.id, grant)

    def meant(self, grant: Grant, typed: Sequence[str], options: Mapping[str, str] | Sequence[str]) -> list[str]:
        """What each of these lines would ask for, in the words of the game; empty where it says so itself."""
        game, found = self._game(grant), []
        matcher = matcher_of(self._store, game, grant.seat, options)
        for line in typed:
            sorted_out = confirmation(sort_out([line], matcher), options)
            plan = make_plan(sorted_out, options, sequels.invited(game), matcher.parser)
            meant = " and ".join(each.line for each in plan.lines if each.line and not each.status)
            found.append("" if meant.casefold() == line.strip().casefold() else meant[:200])
        return found

    def finish(self, mail: str, grant: Grant) -> bool:
        """Answer a mail whose moves are decided; False if they are not yet."""
        with self._store.db.read() as session:
            stored = mails.waiting(session, mail)
        if stored is None:
            return True
        row = self._store.intake.row(stored["row_id"]) if stored["row_id"] else None
        if row is not None and not row.is_decided:
            return False
        waiting = msgspec.json.decode(stored["plan"], type=Waiting)
        plan = waiting.plan
        if row is not None:
            matcher = matcher_of(self._store, self._game(grant), grant.seat, (), decoded(row.commands))
            plan = with_verdict(plan, row.verdict if row.status != "parked" else None, matcher.nearest)
        due = self._if_lost(self._answer(mail, grant, waiting, self._invited_again(plan, grant), row), plan, grant)
        with self._store.db.write(lazy=True) as session:
            failing = int(plan.failing and not waiting.shows)
            before = mails.failed_before(session, grant.player, grant.game, grant.point)
            about = {**due.about, "failing": failing and before + 1}
            moved = mails.finish(session, mail, answered=waiting.answer, failing=bool(failing))
            if moved and waiting.answer:
                letter_queue.insert(session, times.now(), msgspec.structs.replace(due, about=about))
        self._store.wake("post")
        return True

    def refuse(self, mail: Mail, parsed: ParsedMail, grant: Grant, reason: str) -> None:
        """Nothing of this mail is read; its author is told why, and the operator finds it in quarantine."""
        about = {"reply_to": parsed.message_id, "subject": parsed.subject, "lines": [], "shows": [], "failing": 1}
        note = Sentence.of("Your mail was not read: {reason}. Nothing was done.", reason=reason).text()
        due = letter_queue.PendingLetter(
            key=f"answer:{mail.id}", kind="answer", player=grant.player, game=grant.game, seat=grant.seat,
            about={**about, "row": "", "previews": [], "old": False, "notes": [note], "others": 0},
        )  # fmt: skip
        with self._store.db.write(lazy=True) as session:
            if mails.settle(session, mail.id, "quarantined", reason, answered=True):
                letter_queue.insert(session, times.now(), due)

    # the pieces

    def _invited_again(self, plan: Plan, grant: Grant) -> Plan:
        """Who answered an invitation with something else can still take it, by a number of the answer."""
        game = self._game(grant)
        if game is None or game.phase != "open" or not plan.failing or not plan.lines:
            return plan
        first = msgspec.structs.replace(plan.lines[0], alternatives=(sequels.invited(game),))
        return Plan((first, *plan.lines[1:]), plan.prose)

    def _if_lost(self, due: letter_queue.PendingLetter, plan: Plan, grant: Grant) -> letter_queue.PendingLetter:
        """The seat was taken while the mail was on its way, or by what it says: nothing of the game is told, only what
        became of its moves if any was done.
        """
        game = self._game(grant)
        if game is None or game.phase == "open" or grant.seat is None:
            return due
        word = lost(game, grant) if game.holders[grant.seat].player != grant.player else None
        if word is None or not plan.moved:
            return word or due
        asked = ("question", "preview")
        lines = [{**line, "alternatives": []} for line in due.about["lines"] if line["kind"] not in asked]
        about = {**due.about, "lines": lines, "shows": [], "previews": [], "old": False}
        return msgspec.structs.replace(due, game="", seat=None, version=0, about=about)

    def _game(self, grant: Grant) -> Game | None:
        return self._store.games.find(grant.game) if grant.game else None

    def _submit(self, plan: Plan, grant: Grant, mail: Mail, key: str, version: int, parser: LineParser) -> Row | None:
        """A letter without a decision point knows a version only: its moves count if nothing has happened since."""
        if not plan.moves:
            return None
        if plan.joins or plan.goes_on:
            return self._sit(plan, grant, mail, f"mail:{key}")
        key = f"mail:{key}"
        try:
            return submissions.submit(
                self._store, submissions.lines(self._game(grant), plan.moves, parser), channel=_channel(mail),
                player=grant.player, game=grant.game, seat=grant.seat, key=key, point=grant.point or None,
                expected=None if grant.point else version or None, evidence=f"mail {mail.id}", lazy=True,
            )  # fmt: skip
        except KeyReused:
            return self._store.intake.known(key)  # its reader died, and the game has moved since

    def _sit(self, plan: Plan, grant: Grant, mail: Mail, key: str) -> Row:
        """The mail adds to the luck; brought again in other bytes, it is the first one that does."""
        intake, part = self._store.intake, _added(plan, mail)
        how: dict[str, Any] = {"channel": _channel(mail), "key": key, "evidence": f"mail {mail.id}", "lazy": True}
        try:
            if known := intake.known(key):
                return known
            if plan.goes_on:
                return sequels.ask(self._store, grant.game, grant.player, plan.goes_on, part, **how)
            return intake.submit("sit", part, player=grant.player, game=grant.game, seat=grant.seat, **how)
        except KeyReused:
            row = intake.known(key)
            assert row is not None
            return row

    def _answer(
        self, mail: str, grant: Grant, waiting: Waiting, plan: Plan, row: Row | None
    ) -> letter_queue.PendingLetter:
        verdict = row.verdict if row else None
        about = {
            "reply_to": waiting.reply_to,
            "subject": waiting.subject,
            "lines": as_lines(plan),
            "row": row.id if row else "",
            "shows": list(waiting.shows),
            "previews": [
                self._preview(each.said, each.line, grant)
                for each in plan.lines
                if each.kind == "preview" and each.line
            ],
            "old": waiting.old or (verdict is not None and verdict.code in ("superseded", "version_conflict")),
            "notes": [*([] if plan.lines or plan.prose else [EMPTY]), *self._last_answer(grant)],
            "others": plan.prose,
        }
        # who goes on has the same seat in the next game, and the answer shows that one
        game = row.game if row and sequels.goes_on(row) else grant.game
        return letter_queue.PendingLetter(
            key=f"answer:{mail}", kind="answer", player=grant.player, game=game, seat=grant.seat,
            version=verdict.version if verdict else 0, about=about,
        )  # fmt: skip

    def _last_answer(self, grant: Grant) -> list[str]:
        """Whether this is the last answer to this letter for a while, and when the next one is possible."""
        with self._store.db.read() as session:
            given = mails.answered_since(session, grant.id, times.later(times.now(), -1))
        if len(given) != ANSWERS_PER_HOUR - 1:
            return []
        when = in_zone(times.later(given[0], 1), self._store.players.get(grant.player).zone)
        return [f"{Sentence.of(_LAST, when=when).text()} {STILL}"]

    def _preview(self, said: str, line: str, grant: Grant) -> dict[str, Any]:
        game = self._game(grant)
        if game is None or grant.seat is None:
            refused = "There is no game to try it in."
            return {"said": said, "line": line, "told": [], "stopped": False, "refused": refused}
        found: Preview = self._store.games.preview(game, grant.seat, line)
        told = [msgspec.to_builtins(sentence) for sentence in found.told]
        refused = found.refused.text if found.refused else ""
        return {"said": said, "line": line, "told": told, "stopped": found.stopped, "refused": refused}


def _channel(mail: Mail) -> str:
    """What was pressed on a page is told as that, though it goes the way of a mail."""
    return "web" if mail.source in MADE_HERE else "mail"


def _added(plan: Plan, mail: Mail) -> dict[str, str]:
    """What a joining mail adds to the luck. What a page wrote in a player's name adds nothing: the service made it."""
    if plan.words or mail.source in MADE_HERE:
        return added(plan.words)
    return {"nonce": nonce_of(mail.raw), "source": "message"}


def saying_key(grant: Grant, parsed: ParsedMail, typed: Sequence[str]) -> str:
    """The same for a mail brought again under another name: same letter answered, same date, same lines."""
    said = "\n".join((str(grant.id), parsed.message.get("date"), *typed))
    return hashlib.sha256(said.encode("utf-8", "replace")).hexdigest()[:32]


def _chooses(line: Planned, options: Mapping[str, str]) -> bool:
    """A move, or a line whose writer is asked which option of the letter it means."""
    return line.kind in MOVES or (line.kind == ASKED and not set(options.values()).isdisjoint(line.alternatives))


def _is_old(game: Game | None, grant: Grant) -> bool:
    return bool(game and grant.point and grant.seat is not None and game.asked_since[grant.seat] != grant.point)


def _shown_word(typed: Typed) -> str:
    """The word that was asked with; what is asked for stands behind help and show."""
    sentence = words.sentence(typed.command)
    return sentence if isinstance(typed.command, Help | Show) else sentence.split()[0]
