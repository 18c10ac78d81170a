"""More manners than mail programs have of their own: people type in odd places and cut away what they do not need."""

from __future__ import annotations

import html
import re
from collections.abc import Callable

from ops.chaos.replying.drafts import Draft, joined, marked, message, paragraphs

UNCUT = 4  # lines of the letter that stay above a cut


def below_the_marker(draft: Draft) -> bytes:
    """A reader who takes "above this line" for "at this line"; the letter is not marked."""
    marker, *rest = draft.letter.split("\n")
    head = draft.dice.choice([[draft.block(), ""], [draft.introducer(), ""], []])
    return message(draft, joined(head, marker, draft.lines, "", rest))


def below_the_marker_html_only(draft: Draft) -> bytes:
    marker, *rest = draft.letter.split("\n")
    quote = "".join(f"<div>{html.escape(line)}</div>" for line in rest)
    head = f"<div>{html.escape(draft.introducer())}</div><div>{html.escape(marker)}</div>"
    return message(draft, None, f"{head}{paragraphs(draft.lines)}<br>{quote}")


def below_the_first_lines(draft: Draft) -> bytes:
    """Below what the letter asks; the letter is not marked."""
    asked, *rest = draft.letter.split("\n\n")
    head = draft.dice.choice([[draft.block(), ""], [draft.introducer(), ""], []])
    return message(draft, joined(head, asked, "", draft.lines, "", "\n\n".join(rest)))


def below_a_cut(draft: Draft) -> bytes:
    """The rest of an unmarked letter is taken out, the answer is written below what is left."""
    kept = _kept_above(draft)
    return message(draft, joined(draft.block(), "", kept, "", draft.lines))


def in_place_of_a_cut(draft: Draft) -> bytes:
    letter = draft.letter.split("\n")
    kept = _kept_above(draft)
    rest = letter[draft.dice.randrange(len(kept) + 8, len(letter) - UNCUT) :] if len(letter) > len(kept) + 14 else []
    return message(draft, joined(draft.introducer(), "", kept, "", draft.lines, "", rest))


def _kept_above(draft: Draft) -> list[str]:
    letter = draft.letter.rstrip().split("\n")
    options = next(number for number, line in enumerate(letter) if re.match(r"\s*\(\d+[a-z]?\) ", line))
    return letter[:options]


def on_the_line_of_the_introducer(draft: Draft) -> bytes:
    """A page whose breaks are lost on the way to plain text. Without a date nobody knows where a name begins."""
    *lines, last = draft.lines
    introducer = next(line for line in iter(draft.introducer, "") if "2026" in line or "26" in line.split("<")[0])
    return message(draft, joined(lines, f"{last} {introducer}", "", marked(draft.letter.split("\n"))))


def below_the_line_of_a_telephone(draft: Draft) -> bytes:
    return message(draft, joined("", "Sent from my Galaxy", "", draft.lines, "", draft.introducer(), draft.letter))


def around_a_rule(draft: Draft) -> bytes:
    first, *others = draft.lines
    return message(draft, joined(first, "", "----", "", others, "", draft.block(), "", draft.letter))


MANNERS: dict[str, Callable[[Draft], bytes]] = {
    manner.__name__: manner
    for manner in (
        below_the_marker,
        below_the_marker_html_only,
        below_the_first_lines,
        below_a_cut,
        in_place_of_a_cut,
        on_the_line_of_the_introducer,
        below_the_line_of_a_telephone,
        around_a_rule,
    )
}
