"""Which option a line names by its mark or its number, however civil. A number spelled out, or an ordinal, needs a word
that chooses: "option two", "the second one", "two please"; "good one" and "pick one for me" name none. Pure.
"""

from __future__ import annotations

import re
from itertools import pairwise

from rapidfuzz.distance import OSA

from domain.kernel.marks import NTH, mark_of
from domain.kernel.reading import Words
from service.commands import courtesies
from service.commands.civil_pieces import WEIGHS
from service.commands.courtesies import Answer, answers, is_civil
from service.commands.moves_in_words import ARTICLES, is_request
from service.commands.phrases import (
    CHATTER,
    CLOSINGS,
    NAMED,
    ONE,
    ORDINALS,
    PRAISE,
    SUBJECTS,
    before,
    line_of,
    longest,
    phrases,
)
from service.commands.phrases import words as _words

_BARE = re.compile(r"^[(#\[]?\s?(\d{1,3}(?:\s?[a-z])?)\s?[)\].!:]{0,2}$", re.IGNORECASE)
_SIGNS = re.compile(
    r"[?/%$€£=<>~+@&|\\^]|[-–—−]\d|(?<![^\W\d]\s)[-–—−]\s+\d|\d\s*[-–—−.,:]\s*\d"
)  # these make another thing of a number
_NUMERO = re.compile(r"№|\bno\.(?=\s?\d)|\bn\s?[°º]|\bč\.(?=\s?\d)", re.IGNORECASE)
_OPTION = phrases(
    "answer, my answer, my answer is, the answer, the answer is, antwort, réponse, ma réponse, ответ, мой ответ",
    "odpověď",
    "option, options, opt, number, nr, choice, variant, nummer, numero, cislo, moznost, вариант, номер",
    "the option, the number, option number, option nr, choice number, take option, take number, take choice",
    "I take option, I take number, take the option, play option, do option, use option, pick option, pick number",
    "le, option numero, choix, choix numero, le choix, le numero, l'option, la option, je prends le numero",
    "je prends l'option, je choisis l'option, je prends le choix, je choisis le numero, va pour, va pour le",
    "вариант номер, беру вариант, выбираю вариант, выбираю номер, беру номер, мой вариант, мой выбор",
    "moznost cislo, variantu, varianta, volba, volba cislo, beru moznost, volim moznost, vybiram moznost",
    "beru cislo, die nummer, option nummer, ich wähle nummer, ich nehme option, ich wähle option",
    "choose option, choose number, select option, select number, make it option, make it number",
    "I'd like option, I would like option, I want option, I'll take option, I'll take number, ich nehme nummer",
)
_VERBS = phrases(
    "gimme, let me have, I'd have, I'll have, I have chosen, I've chosen",
    "choose, pick, select, go for, I go for, I'll choose, I'll pick, go with, I choose, I pick, I select",
    "ich nehme, ich nehme die, ich wähle, ich wähle die, je prends, je prends le, je choisis, beru",
    "nehme, wähle, nehme die, wähle die, ich möchte, ich möchte die, dann, ich entscheide mich für",
    "prends, je choisis le, je choisis la, je prends la, je vais prendre, je vais prendre le",
    "ce sera, ce sera le, je voudrais, je voudrais le, je veux, je veux le, va pour, va pour le, j'opte pour le",
    "выбираю, я выбираю, беру, я беру, возьму, я возьму, выберу, я выберу, давайте, пусть будет, хочу, я хочу",
    "мой ход, мой выбор, мой ответ, выбор",
    "vezmu, vezmu si, beru si, volim, zvolim, zvolim si, vybiram, vybiram si, vyberu, vyberu si, dam, dam si",
    "chci, chtel bych, chtela bych, ja beru, ja volim, moje volba, moje volba je, tak, jdu do, hraju",
)
_WISHES = phrases(
    "take, I take, I'll take, I will take, I'd like, I would like, I want, make it, I'll have, do"
)  # a number that is spelled is of something
_THE = phrases("the, le, la, die, der, das, ten, ta, tu, то, эту, tuto")
_TAKE_THE = phrases(
    "have the, I have the, take a, let's take the, let us take the",
    "take the, I take the, I'll take the, choose the, pick the, I choose the, I pick the, I'd like the, go with the",
    "I'll go with the, I go with the, I'll have the, I want the, make it the, let's go with the, give me the",
    "ich nehme den, ich nehme das, ich nehme die, ich wähle den, ich wähle die, ich wähle das, nehme die, nehme den",
    "je prends, je prends le, je prends la, je choisis, je choisis le, je choisis la, je vais prendre le, prends le",
    "je voudrais le, je voudrais la, va pour le, va pour la, ce sera le, ce sera la, j'opte pour le",
    "беру, я беру, выбираю, я выбираю, возьму, я возьму, выберу, давайте, пусть будет, хочу",
    "beru, beru ten, beru tu, vezmu, vezmu si, beru si, volim, zvolim, vybiram, vyberu, chci, dam, dam si, zvolim si",
    "vezmu tu, vezmu ten, vybiram si, vyberu si, мне, мне пожалуйста, для меня, pro mě, pro mě tu, pro mě ten, mně",
    "pour moi, pour moi le, pour moi la, für mich, für mich die, tak, tak tu, tak ten, for me the, dám si tu, jdu do",
)
_CHOOSES = _VERBS | _WISHES | _TAKE_THE
_IDIOMS = phrases("3 cheers, first choice, second choice")  # praise with a number in it
_CALLED = ("number", "nr", "numero", "nummer", "cislo", "номер")
_MISTYPED = ("option", "number", "choice", "вариант", "номер", "moznost", "numero")
_AT = frozenset(("at", "by", "in", "of", "it", "s", "is", "um", "в", "ve", "v", "à", "a"))
_FOR = frozenset(("option", "number", "answer", "choice", "вариант", "moznost", "cislo", "numero", "номер"))
_CHOSEN = _words(
    "decided settle settled suppose guess think choose pick grab opt try take want prefer go going"
    " entscheide nehme wahle choisis choisir prends prendre opte voudrais veux выбираю хочу беру beru volim vyberu chci"
    " dam dal dala vzal vzala остановлюсь решил решила возьму взял взяла выберу rozhodl rozhodla vezmu"
    " best suits нравится convient libi nejhezci"
)
_NUMERAL = _words("jednicku jednicka единицу единичку единица")  # the number one, and nothing else
_SLIPS = 2  # of a word that is nearly another
_ONES = phrases(
    "one, option, choice, of them, of these, one of them, one of these, one listed, on the list, from the list",
    "choix, de la liste, вариант, из списка, пункт, moznost, ze seznamu, z nabidky, variantu, möglichkeit",
)
ABOUT = frozenset(word for phrase in (*_OPTION, *_VERBS, *_WISHES, *_THE, *_TAKE_THE, *_ONES) for word in phrase)
_TAKE_CZECH = _words("bych beru vezmu dam davam dal dala necham vyberu zvolim vybiram volim koupim kupuji doberu liznu")
_AND_SO = ("so", "right", "well")  # they stand before praise as well
_FEELING = _words("happy sad hungry thirsty sick mad crazy proud nervous laugh cry smile")
_BLOCKS = WEIGHS - _words("rather plutot radsi radeji лучше")  # they choose, too


