"""What the incoming mail has to be told. `ops` reads it and hands it in; nothing here asks the environment."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from service.limits.rate_limits import IN_ALL
from service.store.grants import KeyRing

PROVIDERS = ("raw", "mailgun", "postmark", "sendgrid", "cloudmailin")
_DOMAIN = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+|localhost")


@dataclass(frozen=True)
class MailSettings:
    domains: frozenset[str]
    keyring: KeyRing
    trusted: frozenset[str] = frozenset()  # receivers whose Authentication-Results count
    secrets: Mapping[str, str] = field(default_factory=dict, repr=False)  # by provider
    topics: frozenset[str] = frozenset()  # of Amazon SNS
    kept_days: int = 90  # days until the bytes of a settled mail are forgotten; 0 for never
    daily_bytes: int = 500_000_000  # of mail that players send within a day; see quota.py
    push_key: str = field(default="", repr=False)  # by which makers of devices know us; without one nothing is pushed
    strangers: int = IN_ALL  # letters of one kind that strangers may cause within an hour

    @classmethod
    def of(cls, given: Mapping[str, str]) -> MailSettings:
        """From settings by name: MAIL_DOMAINS, MAIL_KEYS, MAIL_TRUSTED, MAIL_SECRET_<PROVIDER>, ...."""
        domains = frozenset(_listed(given.get("MAIL_DOMAINS", "")))
        for domain in domains:
            if not _DOMAIN.fullmatch(domain):
                raise ValueError(f"MAIL_DOMAINS: {domain!r} is no domain; write names with commas between them.")
        if not domains:
            raise ValueError(
                "MAIL_DOMAINS is missing: the domain our letters are answered to, such as play.example.org."
            )
        secrets = {name: given.get(f"MAIL_SECRET_{name.upper()}", "") for name in PROVIDERS}
        for name, secret in secrets.items():
            if 0 < len(secret) < 16:
                raise ValueError(f"MAIL_SECRET_{name.upper()} is too short: at least 16 characters.")
        return cls(
            domains=domains,
            keyring=KeyRing.of(given.get("MAIL_KEYS", "")),
            trusted=frozenset(_listed(given.get("MAIL_TRUSTED", ""))),
            secrets={name: secret for name, secret in secrets.items() if secret},
            topics=frozenset(filter(None, (each.strip() for each in given.get("MAIL_SNS_TOPICS", "").split(",")))),
            kept_days=int(given.get("MAIL_KEPT", "90")),
            daily_bytes=int(given.get("MAIL_DAILY", "500")) * 1_000_000,
            push_key=given.get("PUSH_KEY", ""),
            strangers=int(given.get("MAIL_STRANGERS", IN_ALL)),
        )


def _listed(text: str) -> list[str]:
    return [each.strip().lower() for each in text.split(",") if each.strip()]
