"""What the help of a letter lists beside the moves of its game."""

from __future__ import annotations

from collections.abc import Iterator

from service.commands.matching import vote_on
from service.mail.outgoing.letter_context import LetterContext

MAIL_WORDS = (
    ("3", "the option with this number"),
    ("show", 'the position once more; "show log", "show rules" or "show Bert" what a letter leaves out'),
    ("more", "all that can be done, not only the first options"),
    ("preview 3b", "what would come of an option, without doing it"),
    ("undo", "take your last move back, if nothing was revealed since"),
    ("history", "the whole log, and your notes"),
    ("say ...", "the rest of the line, to everybody at the table"),
    ("note ...", "the rest of the line, to yourself; no letter shows it but the answer to history"),
    ("next", "at the end of a game that goes on: the game that follows it"),
    ("rematch", "at the end of any other game: the same table once more"),
    ("proof", "the hashes by which luck and log are checked"),
    ("why", "why letters were sent or not"),
    ("mute", "no letters of this game but when it is over"),
    ("letters off", 'no letters at all; "letters on" lets them come again'),
    ("digest", "one letter a day for all games"),
    ("pause until 2026-12-24", "no moves are expected of you before that day"),
    ("pause off", "you are back: your clocks run again"),
    ("revoke", "no link or address of your letters up to now works any more; new letters come"),
)


def table_words(context: LetterContext) -> Iterator[tuple[str, str]]:
    """What a player decides alone, and what a table decides together."""
    yield from _ALONE
    others = [seat for seat, holder in enumerate(context.game.holders) if holder.player and seat != context.seat]
    if not others:
        return
    yield from _TOGETHER
    yield vote_on("replace", others[0], context.names), "offers the seat of one who is over time to somebody else"
    yield vote_on("bot", others[0], context.names), "lets a bot play on for one who is over time"


_ALONE = (
    ("ask me everything", "nothing is answered for you; without it these two are on"),
    ("answer alone off", 'you are asked even where there is only one answer; "answer alone on" changes it back'),
    ("done alone off", 'you are asked even where all that is left can wait; "done alone on" changes it back'),
    ("when asked: ...", 'what you will answer when you are asked next; "orders" shows it, "order off" drops it'),
    ("resign", "you leave the game, and others may take the seat; you are asked once more before it is done"),
)
_TOGETHER = (
    ("agree", 'to the motion that is open; "disagree" votes against it'),
    ("vote pause", 'stops all clocks; "vote go on" lets them run, "vote more time 24" adds hours'),
    ("vote call off", 'ends the game without a result; "vote declare" ends it as it stands'),
)
