"""Who speaks in a mail: whose letter it answers, from which address, and whether the mail proves that."""

from __future__ import annotations

from typing import Any

import dkim
from msgspec.structs import replace

from domain.kernel.shapes import Refused
from domain.players.player import Player
from service.limits import rate_limits
from service.mail.incoming.identity.authentic import Dns, authentic, known, trusted
from service.mail.incoming.identity.decision import Speaker, decide
from service.mail.incoming.inbox import Mail
from service.mail.incoming.settings import MailSettings
from service.mail.incoming.text.reading import ParsedMail
from service.store import Store, mails, times
from service.store.database import Session
from service.store.grants import Grant, use_of


class SenderIdentity:
    def __init__(self, store: Store, settings: MailSettings, dns: Dns | None) -> None:
        self._store, self._settings, self._dns = store, settings, dns

    def speaker(
        self, session: Session, mail: Mail, message: ParsedMail, token: str, grant: Grant | None, went_to: str
    ) -> Speaker:
        """`went_to`: the address of the letter that is answered. Whether the mail is authentic is asked by itself."""
        player = self.player(grant)
        registered = {address for address, confirmed in player.addresses if confirmed} if player else set()
        if went_to and (player is None or went_to in dict(player.addresses)):
            registered.add(went_to.lower())
        use, now, author = use_of(mail.rcpt), times.now(), message.author or ""
        works = grant is not None and use == "reply" and not grant.expiry("reply", now)  # then nobody is sent help
        trusts = player is not None and "yes" in (player.settings.get("trust"), player.settings.get("mail_trust"))
        return Speaker(
            kind=message.kind,
            now=now,
            author=message.author,
            token="none" if not token else "bad" if self._settings.keyring.grant(token, use) is None else "good",
            use=use,
            grant=grant,
            registered=registered,
            trusts_token=trusts or mail.confirmed,
            answered_this_hour=_answered_this_hour(session, grant.id) if grant else 0,
            helped_today=not works and bool(author) and rate_limits.has_had(session, "help", author),
        )

    def is_proven(self, mail: Mail, message: ParsedMail, speaker: Speaker) -> bool:
        """Asked only where it makes a difference: a proof may cost a look into the DNS."""
        hoped = decide(replace(speaker, authentic=True)).action
        if hoped == "help":
            return self._is_authentic(mail, message, self._counted(mail))
        known = hoped in ("execute", "renew") and speaker.author in speaker.registered
        return known and self._is_authentic(mail, message, self._dns)

    def _is_authentic(self, mail: Mail, message: ParsedMail, dns: Dns | None) -> bool:
        told, receivers = known(mail.source, mail.auth), trusted(self._settings, mail.source, mail.auth)
        at = times.parsed(mail.arrived).timestamp()
        return authentic(mail.raw, message.message, message.author or "", mail.rcpt, told, receivers, dns, at)

    def _counted(self, mail: Mail) -> Dns:
        """For strangers: one who makes us ask a slow name server again and again would hold up everybody's mail."""

        def look_up(name: Any, timeout: float = 5) -> Any:
            with self._store.db.write(lazy=True) as session:
                rate_limits.cause(session, "check", client=mail.peer, most=max(1, self._settings.strangers // 5))
            return (self._dns or dkim.get_txt)(name, timeout=timeout)

        return look_up

    def player(self, grant: Grant | None) -> Player | None:
        try:
            return self._store.players.get(grant.player) if grant and grant.player else None
        except Refused:
            return None


def _answered_this_hour(session: Session, grant: int) -> int:
    since = times.later(times.now(), -1)
    return len(mails.answered_since(session, grant, since))
