"""Random replies as mail programs write them: python -m tests.mails.requote --count 3000 --seed 1

A letter of ours with random content is answered with random lines, in the manner of a mail program drawn by chance.
What was typed is known, so what is read can be compared. Nothing here knows how the reader works.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from dataclasses import dataclass

from ops.chaos.replying.drafts import Draft
from ops.chaos.replying.programs import PROGRAMS
from service.mail.incoming.text.reading import parse_mail, tidy, typed_lines
from tests.mails.table417 import is_command

NAMES = ["Anna", "Bert", "Věra", "Олег", "Zoé", "Jürgen", "Quentin van der Berg"]
COLOURS = ["red", "blue", "yellow", "green", "purple"]
TALK = ["well played", "your turn Bert", "спасибо за игру", "díky, pěkný tah", "à toi de jouer", "see you on Friday :)"]
GREETINGS = ["Hi,", "Hello there,", "Ahoj,", "Привет!", "Bonjour,", "Hallo zusammen,", "hey"]
FAREWELLS = [
    "Best regards,\nAnna",
    "Viele Grüße\nAnna",
    "Cordialement,\nZoé",
    "S pozdravem\nVěra",
    "С уважением,\nОлег",
]
PROSE = [
    "What a lucky roll that was.",
    "I was away for two days, sorry.",
    "take care of yourself",
    "I will pass by on Monday",
]
SIGNATURES = ["-- \nAnna Novak\npass the salt", "--\nBert\nhelp desk, 2nd floor", "-- \nAnna | show your work"]


@dataclass(frozen=True)
class Reply:
    client: str
    letter: str
    raw: bytes
    commands: list[str]


def letter(dice: random.Random) -> tuple[str, list[str]]:
    """A letter as we send them, and the sentences of its options."""
    number, name = dice.randrange(1, 900), dice.choice(NAMES)
    options = [sentence(dice) for _ in range(dice.randrange(2, 9))]
    rows = ["".join(f" {dice.choice(' RBYGP')}{dice.choice('.123456')} " for _ in range(5)) for _ in range(4)]
    news = [f"{dice.choice(NAMES)} places {colour(dice)} {dice.randrange(1, 7)} on {cell(dice)}." for _ in range(4)]
    lines = [
        f"##- Reply above this line; one command on a line. Sagrada {number} -##",
        "",
        f"{name}, take a die or pass before Thu 19 Nov 21:00, in 2 d 3 h.",
        "",
        "Since your last move:",
        *dice.sample(news, dice.randrange(0, 5)),
        f'{dice.choice(NAMES)} says: "{dice.choice(TALK)}"',
        "",
        "You can:",
        *(f"  ({n}) {option}" for n, option in enumerate(options, 1)),
        "Or type: take <die> to <cell>; pass; undo; say <text>;",
        "help, show, history, preview 2",
        "",
        "Your window",
        "    1   2   3   4   5",
        *(f" {letter} {row}" for letter, row in zip("abcd", rows, strict=True)),
        "",
        f"Your seat: https://play.example/g/{number}/seat/1",
        f"This position: https://play.example/g/{number}/at/{dice.randrange(2, 90)}",
        "",
        "-- ",
        f"Log head {dice.getrandbits(64):016x}, rules 1. Commands for every letter: help, mute, digest,",
        "pause until 2026-12-24. Whoever holds this letter can ask to move for you: do not forward it.",
    ]
    return "\n".join(lines), options


def colour(dice: random.Random) -> str:
    return dice.choice(COLOURS)


def cell(dice: random.Random) -> str:
    return f"{dice.choice('abcd')}{dice.randrange(1, 6)}"


def sentence(dice: random.Random) -> str:
    if dice.random() < 0.1:
        return "pass"
    if dice.random() < 0.2:
        return f"tool {dice.randrange(1, 13)} {colour(dice)} {dice.randrange(1, 7)}"
    return f"take {colour(dice)} {dice.randrange(1, 7)} to {cell(dice)}"


def typed_by_somebody(dice: random.Random, options: list[str]) -> list[str]:
    lines = []
    for _ in range(dice.choice([1, 1, 1, 2, 2, 3])):
        draw = dice.random()
        if draw < 0.25:
            lines.append(str(dice.randrange(1, len(options) + 1)))
        elif draw < 0.5:
            lines.append(dice.choice(options))  # word for word as the letter has it
        elif draw < 0.8:
            lines.append(dice.choice([str, str.capitalize, str.upper])(sentence(dice)))
        else:
            lines.append(f"chat {dice.choice(TALK)}")
    if dice.random() < 0.15:
        lines.insert(dice.randrange(len(lines) + 1), dice.choice(PROSE))
    if dice.random() < 0.12:
        lines[:0] = [dice.choice(GREETINGS), ""]
    return lines


def reply(dice: random.Random, client: str | None = None) -> Reply:
    text, options = letter(dice)
    lines = typed_by_somebody(dice, options)
    if dice.random() < 0.12:
        lines += ["", *dice.choice(FAREWELLS).split("\n")]
    signature = dice.choice(SIGNATURES).split("\n") if dice.random() < 0.25 else []
    name = client or dice.choice(list(PROGRAMS))
    draft = Draft(dice, text, lines, signature)
    raw = PROGRAMS[name](draft)  # it may correct what was typed, as telephones do
    return Reply(name, text, raw, [tidy(line) for line in draft.lines if is_command(line)])


def read(one: Reply) -> list[str]:
    mail = parse_mail(one.raw, "anna@mail.example.com", ["play.example"])
    return [line for line in typed_lines(mail, [one.letter]) if is_command(line)]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mails.requote")
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--client", choices=sorted(PROGRAMS))
    parser.add_argument("--show", type=int, default=3, help="how many wrong ones are printed")
    given = parser.parse_args(arguments)
    dice = random.Random(given.seed)
    tried: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    extra = 0
    for _ in range(given.count):
        one = reply(dice, given.client)
        found = read(one)
        tried[one.client] += 1
        extra += any(found.count(line) > one.commands.count(line) for line in found)
        if found != one.commands:
            wrong[one.client] += 1
            if wrong.total() <= given.show:
                print(f"--- {one.client}: read {found}, typed {one.commands}\n{one.raw.decode('utf-8', 'replace')}")
    for client in sorted(tried):
        print(f"{client:24} {tried[client]:5} tried {wrong[client]:4} wrong")
    exact = tried.total() - wrong.total()
    print(f"{tried.total()} replies, {exact} exact ({100 * exact / tried.total():.2f} %), {extra} with a line too many")
    return 0 if exact >= 0.995 * tried.total() else 1


if __name__ == "__main__":
    sys.exit(main())
