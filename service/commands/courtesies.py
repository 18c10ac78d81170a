"""The grammar of civility: what may stand around an answer, and what a line is that says nothing else.

A greeting, thanks, an apology or assent may stand before an answer and behind it. Words of praise may too, but they
make no answer: directly before a number, an ordinal or a bare command word they say what they think of it ("good
one", "well done", "great pass"), and apart from it they let only what chooses count ("great, I pass"). Every other
word has to mean something, so a line with a word too many is no answer. Pure.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from domain.kernel.reading import Words, plain
from service.commands.phrases import (
    AGREES,
    CHOOSES,
    CIVIL,
    CLOSINGS,
    GREETINGS,
    LOOSE,
    OPENINGS,
    PRAISE,
    REQUESTS,
    STARTS,
    SUBJECTS,
    Line,
    Phrases,
    before,
    crossed,
    is_number,
    line_of,
    longest,
    past,
    phrases,
)

_BEFORE = OPENINGS | CHOOSES | PRAISE | LOOSE
_ASSENTS = phrases(
    "ага, ок, конечно, подтверждаю, d'accord, bien sûr, volontiers, je confirme, jo, jasně, potvrzuji, genau, stimmt",
    "yes, yeah, oui, ja, ano, да",
    "I'll give it a try, I'll try it, I'll give it a go, moc rád, moc ráda, velmi rád, velmi ráda, that's my mail",
    "that is my mail, this is my mail, that's mine, that was mine, it was mine, that mail was mine, с радостью",
    "sure, of course, certainly, definitely, absolutely, gladly, with pleasure, why not me, yep, yup, ok, okay",
    "I'm in, I am in, count me in, I'd love to, I would love to, I'd like to play, I would like to play, I'll play",
    "I want to play, I'd love to play, I will play, I'll join, I will join, I join, I'd like to join, I want to join",
    "let's play, let us play, I'm game, deal me in, sign me up, I accept, accept, accepted, confirm, confirmed",
    "it was me alright, that was me alright, it was me indeed, that was indeed me, it was indeed me",
    "that's right, that's correct, correct, I wrote it",
    "I wrote that, I wrote this, I sent it, I sent that",
    "I sent this",
    "it was really me, yes I sent it, yes I wrote it, all good it was me, oui c'est bien moi, c'est bien moi",
    "да это мой",
    "I confirm, that was me, it was me, this was me, yes that was me, yes it was me, yes this was me, it is me",
    "thats me, yes thats me, it was really me, yes that was really me, that is me, yes that is me, this is me",
    "das war ich, ja das war ich, ich war es, ich war das, c'est moi, oui c'est moi, c'était moi, oui c'était moi",
    "to jsem byl já, ano to jsem byl já, to jsem já, это я, да это я, это был я, да это был я",
    "это была я, да это была я",
    "с удовольствием, с большим удовольствием, avec grand plaisir, s radostí, mit vergnügen",
    "it's me, yes it's me, yes it is me, yes that's me, that's me, yes I did, I did, sounds good, happy to, join in",
)
_DECLINES = phrases(
    "не, не хочу, не буду, нет спасибо, спасибо нет, pas cette fois, je ne peux pas, désolé non, désolée non, nechci",
    "ne děkuji, teď ne, nemůžu, ne díky, děkuji ne, ich möchte nicht, leider nicht",
    "no thanks, no thank you, not this time, I'm out, I am out, count me out, I can't, I cannot, I decline, decline",
    "I'd rather not, I would rather not, not interested, not for me, I'll pass, I pass, sorry no, no sorry, not now",
    "I don't want to, I do not want to, I don't have time, I have no time, nicht jetzt, nein danke, non merci",
)
_ANYBODY = phrases("and, all, everyone, everybody, folks, friends, zusammen, alle, tous, posthorn")
_I_AM_DONE = phrases("I'm done, I am done")
_SORRY = phrases("sorry, I'm sorry, I am sorry, alas, unfortunately, thanks but, thank you but, but, no")
_BEFORE_NO = _BEFORE | _SORRY
_BARE_BEFORE = CIVIL | GREETINGS | _SORRY - phrases("no")
_BARE_BEHIND = CLOSINGS | _SORRY - phrases("no")
_AROUND = OPENINGS | CLOSINGS
_ALL_CIVIL = _BEFORE | CLOSINGS
_TAKES_BACK = phrases(
    "undo that, undo it, undo this, undo my move, undo my last move, undo the last move, undo last move",
    "take it back, take that back, I take it back, I take that back, take my move back, take back my move",
    "take that back please, take it back please, please take that back, please take it back, can I take that back",
)
_UNDOES = phrases(
    "take that back please, take it back please, please take that back, верните ход назад, верните, annuler mon coup",
    "вернуть ход, revenir en arrière, vrátit, vrátit zpět, undo, undo the last one, undo my last one",
    "undo last, undo it all, please undo my move, undo my turn, can I undo, can I undo that, could I undo that",
    "отмени, отмена, отменить, отмени ход, отменить ход, отмени мой ход, верни ход, верните ход, верни назад, назад",
    "отмените ход, отмените мой ход, отмена хода, возврат хода, annule, annuler, j'annule, annule mon coup",
    "annulez mon coup, annule le dernier coup, retour en arrière, annulez, annule ça, zpět, vrať to, vrať tah",
    "vraťte tah, vrátit tah, zruš tah, zruš to, vzít zpět, beru zpět, vezmi to zpět, rückgängig, zurück",
    "nimm das zurück, zug zurück, mach das rückgängig",
    "undo that, undo it, undo this, undo my move, undo my last move, undo the last move, undo last move",
    "take back my last move, take my last move back, take back the last move, take back that move, take that move back",
    "I'd like to undo, I want to undo, I need to undo, go back one move, one step back, revert my move, revert that",
    "revert, revert my last move, cancel my last move, cancel my move, cancel that move, vrať to prosím",
    "vrať to zpátky",
    "vezmi to zpátky, vrať můj tah, zruš můj tah, отмени мой последний ход, верни мой ход, отмени последний ход",
    "annuler mon dernier coup, annulez mon dernier coup",
    "annule ça, annule s'il te plaît, annule mon dernier coup, je veux annuler, je voudrais annuler, отмени это",
)
_UNDOES |= (
    crossed(
        "верни, верните, вернуть, вернем, отмени, отмените, отменить, отменим, откати, откатите, отмена, возврат, прошу"
        " отменить, прошу вернуть, хочу отменить, хочу вернуть, надо отменить, нужно отменить, возьму назад,"
        " забираю назад"
        ", хочу взять назад, беру назад",
        "ход, мой ход, последний ход, мой последний ход, мой последний, его, это, все, хода, последнего хода, ход назад"
        ", моего хода, моего последнего хода, ход обратно, свой ход, свой последний ход, предыдущий ход",
    )
    | crossed(
        "annule, annulez, annuler, annulons, je veux annuler, je voudrais annuler, j'annule, il faut annuler, reprends"
        ", reprenez, je reprends, je veux reprendre, je voudrais reprendre, reprendre, retire, retirez, défais",
        "mon coup, mon dernier coup, le coup, le dernier coup, ce coup, mon tour, mon dernier tour, ça, cela, tout"
        ", mon action, mon dernier choix, mon choix, le dernier",
    )
    | crossed(
        "vrať, vraťte, vrátit, vracím, chci vrátit, chtěl bych vrátit, chtěla bych vrátit, zruš, zrušte, zrušit, ruším"
        ", chci zrušit, odvolávám, beru zpět, beru zpátky, vezmu zpět, chci vzít zpět, vezměte zpět",
        "tah, můj tah, poslední tah, můj poslední tah, svůj tah, svůj poslední tah, to, ten tah, to zpět, to zpátky"
        ", tah zpět, tah zpátky, předchozí tah, všechno",
    )
    | crossed(
        "rückgängig, rückgängig machen, zurück, zurücknehmen, mach rückgängig, nimm zurück, macht rückgängig",
        "zug, letzten zug, meinen zug, meinen letzten zug, den letzten zug, mein zug, das, den zug, meine aktion",
    )
)
# a question, but beside a mistake that somebody owns up to
_MAY_I = phrases(
    "can I take it back, could I take it back, may I take it back, can I undo, can I undo it, can we undo, can I redo",
    "can I take that back, could I take that back, may I take that back, can I undo that, can I undo this",
    "can I have it back, can I change it, can we go back, можно отменить, можно вернуть, можно вернуть ход",
    "можно назад, можно отменить ход, on peut annuler, je peux annuler, puis-je annuler, peut-on annuler",
    "můžu to vrátit, mohu to vrátit, můžeme to vrátit, jde to vrátit, lze to vrátit, můžu vrátit tah, kann ich zurück",
    "kann ich das zurücknehmen, on peut revenir",
)
_FOR_ME = phrases("for me, it is, then, pour moi, для меня, мне, pro mě, für mich")
_OOPS = phrases(
    "I meant to do, I wanted to do, I wanted to, something else, something different",
    "I meant something different, that's not what I meant, I didn't mean that, on peut",
    "may I, might I, would it be possible to, is it possible to, please can I, could you please, je peux, můžu, можно",
    "wrong die, wrong card, wrong window, wrong button, wrong square, wrong cell, wrong space, wrong tile",
    "oops, ooops, whoops, oh no, sorry, wrong one, wrong, my mistake, my bad, mistake, that was wrong, argh, damn",
    "that was a mistake, I made a mistake, I misclicked, misclick, typo, wait, I meant something else, wrong number",
    "I clicked the wrong one, I pressed the wrong one, I chose the wrong one, I picked the wrong one, clicked wrong",
    "I typed the wrong number, I clicked wrong, I took the wrong one, I sent the wrong one, that was a typo, not that",
    "that was the wrong one, please, my fault, mis-click, mistyped, I mistyped, stupid me, silly me, ой, упс",
    "ошибся, ошиблась, не то, не тот, ошибка, oups, erreur, pardon, je me suis trompé",
    "je me suis trompée, mauvais choix, zut, jejda, ups, omyl, chyba, spletl jsem se, spletla jsem se, pardon, hoppla",
    "vertippt, falsch, mein fehler, can we, can you, could you, could I, can I, let me, I'd like to, I want to",
    "I would like to, извините, простите, omlouvám se, promiňte, désolé, désolée, прости, извини, блин, черт",
    "ой ой, ох",
    "моя ошибка, это ошибка, ошибочка, я ошибся, я ошиблась, перепутал, перепутала, я перепутал, я перепутала",
    "нажал не то",
    "нажала не то, нажал не туда, нажала не туда, не туда, не то нажал, не та карта, не тот кубик, не то окно",
    "не та кнопка",
    "случайно, это случайно, по ошибке, mince, flûte, aïe, oh non, mon erreur, c'est une erreur, c'était une erreur",
    "je me suis gouré, je me suis gourée, j'ai fait une erreur, par erreur, mauvaise carte, mauvais dé, mauvaise case",
    "mauvais bouton, excusez moi, ach jo, ach, ajaj, sakra, můj omyl, moje chyba, to byl omyl, to byla chyba, omylem",
    "udělal jsem chybu, udělala jsem chybu, špatná karta, špatná kostka, špatné okno, překlikl jsem se",
    "překlepl jsem se",
    "pardon moc, vertan, mist, verklickt, oh nein, verdrückt, falsche karte, falscher würfel, das war falsch, ach nein",
)
_BEFORE_OOPS, _BEHIND_OOPS = _BEFORE | _OOPS, CLOSINGS | _OOPS
_ON_MINE = frozenset(("my", "last", "annuler", "ход", "tah", "meinen"))  # else somebody may ask whether it is allowed
_MOST_TO_SAY = 20  # words of a line that is yes or no
_MOST_OF_A_NAME = 3  # words
_PRAISED = 4  # words of what is praised
_BARE = 3  # a move of fewer words, without a value, is a bare command word


class Answer(Struct, frozen=True):
    """What is left of a line between what stands around it.

    `chooses`: a word that chooses was before it. Since such a word, `is_praised`: something was praised; `is_touched`:
    directly before it. `asks_for`: somebody said please.
    """

    words: Words
    first: int
    end: int
    chooses: bool = False
    is_praised: bool = False
    is_touched: bool = False
    asks_for: bool = False
    agrees: bool = False  # yes stands before it
    is_for_me: bool = False  # it says behind it for whom it is: "2 for me", "then", "it is"

    @property
    def acts(self) -> bool:
        """Whether it may be a move: praise leaves only what says by itself who does what."""
        if not self.is_praised or (self.words[:1] and self.words[0] in SUBJECTS):
            return True
        has_value = any(any(c.isdigit() for c in word) for word in self.words)
        return len(self.words) >= _BARE and (has_value or not self.is_touched)


def answers(line: Line) -> Iterator[Answer]:
    """The line with nothing taken off its beginning, then with one phrase after the other taken off."""
    words = line.words
    end, praised = _end(line)
    asks_for, for_me = _asks_for(words[end:]), any(longest(words, at, _FOR_ME) for at in range(end, len(words)))
    at, chooses, touched, agrees = 0, False, False, False
    while True:
        yield Answer(words[at:end], at, end, chooses, praised, touched, asks_for or agrees, agrees, for_me)
        size = longest(words[:end], at, _BEFORE)
        if not size:
            return
        phrase, at = words[at : at + size], at + size
        if phrase in CHOOSES:
            chooses, praised, touched = True, False, False
        elif phrase in OPENINGS:
            asks_for, agrees, touched = asks_for or phrase in REQUESTS, agrees or phrase in AGREES, False
        else:
            praised, touched = True, not line.is_parted(at)


def _end(line: Line) -> tuple[int, bool]:
    """Where the answer ends, and whether praise follows it, apart from it."""
    pieces, end, praised = line.pieces(), len(line.words), False
    while len(pieces) > 1 and (praises(pieces[-1]) or is_said_around(pieces[-1])):
        last = pieces.pop()
        end, praised = end - len(last), praised or praises(last)
    return before(line.words, end, CLOSINGS), praised


def _asks_for(words: Words) -> bool:
    return any(longest(words, at, REQUESTS) for at in range(len(words)))


def praises(words: Words) -> bool:
    """Whether these words praise something: "what a good move", "well done", "nice one, Bert"."""
    begin = past(words, 0, STARTS)
    return any(
        (end := past(words, at, PRAISE)) > at and len(words) - end <= _PRAISED and not any(map(_has_digit, words[end:]))
        for at in dict.fromkeys((0, begin))
    )


def _has_digit(word: str) -> bool:
    return any(c.isdigit() for c in word)


def is_said_around(words: Words) -> bool:
    """Whether nothing but greetings, thanks and the like stands here."""
    return past(words, 0, _AROUND) == len(words)


def is_civil(word: str) -> bool:
    """Whether a word alone says nothing but how it is said."""
    return (plain(word),) in _ALL_CIVIL


def unwrapped(text: str) -> str:
    """The line without what stands around the answer; empty if there is nothing around, or nothing that can act."""
    line = line_of(text)
    *_, found = answers(line)
    first, end = found.first, found.end
    if found.words in _I_AM_DONE:
        first = end - 1
    return line.within(first, end) if found.acts and (first, end) != (0, len(line.words)) else ""


def beside_praise(text: str) -> str:
    """What stands apart from praise and may be meant as an answer: "great, pass"; empty if nothing does."""
    line = line_of(text)
    *_, found = answers(line)
    return "" if found.acts or found.is_touched else line.within(found.first, found.end)


def past_greeting(text: str, names: Sequence[str] | None) -> str:
    """What follows "Hi Bert," on the same line; empty if the line does not begin so. `names`: of all at the table;
    None: any word may be one."""
    line = line_of(text)
    first = past(line.words, 0, GREETINGS)
    end = past(line.words, first, _ANYBODY | _names(line.words if names is None else names)) if first else 0
    return text[line.places[end][0] :] if first < end < len(line.words) else ""


def only_greets(text: str) -> bool:
    """Whether this is "Hi Bert," and no more."""
    words = line_of(text).words
    first = past(words, 0, GREETINGS)
    return first > 0 and len(words) <= first + _MOST_OF_A_NAME and not any(map(is_number, words))


def _names(names: Sequence[str]) -> Phrases:
    """Each whole, and by its first word; none that is a number."""
    whole = {line_of(name).words for name in names}
    found = whole | {words[:1] for words in whole}
    return frozenset(words for words in found if words and not any(map(is_number, words)))


def bare(words: Words) -> Words:
    """Without the courtesies at both ends."""
    begin = past(words, 0, _BARE_BEFORE)
    return words[begin : before(words, len(words), _BARE_BEHIND)]


def only_civil(text: str) -> bool:
    """Whether nothing but courtesies stands here."""
    words = line_of(text).words
    return bool(words) and past(words, 0, _BEFORE) >= before(words, len(words), CLOSINGS)


def is_assent(text: str) -> bool:
    return "?" not in text and _says(text, _ASSENTS, _BEFORE)


def is_decline(text: str) -> bool:
    return "?" not in text and _says(text, _DECLINES, _BEFORE_NO)


def takes_back(text: str) -> bool:
    asks = "?" in text and _ON_MINE.isdisjoint(line_of(text).words)
    if not asks and _says(text, _UNDOES, _BEFORE_OOPS, _BEHIND_OOPS):
        return True
    if _says(text, _MAY_I, _BEFORE_OOPS, _BEHIND_OOPS):
        return not _says(text, _MAY_I, _BEFORE)
    return "?" not in text and _says(text, _TAKES_BACK, _BEFORE)


def _says(text: str, known: Phrases, around: Phrases, behind: Phrases = CLOSINGS) -> bool:
    """Whether the line is one or several of these phrases, with courtesies around them."""
    words = line_of(text).words
    if len(words) > _MOST_TO_SAY:
        return False
    end = before(words, len(words), behind)
    ends = dict.fromkeys((end, len(words)))
    begins = [n for n in range(min(past(words, 0, around) + 1, len(words))) if past(words[:n], 0, around) == n]
    return any(past(words[:stop], first, known) == stop for stop in ends for first in begins if first < stop)
