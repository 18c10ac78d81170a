"""Devices that a player has told of games by pushes: given by the page or the API, taken away, tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from domain.game.names import one_line
from domain.kernel.shapes import Refused
from service.store import pushes, times
from service.store.pushes import Device

if TYPE_CHECKING:
    from service.store import Store

MOST = 10
TRIALS = 5  # an hour
LONGEST_NAME = 60


def add(store: Store, device: Device, refusal: Refused | None) -> None:
    """`refusal`: why this endpoint or these keys are not taken. The same endpoint again is the same device."""
    if refusal is not None:
        raise refusal
    device = msgspec.structs.replace(device, name=one_line(device.name).strip()[:LONGEST_NAME])
    with store.db.write() as session:
        others = [each for each in pushes.of_player(session, device.player) if each.endpoint != device.endpoint]
        if len(others) >= MOST:
            raise Refused("too_many_devices", "{most} devices are enough. Take one away first.", most=MOST)
        pushes.keep(session, device, times.now())


def remove(store: Store, player: str, id: str) -> None:
    with store.db.write() as session:
        known = id.isascii() and id.isdecimal() and len(id) < 16
        if not known or not pushes.remove(session, player, int(id)):
            raise Refused("no_such_device", "You have no such device.")


def try_out(store: Store, player: str, said: str) -> int:
    """A push of its own to each device of theirs; how many there are."""
    now = times.now()
    with store.db.write() as session:
        if pushes.trials_since(session, player, times.later(now, -1)) >= TRIALS * MOST:
            raise Refused("too_many_trials", "You have tried it often enough for now. Try again in an hour.")
        found = pushes.of_player(session, player)
        for device in found:
            pushes.insert(session, f"{pushes.TRIALS}{device.id}:{now}", 0, device, "", said, now)
    store.wake("mail")
    return len(found)
