"""Which lines say that a quote begins: "On ... wrote:", header blocks, dividers; in the languages of our players and
some more, and so for a signature and a forward.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from service.mail.incoming.text.parts import MailLine

# "On ... X wrote:" in one line or several
WROTE = re.compile(
    r"\b(?:wrote|writes|schrieb|geschrieben|écrit|ecrit|escribió|escreveu|scritto|schreef|napsala?|napísala?|napsal\(a\)|"
    r"napisał\(?a?\)?|пишет|писала?|написала?|написав|skrev|kirjoitti|írta|a scris|yazdı)\b|写道|のメール",
    re.I,
)
DATED = re.compile(r"\b\d{1,2}[:.h]\d{2}\b|\b(?:19|20)\d\d\b|\d{1,2}[./-] ?\d{1,2}[./-] ?\d{2}")
ADDRESS = re.compile(r"[^\s<>@:;,]{1,64}@[^\s<>@:;,]{1,190}")
BEGINS = re.compile(
    r"^\W{0,4}(?:(?:on|am|le|il|el|op|den|dne|dnia|w dniu|em|på)\b|\d{1,2}[./]|\d{4}-|"
    r"(?:пн|вт|ср|чт|пт|сб|вс|понедельник|вторник|среда|четверг|пятница|суббота|воскресенье)\b|"
    r"(?:po|út|st|čt|pá|so|ne|pon|úte|stř|čtv|pát|sob|ned)\b)",
    re.I,
)

# the beginning of one after words on the same line
WITHIN = re.compile(
    r"(?:(?<=\s)|-{2,}\s?)(?:(?:On|Am|Le|Il|El|Op|Den|Dne|Dnia|W dniu|Em|På)\s(?=.{0,40}\d)|"
    r"(?:пн|вт|ср|чт|пт|сб|вс|po|út|st|čt|pá|so|ne)[,.]?\s(?=\d)|"
    r"(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Понедельник|Вторник|Среда|Четверг|Пятница|Суббота|Воскресенье),\s|"
    r"(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d\d-\d\d),?\s\d{1,2}[.:]\d\d)"
)
OPEN = re.compile(r"<[^\s<>@]{1,64}@[^\s<>@]{1,190}\s{0,3}$")  # an address broken before its ">",
CLOSES = re.compile(r"^\s?(?:[^\W\d_]{1,12}\s?){0,3}:\s*$")  # and the rest of it, which looks like a quote
TITLED = re.compile(r"(?<=[^\s-])\s{0,9}(?=-{5,}\s?[^\W\d_][^-]{3,60}[^-\s]\s?-{5,}\W{0,3}$)")  # a divider there
# one without a colon: the date first, the address last
DATE_FIRST = re.compile(rf"(?:{BEGINS.pattern})|^\W{{0,4}}(?:[^\W\d_]{{1,12}}[.,]?\s{{1,2}})?\d", re.I)
ADDRESS_LAST = re.compile(r"<(?:mailto:)?[^\s<>@]{1,64}@[^\s<>@]{1,190}>?(?:\s{1,2}[^\W\d_]{1,12}){0,3}\W{0,3}$")

# "From: ... Sent: ..." blocks of a quote without marks
HEADER = re.compile(
    r"^\W{0,4}(from|von|de|od|от|da|van|fra|från|sent|gesendet|envoyé|odesláno|отправлено|enviado|inviato|verzonden|date|"
    r"datum|дата|fecha|data|to|an|à|komu|кому|para|a|aan|til|subject|betreff|objet|předmět|тема|asunto|oggetto|"
    r"onderwerp|sujet|message du|envoyé le|copie à|cc|kopie|копия|kopie pro|reply-to|antwort an)\*?\s{0,2}:",
    re.I,
)
NAMED = re.compile(r"^\W{0,4}([^\W\d_]{1,20}(?:\s[^\W\d_]{1,20}){0,2})\*?\s{0,2}:\*?\s{0,4}\S")  # "Word: something"
FROM = frozenset(["from", "von", "de", "od", "от", "da", "van", "fra", "från"])
FROM_OR_SENT = FROM | {"sent", "gesendet", "envoyé", "odesláno", "отправлено", "date", "datum", "дата"}

DIVIDER = re.compile(r"^\s*(?:_{10,}|-{2,}\s?[^\W\d_][^-]{3,60}[^-\s]\s?-{2,}\W{0,3})\s*$")
FORWARDED = re.compile(
    r"^\W*(?:begin forwarded message|anfang der weitergeleiteten|weitergeleitete nachricht|"
    r"début du message (?:réexpédié|transféré)|message transféré|začátek přeposílané|přeposlaná zpráva|"
    r"переадресованное|пересылаемое|начало переадресован|"
    r"inizio messaggio inoltrato|inicio del mensaje reenviado|below this line is a copy of the message)",
    re.I,
)
MARKER = re.compile(r"##- ?.{0,200}-##|^\W{0,3}##-")

SIGNATURE = re.compile(r"^\s{0,3}(?:--|—|––|-- ?|_{2,}|-{3,}|\*{3,}|={3,})\s*$")
RULE = re.compile(r"^\s{0,3}(?:_{2,}|-{3,}|\*{3,}|={3,})\s*$")  # a signature or a divider may begin with it
SENT_FROM = re.compile(
    r"^\W{0,4}(?:sent (?:from|with|via|using) |get outlook for|gesendet (?:von|mit) |von mein\w* \w+ gesendet|"
    r"diese nachricht wurde von mein|envoyé (?:de|depuis|à partir|avec) |odesláno (?:z|ze|pomocí) |poslané z |"
    r"отправлено (?:с|из|от) |послано с |enviado (?:desde|do|de) |inviato da|verzonden (?:vanaf|met) |skickat från |"
    r"wysłane z |yahoo mail(?: on| for|:)|outlook (?:for|für|pour) |télécharger outlook |"
    r"(?:holen sie sich|hol dir) outlook |stáhnout outlook |získat outlook |(?:скачать|получить) outlook )",
    re.I,
)
FAREWELL = re.compile(
    r"^\W*(?:(?:best|kind|kindest|warm|warmest) (?:regards|wishes)|regards|"
    r"yours (?:sincerely|truly|faithfully)|sincerely|"
    r"mit freundlichen grü(?:ß|ss)en|(?:viele|liebe|beste|schöne) grü(?:ß|ss)e|mfg|(?:bien )?cordialement|bien à vous|"
    r"salutations|s pozdravem|zdraví|с уважением|с наилучшими пожеланиями|всего доброго)\W*$",
    re.I,
)


WRAPPED = 4  # lines over which "On ... wrote:" is broken
LONGEST = 400  # characters of a line that are looked at
FIELDS = 3  # lines of a header block in a language nobody listed here


def apart(lines: Sequence[MailLine]) -> list[MailLine]:
    """The lines, where what somebody typed before "On ... wrote:" on the same line is a line of its own, and where
    the end of an address that was broken before its ">" is no quote."""
    found: list[MailLine] = []
    for number, line in enumerate(lines):
        if number and line.quoted and CLOSES.match(line.text) and OPEN.search(lines[number - 1].text[-LONGEST:]):
            found[-1] = replace(found[-1], text=f"{found[-1].text.rstrip()}>{line.text.rstrip()}")
            continue
        begin = 0 if line.quoted else _begins_within(line.text[:LONGEST], lines[number + 1 : number + WRAPPED])
        if begin:
            found.append(replace(line, text=line.text[:begin].rstrip(" \t-")))
        found.append(replace(line, text=line.text[begin:]) if begin else line)
    return found


def _begins_within(text: str, below: Sequence[MailLine]) -> int:
    """Where an introducer begins after other words; 0 if none does. It may go on in the lines below."""
    if titled := TITLED.search(text):
        return titled.end()
    match = WITHIN.search(text)
    typed = text[: match.start()] if match else ""
    if match is None or not any(c.isalnum() for c in typed) or _has_part(typed) or BEGINS.match(text):
        return 0
    together = text[match.start() :].strip(" \t-")
    for line in below:
        if together.endswith(":") or line.quoted:
            break
        together = f"{together} {line.text.strip()[:LONGEST]}"
    return match.start() if together.endswith(":") and _tells_who_and_when(together) else 0


def _has_part(text: str) -> bool:
    return bool(DATED.search(text) or ADDRESS.search(text) or WROTE.search(text))


def _tells_who_and_when(text: str) -> bool:
    return bool(DATED.search(text) and (WROTE.search(text) or ADDRESS.search(text)))


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
    if MARKER.search(text) or DIVIDER.match(text) or FORWARDED.match(text):
        return True
    if not DATED.search(text):
        return False
    header = HEADER.match(text)
    if header and header[1].lower() in FROM and ADDRESS.search(text):
        return True
    return bool(DATE_FIRST.match(text) and ADDRESS_LAST.search(text))


def separates(lines: Sequence[MailLine], number: int) -> bool:
    """Whether a rule stands between two things somebody typed: what it opens would begin right below it."""
    if not RULE.match(lines[number].text) or number + 1 == len(lines):
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
        if not (_tells_who_and_when(together) or (WROTE.search(together) and ADDRESS.search(together))):
            continue
        begins = BEGINS.match(text) and DATED.search(text)
        if begins or (back and (text.endswith("<") or (below.startswith("<") and DATED.search(text)))):
            return back + 1
        alone = alone or back + 1
    return alone


def _header_blocks(free: list[int], texts: dict[int, str], found: list[bool]) -> None:
    """Two or more of "From:", "Sent:", "To:" ... close together, one of them saying who or when."""
    keys = {number: match[1].lower() for number in free if (match := HEADER.match(texts[number]))}
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
        if names & FROM_OR_SENT:
            for number in free[place : last + 1]:
                found[number] = True
        place = last + 1


def _foreign_blocks(free: list[int], texts: dict[int, str], found: list[bool]) -> None:
    """Lines one below the other that name something each, one an address and one a date: the same in any language."""
    names = {number: match[1].casefold() for number in free if (match := NAMED.match(texts[number]))}
    block: list[int] = []
    for number in (*free, -1):
        if number in names and (not block or block[-1] == number - 1):
            block.append(number)
            continue
        text = "\n".join(texts[one] for one in block)
        if len({names[one] for one in block}) >= FIELDS and ADDRESS.search(text) and DATED.search(text):
            for one in block:
                found[one] = True
        block = [number] if number in names else []
