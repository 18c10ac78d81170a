"""Replies of the kinds that readers of mail get wrong, all written here, each with what was typed in it."""

from __future__ import annotations

MARK = "##- Reply above this line -##"
TOP = """\
Vera, take a die or pass before Thu 19 Nov 21:00, in 2 d 3 h.

Since your last move:
- Oleg places green 5 on c2.
- Zoe says: "it rains here, nobody minds"

You can:
(1) take red 3 to a1: it costs nothing at all
(2) take blue 4 to b2: it costs nothing at all
(3) pass"""
REST = """\
Or write the words of an option, or: undo, show, help, say and what you want to say.

Your seat: https://play.example/games/g417/seat/1

Log head 0123456789abcdef, rules 1. In every letter: help, mute, digest,
pause until 2026-12-24. Whoever holds this letter can ask to move for you."""
BODY = f"{TOP}\n\n{REST}"
LETTER = f"{MARK}\n\n{BODY}\n"
ON = "On Tue, Nov 17, 2026 at 9:12 PM Sagrada 417 <move+abc@play.example> wrote:"
BLOCK = (
    "From: Sagrada 417 <move+abc@play.example>\nSent: Tuesday, November 17, 2026 9:12 PM\nTo: Vera\nSubject: Windows"
)
SWEDISH = "Från: {who}\nSkickat: den 17 november 2026 21:12\nTill: {whom}\nÄmne: Windows"
US, VERA = "Sagrada 417 <move+abc@play.example>", "Vera <vera@mail.example>"
EARLIER = "take green 1 to d5"  # what she wrote some days ago, at the end of a thread


def marked(text: str) -> str:
    return "\n".join(f"> {line}".rstrip() for line in text.split("\n"))


def thread(introducer: str, mine: str) -> str:
    """An answer, our letter and the answer before, each below what its program says of it; nothing is marked."""
    return f"2\n\n{introducer}\n\n{LETTER}\n{mine}\n\n{EARLIER}\n"


