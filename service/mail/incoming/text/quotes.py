"""What somebody typed, without what came back with it: quotes, introducers, signatures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from service.commands import courtesies
from service.mail.incoming.text.alignment import RUN, Alignment, aligned, copied, words_in
from service.mail.incoming.text.introducers import FAREWELL, SENT_FROM, SIGNATURE, apart, introducers, separates
from service.mail.incoming.text.parts import MailLine

BROKEN = 66  # characters of a line and the next word that some program finds too long, marks not counted
LONG, BEGUN = 20, 8  # characters of a word that is a link, an address or a hash, and of a piece it is known by
COPY = 20  # lines of an answer that can be one option and courtesies
BEHIND = 20  # words after such a one that are compared


def typed(lines: Sequence[MailLine], letters: Iterable[str] = ()) -> list[str]:
    """The lines of the author's own. `letters`: the texts of the letter answered, if it is known.

    Before the first introducer everything is typed that is not shown to be quoted. After one it is the other way
    round: only what stands beside a piece shown to be quoted, in place of nothing or of what was cut out, is typed.
    """
    lines, letters = apart(lines), tuple(letters)
    found, alignment = aligned(lines, letters)
    shown = [line.quoted or match for line, match in zip(lines, found, strict=True)]
    _close_long_words(lines, letters, shown)
    _close_tails(lines, alignment, shown)
    _close_up(lines, shown)
    opened = introducers(lines, shown)
    beside = _beside_quotes(lines, alignment, shown, opened)
    kept: list[str] = []
    after_introducer = signed = False
    for number, line in enumerate(lines):
        if shown[number]:
            signed = False
        elif opened[number]:
            after_introducer, signed = True, False
        elif signed or not (SIGNATURE.match(line.text) or words_in(line.text)):
            continue  # blank, or a link alone: links in quotes are broken, and nobody moves by a link
        elif separates(lines, number):
            continue
        elif not after_introducer or beside[number]:
            signed = _signs_off(line.text, nothing_yet=not kept)
            if not (signed or SENT_FROM.match(line.text)):
                kept.append(line.text)
    option = copied([text for text in kept if not _is_beside_a_copy(text)], letters) if len(kept) <= COPY else ""
    return [option] if option else kept


def _is_beside_a_copy(text: str) -> bool:
    return courtesies.only_greets(text) or courtesies.only_civil(text) or "://" in text


def _beside_quotes(
    lines: Sequence[MailLine], alignment: Alignment, shown: Sequence[bool], opened: Sequence[bool]
) -> list[bool]:
    """Which lines stand beside a quote as typed ones do. A piece is what lies between two lines known to be quoted."""
    beside = [False] * len(lines)
    before, thread = -1, False
    piece: list[int] = []
    for number in range(len(lines) + 1):
        ends = number == len(lines) or opened[number]
        if not (ends or lines[number].quoted or alignment.first[number] >= 0):
            if not shown[number]:
                piece.append(number)
            continue
        if piece and before >= 0 and _is_typed(lines, alignment, piece, before, -1 if ends else number, thread):
            for one in piece:
                beside[one] = True
        piece = []
        thread = thread or (ends and before >= 0)
        before = -1 if ends else number
    return beside


def _is_typed(
    lines: Sequence[MailLine], alignment: Alignment, piece: list[int], before: int, after: int, thread: bool
) -> bool:
    """Whether a piece is typed: a marked quote is beside it, or the letter goes on across it, or it took the place of
    what was cut out of the letter.

    Where the letter has something else in its place, much like it, it is what a program made of the letter. In a
    thread, below the first letter quoted, it may be an older letter much like this one.
    """
    if lines[before].quoted or (after >= 0 and lines[after].quoted):
        return True
    words = alignment.words
    begin, end = alignment.last[before] + 1, len(words) if after < 0 else alignment.first[after]
    if begin == end or (after < 0 and end - begin < RUN):
        return True
    if thread or begin > end or (after < 0 and _is_cut_off(lines, words[begin:end], piece, before)):
        return False
    own = Counter(word for number in piece for word in words_in(lines[number].text))
    return 2 * (own & Counter(words[begin:end])).total() < end - begin


def _is_cut_off(lines: Sequence[MailLine], rest: Sequence[str], piece: list[int], before: int) -> bool:
    """Whether all that follows is a piece of the letter's next line: a program quoted so many letters and no more."""
    worded = [number for number in piece if words_in(lines[number].text)]
    if worded != [before + 1]:
        return False
    text = lines[before + 1].text.strip()
    words = words_in(text)
    return list(rest[: len(words)]) == words and (len(words) > 1 or not text[0].isalnum())


def _close_long_words(lines: Sequence[MailLine], letters: Iterable[str], shown: list[bool]) -> None:
    """A link or a hash of the letter may come back broken anywhere, and its last piece may be the number of an option.
    What stands behind that piece on its line has to stand behind the word in the letter."""
    long = [(word, after) for letter in letters for word, after in _long_words(letter)]
    so_far = ""
    for number, line in enumerate(lines):
        words = line.text.split()
        piece, rest = (so_far + words[0], words[1:]) if so_far and words else ("", [])
        if piece and any(_goes_on(word, after, piece, rest) for word, after in long):
            shown[number] = True
        else:
            piece, rest = words[-1] if words and len(words[-1]) >= BEGUN else "", []
        is_begun = bool(piece) and not rest and any(piece in word and piece != word for word, _ in long)
        shown[number] |= is_begun and len(words) == 1 and len(piece) >= LONG
        so_far = piece if is_begun else ""


def _long_words(letter: str) -> list[tuple[str, list[str]]]:
    """Each with the words after it that may stand on one line with its end."""
    words = letter.split()
    return [(word, words[at + 1 : at + 1 + BEHIND]) for at, word in enumerate(words) if len(word) >= LONG]


def _goes_on(word: str, after: Sequence[str], piece: str, rest: Sequence[str]) -> bool:
    return word.endswith(piece) and list(rest) == list(after[: len(rest)]) if rest else piece in word


def _close_tails(lines: Sequence[MailLine], alignment: Alignment, shown: list[bool]) -> None:
    """Old programs break long marked lines and forget the mark before the rest. In this letter the rest is found; in
    an older one below it what others said could end in a word that is a move."""
    for number in range(1, len(lines) - 1):
        above, line = lines[number - 1], lines[number]
        if shown[number] or not above.quoted or alignment.first[number - 1] >= 0 or not lines[number + 1].quoted:
            continue
        word = next(iter(line.text.split()), "")
        if word and len(above.text) + len(word) >= BROKEN:
            shown[number] = True


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


def _signs_off(text: str, nothing_yet: bool) -> bool:
    """Telephones put their line into an answer before it is written: below that one alone, one may type."""
    if SENT_FROM.match(text):
        return not nothing_yet
    return bool(SIGNATURE.match(text) or FAREWELL.match(text))
