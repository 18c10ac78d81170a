"""A table whose service pushes, and a maker of devices that takes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from service.store import pushes
from service.store.pushes import Device
from tests.letters import support
from tests.letters.support import SITE, Table
from tests.outward.server import Stranger, stranger
from tests.push.device import TestDevice
from workers.mail import MailService

SETTINGS = replace(support.SETTINGS, push_key="AQ" * 21 + "A")


class PushTable(Table):
    """`maker`: where devices are reached."""

    maker: Stranger

    def device(self, name: str, path: str = "/device", session: str = "") -> TestDevice:
        made = TestDevice(self.maker.url(path))
        with self.store.db.write() as db:
            pushes.keep(db, self._device(name, made, session), "2026-01-01T00:00:00.000000Z")
        return made

    def _device(self, name: str, made: TestDevice, session: str) -> Device:
        return Device(
            player=self.players[name], endpoint=made.endpoint, public=made.keys["p256dh"], auth=made.keys["auth"],
            session=session, name="Firefox on Android",
        )  # fmt: skip

    def devices(self, name: str) -> list[Device]:
        with self.store.db.read() as db:
            return pushes.of_player(db, self.players[name])

    def push(self) -> int:
        """Letters are written and pushes are sent; how many of these were taken."""
        self.post()
        assert self.mail_service.pusher is not None
        return self.mail_service.pusher.send()

    def wish(self, name: str, **settings: str) -> None:
        self.store.players.change_settings(self.players[name], settings)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[PushTable]:
    with stranger(tmp_path) as maker:
        table = PushTable(tmp_path)
        table.maker = maker
        table.mail_service = MailService(table.store, SETTINGS, SITE, policy=support.AT_ONCE, outward=maker.outward())
        yield table
        table.close()
