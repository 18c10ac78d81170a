"""Lines that ask the service for what a word of any letter does: "que faire?", "plus de choix"; and those that say in
a sentence that somebody is away: "I'm on holiday until 3 December".

Of an absence a day stands behind "until", something says that it is they who are away or that the game shall pause,
and every other word is a reason or a courtesy. Pure.
"""

from __future__ import annotations

import re

from domain.kernel.reading import Chart, Words
from domain.kernel.shapes import Command
from service.commands import courtesies
from service.commands.about_letters import chosen
from service.commands.civil_pieces import WEIGHS, clauses_of, is_apology, is_reason
from service.commands.courtesies import is_civil
from service.commands.days import Day, with_months
from service.commands.mail_words import (
    ALIKE,
    SPELLED_OUT,
    Digest,
    Help,
    History,
    More,
    Mute,
    Pause,
    PauseOff,
    Why,
    is_day_unclear,
    mail,
)
from service.commands.phrases import CLOSINGS, OPENINGS, Phrases, before, line_of, longest, past, phrases, words

_ASKED: tuple[tuple[Command, Phrases], ...] = (
    (
        Help(),
        phrases(
            "what can I do, what can I do now, what are my options, what are the options, what now, what do I do",
            "what can I do here, what should I do here, what do I do here, what are my choices, what do I have to do",
            "what is possible here, what am I supposed to do, what do you want me to do, what do you want from me",
            "what should I do, help me, I need help, what can I say, which moves are there, was kann ich tun",
            "was kann ich machen, au secours, que faire, que puis-je faire, qu'est-ce que je peux faire",
            "quelles options",
            "que dois-je faire, что можно, что можно сделать, что делать, что я могу, что мне делать, как быть",
            "какие варианты, co můžu, co mohu, co můžu dělat, co dělat, co mám dělat, jaké mám možnosti, jak dál",
        ),
    ),
    (
        More(),
        phrases(
            "more options, all options, show all options, show me all options, more choices, all choices, what else",
            "what else can I do, plus de choix, la suite, tout, toutes les options, tous les choix, d'autres choix",
            "les autres, дальше варианты, все варианты, ещё варианты, другие варианты, остальные варианты",
            "více voleb",
            "další možnosti, všechny možnosti, ostatní možnosti, mehr optionen, alle optionen, weitere optionen",
        ),
    ),
    (
        History(),
        phrases(
            "all moves, the moves, the whole log, les coups, tous les coups, tout l'historique, все ходы, všechny tahy"
        ),
    ),
    (
        Why(),
        phrases(
            "why this mail, why this letter, why did I get this, why do I get this, why am I getting this, why me",
            "warum diese mail, warum ich, pourquoi ce mail, pourquoi cette lettre, pourquoi moi, pourquoi ce courriel",
            "почему письмо, почему это письмо, зачем это письмо, почему мне, почему я, proč dopis, proč tento dopis",
            "proč tenhle mail, proč já, z jakého důvodu",
        ),
    ),
    (
        PauseOff(),  # "I'm back" is said to the table as well
        phrases(
            "end of pause, end the pause, pause over, stop the pause, my pause is over, ende der pause, pause beenden",
            "arrête la pause, ma pause est finie, отмени паузу, пауза окончена, снять паузу, zruš pauzu, pauza končí",
        ),
    ),
    (
        Digest(),
        phrases(
            "once a day, one letter a day, one mail a day, one email a day, daily digest, einmal am tag",
            "ein brief am tag",
            "un par jour, une fois par jour, un mail par jour, одно письмо в день, раз в день, один раз в день",
            "jednou denně, jeden mail denně, jeden dopis denně",
        ),
    ),
)


_RESIGNS = phrases(
    "I have to resign, I must resign, I need to resign, I want to resign, I'd like to resign, I will resign",
    "I'll resign",
    "I have to give up, I must give up, I resign from this game, I resign from the game, I'm giving up",
    "I have to drop out, I drop out, I'm resigning, I resign, I would like to resign, I have to leave the game",
    "I must leave the game, ich gebe auf",
    "ich muss aufgeben, je dois abandonner, je veux abandonner, j'abandonne la partie, мне придётся сдаться",
    "хочу сдаться",
    "я должен сдаться, я должна сдаться, musím to vzdát, chci to vzdát, vzdávám to, musím se vzdát",
)


