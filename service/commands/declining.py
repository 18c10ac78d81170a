"""A no in a sentence of its own, with the reason beside it: "not building anything, I'm saving up", "I can't afford a
roof this time". It means the way out of a question as the phrases of `leaving_out.py` do; every clause has to say that
nothing is wanted, or why. Pure.
"""

from __future__ import annotations

from domain.kernel.reading import Words
from service.commands.civil_pieces import clauses_of
from service.commands.courtesies import praises
from service.commands.leaving_out import LONGEST_NAME, MOST_PIECES, WHY, Names, Wanted, is_around
from service.commands.phrases import OPENINGS, Line, is_number, line_of, longest, past, phrases, words

_IN_DOUBT = words("or if unless maybe perhaps would could should might you your oder wenn ou si или если nebo jestli")
NEGATES = words(
    "no not nothing none neither nope nah without don won cannot dont wont any anything nichts kein keine nein"
    " nicht non pas rien aucun aucune sans нет не ничего никаких без ne nic nechci neberu nebudu zadne zadnou zadny bez"
)
_ENDING = words(
    "done finished pass passing skip skipping skipped fertig passe fini termine saute пас пропускаю"
    " пропущу закончил закончила готово hotovo hotov koncim vynecham vynechavam preskocim pas"
)
_THAT_IS_ALL = phrases(
    "that's it, that's all, that is all, that is it, that's me, c'est tout, to je vše, das ist alles, это все"
)
_DO_NOT_DO = ("don", "do", "dont", "not", "ne", "не", "nicht", "pas")
_STATES = words("need want have like nothing anything now нужно надо хочу беру буду chci beru")
_SKIPS = words("skip skipping saute пропускаю пропущу vynecham vynechavam preskocim")
_LEAVING = words("leave keep save leaving keeping saving lasse behalte garde laisse оставлю оставляю necham nechavam")
_SUBJECT = phrases(
    "I, I'll, I'll just, I will, I'm, let's, we, we'll, just, je, я, ich, I'd rather, I would rather, so"
)
_MY = phrases(
    "my, it's, it is, nothing, too, there's, there is, because, since, as, мне, у меня, mám, j'ai, c'est, mein"
)
_OF_ME = _SUBJECT | _MY
_MINE = words("i me my mine we us side today round turn moi mes ich mir я мне меня нас ja mne me jsem ode odteď")
BESIDE_NO = words(
    "i ll d m am im ve me my mine we us our let lets s re t is are be been it that this these them they for from"
    " the a an of have has had got left"
    " on in at to and so well ok okay sorry yes then now right here today tonight time turn round again just really"
    " more else extra other further need want wanted going any anything thing things take taking use using do doing"
    " make making buy buying get side end part moment later as alone will would like think all good fine set"
    " everything next"
    " please thanks thank ta cheers folks everyone can one",
    "ich mir mich heute jetzt mehr weiteres fur das es ist bin lasse bitte danke noch diesmal alle",
    "je j ai n ne me moi pour cette fois ci de d autre autres plus le la les un une mon ma mes est c ce merci"
    " maintenant"
    " veux prends fais convient va tour passe",
    "я мне меня у на в этот раз это больше сейчас все всё спасибо беру возьму хочу буду надо нужно ребята ход тут",
    "ja mi me jsem si se ted tentokrat pro ode mne dalsi uz to je vsechno dekuji diky beru chci tah tady prosim",
)
_I_DO = words("nechci neberu nebudu nevezmu nekupuji nekupuju nepotrebuju беру возьму хочу буду покупаю")
_I_CANNOT = phrases(
    "I can't afford, can't afford, I cannot afford, I can't use, can't use, I don't need, don't need, I don't want",
    "I won't, I will not, I'm not, I don't want to, I can't, I cannot, enough, no more, I've had enough, I have no",
    "I don't have, I haven't, no need to, no need for, I'd rather keep, I'll save, I save, I'm saving, I'll keep",
    "je n'ai plus besoin de, je ne peux pas, je garde, оставлю, мне не нужен, мне не нужна, nepotřebuji, nechám si",
)
_NOES = phrases("no, nope, no deal, no thanks, no thank you, non, non merci, ne, ne díky, нет, нет спасибо, nein")
_NEEDS = words("need")
_PASSES = phrases("pass, I pass, I'll pass, done, I'm done, I'm finished, passe, je passe, пас, pas, pasuju, hotovo")
_EARLY = 3  # words among which a no stands


