"""How a program is told by a request: signed as Standard Webhooks has it, or in the shape that a chat takes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from domain.kernel.shapes import Refused
from service.limits.outward import Outward
from service.store.hooks import Hook

Shape = Literal["standard", "discord", "slack"]
SHAPES: tuple[Shape, ...] = ("standard", "discord", "slack")
CHATS: dict[str, Shape] = {
    "discord.com": "discord", "ptb.discord.com": "discord", "canary.discord.com": "discord",
    "discordapp.com": "discord", "hooks.slack.com": "slack",
}  # fmt: skip
PREFIX = "whsec_"
LONGEST = 1800  # letters of a message: Discord takes 2000, and what is escaped is longer
_MARKUP = re.compile(r"([\\*_~`|<>#\[\]])")


class Happening(Struct, frozen=True, kw_only=True):
    """What a program is told. `title` and `line` are for people; `data` is for programs, and holds both."""

    type: str
    timestamp: str
    data: dict[str, Any]


def shape_of(url: str, wished: str) -> str:
    """Chats are known by their address."""
    return wished or CHATS.get((urlsplit(url).hostname or "").lower(), "standard")


def hook_refusal(hook: Hook, outward: Outward) -> Refused | None:
    """Why nothing would be sent there."""
    if hook.shape not in SHAPES:
        return Refused("bad_shape", "A hook has one of the shapes {shapes}.", shapes=", ".join(SHAPES))
    return outward.refusal(hook.url)


def new_secret(luck: bytes) -> str:
    return PREFIX + base64.b64encode(luck).decode()


def headers(hook: Hook, id: str, now: int, body: bytes) -> dict[str, str]:
    """`id`: the same each time that this is tried."""
    key = base64.b64decode(hook.secret.removeprefix(PREFIX))
    signature = hmac.digest(key, f"{id}.{now}.".encode() + body, hashlib.sha256)
    return {
        "Content-Type": "application/json",
        "User-Agent": "Posthorn",
        "webhook-id": id,
        "webhook-timestamp": str(now),
        "webhook-signature": f"v1,{base64.b64encode(signature).decode()}",
    }


def body_of(shape: str, said: bytes) -> bytes:
    """`said`: a happening as it is kept."""
    if shape == "standard":
        return said
    data = msgspec.json.decode(said, type=Happening).data
    written = _discord if shape == "discord" else _slack
    return msgspec.json.encode(written(data["heading"], data["line"], data["url"]))


def _discord(heading: str, line: str, url: str) -> dict[str, Any]:
    """Nobody is called by it, whatever people are named or write."""
    heading, line = (_MARKUP.sub(r"\\\1", each) for each in (heading, line))
    return {"content": f"**{heading}**\n{line[:LONGEST]}\n<{url}>", "allowed_mentions": {"parse": []}}


def _slack(heading: str, line: str, url: str) -> dict[str, Any]:
    escaped = (
        each.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") for each in (heading, line[:LONGEST])
    )
    return {"text": "\n".join((*escaped, f"<{url}>")), "mrkdwn": False}