def is_plain(typed: Words) -> bool:
    """Whether nothing in these words asks, weighs or takes back."""
    return weighs_nothing(typed) and (is_request(typed) or "please" in typed)


def weighs_nothing(typed: Words) -> bool:
    """Or praises."""
    return (
        _BLOCKS.isdisjoint(typed)
        and typed[0] not in _AND_SO
        and typed[-2:] != ("a", "time")
        and not ("me" in typed and _FEELING.intersection(typed))  # olives make me happy
        and not courtesies.praises(typed)
    )


def without_si(typed: Words) -> Words:
    """Behind a Czech verb si is no if."""
    return tuple(word for n, word in enumerate(typed) if word != "si" or not n or typed[n - 1] not in _TAKE_CZECH)


def is_the_number(spoken: Words) -> bool:
    """The five."""
    pairs = list(pairwise(word for word in spoken if not is_civil(word)))
    return len(pairs) == 1 and pairs[0][0] in ARTICLES and pairs[0][1] in NAMED


def option_mark(text: str) -> str:
    """The mark of an option, with NTH behind it if it is counted; empty if this is something else, or can be."""
    text = _NUMERO.sub(" nr ", text)
    if (bare := _BARE.match(text)) and (mark := mark_of(bare[1])):
        return mark
    line = line_of(text)
    if _SIGNS.search(text) or line.words in _IDIOMS:
        return ""
    return next((mark for answer in answers(line) if (mark := _mark(answer))), "")