def resigns(text: str) -> bool:
    """Whoever resigns is asked once more."""
    line = line_of(text)
    if "?" in text or len(line.words) > _MOST_WORDS:
        return False
    said = [line.words[first:end] for first, end in clauses_of(line)]
    beside = [piece for piece in said if courtesies.bare(piece) not in _RESIGNS]
    is_whole = courtesies.bare(line.words) in _RESIGNS or len(beside) < len(said)
    return is_whole and all(is_apology(each) or (WEIGHS - {"no"}).isdisjoint(each) for each in beside)


def requested(text: str) -> Command | None:
    """With civil words around it; in full."""
    typed = line_of(text).words
    said = typed[past(typed, 0, OPENINGS) : before(typed, len(typed), CLOSINGS)]
    found = next((command for command, known in _ASKED if typed in known or said in known), None)
    return found or (Help() if _asks_for_help(said) else _wished(text))


_POLITELY = phrases(
    "can you, could you, would you, will you, can you please, could you please, would you please, please, I want to",
    "I'd like to, I would like to, let me, kannst du, könnt ihr, peux-tu, pouvez-vous, tu peux, можешь, можете",
    "můžeš, můžete, prosím",
)
_WISHES = (Mute, Digest, Pause, PauseOff)


def _wished(text: str) -> Command | None:
    """What one clause asks for politely; the others say why: "too many mails, please mute this game"."""
    line = line_of(text)
    if len(line.words) > _MOST_WORDS or is_day_unclear(text):
        return None
    clauses = [line.words[first:end] for first, end in clauses_of(line)]
    found = [(n, command) for n, words in enumerate(clauses) if (command := _word_of_letters(words))]
    if len(found) != 1 or any(not WEIGHS.isdisjoint(words) for n, words in enumerate(clauses) if n != found[0][0]):
        return None
    return found[0][1]


def _word_of_letters(typed: Words) -> Command | None:
    said = courtesies.bare(typed)
    said = said[longest(said, 0, _POLITELY) :]
    line = " ".join(said)
    is_whole = 0 < len(said) <= _SHORT and (said[0] in SPELLED_OUT or bool(chosen(line)))
    found = mail.readings(chosen(line) or line) if is_whole else ()
    if len(found) == 1 and isinstance(found[0], _WISHES):
        return found[0]
    return absence(line) if "pause" in said else None


_MOST_WORDS = 24
_HELPS = words(
    "help lost stuck confused understand clue supposed know hilfe aide secours помогите помощь pomoc"
    " sais comprends знаю понимаю nevim nerozumim"
)
_ABOUT_HELP = words(
    "sorry i m am me my a an the to do don t not no please need some with what how here now this that it can"
    " could you we"
    " supposed know write say answer reply type play understand get lost stuck confused help clue have idea should"
    " which something wants from of mail mails letter letters these those work works working"
    " does is of at all moves move again s any bit",
    "ich weiss nicht was wie soll schreiben antworten hilfe bitte verstehe je ne sais pas quoi comment repondre faire"
    " ecrire comprends rien aide moi au secours aidez s il vous plait я не знаю что как мне писать ответить делать"
    " помогите помощь пожалуйста понимаю ничего nevim co mam jak napsat psat odpovedet delat pomoc prosim nerozumim",
)


def _asks_for_help(said: Words) -> bool:
    """Help please, I don't know what to write."""
    how_to_write = {"what", "how"}.intersection(said) and {"write", "answer", "reply", "work"}.intersection(said)
    if _HELPS.isdisjoint(said) and not how_to_write:
        return False
    return 2 < len(said) <= _MOST_WORDS and all(word in _ABOUT_HELP for word in said)


