"""What stands around an answer on its own line: greetings, thanks, apologies with their reasons, and a name below.

A line is parted at its marks. Each part is civil, an apology, a reason beside an apology, a name behind a closing word,
or it is what is said; only if what is said stands in one piece it is read without the rest. Pure.

Where an answer stands in a sentence with clauses of their own beside it ("4a. Phew, what a day", "1 and greetings from
the train"), a clause is left out if nothing in it counts, asks, weighs or takes back, and the game knows none of its
words.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

from domain.kernel.reading import Words
from service.commands import courtesies
from service.commands.phrases import (
    CLOSINGS,
    GREETINGS,
    NAMED,
    ONE,
    ORDINALS,
    REQUESTS,
    Line,
    is_number,
    line_of,
    longest,
    past,
    phrases,
    words,
)

_APOLOGIES = words(
    "sorry apologies apology apologize late delay delays forgive overlooked forgot missed",
    "entschuldigung entschuldigt entschuldige verzeihung verspatung verzogerung spate leid",
    "desole desolee pardon excusez excuse retard tardive attente excuses",
    "извини извините прости простите сорри задержку опоздание ожидание прощения извиняюсь поздно",
    "promin prominte omlouvam pardon zpozdeni prodlevu pozdni sorry omluva",
)
_REASONS = words(
    "sorry apologies apology apologize for the a an my i im am was were ve ive s that this it took so long late delay"
    " delays waiting slow being keep keeping kept you all everyone busy week weeks weekend day days time taking reply"
    " response answer answering mail mails have had been ill sick again about very really to on and of at with work"
    " holiday holidays travelling traveling travel trip away offline internet phone computer kids family hospital flu"
    " cold job office meeting meetings crazy hectic lot lots too much forgot totally completely overlooked missed your"
    " letter in bed without forgive me only now just saw seeing back from home moving moved exam exams deadline"
    " birthday today yesterday last this few couple some bit got stuck train plane no signal connection broken here"
    " confusion trouble inconvenience"
    " everybody such moment lately currently past pardon please excuse long silence quiet these those next"
    " month months right folks guys team",
    "entschuldigung entschuldigt entschuldige verzeihung sorry fur die der das den verspatung verzogerung spate spaten"
    " antwort warten wartezeit dass es so lange gedauert hat ich war bin bitte krank weg zu spat tut mir leid urlaub"
    " unterwegs viel arbeit stress im auf reisen hatte keine zeit",
    "desole desolee pardon excusez excuse moi pour le la les du de retard attente delai ma reponse tardive avoir"
    " fait vous attendre je suis etais en j malade voyage vacances travail beaucoup occupe occupee mes excuses ete",
    "извини извините прости простите сорри за задержку опоздание ожидание долгое молчание долго что так поздно позднии"
    " ответ я был была болел болела прошу прощения извиняюсь отпуске командировке дороге работы много в на было"
    " уезжал уезжала заболел заболела",
    "promin prominte omlouvam se pardon za zpozdeni prodlevu pozdni odpoved cekani ze to tak dlouho trvalo jsem byl"
    " byla nemocny nemocna pryc cestach na dovolene moc prace mel mela hodne v sorry",
)
_ASIDE = phrases(
    "over to you, over to the next, over to the next player, next player, next player please, next please",
    "unfortunately, alas, sadly, leider, malheureusement, hélas, к сожалению, увы, bohužel",
    "good luck, have fun, good luck all, good luck everyone, have fun all, have a nice day, have a nice evening",
    "have a nice weekend, have a good day, have a good evening, have a good weekend, see you, see you soon, take care",
    "all the best, talk soon, smile, haha, hehe, lol, hmm, hm, phew, well, ok, okay, right, oh, ah, finally",
    "viel erfolg, schönen abend, schönes wochenende, schönen tag, bis bald, bis dann, bonne journée, bonne soirée",
    "bon weekend, à bientôt, à plus, bonne chance à tous, удачи, всем удачи, хорошего дня, хорошего вечера",
    "до встречи, всем привет, добрый день, добрый вечер, доброе утро, здравствуйте, всего доброго, с уважением",
    "hodně štěstí, hezký den, hezký večer, hezký víkend, mějte se, zdravím, s pozdravem, pěkný den, dobrý den",
    "dobrý večer, dobré ráno, čau, nazdar, zdravím všechny, salut à tous, bonjour à tous, coucou, cordialement",
    "bien cordialement, amicalement, bises, bien à vous, guten morgen, moin, servus, grüß gott, schöne grüße",
)
# an apology without a reason may be one for a mistake: "1 / sorry, 2"
_SORRY = phrases(
    "sorry, so sorry, I'm sorry, I am sorry, very sorry, pardon, desole, desolee, excuse, извини, извините"
)
_SORRY |= phrases("excuse me, excusez moi, прости, простите, сорри, promin, prominte, omlouvam se, entschuldigung")
_WELL = phrases(
    "have a, have an, good luck, happy, enjoy, looking forward, see you, take care, thanks for, thank you for",
    "hope you",
    "greetings from, best wishes, I wish you, I hope you, hope you all, hope you're, hope all, all the best",
    "cheers from",
    "schönen, schönes, viel spaß, viele grüße, danke für, bonne, bon, merci pour, à bientôt, joyeux, joyeuse",
    "хорошего, хорошей, удачного, спасибо за, с новым, с праздником, hezký, hezké, krásný, díky za, děkuji za",
    "těším se",
)
_MOST_OF_GOODWILL = 8
_EVERYBODY = phrases("everyone, everybody, all, you all, folks, guys, to you, to you all, to all, both, there, tous")
_EVERYBODY |= phrases("à tous, alle, zusammen, euch, всем, все, ребята, všem, všichni, vám všem")
_CIVIL_PIECES = CLOSINGS | GREETINGS | _ASIDE | _EVERYBODY
_NAME = 2  # words of a name below an answer
WEIGHS = words(
    "if unless or maybe perhaps possibly probably might could should whether until till depends except not don doesn"
    " didn won wouldn isn wait meant mean instead rather actually scratch nor neither either kidding joking cancel undo"
    " forget no nope never what which why how who suggest wonder later tomorrow ask asked asking they",
    "wenn falls oder vielleicht nicht sondern statt warte nein kein keine warum wie was welche spater morgen",
    "si ou peut pas non attends plutot annule sauf pourquoi comment quoi quel quelle mais demain",
    "если или может возможно не нет подожди вместо лучше отмена почему как что но завтра потом",
    "jestli nebo mozna ne pockej misto radsi radeji proc jak co ale zitra pokud",
)
_BESIDE = phrases(
    "what a day, what a week, what a month, what a year, what a trip, how are you, how is everybody, hope, I hope",
    "no hurry, no rush, no worries, no problem, no stress, why not, can't wait, I can't wait, no idea",
)
_FOR_WHAT = words("i we it this that about for my was je j ich я за že že ze jsem")
_NEXT = phrases("your move, your turn, your go, over to you, back to you, à toi, твой ход, jsi na tahu, du bist dran")
_SAYS_WHY = phrases(
    "don't want to, I don't want to, didn't want to, I don't know, don't know, I didn't know, I don't have, don't have",
    "I can't, can't, couldn't, I couldn't, I wasn't, wasn't, I haven't, haven't, I hadn't, hadn't, I didn't, didn't",
    "I'm not, there was no, there is no, I had no, I have no, had no, have no, no time for",
)
JOINTS = words(
    "and but so since because cause cos as though although hope und aber weil denn et mais car и а но потому"
    " а ale protoze nez"
)
_BECAUSE = words("because since cause weil denn car потому protoze")
_UNSAYS = words(
    "if unless or maybe meant wait instead rather scratch wenn oder warte si ou attends если или jestli nebo"
)
_MY_REASON = phrases(
    "I, I've, I have, my, we, because, since, cause, j'ai, je, mes, ma, car, parce que, mám, nemám, protože, moje",
    "у меня, мне, потому, ich, mein, meine, weil",
)
_BUT = words("but aber mais но ale")  # it needs a comma before it
SUBJECT = ("i", "je", "j", "я", "ich", "ja", "we")
_AS_I = words("i my we it the usual always")  # "as I ...", not "as field"
# what asks, or gives the word, and is no condition and no wish: "an olive would be great", "3 if that's ok"
_ASKS = re.compile(
    r"\b(?:(?:would|will) be (?:great|nice|lovely|fine|good|perfect|cool|best|my choice|my pick)"
    r"|(?:(?:will|would) do|it is)(?= *(?:[.!,]|$))"
    r"|if (?:that'?s|that is|it'?s|it is) (?:ok|okay|alright|all right|fine|possible|allowed|not too late)"
    r"|if (?:i may|possible|allowed|you don'?t mind|you like)|it(?:'ll| will| shall) be|that(?:'ll| will) be"
    r"|as (?:always|usual)|(?<!\bthe)(?<!\bmy)(?<=\w\w) first(?=\s*[.!]*$)"
    r"|ce serait (?:bien|super|parfait)|si possible|если можно|jestli můžu|pokud možno)",
    re.IGNORECASE,
)
_SIGNS = re.compile(r"\s[&+]\s")
_IN_TURN = re.compile(r"\b(?:then|dann|puis|ensuite|потом|затем|pak|potom)\s+\w", re.IGNORECASE)
_MOST_CLAUSES = 10

Says = Callable[[str], bool]  # whether these words say something in the game
_MOST_PIECES = 12
_TALKS = 3  # words of talk


def said_alone(text: str, says: Says, changes: Says) -> str:
    """What is said, without what stands around it; empty if nothing stands around it, or all is, or it is in pieces.

    `changes`: whether a piece may change what is said beside it. One that may not, and asks nothing, is talk, as it
    would be on a line of its own.
    """
    line = line_of(text)
    pieces = _pieces(line)
    if not 1 < len(pieces) <= _MOST_PIECES:
        return ""
    kinds = _kinds(line, pieces, says, changes)
    told = [n for n, kind in enumerate(kinds) if kind == "said"]
    if not told or len(told) == len(pieces) or told[-1] - told[0] + 1 != len(told):
        return ""
    end = told[-1] + 1
    while end < len(pieces) and past(line.words[: pieces[end][1]], pieces[end][0], REQUESTS) == pieces[end][1]:
        end += 1
    first, last = pieces[told[0]][0], pieces[end - 1][1]
    return line.upto(first, last) if last - first < len(line.words) else ""


def _is_talk(line: Line, begin: int, end: int, beside: set[str]) -> bool:
    """A sentence of its own, or what stands beside an apology. A word or two may be a name, or praise."""
    if end - begin < _TALKS or "?" in line.upto(begin, end):
        return False
    return bool(beside & {"sorry", "apology", "reason"}) or (line.ends_sentence(begin) and line.ends_sentence(end))


def is_apology(piece: Words) -> bool:
    return any(word in _APOLOGIES for word in piece) and is_reason(piece)


def _pieces(line: Line) -> list[tuple[int, int]]:
    bounds = [0, *(at for at in range(1, len(line.words)) if line.is_parted(at)), len(line.words)]
    return [(begin, end) for begin, end in pairwise(bounds) if begin < end]


def _kinds(line: Line, pieces: list[tuple[int, int]], says: Says, changes: Says) -> list[str]:
    found: list[str] = []
    for n, (begin, end) in enumerate(pieces):
        piece = line.words[begin:end]
        if is_apology(piece):
            found.append("sorry" if piece in _SORRY else "apology")
        elif is_civil_piece(piece) or (is_goodwill(piece) and not says(line.within(begin, end))):
            found.append("civil")
        elif n and found[-1] == "civil" and _closes(line, pieces[n - 1]) and _is_name(line, begin, end, says):
            found.append("name")
        else:
            found.append("said")
    for n, (begin, end) in enumerate(pieces):
        beside = {*found[max(0, n - 1) : n], *found[n + 1 : n + 2]}
        if found[n] == "said" and beside & {"sorry", "apology", "reason"} and is_reason(line.words[begin:end]):
            found[n] = "reason"
        elif found[n] == "said" and _is_talk(line, begin, end, beside) and not changes(line.within(begin, end)):
            found[n] = "reason" if beside & {"sorry", "apology", "reason"} else "talk"
    reasons = {"apology", "reason"}
    return ["said" if kind == "sorry" and not reasons & set(found) else kind for kind in found]


def is_goodwill(piece: Words) -> bool:
    """Have a great day; looking forward to this; thanks for the game. Nothing is counted in it."""
    begins = longest(piece, 0, _WELL)
    return 0 < begins < len(piece) <= _MOST_OF_GOODWILL and not any(map(is_number, piece))


def is_civil_piece(piece: Words) -> bool:
    return courtesies.is_said_around(piece) or past(piece, 0, _CIVIL_PIECES) == len(piece)


def is_reason(piece: Words) -> bool:
    return all(word in _REASONS and word not in NAMED and word not in ORDINALS for word in piece)


def _closes(line: Line, piece: tuple[int, int]) -> bool:
    return past(line.words[: piece[1]], piece[0], _CIVIL_PIECES) == piece[1]


def _is_name(line: Line, begin: int, end: int, says: Says) -> bool:
    """Ben, Anna K: capital letters, nothing counted, and nothing that the game knows."""
    if end - begin > _NAME or any(word in NAMED or word in ORDINALS for word in line.words[begin:end]):
        return False
    if says(line.within(begin, end)):
        return False
    written = [line.text[first:last] for first, last in line.places[begin:end]]
    return all(word[0].isupper() and not any(c.isdigit() for c in word) for word in written)


def plainly(text: str) -> str:
    """With words in the place of signs that stand for them, and without what only asks."""
    return _SIGNS.sub(" and ", _ASKS.sub(" please", text))


def is_in_turn(text: str) -> bool:
    """Whether something is to be done after something else."""
    return bool(_IN_TURN.search(text, 1))


def said_among(text: str, changes: Says) -> str:
    """The clauses that say something, without those beside them; empty if nothing is left out, or all of it.

    `changes`: whether a clause may change what is said beside it."""
    line = line_of(text)
    clauses = clauses_of(line)
    if not 1 < len(clauses) <= _MOST_CLAUSES:
        return ""
    beside = [_is_beside(line, begin, end, changes) for begin, end in clauses]
    told = [n for n, aside in enumerate(beside) if not aside]
    if not told or len(told) == len(clauses) or told[-1] - told[0] + 1 != len(told):
        return ""
    first, last = clauses[told[0]][0], clauses[told[-1]][1]
    first += line.words[first] in JOINTS
    return line.upto(first, last) if first < last else ""


def gives_a_reason(text: str) -> bool:
    """Whether one clause is followed by why somebody says it: "exchange, I have five bakers"."""
    line = line_of(text)
    _, *rest = clauses_of(line)
    return bool(rest) and all(longest(line.words[:end], first, _MY_REASON) for first, end in rest)


def clauses_of(line: Line) -> list[tuple[int, int]]:
    bounds = [0, *(at for at in range(1, len(line.words)) if _is_parted(line, at) or _joins(line.words, at))]
    return [(begin, end) for begin, end in pairwise([*bounds, len(line.words)]) if begin < end]


def _is_parted(line: Line, at: int) -> bool:
    """Behind a colon stands what belongs to the words before it."""
    return line.is_parted(at) and ":" not in line.text[line.places[at - 1][1] : line.places[at][0]]


def _joins(typed: Words, at: int) -> bool:
    if typed[at] == "a":  # it is an article, or Czech
        return is_civil_piece(typed[at + 1 :])
    if typed[at] == "as":
        return typed[at + 1 : at + 2] != () and typed[at + 1] in _AS_I
    return at + 1 < len(typed) and typed[at] in JOINTS and (typed[at] not in _BUT or typed[at + 1] in SUBJECT)


def _is_beside(line: Line, begin: int, end: int, changes: Says) -> bool:
    first = begin
    if line.words[begin] in JOINTS and begin + 1 < end:
        begin += 1
    piece, written = line.words[begin:end], line.upto(begin, end)
    if (
        first < begin
        and line.words[first] in _BECAUSE
        and ":" not in line.text
        and "?" not in written
        and _UNSAYS.isdisjoint(piece)
    ):
        return not any(map(_counts, piece))
    size = longest(piece, 0, _NEXT)
    if is_apology(piece) or is_civil_piece(piece) or piece in _BESIDE or (size and len(piece) <= size + 2):
        return True
    if is_goodwill(piece) and "?" not in written:
        return True
    if size := longest(piece, 0, _SAYS_WHY) or _regrets(piece):
        piece = piece[size:]
        if len(piece) < 2 or changes(" ".join(piece)):
            return False
        return "?" not in written and not any(map(_counts, piece))
    if "?" in written or any(map(_counts, piece)) or not WEIGHS.isdisjoint(piece):
        return False
    if len(piece) < _TALKS and not (first and _is_parted(line, first)):
        return False  # a word or two at the beginning may be a name: "Bert, 2"
    return not changes(line.within(begin, end))


def _regrets(piece: Words) -> int:
    """The word before what somebody is sorry for: "sorry I took ages"."""
    size = longest(piece, 0, _SORRY)
    return size if size and len(piece) > size + 1 and piece[size] in _FOR_WHAT else 0


def _counts(word: str) -> bool:
    return (is_number(word) and word != ONE) or word in NAMED or word in ORDINALS
