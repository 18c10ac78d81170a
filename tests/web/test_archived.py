"""Each page, picture and answer of the API about a game that is over is the same once its events are packed."""

from __future__ import annotations

import random
import re

from service.store import times
from tests.letters.support import Table, address
from tests.web.pages import Browser
from workers import archive

ONE_EACH_TIME = re.compile(r'value="[^"]{20,}"|nonce-[\w+/=-]+|nonce="[^"]+"|\?k=[\w.-]+|<!--.*?-->', re.S)


def test_pages_and_answers_are_as_they_were(table: Table) -> None:
    game = table.open("pig", pace="none")
    dice = random.Random(7)
    for _ in range(2000):
        if table.game.phase != "running":
            break
        table.say(table.asked, dice.choice(table.legal(table.asked)))
    table.post()
    table.open("pig", pace="none")
    table.work()
    anna = Browser(table)
    anna.sign_in(table, address("Anna"))
    key = {"Authorization": f"Bearer {table.store.players.new_key(table.players['Anna'], 'a program')}"}
    rules = [
        rule
        for rule in anna.app.url_map.iter_rules()
        if "GET" in (rule.methods or ()) and {"game", "game_id"} & rule.arguments
    ]
    values = {"game": game, "game_id": game, "version": 3, "seat": 0, "number": 1, "width": 360}
    paths = [rule.rule for rule in rules if rule.arguments <= values.keys()]
    addresses = [re.sub(r"<(?:[^<>:]+:)?(\w+)>", lambda name: str(values[name[1]]), path) for path in paths]
    assert len(addresses) > 15

    def seen() -> dict[str, tuple[int, str]]:
        answers = {path: anna.client.get(path, base_url=anna.url, headers=key) for path in addresses}
        return {path: (each.status_code, ONE_EACH_TIME.sub("", each.text)) for path, each in answers.items()}

    before = seen()
    assert sum(code == 200 for code, _ in before.values()) > 12
    assert archive.pack(table.store, 1, times.later(times.now(), 48)) == 1
    after = seen()
    assert {path for path in addresses if before[path] != after[path]} == set()
    again = anna.post(f"/games/{game}/rematch")
    assert again.status_code != 500