def declined(text: str, is_of_game: Names, is_done: Names) -> Wanted:
    """Where each clause says that nothing is wanted, or why: "not building anything, I'm saving up". It is sure if one
    of them says more than a bare no. `is_done`: whether a verb is of something offered: who does not
    pass says nothing.
    """
    line = line_of(text)
    clauses = clauses_of(line)
    if (
        not 0 < len(clauses) <= MOST_PIECES
        or "?" in text
        or praises(line.words)
        or not _IN_DOUBT.isdisjoint(line.words)
    ):
        return ""
    if _refuses(line, clauses, is_of_game) or all(
        _i_do_not(line.words[first:end], is_of_game, is_done) or (first and is_around(line.words[first:end]))
        for first, end in clauses
    ):
        return "nothing"
    said = [_declines(line.words[first:end], is_of_game) for first, end in clauses]
    for n, (first, end) in enumerate(clauses):
        piece = line.words[first:end]
        if not said[n] and first and (is_around(piece) or piece in WHY or _says_why(piece, is_of_game)):
            said[n] = "why"
    sure = "nothing" in said or ("perhaps" in said and ("why" in said or "end" in said))
    if not all(said) or not {"nothing", "perhaps"}.intersection(said):
        return ""
    return "nothing" if sure else "perhaps nothing"


def _refuses(line: Line, clauses: list[tuple[int, int]], is_of_game: Names) -> bool:
    """I can't afford a roof this time; pass, can't place anything sensible: a no of one's own at the beginning, and no
    other clause names something without one.
    """
    pieces = [line.words[first:end] for first, end in clauses]
    first = pieces[0][past(pieces[0], 0, OPENINGS) :]
    if first in _NOES and len(pieces) > 1:  # no, keep it for later
        return all(not (_LEAVING | _NEEDS).isdisjoint(piece) and not any(map(is_number, piece)) for piece in pieces[1:])
    size = longest(first, 0, _I_CANNOT)
    passes = first in _PASSES
    named = [word for word in first[size:] if word not in BESIDE_NO and is_of_game((word,))]
    if (not passes and not (size and named)) or any(any(map(is_number, piece)) for piece in pieces):
        return False
    return all(
        not NEGATES.isdisjoint(piece) or not any(is_of_game((w,)) for w in piece if w not in BESIDE_NO)
        for piece in pieces[1:]
    ) and (not passes or any(not NEGATES.isdisjoint(piece) for piece in pieces[1:]))


def _i_do_not(piece: Words, is_of_game: Names, is_done: Names) -> bool:
    """A verb of one's own with a no: je ne construis pas, не строю, nestavím."""
    match piece:
        case ("je" | "j", "ne" | "n", verb, "pas" | "rien", *things):
            pass
        case ("ich", verb, *things, "nicht" | "nichts"):
            pass
        case ("не", verb, *things) if verb.endswith(("ю", "у", "юсь")):
            pass
        case (word, *things) if word.startswith("ne") and word.endswith(("m", "u", "i")):
            verb = word.removeprefix("ne")
        case _:
            return False
    named = [each for each in things if each not in BESIDE_NO and each not in NEGATES]
    if not is_done((verb,)) or len(named) > LONGEST_NAME:
        return False
    return all(is_of_game((each,)) for each in (verb, *named))


def _declines(piece: Words, is_of_game: Names) -> str:
    """Of one clause: "nothing" if it says what is not wanted, or who wants nothing; "perhaps" if it is a bare no; "why"
    if it says nothing at all.
    """
    begin = past(piece, 0, _SUBJECT)
    ends = not _ENDING.isdisjoint(piece) or longest(piece, 0, _THAT_IS_ALL) > 0
    if not ends and BESIDE_NO.issuperset(piece):
        return "why"
    if ends and piece[0] == piece[-1]:
        return "end"
    negates, leaves = not NEGATES.isdisjoint(piece), begin < len(piece) and piece[begin] in _LEAVING
    late = not (ends or leaves or not NEGATES.isdisjoint(piece[:_EARLY]))  # "Oliven esse ich keine"
    if (
        late
        or any(map(is_number, piece))
        or (ends and negates)
        or (not begin and piece[0] in _DO_NOT_DO and not _states(piece))
    ):
        return ""
    rest = [word for word in piece if not (word in _ENDING or word in NEGATES or word in BESIDE_NO)]
    rest = [word for word in rest if word not in _LEAVING] if leaves else rest
    if len(rest) > LONGEST_NAME or not all(is_of_game((word,)) for word in rest):
        return ""
    if rest and ends and _SKIPS.isdisjoint(piece) and "with" not in piece and not rest[0].endswith("ing"):
        return ""
    if leaves and not any(len(word) > 3 for word in rest):
        return ""
    if not ends and not negates:
        return ("nothing" if rest else "why") if leaves else ""
    of_me = len(piece) > 1 and not _I_DO.isdisjoint(piece)
    return "nothing" if of_me or (len(piece) > 2 and (rest or not _MINE.isdisjoint(piece))) else "perhaps"


def _states(piece: Words) -> bool:
    """Don't need it; "don't build it" asks somebody not to."""
    return any(word in _STATES for word in piece[1:3])


def _says_why(piece: Words, is_of_game: Names) -> bool:
    """I'm saving up: nothing of the game is in it, and nothing that is done now."""
    of_me = past(piece, 0, _OF_ME) > 0
    return (
        of_me
        and len(piece) > 2
        and not any(is_of_game((word,)) or is_number(word) for word in piece if word not in BESIDE_NO)
    )
