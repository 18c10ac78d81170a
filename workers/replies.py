"""What a reply asks for is carried out, and each line is told what came of it.

All of it can be done twice: moves and talk have keys made from what was said, the answer from the mail it answers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from domain.game.aggregate import Game
from domain.game.application import Preview
from domain.game.requests import Verdict
from domain.kernel.shapes import Refused
from service.commands import sequels, talk
from service.commands.lines import Typed, sort_out
from service.commands.mail_words import Help
from service.commands.mail_words import mail as words
from service.commands.matching import GameCommandMatcher, matcher_of
from service.commands.plan import MOVES, Plan, judged, make_plan, shown
from service.mail.incoming.identity.decision import ANSWERS_PER_HOUR
from service.mail.incoming.inbox import MADE_HERE, Mail
from service.mail.incoming.nonce import added, nonce_of
from service.mail.incoming.text.reading import ParsedMail
from service.mail.outgoing.letter_context import in_zone
from service.mail.outgoing.renewing import lost
from service.projections import letter_queue
from service.store import KeyReused, Row, Store, times
from service.store.database import Session
from service.store.grants import Grant
from workers.mail_settings import granted, revoke_links

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

    def matcher(self, grant: Grant, options: Sequence[str] = ()) -> GameCommandMatcher:
        return matcher_of(self._store, self._game(grant), grant.seat, options)

    def carry_out(
        self,
        mail: Mail,
        parsed: ParsedMail,
        grant: Grant,
        typed: Sequence[str],
        options: Sequence[str],
        version: int,
        answer: bool = True,
    ) -> None:
        """Hand on what was typed. The answer follows at once if there is no move, else when the game has decided."""
        game = self._game(grant)
        lines = sort_out(typed, matcher_of(self._store, game, grant.seat, options))
        plan = granted(self._store, make_plan(lines, options, sequels.invited(game)), lines, grant)
        key = saying_key(grant, parsed, typed)
        try:
            row = self._submit(plan, grant, mail, key, version)
        except Refused as refused:
            row, plan = None, judged(plan, Verdict("refused", 0, refused.code, refused.text), lambda line: ())
        shows = tuple(dict.fromkeys(_shown_word(each) for each in lines if each.kind == "question"))
        old = row is None and any(each.kind in MOVES for each in plan.lines) and _is_old(game, grant)
        with self._store.db.write(lazy=True) as session:
            plan = self._talk(session, plan, grant, game, key)
            waiting = Waiting(plan, parsed.message_id, parsed.subject, shows, old, answer)
            revoke_links(session, lines, grant, answer)
            if row is not None and self._brought_before(session, row.id, mail.id):
                session.run(
                    "UPDATE mails SET status = 'done', reason = ? WHERE id = ? AND status = 'new'",
                    "brought before", mail.id,
                )  # fmt: skip
                return
            session.run(
                "UPDATE mails SET status = 'waiting', row_id = ?, plan = ?, lease = 0, tries = 0"
                " WHERE id = ? AND status = 'new'",
                row.id if row else "", msgspec.json.encode(waiting).decode(), mail.id,
            )  # fmt: skip
        self._store.at("waiting")
        self.finish(mail.id, grant)

    def finish(self, mail: str, grant: Grant) -> bool:
        """Answer a mail whose moves are decided; False if they are not yet."""
        with self._store.db.read() as session:
            stored = session.one("SELECT row_id, plan, status FROM mails WHERE id = ?", mail)
        if stored is None or stored["status"] != "waiting":
            return True
        row = self._store.intake.row(stored["row_id"]) if stored["row_id"] else None
        if row is not None and not row.is_decided:
            return False
        waiting = msgspec.json.decode(stored["plan"], type=Waiting)
        plan = waiting.plan
        if row is not None:
            plan = judged(plan, row.verdict if row.status != "parked" else None, self.matcher(grant).nearest)
        due = self._if_lost(self._answer(mail, grant, waiting, self._invited_again(plan, grant), row), plan, grant)
        with self._store.db.write(lazy=True) as session:
            failing = int(plan.failing and not waiting.shows)
            about = {**due.about, "failing": failing and _failed_before(session, grant) + 1}
            moved = session.run(
                "UPDATE mails SET status = 'done', answered = ?, failing = ? WHERE id = ? AND status = 'waiting'",
                times.now() if waiting.answer else None, failing, mail,
            )  # fmt: skip
            if moved and waiting.answer:
                letter_queue.put(session, times.now(), msgspec.structs.replace(due, about=about))
        self._store.wake("post")
        return True

    def refuse(self, mail: Mail, parsed: ParsedMail, grant: Grant, reason: str) -> None:
        """Nothing of this mail is read; its author is told why, and the operator finds it in quarantine."""
        about = {"reply_to": parsed.message_id, "subject": parsed.subject, "lines": [], "shows": [], "failing": 1}
        note = f"Your mail was not read: {reason}. Nothing was done."
        due = letter_queue.Due(
            key=f"answer:{mail.id}", kind="answer", player=grant.player, game=grant.game, seat=grant.seat,
            about={**about, "row": "", "previews": [], "old": False, "notes": [note], "others": 0},
        )  # fmt: skip
        with self._store.db.write(lazy=True) as session:
            if session.run(
                "UPDATE mails SET status = 'quarantined', reason = ?, answered = ? WHERE id = ? AND status = 'new'",
                reason, times.now(), mail.id,
            ):  # fmt: skip
                letter_queue.put(session, times.now(), due)

    # the pieces

    def _invited_again(self, plan: Plan, grant: Grant) -> Plan:
        """Who answered an invitation with something else can still take it, by a number of the answer."""
        game = self._game(grant)
        if game is None or game.phase != "open" or not plan.failing or not plan.lines:
            return plan
        first = msgspec.structs.replace(plan.lines[0], alternatives=(sequels.invited(game),))
        return Plan((first, *plan.lines[1:]), plan.prose)

    def _if_lost(self, due: letter_queue.Due, plan: Plan, grant: Grant) -> letter_queue.Due:
        """The seat was taken while the mail was on its way, or by what it says: nothing of the game is told, only what
        became of its moves if any was done.
        """
        game = self._game(grant)
        word = lost(game, grant) if game is not None and game.phase != "open" else None
        if word is None or not _has_moved(plan):
            return word or due
        asked = ("question", "preview")
        lines = [{**line, "alternatives": []} for line in due.about["lines"] if line["kind"] not in asked]
        about = {**due.about, "lines": lines, "shows": [], "previews": [], "old": False}
        return msgspec.structs.replace(due, game="", seat=None, version=0, about=about)

    def _game(self, grant: Grant) -> Game | None:
        return self._store.games.find(grant.game) if grant.game else None

    def _submit(self, plan: Plan, grant: Grant, mail: Mail, key: str, version: int) -> Row | None:
        """A letter without a decision point knows a version only: its moves count if nothing has happened since."""
        if not plan.moves:
            return None
        if plan.joins or plan.goes_on:
            return self._sit(plan, grant, mail, f"mail:{key}")
        intake, key = self._store.intake, f"mail:{key}"
        try:
            return intake.submit(
                "say", {"lines": list(plan.moves)}, channel="mail", player=grant.player, game=grant.game,
                seat=grant.seat, key=key, point=grant.point or None,
                expected=None if grant.point else version or None, evidence=f"mail {mail.id}", lazy=True,
            )  # fmt: skip
        except KeyReused:
            return intake.known(key)  # handed on before its reader died, and the game has moved: so it was read then

    def _sit(self, plan: Plan, grant: Grant, mail: Mail, key: str) -> Row:
        """The mail adds to the luck; brought again in other bytes, it is the first one that does."""
        intake, part = self._store.intake, _added(plan, mail)
        how: dict[str, Any] = {"channel": "mail", "key": key, "evidence": f"mail {mail.id}", "lazy": True}
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

    def _brought_before(self, session: Session, row: str, mail: str) -> bool:
        if self._store.db.kind == "postgresql":
            # two workers with the same words under two names: the second waits for the first, and finds it
            session.run("SELECT pg_advisory_xact_lock(7073708, hashtext(?))", row)
        return session.one("SELECT 1 AS one FROM mails WHERE row_id = ? AND id <> ?", row, mail) is not None

    def _talk(self, session: Session, plan: Plan, grant: Grant, game: Game | None, key: str) -> Plan:
        """With the same bounds as on a page: what is too much is refused in the answer."""
        lines = list(plan.lines)
        for number, each in enumerate(lines):
            if each.kind in ("say", "note") and not each.status and game is not None:
                try:
                    talk.put(session, f"{key}:{number}", game, grant.player, each.line, private=each.kind == "note")
                except Refused as refused:
                    lines[number] = msgspec.structs.replace(each, status="refused", text=refused.text)
        return Plan(tuple(lines), plan.prose)

    def _answer(self, mail: str, grant: Grant, waiting: Waiting, plan: Plan, row: Row | None) -> letter_queue.Due:
        verdict = row.verdict if row else None
        about = {
            "reply_to": waiting.reply_to,
            "subject": waiting.subject,
            "lines": shown(plan),
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
        return letter_queue.Due(
            key=f"answer:{mail}", kind="answer", player=grant.player, game=game, seat=grant.seat,
            version=verdict.version if verdict else 0, about=about,
        )  # fmt: skip

    def _last_answer(self, grant: Grant) -> list[str]:
        """Whether this is the last answer to this letter for a while, and when the next one is possible."""
        with self._store.db.read() as session:
            given = session.all(
                "SELECT answered FROM mails WHERE grant_id = ? AND answered > ? ORDER BY answered",
                grant.id, times.later(times.now(), -1),
            )  # fmt: skip
        if len(given) != ANSWERS_PER_HOUR - 1:
            return []
        when = in_zone(times.later(given[0]["answered"], 1), self._store.players.get(grant.player).zone)
        return [f"This is the last answer to mails to that letter for now; the next is possible after {when}. {STILL}"]

    def _preview(self, said: str, line: str, grant: Grant) -> dict[str, Any]:
        game = self._game(grant)
        if game is None or grant.seat is None:
            refused = "There is no game to try it in."
            return {"said": said, "line": line, "told": [], "stopped": False, "refused": refused}
        found: Preview = self._store.games.preview(game, grant.seat, line)
        told = [msgspec.to_builtins(sentence) for sentence in found.told]
        refused = found.refused.text if found.refused else ""
        return {"said": said, "line": line, "told": told, "stopped": found.stopped, "refused": refused}


def _added(plan: Plan, mail: Mail) -> dict[str, str]:
    """What a joining mail adds to the luck. What a page wrote in a player's name adds nothing: the service made it."""
    if plan.words or mail.source in MADE_HERE:
        return added(plan.words)
    return {"nonce": nonce_of(mail.raw), "source": "message"}


