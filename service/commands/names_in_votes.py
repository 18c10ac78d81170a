"""Votes on a person by the name that everybody at the table sees. The game knows seats alone. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from domain.game.table import votes
from domain.game.table.grammar import Against, Vote, is_spelled_out, read
from domain.kernel.reading import words_of

UNKNOWN = 2  # words that are taken for a name nobody has
MOTION = 4  # words of a vote before the name


def with_seat(text: str, names: Sequence[str]) -> str:
    """A vote on a person as the vote on their seat: vote replace Bert. Without the name if nobody is called so, which
    is refused with what to say. Letters have such a line between quotation marks, which is no vote.
    """
    words = words_of(text) if text[:1].isalnum() and is_spelled_out(text) else ()
    for end in range(min(len(words) - 1, MOTION), 1, -1):
        command = read(head := " ".join(words[:end]))
        if isinstance(command, Vote | Against) and votes.MOTIONS[command.motion].on_seat and not command.number:
            seats = [seat for seat, name in enumerate(names) if words_of(name) == words[end:]]
            if len(seats) == 1:
                return f"{head} seat {seats[0] + 1}"
            return head if len(words) - end <= UNKNOWN else ""
    return ""


def vote_on(motion: str, seat: int, names: Sequence[str]) -> str:
    """How the vote is said: with the name if that is understood."""
    spoken = f"vote {motion} {names[seat]}"
    seated = f"vote {motion} seat {seat + 1}"
    return spoken if with_seat(spoken, names) == seated and read(spoken) is None else seated
