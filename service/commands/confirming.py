"""Lines that say yes or no to what a letter asks: to an invitation, whether somebody means what they said, and "was
this you?" in civil words. A move is done by the last, so what leaves a doubt is neither.

Each clause is read for itself. Up to the end of the line that says yes every word has to be accounted for; below it a
name may stand, or what a mail program adds, if nothing takes the yes back. Beside a no nothing has to be understood,
since a no only throws away what nobody has done yet. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec.structs import replace

from domain.game.table.seats import RESIGN_ANSWERS
from domain.game.table.sequels import NO
from domain.kernel.marks import by_mark, counted
from domain.kernel.reading import FILLERS, plain, words_of
from service.commands import civil_pieces, courtesies
from service.commands.answers_to_invitations import in_words
from service.commands.lines import LONGEST, declined
from service.commands.mail_words import ALIKE
from service.commands.typed import Typed

Answer = Literal["yes", "no", ""]
ANSWERS = ("yes", "no")  # the options of the question
_OPTIONS = counted(ANSWERS, ways_out=("no",))
MOST_LINES = 20
_CLAUSES = re.compile(r"[,.;:!\n()]+|\s[-\u2013\u2014]+\s|\s(?:but|and|aber|und|mais|et|ale|но|и)\s")
_WORD = re.compile(r"[^\W_]+")
_MARKED = re.compile(r"\(?([01])[).]?")


def _words(*texts: str) -> frozenset[str]:
    return frozenset(plain(word) for text in texts for word in text.split())


_YES = _words("yes", ALIKE["yes"])
_NOT = _words("nepsal nepsala neposlal neposlala neodeslal neodeslala kein")
_NOT |= _words("not wasn wasnt didn didnt isn isnt haven havent never nicht nie pas jamais nebyl nebyla nejsem не нет")
_SELF = _words("me i mine ich von mir moi je jsem já я мной меня")
_DID = _words(
    "n t was is s that this it did send sent sending write wrote written do done war habe geschrieben",
    "geschickt gesendet",
    "c ce est était etait envoyé écrit to být bych poslal poslala psal psala это было был была писал писала отправлял",
    "отправил отправила отправляла посылал послал послала от это письмо ничего такого этого vient ai pas l n ne",
    "nepsal nepsala neposlal neposlala neposílal tohle tu zprávu ode ten mail jsem kam geschickt diese nachricht",
)
_DOUBTS = _NOT | _words(
    "no nope t wait instead actually but rather undo cancel stop scratch meant sorry oops or if unless option",
    "nein doch halt warte stattdessen sondern aber oder wenn non mais attends attendez plutôt annule ou si",
    "ne počkej ale nebo místo raději jestli нет подожди но или лучше вместо если",
)
# in which people of other languages say that it was they; each is accounted for
_IT_WAS_I = _words(
    "да ага это был была был писал писала отправил отправила отправлял отправляла послал послала письмо сообщение ответ"
    " от моё мое мой сам сама точно действительно конечно подтверждаю спасибо всё верно правильно так и есть",
    "oui c est etait bien moi meme qui ai ecrit envoye l ce message mail courriel le la confirme tout a fait exact mon"
    " de part merci en effet bel et vient",
    "ano jo to jsem byl byla psal psala poslal poslala napsal napsala zpravu zprava mail email dopis potvrzuji"
    " potvrzuju"
    " opravdu skutecne tu ten je ode mne me moje muj sam sama diky jasne",
    "ja das war es ist von mir die der mail nachricht habe geschrieben geschickt gesendet selbst wirklich bestatige"
    " danke genau stimmt meine",
)
_OF_ME = _words("я меня мое мой moi mon jsem já mne můj moje ich mir meine")
_NOES = _words("no non nein ne нет nee")
# what people add to a yes: which program, device or place the mail came from, and that they are sorry for it
_ABOUT_MAIL = _words(
    "about writing typing odd strange weird unusual funny usual borrowed weekend week me",
    "new old other another different second work private home office mail mails email e program app client account",
    "address provider server phone mobile cell tablet laptop computer pc mac browser webmail device sim wifi network",
    "from my the a an i am m ve was is it this that on at in with by using use used have has had got get just now",
    "confusion trouble inconvenience sorry apologies sent send wrote write changed change switched switch moved"
    " today yesterday here",
    "travelling traveling holiday",
    "neues neuer neue mailprogramm programm handy rechner adresse von meinem meiner mein meine ich habe bin aus mit",
    "nouveau nouvelle téléphone ordinateur adresse messagerie de mon ma depuis j ai un une du",
    "nový nová nove telefon počítač program adresa z mého mojí mám jiný",
    "новый новая новое телефон компьютер программа почта адрес с моего моей у меня",
)


def answer_of(lines: Sequence[str], is_move: Callable[[str], bool] = lambda line: False) -> Answer:
    """Empty: neither, or both. `is_move`: a line that the game at hand reads asks for something else than a yes."""
    found: set[str] = set()
    for line in lines[:MOST_LINES]:
        said = {_clause(each) for each in _clauses(line[:LONGEST])} - {"civil"}
        if said == {"unread"} and "yes" in found and not (_doubts(line) or is_move(line)):
            continue
        found |= said
    if "no" in found:
        return "no" if "yes" not in found else ""
    return "yes" if found == {"yes"} or found == {"yes", "about mail"} else ""


def _clauses(text: str) -> Iterator[str]:
    whole = _clause(text)
    return iter([text]) if whole != "unread" else (each for each in _CLAUSES.split(text) if words_of(each))


def _doubts(line: str) -> bool:
    """Whether a line below a yes may take it back, or asks for something else."""
    words = set(_WORD.findall(plain(line[:LONGEST])))
    return "?" in line or bool(words & _DOUBTS) or any(c.isdecimal() for c in line)


def _clause(text: str) -> str:
    if marked := _MARKED.fullmatch(text.strip()):
        return _OPTIONS[marked[1]]
    said = tuple(_WORD.findall(plain(text)))
    words = [word for word in said if word not in FILLERS]
    if "?" in text:
        return "unread"
    if courtesies.is_assent(text) or (len(words) == 1 and words[0] in _YES) or _owns_up(said):
        return "yes"
    if declined(text) or _denies(said):
        return "no"
    if not words or civil_pieces.is_apology(said) or courtesies.only_civil(text) or courtesies.only_greets(text):
        return "civil"
    return "about mail" if _ABOUT_MAIL.issuperset(words) else "unread"


def _owns_up(words: Sequence[str]) -> bool:
    """Да, писал я; oui c'est bien moi qui l'ai écrit."""
    return len(words) > 1 and not _OF_ME.isdisjoint(words) and _IT_WAS_I.union(_OF_ME).issuperset(words)


def _denies(words: Sequence[str]) -> bool:
    """That was not me; I did not send this."""
    said = set(words)
    return bool(said & _NOT and said & _SELF) and said <= _NOT | _SELF | _DID | FILLERS | _ABOUT_MAIL | _NOES and (
        len(said) <= 2 or bool(said & _DID)
    )  # fmt: skip


def of_invitation(typed: Typed, invited: str) -> Typed:
    """An answer in whole sentences; a half one is asked back."""
    if typed.kind == "stops" and declined(typed.text) == "never":
        return replace(typed, kind="prose")
    if typed.kind not in ("prose", "asked") or declined(typed.text):
        return typed
    match in_words(typed.text):
        case "yes":
            return replace(typed, kind="assent", offers=())
        case "no":
            return replace(typed, kind="decline", offers=())
        case "half":
            return replace(typed, kind="asked", offers=(invited, NO))
    return typed


def confirmation(typed: Sequence[Typed], options: Mapping[str, str] | Sequence[str]) -> list[Typed]:
    """Where a letter asks whether somebody means what they said, or how they vote, yes and no are among its options."""
    offered = tuple(by_mark(options).values())
    for pair in YES_AND_NO:
        if set(pair) <= set(offered):
            alone = len(offered) == len(pair)
            return [_yes_or_no(each, pair) if alone or each.kind == "yes" else each for each in typed]
    return list(typed)


YES_AND_NO = (RESIGN_ANSWERS, ("agree", "disagree"))


def _yes_or_no(typed: Typed, pair: tuple[str, str]) -> Typed:
    does, stays = pair
    in_full = of_invitation(typed, does)
    if in_full.kind in ("yes", "assent"):
        return replace(in_full, kind="game", rest=does)
    if in_full.kind == "decline" or declined(typed.text):
        return replace(in_full, kind="game", rest=stays, offers=())
    return replace(in_full, offers=pair) if in_full is not typed else typed