_SHORT = 6  # words of a wish
_DAY = Day()
_FOR_SO_LONG = re.compile(
    r"\bfor (?:the )?(?:next )?(?:\w+ )?(?:days?|weeks?|months?|fortnight|while)\b|\band (?=back\b)", re.IGNORECASE
)
_UNTIL = words(
    "back return returning wieder retour обратно вернусь zpet", "until", ALIKE["until"], "jusqu", "through", "before"
)
_BEFORE_A_DAY = words(
    "on at am le у the a au le la den zum zur next this coming pristi pristiho tento ten следующего этои этого"
    " включительно"
)
_AWAY = phrases(
    "won't be around, won't be here, won't be able to play, not able to play, won't play, en vacances, je pars",
    "pause, vacation, on vacation, holiday, holidays, on holiday, on holidays, away, gone, travelling",
    "traveling, absent",
    "I'm off, I am off, I'll be off, offline, out of town, on a trip, out of office, abroad, not here",
    "not available, unavailable, not around",
    "no internet, without internet, not at home, in hospital, on the road, not reachable, can't play, cannot play",
    "urlaub, im urlaub, weg, verreist, unterwegs, nicht da, auf reisen, en vacances, vacances, absent, absente, parti",
    "partie, en voyage, en déplacement, pas là, pas disponible, indisponible, sans internet, отпуск, в отпуске, уехал",
    "уехала, уезжаю, в отъезде, в командировке, в дороге, меня нет, меня не будет, отсутствую, без интернета, пауза",
    "пауза, pauza, dovolená, dovolenou, na dovolené, dovolené, pryč, mimo, na cestách, nejsem tu, nejsem tady",
    "nebudu tu",
    "nejsem doma, odjíždím, bez internetu, v zahraničí, za granice, за границей",
)
_EXPLAINS = '(:"'  # so our letters speak of a pause
_ASKS_FOR = words("pause пауза pauza")  # whatever is said beside it
_WHO = words("i we ich wir je nous я мы меня нас jsem jsme budu budeme nejsem nebudu")
_LITTLE = words(
    "i we m am re are will ll be ve been going to on for my our is in the and so from now then need must have"
    " game games"
    " wait waiting would like want d please put set let's let us me can could you today tomorrow tonight",
    "dejte dej mi prosim chci davam si pauzu",
    "ich wir bin sind werde werden je nous suis sommes serai en j ai на я мы в буду до не jsem jsme budu na do ted"
    " od с",
)


def absence(text: str) -> Pause | None:
    """The pause that is asked for, if that is all that the line says."""
    line = line_of(_FOR_SO_LONG.sub(" ", with_months(text)))
    if "?" in text or is_day_unclear(text):
        return None
    pieces = line.pieces() if not any(mark in text for mark in _EXPLAINS) else []
    asked = (_pause(piece) for piece in pieces if not _ASKS_FOR.isdisjoint(piece))
    return _pause(line.words) or next(filter(None, asked), None)


def _pause(typed: Words) -> Pause | None:
    if not 2 < len(typed) <= _MOST_WORDS:
        return None
    for at, word in enumerate(typed):
        if word in _UNTIL and (found := _day(typed, at + 1)):
            end, day = found
            rest = (typed[:at], typed[end:])
            said = any(longest(part, n, _AWAY) for part in rest for n in range(len(part)))
            first = any(each in _WHO for part in rest for each in part) or longest(typed, 0, _AWAY) > 0
            return Pause(day) if said and (first or "pause" in typed) and all(map(_is_known, rest)) else None
    return None


def _day(typed: Words, at: int) -> tuple[int, str] | None:
    """Where a day ends that begins here, and the day."""
    while at < len(typed) and typed[at] in _BEFORE_A_DAY:
        at += 1
    cells = _DAY.read(Chart(typed, mail.keywords, short=False), at) if at < len(typed) else {}
    return next(((end, days[0]) for end, days in sorted(cells.items(), reverse=True)), None)


def _is_known(part: Words) -> bool:
    at = 0
    while at < len(part):
        if size := longest(part, at, _AWAY):
            at += size
        elif part[at] in _LITTLE or is_civil(part[at]) or is_reason(part[at : at + 1]):
            at += 1
        else:
            return False
    return True