KINDS: dict[str, tuple[str, list[str]]] = {
    "below the marker": (f"{MARK}\ntake red 3 to a1\n\n{BODY}\n", ["take red 3 to a1"]),
    "below the marker and an introducer": (f"{ON}\n\n{MARK}\n\n2\n\n{BODY}\n", ["2"]),
    "below the marker and a header block": (f"{BLOCK}\n\n{MARK}\npass\n{BODY}\n", ["pass"]),
    "below the marker, the rest marked": (f"{ON}\n{MARK}\n2\n{marked(BODY)}\n", ["2"]),
    "below the marker alone": (f"{BLOCK}\n\n{MARK}\n2\n", ["2"]),
    "above and below the marker": (f"2\n{MARK}\npass\n{BODY}\n", ["2", "pass"]),
    "below a letter cut at its end": (f"{BLOCK}\n\n{MARK}\n\n{TOP}\n\ntake blue 4 to b2\n", ["take blue 4 to b2"]),
    "below a letter cut amid the options": (f"{ON}\n{TOP.partition('(2)')[0]}\n2\n", ["2"]),
    "in place of the options": (f"{BLOCK}\n\n{TOP.partition('(1)')[0]}\n2\n\n{REST}\n", ["2"]),
    "in place of the options, word for word": (
        f"{ON}\n\n{TOP.partition('You can')[0]}\ntake blue 4 to b2\n{REST}\n",
        ["take blue 4 to b2"],
    ),
    "letter quoted up to so many signs": (f"pass\n\n{ON}\n\n{MARK}\n\n{TOP.partition('2) take')[0]}2\n", ["pass"]),
    "letter quoted up to so many signs, within a line": (
        f"pass\n\n{ON}\n\n{MARK}\n\n{BODY.partition('pause until')[0]}pause until 2026-12-24\n",
        ["pass"],
    ),
    "an older letter quoted in a thread": (
        f"2\n\n{BLOCK}\n\n{LETTER}\n{BLOCK}\n\n{TOP.partition('(1)')[0]}\npass\n\n{REST}\n",
        ["2"],
    ),
    "before the introducer on its line": (f"take red 3 to a1 {ON}\n\n{marked(LETTER)}\n", ["take red 3 to a1"]),
    "before dashes and the introducer": (f"show\n2--- {ON}\n{marked(LETTER)}\n", ["show", "2"]),
    "before a wrapped introducer": (f"pass {ON.replace('<', '<' + chr(10))}\n\n{LETTER}\n", ["pass"]),
    "before a weekday": ("pass вт, 17 нояб. 2026 г. в 21:12, Sagrada <m@play.example>:\n" + marked(LETTER), ["pass"]),
    "before a date": (f"2 17.11.2026, 21:12, Sagrada <m@play.example>:\n{LETTER}", ["2"]),
    "before a divider": (f"pass -----Original Message-----\n{BLOCK}\n\n{LETTER}", ["pass"]),
    "talk with a date is no introducer": ("chat On Friday 20.11.2026\n2\n", ["chat On Friday 20.11.2026", "2"]),
    "below the line of a telephone": (f"Sent from my Nokia\n\npass\n\n{ON}\n\n{marked(LETTER)}\n", ["pass"]),
    "signature of a telephone": (f"pass\n\nSent from my Nokia\nundo\n\n{ON}\n\n{marked(LETTER)}\n", ["pass"]),
    "around a rule": (f"2\n\n----\n\npass\n\n====\n\nundo\n\n{BLOCK}\n\n{LETTER}", ["2", "pass", "undo"]),
    "around a long rule": (f"2\n\n{'_' * 40}\n\npass\n\n{ON}\n\n{marked(LETTER)}", ["2", "pass"]),
    "a rule over a signature": (f"2\n\n----\nVera\nundo\n\n{ON}\n\n{marked(LETTER)}", ["2"]),
    "a rule over a header block": (f"2\n\n{'_' * 32}\n{BLOCK}\n\n{LETTER}\n{BLOCK}\n\n{EARLIER}\n", ["2"]),
    "thread, header blocks of a language not listed": (
        thread(SWEDISH.format(who=US, whom="Vera"), SWEDISH.format(who=VERA, whom="Sagrada 417")),
        ["2"],
    ),
    "thread, no colon": (
        thread(f"On Tue, 17 Nov 2026 21:12:43 +0100 {US} wrote", f"On Mon, 16 Nov 2026 21:12:43 +0100 {VERA} wrote"),
        ["2"],
    ),
    "thread, the date and the address": (thread(f"2026/11/17 {US}", f"2026/11/16 {VERA}"), ["2"]),
    "thread, the colon on the next line": (
        thread(
            f"tir. 17. nov. 2026 kl. 21:12 skrev {US[:-1]}\n>:", f"man. 16. nov. 2026 kl. 9:12 skrev {VERA[:-1]}\n>:"
        ),
        ["2"],
    ),
    "thread, a header block in one line": (
        thread(f"From: {US} Date: Tue, 17 Nov 2026 21:12", f"From: {VERA} Date: Mon, 16 Nov 2026 21:12"),
        ["2"],
    ),
    "talk of others, broken in an older letter": (
        f"2\n\n{ON}\n{marked(LETTER)}\n> {ON}\n"
        ">> - Oleg says: if I were you, and if you ask me, I would not wait but\npass\n>> said he and drank his tea\n",
        ["2"],
    ),
    "between marked lines of the letter": (
        f"{ON}\n{marked(TOP)}\n2\n{marked(REST)}\n",
        ["2"],
    ),
    "three named lines are no header block": (
        "chat: hello\nchat: I am at a@b.example\nchat: until 2026\npass\n",
        ["chat: hello", "chat: I am at a@b.example", "chat: until 2026", "pass"],
    ),
}
