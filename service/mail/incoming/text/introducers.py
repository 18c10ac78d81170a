"""Which lines say that a quote begins: "On ... wrote:", header blocks, dividers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from service.mail.incoming.text import phrases
from service.mail.incoming.text.plain import MailLine

WRAPPED = 4  # lines over which "On ... wrote:" is broken
LONGEST = 400  # characters of a line that are looked at
FIELDS = 3  # lines of a header block in a language nobody listed here


def apart(lines: Sequence[MailLine]) -> list[MailLine]:
    """The lines, where what somebody typed before "On ... wrote:" on the same line is a line of its own, and where
    the end of an address that was broken before its ">" is no quote."""
    found: list[MailLine] = []
    for number, line in enumerate(lines):
        if (
            number
            and line.quoted
            and phrases.CLOSES.match(line.text)
            and phrases.OPEN.search(lines[number - 1].text[-LONGEST:])
        ):
            found[-1] = replace(found[-1], text=f"{found[-1].text.rstrip()}>{line.text.rstrip()}")
            continue
        begin = 0 if line.quoted else _begins_within(line.text[:LONGEST], lines[number + 1 : number + WRAPPED])
        if begin:
            found.append(replace(line, text=line.text[:begin].rstrip(" \t-")))
        found.append(replace(line, text=line.text[begin:]) if begin else line)
    return found


def _begins_within(text: str, below: Sequence[MailLine]) -> int:
    """Where an introducer begins after other words; 0 if none does. It may go on in the lines below."""
    if titled := phrases.TITLED.search(text):
        return titled.end()
    match = phrases.WITHIN.search(text)
    typed = text[: match.start()] if match else ""
    if match is None or not any(c.isalnum() for c in typed) or _has_part(typed) or phrases.BEGINS.match(text):
        return 0
    together = text[match.start() :].strip(" \t-")
    for line in below:
        if together.endswith(":") or line.quoted:
            break
        together = f"{together} {line.text.strip()[:LONGEST]}"
    return match.start() if together.endswith(":") and _tells_who_and_when(together) else 0


def _has_part(text: str) -> bool:
    return bool(phrases.DATED.search(text) or phrases.ADDRESS.search(text) or phrases.WROTE.search(text))


def _tells_who_and_when(text: str) -> bool:
    return bool(phrases.DATED.search(text) and (phrases.WROTE.search(text) or phrases.ADDRESS.search(text)))


def introducers(lines: Sequence[MailLine], shown: Sequence[bool]) -> list[bool]:
    """Which lines announce a quote: all lines of a header block or of a wrapped "On ... wrote:"."""
    found = [False] * len(lines)
    free = [number for number in range(len(lines)) if not shown[number] and lines[number].text.strip()]
    texts = {number: lines[number].text.strip()[:LONGEST] for number in free}
    for place, number in enumerate(free):
        text = texts[number]
        if _is_alone(text) and not separates(lines, number):
            found[number] = True
        elif text.endswith(":"):
            for back in range(_announced(free, texts, place)):
                found[free[place - back]] = True
    _header_blocks(free, texts, found)
    _foreign_blocks(free, texts, found)
    return found


def _is_alone(text: str) -> bool:
    """Whether one line says it: a divider, our marker, or who and when without a colon at the end."""
    if phrases.MARKER.search(text) or phrases.DIVIDER.match(text) or phrases.FORWARDED.match(text):
        return True
    if not phrases.DATED.search(text):
        return False
    header = phrases.HEADER.match(text)
    if header and header[1].lower() in phrases.FROM and phrases.ADDRESS.search(text):
        return True
    return bool(phrases.DATE_FIRST.match(text) and phrases.ADDRESS_LAST.search(text))


def separates(lines: Sequence[MailLine], number: int) -> bool:
    """Whether a rule stands between two things somebody typed: what it opens would begin right below it."""
    if not phrases.RULE.match(lines[number].text) or number + 1 == len(lines):
        return False
    below = lines[number + 1]
    return not (below.quoted or below.text.strip())


def _announced(free: list[int], texts: dict[int, str], place: int) -> int:
    """How many lines up to this one are one "On ... wrote:"; 0 for none."""
    together = ""
    alone = 0
    for back in range(WRAPPED):
        if place < back or free[place - back] != free[place] - back:
            break
        text = texts[free[place - back]]
        below, together = together, f"{text} {together}".strip()
        if not (_tells_who_and_when(together) or (phrases.WROTE.search(together) and phrases.ADDRESS.search(together))):
            continue
        begins = phrases.BEGINS.match(text) and phrases.DATED.search(text)
        if begins or (back and (text.endswith("<") or (below.startswith("<") and phrases.DATED.search(text)))):
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


def _foreign_blocks(free: list[int], texts: dict[int, str], found: list[bool]) -> None:
    """Lines one below the other that name something each, one an address and one a date: the same in any language."""
    names = {number: match[1].casefold() for number in free if (match := phrases.NAMED.match(texts[number]))}
    block: list[int] = []
    for number in (*free, -1):
        if number in names and (not block or block[-1] == number - 1):
            block.append(number)
            continue
        text = "\n".join(texts[one] for one in block)
        if len({names[one] for one in block}) >= FIELDS and phrases.ADDRESS.search(text) and phrases.DATED.search(text):
            for one in block:
                found[one] = True
        block = [number] if number in names else []
