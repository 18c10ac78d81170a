"""What somebody typed, without what came back with it: quotes, introducers, signatures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from service.inbound import phrases
from service.inbound.alignment import RUN, Alignment, aligned, words_in
from service.inbound.plain import MailLine

WRAPPED = 4  # lines over which "On ... wrote:" is broken
LINK, BEGUN = 20, 8  # characters of a word that is a link or an address, and of a beginning it is known by


def typed(lines: Sequence[MailLine], letters: Iterable[str] = ()) -> list[str]:
    """The lines of the author's own. `letters`: the texts of the letter answered, if it is known.

    Before the first introducer everything is typed that is not shown to be quoted. After one it is the other way
    round: only what stands beside a piece shown to be quoted, and in place of nothing, is typed.
    """
    letters = tuple(letters)
    found, alignment = aligned(lines, letters)
    shown = [line.quoted or match for line, match in zip(lines, found, strict=True)]
    _close_links(lines, letters, shown)
    _close_up(lines, shown)
    opened = introducers(lines, shown)
    upcoming = _upcoming(lines, alignment, opened)
    kept: list[str] = []
    after_introducer = signed = False
    before = -1  # the last line shown to be quoted since the introducer
    for number, line in enumerate(lines):
        if shown[number]:
            signed = False
            before = number if _is_placed(line, alignment, number) else before
        elif opened[number]:
            after_introducer, signed, before = True, False, -1
        elif signed or not (phrases.SIGNATURE.match(line.text) or words_in(line.text)):
            continue  # blank, or a link alone: links in quotes are broken, and nobody moves by a link
        elif not after_introducer or _stands_between(lines, alignment, before, upcoming[number]):
            signed = _signs_off(line.text)
            if not signed:
                kept.append(line.text)
    return kept


def _is_placed(line: MailLine, alignment: Alignment, number: int) -> bool:
    return line.quoted or alignment.first[number] >= 0


def _upcoming(lines: Sequence[MailLine], alignment: Alignment, opened: Sequence[bool]) -> list[int]:
    """For each line the next one shown to be quoted, -1 if an introducer or the end comes first."""
    upcoming = [-1] * len(lines)
    following = -1
    for number in range(len(lines) - 1, -1, -1):
        if opened[number]:
            following = -1
        elif _is_placed(lines[number], alignment, number):
            following = number
        upcoming[number] = following
    return upcoming


def _stands_between(lines: Sequence[MailLine], alignment: Alignment, before: int, after: int) -> bool:
    """Whether a line below an introducer is typed: a marked quote is beside it, or the letter goes on across it.

    Where the letter has something else in its place, it is an older letter much like this one.
    """
    if before < 0:
        return False
    if lines[before].quoted or (after >= 0 and lines[after].quoted):
        return True
    if after < 0:
        return alignment.last[before] >= alignment.length - RUN
    return alignment.first[after] == alignment.last[before] + 1


def introducers(lines: Sequence[MailLine], shown: Sequence[bool]) -> list[bool]:
    """Which lines announce a quote: all lines of a header block or of a wrapped "On ... wrote:"."""
    found = [False] * len(lines)
    free = [number for number in range(len(lines)) if not shown[number] and lines[number].text.strip()]
    texts = {number: lines[number].text.strip()[:400] for number in free}
    for place, number in enumerate(free):
        text = texts[number]
        if phrases.MARKER.search(text) or phrases.DIVIDER.match(text) or phrases.FORWARDED.match(text):
            found[number] = True
        elif text.endswith(":"):
            for back in range(_announced(free, texts, place)):
                found[free[place - back]] = True
    _header_blocks(free, texts, found)
    return found


def _announced(free: list[int], texts: dict[int, str], place: int) -> int:
    """How many lines up to this one are one "On ... wrote:"; 0 for none."""
    together = ""
    alone = 0
    for back in range(WRAPPED):
        if place < back or free[place - back] != free[place] - back:
            break
        text = texts[free[place - back]]
        together = f"{text} {together}".strip()
        dated = phrases.DATED.search(together)
        wrote = phrases.WROTE.search(together)
        if not (
            (wrote and (dated or phrases.ADDRESS.search(together))) or (dated and phrases.ADDRESS.search(together))
        ):
            continue
        if (phrases.BEGINS.match(text) and phrases.DATED.search(text)) or (back and text.endswith("<")):
            return back + 1
        alone = alone or back + 1
    return alone


def _header_blocks(free: list[int], texts: dict[int, str], found: list[bool]) -> None:
    """Two or more of "From:", "Sent:", "To:" ... close together, one of them saying who or when."""
    keys = {number: match[1].lower() for number in free if (match := phrases.HEADER.match(texts[number]))}
    place = 0
    while place < len(free):
        block = [number for number in free[place : place + 3] if number in keys]
        if free[place] not in keys or len({keys[number] for number in block}) < 2:
            place += 1
            continue
        last = place
        while any(number in keys for number in free[last + 1 : last + 3]):
            last += 1
        names = {keys[number] for number in free[place : last + 1] if number in keys}
        if names & phrases.FROM_OR_SENT:
            for number in free[place : last + 1]:
                found[number] = True
        place = last + 1


def _close_links(lines: Sequence[MailLine], letters: Iterable[str], shown: list[bool]) -> None:
    """A link of the letter may come back broken anywhere, and its last piece may be the number of an option."""
    links = {word for letter in letters for word in letter.split() if len(word) >= LINK}
    so_far = ""
    for number, line in enumerate(lines):
        words = line.text.split()
        piece = so_far + words[0] if so_far and len(words) == 1 else ""
        if piece and any(link.startswith(piece) for link in links):
            shown[number] = True
        else:
            piece = words[-1] if words and len(words[-1]) >= BEGUN else ""
        so_far = piece if any(link.startswith(piece) and link != piece for link in links) else ""


def _close_up(lines: Sequence[MailLine], shown: list[bool]) -> None:
    """Lines without a word (rules, blanks, the dashes before our footer) go with what stands around them."""
    worded = [any(c.isalnum() for c in line.text) for line in lines]
    before = False
    pending: list[int] = []
    for number, line_shown in enumerate(shown):
        if worded[number] or line_shown:
            if before and line_shown:
                for blank in pending:
                    shown[blank] = True
            before, pending = line_shown, []
        else:
            pending.append(number)


def _signs_off(text: str) -> bool:
    return bool(phrases.SIGNATURE.match(text) or phrases.SENT_FROM.match(text) or phrases.FAREWELL.match(text))