def loose_mark(text: str) -> str:
    """A number that is all that is said, and names an option only perhaps: "two", "nice, the second"."""
    if _SIGNS.search(text):
        return ""
    return next((mark for each in answers(line_of(text)) if not each.is_touched and (mark := _spelled(each.words))), "")


def chatted_mark(text: str) -> str:
    """The one number in a sentence that says nothing else but that somebody chooses: "I've decided on 4"."""
    words = line_of(_NUMERO.sub(" nr ", text)).words
    told = [at for at, word in enumerate(words) if mark_of(word) or word in ORDINALS or (word in NAMED and word != ONE)]
    if len(told) != 1 or _SIGNS.search(text) or not is_plain(words) or words[:1] in PRAISE:
        return ""
    rest = (*words[: told[0]], *words[told[0] + 1 :])
    chosen = _CHOSEN | _FOR if mark_of(words[told[0]]) else _CHOSEN
    if not all(word in CHATTER or word in ABOUT for word in rest) or chosen.isdisjoint(rest):
        return ""
    word, led = words[told[0]], words[told[0] - 1] if told[0] else ""
    if led in _AT and not _FOR.intersection(rest):
        return ""
    if word in ORDINALS:
        return f"{ORDINALS[word]}{NTH}"
    return mark_of(word) or str(NAMED[word])


def mistyped_mark(text: str) -> str:
    """Opton 1, numbr 2: two words, of which the first is nearly one that stands before a number."""
    words = line_of(text).words
    words = words[: before(words, len(words), CLOSINGS)]
    near = len(words) == 2 and any(0 < OSA.distance(words[0], each) <= _SLIPS for each in _MISTYPED)
    return "" if not near or _SIGNS.search(text) else mark_of(words[1]) or _cardinal(words[1:], one=True)


def _mark(answer: Answer) -> str:
    """What names an option in itself comes first; then what does so only where nothing is praised."""
    words = answer.words
    if not words or (answer.is_touched and words[0] not in SUBJECTS):
        return ""
    sure = words[0] not in _CALLED or answer.is_for_me or answer.asks_for
    if (size := longest(words, 0, _OPTION)) and (mark := _cardinal(words[size:], one=sure)):
        return mark
    chosen = longest(words, 0, _CHOOSES)
    if chosen and (size := longest(words, chosen, _OPTION)):
        return _cardinal(words[chosen + size :], one=True)
    for known, read in ((_VERBS, _chosen), (_WISHES, _digits), (_TAKE_THE, _ordinal)):
        if (size := longest(words, 0, known)) and (mark := read(words[size:])):
            return mark
    return _digits(words) or ("" if answer.is_praised else _spelled_out(answer))


def _spelled_out(answer: Answer) -> str:
    """The second, second one, two please."""
    words, size = answer.words, longest(answer.words, 0, _THE)
    if (size or len(words) > 1 or answer.asks_for) and (mark := _ordinal(words[size:])):
        return mark
    return _cardinal(words, one=not answer.chooses) if answer.chooses or answer.asks_for else ""


def _chosen(words: Words) -> str:
    return _cardinal(words, one=False)


def _digits(words: Words) -> str:
    """3, 3b, 3 b."""
    return mark_of(" ".join(words)) if len(words) <= 2 else ""


def _cardinal(words: Words, *, one: bool) -> str:
    """`one`: the word one is a number here, and does not stand for a thing."""
    if words[:1] and words[0] in NAMED:
        number = NAMED[words[0]]
        return mark_of(" ".join((str(number), *words[1:]))) if number > 1 or one or words[0] in _NUMERAL else ""
    return _digits(words)


def _ordinal(words: Words) -> str:
    """Second, second one."""
    number = ORDINALS.get(words[0], 0) if len(words) == 1 or (words and words[1:] in _ONES) else 0
    return f"{number}{NTH}" if number else ""


def _spelled(words: Words) -> str:
    return _ordinal(words[longest(words, 0, _THE) :]) or _cardinal(words, one=True)
