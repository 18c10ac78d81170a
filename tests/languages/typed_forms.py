"""python -m tests.languages.typed_forms: what people type for 47 commands (words_typed.txt), and what is read of it.

A form is read if it means what its row says, at the place where it is said: with the arguments that its command takes.
It is wrong if it means anything else there, in any title.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from domain.game.table import grammar
from domain.kernel.shapes import Command
from domain.titles.shelf import titles
from service.commands.lines import declined, sorted_line
from service.commands.matching import GameCommandMatcher
from tests import said

FORMS = Path(__file__).with_name("words_typed.txt")
READ, UNREAD, WRONG = "read", "unread", "wrong"
LANGUAGES = ("ru", "fr", "cs")
NUMBERED, INVITED, PAUSED, FOLLOWED, ORDERED = 12, 16, 17, 23, 28  # rows
_NAMES_A_DAY = re.compile(r"\d|суббот|samedi|sobot")

# a row: the sentences that a form is put into, and the tags of the commands that are meant
GAME: dict[int, tuple[tuple[str, ...], tuple[str, ...]]] = {
    1: (("{} R5 A1", "{} 3", "{} pig"), ("sagrada.take", "lagranja.take_die", "lagranja.take_goods")),
    2: (("{} to A1", "{} A1", "{} marker on D3", "{} at mill 3"),
        ("sagrada.place", "lagranja.place", "ohmygoods.place", "sagrada.take")),
    3: (("{}",), ("sagrada.pass", "lagranja.done", "ohmygoods.pass")),
    4: (("{}",), ("lagranja.done", "ohmygoods.done", "sagrada.pass", "ohmygoods.pass", "table.done")),
    29: (("{} 12 field", "{} card 12 as field"), ("lagranja.play",)),
    30: (("{}", "{} card"), ("lagranja.draw_card",)),
    31: (("{} pig butcher", "{} pig to butcher"), ("lagranja.deliver",)),
    32: (("{} pig",), ("lagranja.buy", "lagranja.sell")),
    33: (("{} pig",), ("lagranja.upgrade",)),
    34: (("{} 2", "{} 1a to mill 3", "{} marker D3 to D2"),
         ("lagranja.move", "ohmygoods.move", "lagranja.shift_marker", "ohmygoods.plan")),
    35: (("{}", "{} 3", "{} card 12", "{} lathekin A1 C3", "{} lathekin from A1 to C3"),
         ("lagranja.use", "sagrada.use", "sagrada.move", "sagrada.move_two", "ohmygoods.use", "lagranja.use_shared",
          "sagrada.use_on", "sagrada.pinch", "sagrada.swap", "sagrada.risk")),
    36: (("{} Firmitas", "{} pig", "{} 3"),
         ("sagrada.choose", "lagranja.choose", "ohmygoods.name", "lagranja.take_die", "lagranja.take_goods",
          "lagranja.choose_tile")),
    37: (("{} mill 3", "{} at mill 3", "work at mill 3 {}", "{} mill 3 well", "{} at mill 3 sloppily"),
         ("ohmygoods.plan",)),
    38: (("{} mill 3", "{} mill 3 2 times"), ("ohmygoods.produce", "ohmygoods.chain")),
    39: (("{} mill 3 for 2 coal", "{} 1a for 2 coal"), ("ohmygoods.build", "ohmygoods.hire")),
    40: (("{}", "{} hand"), ("ohmygoods.keep", "ohmygoods.exchange")),
    # what is given is paid: отдаю
    41: (("{} pig", "{} silver", "{} 2 coal"), ("lagranja.pay", "ohmygoods.pay", "ohmygoods.give")),
    42: (("{}",), ("pig.roll", "pig.hold")),
    43: (("{}", "{} 3"), ("lagranja.reroll",)),
    44: (("{}",), ("lagranja.choose_tile",)),
    45: (("{}",), ("lagranja.place",)),
    46: (("{}",), ("lagranja.trade",)),
    47: (("{}",), ("lagranja.buy_tile",)),
}  # fmt: skip
# a row: a question at which its command can be said, and the sentence
PLACES = {
    1: ("lagranja pick_die", "{} 2"), 3: ("sagrada your_turn", "{}"), 4: ("lagranja farm_card", "{}"),
    30: ("lagranja space_two#2", "{}"), 35: ("sagrada your_turn", "{} flux brush on G4"),
    36: ("sagrada choose_window", "{} Firmitas"), 40: ("ohmygoods exchanging", "{}"),
    44: ("lagranja donkey_tiles", "{}"), 45: ("lagranja place_marker", "{}"), 46: ("lagranja farm_card", "{}"),
    47: ("lagranja buy_roof", "{}"),
}  # fmt: skip
HERE = {"D3": "B4", "1-2": "2-1"}  # what can be had at these questions
# a row: what is put behind a form, and the kinds of line, or the words of any letter, that are meant
LINES: dict[int, tuple[str, tuple[str, ...]]] = {
    5: ("", ("undo",)), 6: ("", ("Help",)), 7: ("", ("Show",)), 8: ("", ("More",)), 9: ("", ("History",)),
    10: ("", ("preview",)), 11: ("", ("Why",)), 12: ("", ("number",)), 13: ("", ("yes", "assent")), 14: ("", ("no",)),
    15: ("", ("never", "stops")), 16: ("", ("join",)), 17: (" 24.12.2026", ("Pause",)), 18: ("", ("PauseOff",)),
    19: ("", ("Mute", "Letters", "stops")), 20: ("", ("Digest",)), 21: (": ahoj", ("say",)), 22: (": ahoj", ("note",)),
    23: ("", ("next",)), 24: ("", ("Revoke",)), 25: (" pause", ("Vote",)),
    26: ("", ("Agree", "Disagree", "yes", "assent")),
    27: ("", ("Resign",)), 28: ("", ("order",)),
}  # fmt: skip


class Form(Struct, frozen=True):
    row: int
    language: str
    text: str


def forms() -> Iterator[Form]:
    row = 0
    for line in FORMS.read_text(encoding="utf-8").splitlines():
        head, _, rest = line.partition(" ")
        if head.isdecimal():
            row = int(head)
        elif head[:-1] in LANGUAGES:
            yield from (Form(row, head[:-1], form.strip()) for form in rest.split(" | "))


def judged(form: Form) -> str:
    found = set(_in_games(form)) if form.row in GAME else set(_on_a_line(form))
    wanted = set((GAME.get(form.row) or LINES[form.row])[1])
    if not found:
        return UNREAD
    return READ if found <= wanted else f"{WRONG} ({', '.join(sorted(found - wanted))})"


def _at_a_choice(form: Form) -> said.Position:
    """Of windows, which have no numbers, for what names an option by its number."""
    here = said.position("sagrada choose_window" if form.row == NUMBERED else "lagranja pick_die")
    assert here is not None
    return here


def _in_games(form: Form) -> Iterator[str]:
    """The tags of what a form means in its sentences, in the titles that have its command; else at its question."""
    tags = GAME[form.row][1]
    meant = [title for title in titles.values() if any(tag.startswith(f"{title.id}.") for tag in tags)]
    sentences = [sentence.format(form.text) for sentence in GAME[form.row][0]]
    commands = [each for title in meant for sentence in sentences for each in title.language.readings(sentence)]
    yield from map(_tag, commands or _at_a_question(form))


def _at_a_question(form: Form) -> Iterator[Command]:
    where, sentence = PLACES.get(form.row, ("", ""))
    here = said.position(where) if where else None
    if here is None:
        return
    text = sentence.format(form.text)
    for there, offered in HERE.items():
        text = text.replace(there, offered)
    for done in said.at_position([text], here).done:
        yield from here.title.language.readings(done.removeprefix("do "))


def _tag(command: Command) -> str:
    return str(type(command).__struct_config__.tag).partition("@")[0]


def _on_a_line(form: Form) -> Iterator[str]:
    """The kind of the line, or the word of any letter that it is."""
    if form.row == INVITED:
        yield from said.at_invitation([form.text]).done
        return
    behind = LINES[form.row][0]
    text = form.text if form.row == PAUSED and _NAMES_A_DAY.search(form.text) else form.text + behind
    if form.row == ORDERED:
        yield from ("order",) if grammar.ordered(text.replace("…", "done")) else ()
    elif no := declined(text):
        yield no
    elif command := grammar.read(text):
        yield type(command).__name__
    else:
        typed = sorted_line(text, GameCommandMatcher(None, None) if form.row == FOLLOWED else _at_a_choice(form))
        if typed.kind in ("wish", "question"):
            yield type(typed.command).__name__
        elif typed.kind not in ("prose", "asked"):
            yield typed.kind


def main() -> None:
    count: Counter[str] = Counter()
    for form in forms():
        verdict = judged(form)
        count[verdict.partition(" ")[0]] += 1
        if verdict != READ:
            print(f"{form.row} {form.language} {form.text}: {verdict}")
    print(", ".join(f"{many} {verdict}" for verdict, many in sorted(count.items())))


if __name__ == "__main__":
    main()