def saying_key(grant: Grant, parsed: ParsedMail, typed: Sequence[str]) -> str:
    """The same for a mail brought again under another name: same letter answered, same date, same lines."""
    said = "\n".join((str(grant.id), parsed.message.get("date"), *typed))
    return hashlib.sha256(said.encode("utf-8", "replace")).hexdigest()[:32]


def _has_moved(plan: Plan) -> bool:
    return any(each.kind in MOVES and each.status == "done" for each in plan.lines)


def _is_old(game: Game | None, grant: Grant) -> bool:
    return bool(game and grant.point and grant.seat is not None and game.asked_since[grant.seat] != grant.point)


def _failed_before(session: Session, grant: Grant) -> int:
    """How many mails at this decision point came to nothing."""
    found = session.value(
        "SELECT count(*) FROM mails JOIN grants ON grants.id = mails.grant_id"
        " WHERE grants.player = ? AND grants.game = ? AND grants.point = ? AND mails.failing = 1",
        grant.player, grant.game, grant.point,
    )  # fmt: skip
    return int(found or 0)


def _shown_word(typed: Typed) -> str:
    """The word that was asked with; what help is asked for stands behind it."""
    sentence = words.sentence(typed.command)
    return sentence if isinstance(typed.command, Help) else sentence.split()[0]
