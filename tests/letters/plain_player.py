"""A player who sees nothing but the text part of the letters: `python -m tests.letters.plain_player TITLE [SEED]`.

It knows no rule, no page and no API: it reads the marks below "YOU CAN" and answers with one of them, in the words
that people put around a number. Beside it sits a bot.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from random import Random

from service.store.letters import Letter
from tests.letters.support import Table, message

_OPTION = re.compile(r"^\((\d+[a-z]?)\) (.*)$")


class PlainPlayer:
    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.read = self.joined = 0

    def answer_to(self, text: str) -> str:
        """The mark to answer with; nothing if the letter asks for nothing. Several moves at once are liked best."""
        numbered = options_in(text)
        if not numbered:
            return ""
        self.read += 1
        joined = [number for number, said in numbered if ", then " in said]
        number = self.dice.choice(joined or [number for number, _ in numbered[:3]])
        self.joined += bool(joined)
        return self.dice.choice(("{}", "{} please", "Option {}.", "I choose {}, thanks")).format(number)


def options_in(text: str) -> list[tuple[str, str]]:
    """The choices, each with its mark and its words, however many lines it takes."""
    found: list[tuple[str, str]] = []
    for line in text.partition("YOU CAN")[2].splitlines():
        if match := _OPTION.match(line):
            found.append((match[1], match[2]))
        elif found and line.startswith("    "):
            found[-1] = (found[-1][0], f"{found[-1][1]} {line.strip()}")
        elif found:
            break
    return found


def text_part(letter: Letter) -> str:
    part = message(letter).get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def play(where: Path, title: str, seed: int, most: int = 600) -> tuple[PlainPlayer, Table]:
    """A game to its end, or as far as `most` answers go."""
    table, player = Table(where, names="Anna"), PlainPlayer(seed)
    table.open(title=title, bots=1)
    table.work()
    table.post()
    for _ in range(most):
        letters = table.letters("Anna")
        if table.game.phase != "running" or not letters:
            break
        said = player.answer_to(text_part(letters[-1]))
        if not said:
            raise AssertionError(f"nothing can be answered to this:\n{text_part(letters[-1])}")
        table.answer(letters[-1], said)
        if letters == table.letters("Anna"):
            raise AssertionError(f'no letter came after "{said}" to this:\n{text_part(letters[-1])}')
    return player, table


def main(arguments: list[str]) -> int:
    title, seed = arguments[0], int((arguments[1:] or ["1"])[0])
    with tempfile.TemporaryDirectory() as folder:
        player, table = play(Path(folder), title, seed)
        print(f"{title}: {table.game.phase} after {player.read} answers, {player.joined} of them of several moves")
        done = table.game.phase == "closed"
        table.close()
    return 0 if done else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
