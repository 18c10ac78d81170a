"""Plays in all games of one player, whatever their title: python bot.py http://127.0.0.1:8000 KEY

It waits for the stream of events, asks what can be said, and says one of it. Nothing but Python is needed.
"""

from __future__ import annotations

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from typing import Any

URL, KEY = "", ""
REFUSED = (409, 412, 422)  # the game has moved on, or the rules say no: look again


def request(method: str, path: str, body: Any = None, **headers: str) -> Any:
    given = {"Authorization": f"Bearer {KEY}", **{name.replace("_", "-"): text for name, text in headers.items()}}
    data = None
    if body is not None:
        data, given["Content-Type"] = json.dumps(body).encode(), "application/json"
    return urllib.request.urlopen(urllib.request.Request(f"{URL}/api/v1{path}", data, given, method=method), timeout=60)


def get(path: str) -> Any:
    with request("GET", path) as answer:
        return json.load(answer)


def events() -> Iterator[tuple[str, Any]]:
    """Name and data of each event, for ever: a stream that ends is opened again where it stopped."""
    last: dict[str, str] = {}
    while True:
        try:
            with request("GET", "/me/events", **last) as stream:
                fields: dict[str, str] = {}
                for line in stream:
                    name, _, text = line.decode().rstrip("\r\n").partition(": ")
                    if name:
                        fields[name] = text
                    elif "data" in fields:  # an empty line ends an event
                        yield fields["event"], json.loads(fields["data"])
                        last, fields = {"Last_Event_ID": fields["id"]}, {}
        except urllib.error.HTTPError as error:
            if error.code in (401, 403):
                raise
            time.sleep(2)
        except OSError:
            time.sleep(2)


def choices(game: str, seat: int) -> tuple[int, list[str]]:
    """The version of the game, and sentences that can be said at it."""
    legal = get(f"/games/{game}/legal?seat={seat}")
    examples = [example for form in legal["forms"] for example in form["examples"]]
    return legal["version"], [each["sentence"] for each in legal["commands"] + examples]


def say(game: str, seat: int, version: int, sentence: str) -> list[str]:
    """What else could be said if this is refused."""
    body = {"say": sentence, "seat": seat}
    try:
        request(
            "POST", f"/games/{game}/commands", body, Prefer="wait=20", If_Match=f'"{version}"',
            Idempotency_Key=uuid.uuid4().hex,
        ).close()  # fmt: skip
    except urllib.error.HTTPError as error:
        if error.code == 429:
            time.sleep(float(error.headers.get("Retry-After", "60")))
        elif error.code not in REFUSED:
            raise
        return list(json.load(error).get("alternatives", []))
    return []


def play(game: str) -> None:
    """Until it waits for none of our seats."""
    while seats := [each["seat"] for each in get(f"/games/{game}")["places"] if each["yours"] and each["asked"]]:
        version, sentences = choices(game, seats[0])
        if sentences and (others := say(game, seats[0], version, random.choice(sentences))):
            say(game, seats[0], version, others[0])


if __name__ == "__main__":
    URL, KEY = sys.argv[1].rstrip("/"), sys.argv[2]
    for name, event in events():
        waiting = [event] if name == "game" else get("/games?which=mine")["items"]
        for each in waiting:
            if any(seat["asked"] for seat in each.get("seats", [])) if name == "game" else each["asked"]:
                play(each["game"] if name == "game" else each["id"])
