"""What stands around an answer on its own line: greetings, thanks, apologies with their reasons, and a name below.

A line is parted at its marks. Each part is civil, an apology, a reason beside an apology, a name behind a closing word,
or it is what is said; only if what is said stands in one piece it is read without the rest. Pure.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from domain.kernel.reading import Words
from service.commands import courtesies
from service.commands.phrases import (
    CLOSINGS,
    GREETINGS,
    NAMED,
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
    " month months right",
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
_NAME = 2  # words of a name below an answer


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
    return courtesies.is_said_around(piece) or past(piece, 0, _ASIDE | CLOSINGS | GREETINGS | _EVERYBODY) == len(piece)


def is_reason(piece: Words) -> bool:
    return all(word in _REASONS and word not in NAMED and word not in ORDINALS for word in piece)


def _closes(line: Line, piece: tuple[int, int]) -> bool:
    return past(line.words[: piece[1]], piece[0], CLOSINGS | GREETINGS | _ASIDE | _EVERYBODY) == piece[1]


def _is_name(line: Line, begin: int, end: int, says: Says) -> bool:
    """Ben, Anna K: capital letters, nothing counted, and nothing that the game knows."""
    if end - begin > _NAME or any(word in NAMED or word in ORDINALS for word in line.words[begin:end]):
        return False
    if says(line.within(begin, end)):
        return False
    written = [line.text[first:last] for first, last in line.places[begin:end]]
    return all(word[0].isupper() and not any(c.isdigit() for c in word) for word in written)
