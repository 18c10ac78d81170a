"""What people write around an answer, in the languages that are read: closed lists of phrases, numbers that are
spelled out (two, second, dvojku), and a line as words.

A phrase is civil (a greeting, thanks, an apology, assent), or it chooses, or it praises: the grammar is that of
`courtesies.py`. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from itertools import pairwise

from domain.kernel.reading import LONGEST, Words, plain
from service.commands.things_named import COUNTED

_CARDINALS = (
    "one один eins jednicku jednicka единица единицу единичку",
    "two zwei deux dva dve dvojku dvojka dvojkou два две двойку двойка двоику",
    "three drei trois tri trojku trojka trojkou три тройку тройка",
    "four vier quatre ctyri ctyrku ctyrka четыре четверку четверка",
    "five fünf cinq petku petka пять пятерку пятерка",
    "six sechs sest sestku sestka шесть шестерку шестерка",
    "seven sieben sept sedm sedmicku sedmicka семь семерку семерка",
    "eight acht huit osm osmicku osmicka восемь восьмерку восьмерка",
    "nine neun neuf devet devitku devitka девять девятку девятка",
    "ten zehn dix deset desitku desitka десять десятку десятка",
)
_ORDINALS = (
    "first 1st premier premiere 1er 1ere",
    "second 2nd deuxieme 2eme 2e seconde",
    "third 3rd troisieme 3eme 3e treti третий третья третье третью третьего третьем",
    "fourth 4th quatrieme 4eme 4e",
    "fifth 5th cinquieme 5eme 5e",
    "sixth 6th sixieme 6eme 6e",
    "seventh 7th septieme 7eme 7e",
    "eighth 8th huitieme 8eme 8e",
    "ninth 9th neuvieme 9eme 9e",
    "tenth 10th dixieme 10eme 10e",
)
# beginnings, each with the endings of its language
_STEMS = {
    "e er es en": "erst zweit dritt viert fünft sechst siebt acht neunt zehnt",
    "ый ой ая ое ую ого ом ым": "перв втор _ четверт пят шест седьм восьм девят десят",
    "y i a e ou eho": "prvn druh _ ctvrt pat sest sedm osm devat desat",
}
_FIGURES = {  # "dvojkou": the thing with this number
    "a u y ou": "jednick dvojk trojk ctyrk petk sestk sedmick osmick devitk desitk",
    "а у и ой": "единичк двойк тройк четверк пятерк шестерк семерк восьмерк девятк десятк",
}
_NONE = "_"


def _numbered(rows: Iterable[str]) -> dict[str, int]:
    return {plain(word): number for number, row in enumerate(rows, 1) for word in row.split()}


def _inflected(rows: Mapping[str, str]) -> dict[str, int]:
    stems = (
        (stem, endings.split(), number)
        for endings, row in rows.items()
        for number, stem in enumerate(row.split(), 1)
        if stem != _NONE
    )
    return {plain(stem + ending): number for stem, endings, number in stems for ending in endings}


def words(*texts: str) -> frozenset[str]:
    return frozenset(plain(word) for text in texts for word in text.split())


NAMED = {**_inflected(_FIGURES), **_numbered(_CARDINALS)}
_TEENS = ("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy")
TEENS = {word: number for number, word in enumerate(_TEENS, 11)}
TENS = {word: 10 * tens for tens, word in enumerate(_TENS, 2)}
ONE = "one"
_ONES = words("один одна одну одно jeden jedna jednu jedno un une ein eine einen")
_FIGURE_ONE = frozenset(word for word, number in _inflected(_FIGURES).items() if number == 1) | words("единицу единица")
_ZERO = words("null ноль нуль nula nulu")


def in_figures(typed: Words) -> Words:
    """Numbers above one that are spelled out: twenty five is 25; and what counts one step in other languages."""
    found: list[str] = []
    for at, word in enumerate(typed):
        if (
            word in _ZERO
            or word in _FIGURE_ONE
            or (word in _ONES and typed[at + 1 : at + 2] and typed[at + 1] in COUNTED)
        ):
            found.append("0" if word in _ZERO else "1")
            continue
        number = NAMED.get(word, 0) or TEENS.get(word, 0) or TENS.get(word, 0)
        if at and typed[at - 1] in TENS and 0 < NAMED.get(word, 0) < 10:
            found[-1] = str(TENS[typed[at - 1]] + NAMED[word])
        else:
            found.append(str(number) if number > 1 else word)
    return tuple(found)


ORDINALS = {**_inflected(_STEMS), **_numbered(_ORDINALS)}
LAST = frozenset(("last", "letzte", "letztes", "dernier", "derniere", "последнее", "последнии", "posledni"))


Phrases = frozenset[Words]

_WORD = re.compile(r"[^\W_]+")
_MOST_WORDS = 60
_PARTS = re.compile(r"[.,;:!?()\n…–—]|\s-+\s|-{2,}")  # what parts one piece of a line from the next
_SENTENCES = re.compile(r"[.!?()\n…–—]|\s-+\s|-{2,}")


def phrases(*texts: str) -> Phrases:
    """Phrases with commas between them, as their words: "I'll" is two."""
    each = (tuple(_WORD.findall(plain(phrase))) for text in texts for phrase in text.split(","))
    return frozenset(phrase for phrase in each if phrase)


def crossed(some: str, others: str) -> Phrases:
    """Each of some phrases with each of others behind it, or before it."""
    pairs = [(one, other) for one in phrases(some) for other in phrases(others)]
    return frozenset((*(one + other for one, other in pairs), *(other + one for one, other in pairs)))


class Line:
    """A line as its words, each with its place."""

    def __init__(self, text: str) -> None:
        found = list(_WORD.finditer(text[:LONGEST]))[:_MOST_WORDS]
        self.text, self.places = text[:LONGEST], [(each.start(), each.end()) for each in found]
        self.words = tuple(plain(each[0]) for each in found)

    def within(self, first: int, end: int) -> str:
        """The text from one word up to another, without the marks around it."""
        return self.text[self.places[first][0] : self.places[end - 1][1]] if first < end else ""

    def upto(self, first: int, end: int) -> str:
        """The text from one word up to another, with the marks behind it."""
        last = self.places[end][0] if end < len(self.places) else len(self.text)
        return self.text[self.places[first][0] : last].strip(" ,;:-\u2013\u2014")

    def is_parted(self, at: int) -> bool:
        """Whether more than a space stands before this word."""
        return at in self._parted

    @cached_property
    def _parted(self) -> frozenset[int]:
        gaps = enumerate(pairwise(self.places), 1)
        return frozenset(at for at, (last, this) in gaps if _PARTS.search(self.text, last[1], this[0] + 1))

    def ends_sentence(self, at: int) -> bool:
        """Whether a sentence ends before this word, or a bracket or a dash parts it."""
        between = self.text[self.places[at - 1][1] : self.places[at][0] + 1] if 0 < at < len(self.places) else "."
        return bool(_SENTENCES.search(between))

    def pieces(self) -> list[Words]:
        """The words between one mark and the next."""
        found: list[Words] = []
        begin = 0
        for at in range(1, len(self.words) + 1):
            if at == len(self.words) or self.is_parted(at):
                found.append(self.words[begin:at])
                begin = at
        return [each for each in found if each]


@lru_cache(maxsize=512)
def _line(text: str) -> Line:
    return Line(text)


def line_of(text: str) -> Line:
    """The line as words; each is asked for several times."""
    return _line(text[:LONGEST])


REQUESTS = phrases(
    "please, pls, plz, kindly, bitte, prosim, s'il vous plait, s'il te plait, stp, svp, пожалуйста, плиз"
)
_THANKS = phrases(
    "thanks everyone, thanks everybody, thanks all, thanks to all, thank you all, thank you everyone, thanks so much",
    "merci à tous, merci d'avance, спасибо всем, всем спасибо, заранее спасибо, díky všem, předem díky, danke an alle",
    "thanks again, thanks for waiting, thanks for your patience, thanks in advance",
    "thanks, thank you, thank you very much, many thanks, thanks a lot, thx, thanx, ty, cheers",
    "dík, díky moc, děkuju, děkuji moc, большое спасибо, спасибо большое, merci bien, danke dir, danke euch",
    "danke, danke schön, vielen dank, merci, merci beaucoup, diky, dekuji, спасибо",
)
CIVIL = REQUESTS | _THANKS
GREETINGS = phrases(
    "evening, morning, afternoon, greetings, hiya, howdy, hi folks, hi all, hi everyone, hi everybody",
    "hi, hello, hey, dear, good morning, good afternoon, good evening, hallo, guten morgen, guten tag, guten abend",
    "liebe, lieber, bonjour, bonsoir, salut, cher, chere, ahoj, dobry den, привет",
)
AGREES = phrases("yes, yep, yeah, sure, oui, ano, jo, ja, да, ага, bien sûr, jasně, klar, конечно")
OPENINGS = (
    CIVIL
    | AGREES
    | (GREETINGS - phrases("dear, liebe, lieber, cher, chere, привет"))
    | phrases(
        "hi there, hello there, hallo zusammen, ok, okay, k, sure, yes, yep, yeah, then, now, and, d'accord",
        "tentokrát, teď, nyní, dnes, cette fois, maintenant, в этот раз, сейчас, теперь, diesmal, jetzt, nun, also",
        "after that, this time, for now, in that case, my turn, my move, my next move, next move, move, mein zug",
        "sorry for the delay, sorry for the wait, sorry for being late, sorry I'm late, sorry about the delay",
    )
)
CHOOSES = phrases(
    "definitely, certainly, obviously, it has to be, has to be, must be, it must be, of course, naturally",
    "my move is, my answer, my answer is, my choice, my choice is, my pick, my pick is, my next move is",
    "I choose, I pick, I select, I'll, I will, I'll just, I would like to, I'd like to, I want to, I am going to",
    "I'm going to, I think I'll, I guess I'll, I think I will, I guess I will, I believe I'll, I suppose I'll",
    "let's, let us, let me, go with, I go with, I'll go with, I'm going with, I'd go with, I would go with",
    "going with, let's try, I'll try, I try, let me try, I'd rather, I would rather, I'd prefer, I prefer, I prefer to",
    "I'd say, I'd love, I'd love to, I would love to, I opt for, I'll opt for, I've decided to, I decided to",
    "gonna, I'm gonna",
    "please let me, can I have, could I have, may I have, I shall, I plan to, time to, I'd go for, I'll go for",
    "je vais",
    "j'aimerais, je préfère, je prendrais, я бы, я предпочту, предпочитаю, пожалуй, raději bych, radši bych, asi",
    "we, we'll, ich nehme, ich wähle, ich spiele, ich nehme die, ich wähle die, je prends le, je choisis le",
    "mon choix est, mon choix est le, мой выбор, moje volba, moje volba je, je prends, je choisis, je joue",
    "mon choix, mon coup, beru",
)
SUBJECTS = words("I we ich wir je nous я мы")
# they say how something was, and make no answer of the word behind them
PRAISE = phrases(
    "nice, good, great, well, fine, lovely, cool, super, excellent, perfect, brilliant, awesome, wonderful, fantastic",
    "amazing, beautiful, hi 5, hi five, bravo, wow, sweet, neat, clever, smart, impressive, congrats",
    "congratulations, kudos, gg",
    "schön, schöner, schönes, schöne, gut, guter, gute, gutes, toll, toller, tolle, tolles, prima, klasse, fein",
    "stark",
    "starker, wunderbar, großartig, herrlich, glückwunsch, respekt",
    "bien, bon, bonne, beau, belle, joli, jolie, parfait, génial, géniale, chouette, excellente, félicitations, super",
    "молодец, молодцы, отлично, хорошо, хороший, хорошая, прекрасно, прекрасный, здорово, классно, класс, классный",
    "круто, супер, браво, замечательно, отличный, отличная, красиво, красивый, красавчик, неплохо, поздравляю",
    "pěkně, pěkný, pěkná, dobře, dobrý, dobrá, dobrej, skvěle, skvělý, skvělá, výborně, výborný, hezky, hezký, hezká",
    "paráda, bezva, krásně, krásný, krásná, gratuluji, gratuluju, šikovně",
)
LOOSE = phrases(
    "right, all right, alright, so, just, finally, first, next, very, really, still, almost, quite, pretty, too",
    "sehr, so, ganz, wirklich, endlich, très, trop, vraiment, enfin, очень, так, совсем, наконец",
    "velmi, moc, tak, fakt, konečně",
)
STARTS = phrases(
    "what a, what an, that's a, that was a, that is a, such a, a, an, the, oh, ah, ha, haha, wow, how, that's",
    "that was",
    "it's, it was, you, your, very, really, so, just, pretty, quite, was für ein, was für eine, das ist, das war, ein",
    "eine, sehr, c'est, c'était, quel, quelle, un, une, très, какой, какая, это, это было, ну, очень, ты, вы",
    "to je, to byl, to byla, jaký, jaká, no, moc, velmi, fakt",
)
CLOSINGS = CIVIL | phrases(
    "pour moi, для меня, мне, pro mě, für mich, for me then",
    "and thanks, and thank you, for me, it is, then, now, for now, this time, for this turn, this turn",
    "this round, for this round, в этом раунде, в этот ход, в этом ходу, в этот раз, dans ce tour, ce tour ci, ce tour",
    "cette manche, cette fois ci, v tomto kole, v tomhle kole, toto kolo, tohle kolo, in dieser runde, diese runde",
    "best, regards, best regards, kind regards, best wishes, bye, have fun, good luck, ok, okay, all the best",
    "gruß, grüße, viele grüße, liebe grüße, lg, vg, mfg, viel spaß, viel glück, tschüss, à bientôt, bonne chance",
)
_LONGEST_PHRASE = 5


def longest(words: Words, at: int, known: Phrases) -> int:
    """How many words the longest of these phrases takes that begins here."""
    if at >= len(words) or words[at] not in _outer_words(known)[0]:
        return 0
    for size in range(min(_LONGEST_PHRASE, len(words) - at), 0, -1):
        if words[at : at + size] in known:
            return size
    return 0


def is_number(word: str) -> bool:
    return any(c.isdigit() for c in word) or word in NAMED or word in ORDINALS


def past(words: Words, at: int, known: Phrases) -> int:
    """Where the phrases that begin here end; the longest first."""
    while size := longest(words, at, known):
        at += size
    return at


def before(words: Words, end: int, known: Phrases) -> int:
    """Where the phrases that end here begin."""
    while end and words[end - 1] in _outer_words(known)[1]:
        size = min(_LONGEST_PHRASE, end)
        while size and words[end - size : end] not in known:
            size -= 1
        if not size:
            return end
        end -= size
    return end


@lru_cache(maxsize=256)
def _outer_words(known: Phrases) -> tuple[frozenset[str], frozenset[str]]:
    """With which they begin, and with which they end: most words of a line do neither."""
    return frozenset(each[0] for each in known), frozenset(each[-1] for each in known)


# in a sentence with an answer they say that somebody chooses, or how gladly
CHATTER = words(
    "i ll d m am im ve me my mine myself we us our let lets s re is are be been being will shall going gonna go goes"
    " would think guess suppose reckon believe feel say decided decide deciding settle settling opt choose choosing"
    " chosen pick picking picked want like love prefer happy glad try trying do make making give giving take taking"
    " have having had get getting put putting place placing use using play playing move answer choice option number"
    " need grab grabbing bring brings join joins turn it its itself this that these those them they then now here"
    " there today tonight time round again just simply obviously clearly definitely surely certainly naturally really"
    " very quite so still always usual usually all everything course the a an of for on in into onto to"
    " at as with from by and some any something please thanks thank ta cheers yes yep yeah sure ok okay right alright"
    " fine best better nicest prettiest looks look looking hmm hm um er tricky tough hard easy lovely everyone"
    " everybody folks guys team assistant worker man one ones its their guy flip back gimme lose"
    " becomes"
    " lose your if rid over hand start begin off"
    " properly enough while spend spending pay paying towards toward goes straight directly next along side added"
    " add adding counts count instead great nice good cool lovely favourite favorite sounds sound fun both"
    " secretly forward",
    "ich nehme wahle möchte mal bitte gern gerne dann jetzt hier heute diesmal eben einfach doch mir fur den die das"
    " der auf in an zu und also wohl glaube denke entscheide mich setze lege",
    "je j prends prendre choisis vais voudrais veux pose poser mets mettre place opte prefere garde utilise alors"
    " maintenant ici aujourd hui cette fois ci ce sera moi me pour le la les l un une des du de en sur a au dans et"
    " donc bien plait aime convient plutot svp stp va",
    "я бы мне мои мое беру взять взял взяла возьму хочу хотел хотела ставлю поставлю кладу положу выбираю выберу"
    " давай давайте сегодня сейчас теперь тогда здесь это этот эту на в за для и пожалуй просто больше нравится"
    " остановлюсь решил решила пусть будет лучше красивее вариант номер",
    "ja si bych beru vezmu vzit dam davam dal dala volim zvolim vybiram vyberu rozhodl rozhodla jsem pro se tak teď"
    " ted tentokrat dnes tady ten ta to tu na do v a i proste asi me mi polozim pokladam umistim libi nejhezci chci"
    " nejlepsi",
)
