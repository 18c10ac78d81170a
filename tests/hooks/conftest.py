"""A table whose service tells programs, and a receiver of them that checks what it is sent as any receiver would."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from standardwebhooks.webhooks import Webhook

from service.mail.outgoing import reasons
from service.mail.outgoing.web_hooks import new_secret
from service.store import hooks
from service.store.hooks import Hook
from tests.letters import support
from tests.letters.support import SETTINGS, SITE, Table
from tests.outward.server import Stranger, stranger
from workers.mail import MailService

SECRET = new_secret(b"0123456789abcdef01234567")


class HookTable(Table):
    """`receiver`: where programs are reached."""

    receiver: Stranger

    def hook(self, name: str, path: str = "/hook", **more: Any) -> Hook:
        given = {"url": self.receiver.url(path), "shape": "standard", "secret": SECRET, "name": f"bot of {name}"}
        with self.store.db.write() as db:
            return hooks.keep(db, Hook(player=self.players[name], **{**given, **more}), "2026-01-01T00:00:00.000000Z")

    def hooks(self, name: str) -> list[Hook]:
        with self.store.db.read() as db:
            return hooks.of_player(db, self.players[name])

    def tell(self) -> int:
        """Letters are written and programs are told; how many took it."""
        self.post()
        return self.mail_service.caller.send()

    def later(self) -> None:
        """What was put off is tried now."""
        with self.store.db.write() as session:
            session.run("UPDATE hook_calls SET lease = 0 WHERE status = 'ready'")
        self.mail_service.caller.send()

    def told(self, path: str = "/hook", secret: str = SECRET) -> list[dict[str, Any]]:
        """What came there, in order; each is signed with the secret."""
        came = [(headers, body) for at, headers, body in self.receiver.received if at == path]
        return [Webhook(secret).verify(body, headers) for headers, body in came]

    def bodies(self, path: str) -> list[dict[str, Any]]:
        return [json.loads(body) for at, _, body in self.receiver.received if at == path]

    def why(self, name: str) -> str:
        with self.store.db.read() as session:
            return "\n".join(reasons.why(session, self.players[name]))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[HookTable]:
    with stranger(tmp_path) as receiver:
        table = HookTable(tmp_path)
        table.receiver = receiver
        table.mail_service = MailService(
            table.store, SETTINGS, SITE, policy=support.AT_ONCE, outward=receiver.outward()
        )
        yield table
        table.close()
