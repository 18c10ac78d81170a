"""Letters to the mail server, and what its answers mean: a letter was taken, or waits, or was refused for ever.

One refusal says little. If letters to different readers fail alike, or the server is not reached, it is the server:
letters wait, one at a time is tried, and nothing counts against anybody. A refusal for ever is one only if it is said
again after a letter to somebody else was taken.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from service.mail.outgoing import bounces, delivery_policy
from service.mail.outgoing.compose import LetterWriter
from service.projections import letter_queue
from service.store import circuit, leases, times
from service.store import letters as outbox
from service.store.database import Session
from service.store.intake import with_retries
from service.store.leases import HeldLeases
from service.store.letters import Letter
from workers import clock_credit
from workers.relay import Refusal, Relay, SmtpConnection, Taken
from workers.watchdog import Overdue, over

log = logging.getLogger("posthorn.post")

BATCH = 50
SENDING = 300.0  # seconds the mail server has for one letter
MARKING = 7  # tries to note that a letter was taken, over 6 seconds
LASTS = 8.0  # seconds of a lease of a letter: longer than that
BACK_OFF = (30.0, 120.0, 600.0, 1800.0, 3600.0)  # seconds after each refusal for the time being; then hourly
GREYLISTED = 3  # tries
GIVE_UP = 60  # refusals for now, each while letters to others were taken: two days at least
TOLD = 1.0  # hours until the log says again that the mail server takes no letters


class Delivery:
    def __init__(self, letter_writer: LetterWriter, relay: Relay) -> None:
        self.letter_writer, self.store = letter_writer, letter_writer.store
        self.connection = SmtpConnection(relay)
        self._told = ""  # when the log has said last that there is trouble

    def send(self, closing: Callable[[], bool] = lambda: False) -> int:
        sent = 0
        while not closing() and (claimed := self._claimed()):
            held, batch, is_trial = claimed
            with self.store.leases.keep(held):
                for done, letter in enumerate(batch):
                    if closing():
                        break
                    if not is_trial and self._circuit().is_open:
                        self._give_back(batch[done:])
                        break
                    if held.has(letter.id):
                        sent += self._deliver(letter)
        return sent

    def _circuit(self) -> circuit.Circuit:
        with self.store.db.read() as session:
            return circuit.read(session)

    def _claimed(self) -> tuple[HeldLeases, list[Letter], bool] | None:
        """While the circuit is open one letter, if it is time for one."""
        known = self._circuit()
        if known.is_open:
            with self.store.db.write() as session:
                if not circuit.may_try(session, known, times.now()):
                    return None
        until = leases.until(LASTS)
        letters = outbox.claim(self.store.db, 1 if known.is_open else BATCH, until, by_turns=known.is_open)
        if not letters:
            return None
        return HeldLeases("letters", "id", [letter.id for letter in letters], until, LASTS), letters, known.is_open

    def _give_back(self, letters: list[Letter]) -> None:
        with self.store.db.write(lazy=True) as session:
            outbox.give_back(session, letters)

    def _deliver(self, letter: Letter) -> int:
        reason = delivery_policy.outlived(self.store, letter)
        if reason:
            with self.store.db.write() as session:
                outbox.mark_failed(session, letter, reason)
                letter_queue.unsend(session, letter.token, times.now(), f"{reason}; the mail server had not taken it")
            return 0
        outcome = self._handed_over(letter)
        self.store.fault_point("handed over")
        # a database that is away for a moment must not make a letter that was taken go out again
        with_retries(lambda: self._mark(letter, outcome), attempts=MARKING)
        return int(isinstance(outcome, Taken))

    def _handed_over(self, letter: Letter) -> Taken | Refusal:
        """A server may answer each step in time and never come to an end."""
        try:
            with over(f"letter {letter.id} at the mail server", SENDING, ends_process=False):
                return self._said_to(letter)
        except Overdue:
            self.connection.close()
            return Refusal("the mail server does not come to an end", "cut")

    def _said_to(self, letter: Letter) -> Taken | Refusal:
        sender = self.letter_writer.site.bounces_to(self.letter_writer.grants.keyring.token(letter.grant_id, "bounce"))
        if letter.kind != "help":
            return self.connection.hand_over(letter, sender)
        # what is said to a mail that could not be taken has no sender, so that nothing answers it
        outcome = self.connection.hand_over(letter, "")
        refused = isinstance(outcome, Refusal) and outcome.how == "never" and not outcome.recipient
        return self.connection.hand_over(letter, sender) if refused else outcome  # not every relay takes such a letter

    def _mark(self, letter: Letter, outcome: Taken | Refusal) -> None:
        db, now = self.store.db, times.now()
        # a file keeps what a killed process wrote; a server that loses a backend forgets what is not on the disk
        with db.write(lazy=db.kind == "sqlite") as session:
            if isinstance(outcome, Taken):
                is_owed = self._taken(session, letter, outcome, now)
            else:
                is_owed = self._refused(session, letter, outcome, now)
        if is_owed:
            self.store.wake("apply")

    def _taken(self, session: Session, letter: Letter, taken: Taken, now: str) -> bool:
        owed = clock_credit.give_back(session, self.store.games, letter, now)
        outbox.mark_sent(session, letter, now, taken.answer)
        since = circuit.took(session, letter.address, now)
        if since:
            outbox.put_forward(session)
            log.warning("the mail server takes letters again; it has not since %s", since)
        return owed

    def _refused(self, session: Session, letter: Letter, refusal: Refusal, now: str) -> bool:
        if refusal.how == "letter":
            return self._give_up(session, letter, refusal, now)
        known = circuit.read(session)
        among_others = refusal.how != "away" and known.took_others(letter.address, letter.failed)
        if among_others and (refusal.for_ever or letter.refused >= GIVE_UP):
            return self._give_up(session, letter, refusal, now)
        if not among_others and known.is_to_blame(letter.address, refusal.how):
            self._trouble(session, letter, refusal, now)
            return False
        # many servers say no for now, for some minutes, to what they have never seen
        if refusal.how != "later" or letter.tries > GREYLISTED:
            circuit.failed(session, letter.address, refusal.how, now)
        pause = BACK_OFF[min(letter.tries, len(BACK_OFF)) - 1]
        outbox.try_later(session, letter, pause, refusal.text, now, refused=int(among_others))
        return False

    def _trouble(self, session: Session, letter: Letter, refusal: Refusal, now: str) -> None:
        outbox.wait(session, letter, refusal.text, now)
        circuit.failed(session, letter.address, refusal.how, now)
        if circuit.opened(session, refusal.text, now):
            outbox.put_forward(session)
            self._told = ""
        if not self._told or times.later(self._told, TOLD) <= now:
            self._told = now
            log.error(
                "The mail server takes no letters since %s: %s. They wait, and one at a time is tried. See"
                " POSTHORN_MAIL_RELAY and posthorn mail out.",
                circuit.read(session).since, refusal.text,
            )  # fmt: skip

    def _give_up(self, session: Session, letter: Letter, refusal: Refusal, now: str) -> bool:
        """Time in which it was said for now is given back; of a mailbox that is not there nobody waits for a letter."""
        owed = not refusal.for_ever and clock_credit.give_back(session, self.store.games, letter, now)
        outbox.mark_failed(session, letter, refusal.text, refusal.text)
        letter_queue.unsend(session, letter.token, now, f"it could not be sent: {refusal.text}")
        if refusal.no_such_mailbox:
            bounces.refused(session, letter, refusal.text)
        return owed

    def close(self) -> None:
        self.connection.close()
