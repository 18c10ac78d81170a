"""Answers that want nothing of what is offered ("no roof, thanks", "I'll skip this one"), and yes and no to one thing.

They mean the way out of a question, where it has one. A bare no or nothing is said of many things, so it is asked back.
Pure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from domain.kernel.reading import Words
from service.commands.phrases import CLOSINGS, OPENINGS, REQUESTS, before, line_of, past, phrases

Wanted = Literal["nothing", "perhaps nothing", "it", "perhaps it", ""]

_NOTHING = phrases(
    "nothing for me, nothing this turn, nothing this time, nothing more for me, nothing else for me, I'll skip, I skip",
    "skip this one, I'll skip this one, I skip this one, skip this, skip it, I'll skip this, skip this turn",
    "I'll skip this turn, skip my turn, I'll skip it, I skip this turn, I'm finished, I am finished, that's all for me",
    "that's it for me, no thanks, no thank you, not this time, not this turn, end my turn, I end my turn",
    "that's my turn, I don't want any, I do not want any, I don't want anything, I want nothing, I'll take nothing",
    "I take nothing, I do nothing, do nothing, I'll do nothing, I buy nothing, I'll buy nothing, buy nothing",
    "I'll pass on this, I'll pass on this one, pass on this one, I pass on this one, pass on this, pass on that",
    "I'm done here, done here, I'm done for this turn, I'm done with this turn, none for me, none of these",
    "none of them, none of those, neither for me, I'd rather not, I would rather not, I'll leave it, no more for me",
    "I don't need any, I'll sit this one out, I'll stop here, I stop here",
    "nothing for me here, nothing here for me, nothing here, I'm done delivering, done delivering, I've nothing to add",
    "that's all from me, that's it from me, that will be all, I have nothing to do, nothing to do here",
    "nichts für mich, ich will nichts, ich nehme nichts, ich mache nichts, nein danke, ich setze aus, ich lasse es",
    "rien pour moi, je ne fais rien, je ne veux rien, je ne prends rien, je passe mon tour, je saute",
    "je saute mon tour",
    "non merci, j'ai fini, je m'arrête là, c'est tout pour moi, je n'achète rien, rien de plus, je ne prends rien",
    "мне ничего, мне ничего не надо, мне ничего не нужно, ничего не надо, ничего не нужно, ничего не делаю",
    "ничего не беру, ничего не хочу, пропускаю, пропускаю ход, я пропускаю, я пропускаю ход, пропущу, нет спасибо",
    "я закончил, я закончила, у меня все, на этом все, больше ничего, спасибо не надо, не надо спасибо",
    "nic nechci, nic neberu, nedělám nic, nic pro mě, vynechávám, vynechám, tohle vynechám, vynechávám tah, ne díky",
    "ne děkuji, děkuji nechci, díky nechci, to je vše, už nic, už nic nechci, jsem hotov, jsem hotová, končím tah",
    "nic nedělám, přeskakuji, přeskočím, tentokrát nic, tentokrát ne",
)
_PERHAPS_NOTHING = phrases(
    "nothing, no, none, nope, nothing more, nothing else, no more, that's all, that's it, not now, neither, nah",
    "I'm good, not yet, finished, nichts, nein, nichts mehr, rien, non, c'est tout, plus rien, ничего, нет",
    "не надо, не хочу, все, хватит, nic, ne, nechci, vše, dost, konec",
)
# said of other things too, with whatever thanks
_NEVER_SURE = phrases("I'm good, ничего, no, nope, not yet, not now, finished, все, хватит, конец, konec, ne, non, нет")
_NO_MORE = phrases(
    "no more, no further, no other, I'm done with, I am done with, I'm done with the, done with, enough",
    "not any more, don't want any, I don't want a, I don't want any, I don't want any more, I don't need a",
    "I don't want the, I don't need the, I want no, I want no more, I need no, I need no more, I'll take no, I take no",
    "I'll buy no, I buy no, I'll have no, I don't buy a, I don't buy any, no need for a, no need for any, skip the",
    "I'll skip the, I skip the, I'll do without a, I'll do without the, without a, I'll pass on the, I pass on the",
    "keine weiteren, ich will keine, ich will kein, ich nehme keine, ich nehme kein, plus de, je ne veux pas de",
    "je ne prends pas de, je ne veux plus de, больше не хочу, больше не надо, не надо, не нужна, не нужно, не нужен",
    "už žádné, už žádnou, už žádný, nechci, nechci žádnou, nechci žádný, neberu, další nechci",
)
_NO = phrases("no, not a, not the, kein, keine, keinen, pas de, без, никаких, žádný, žádná, žádnou, žádné, bez")
_YES = phrases(
    "yes, yeah, yep, sure, yes I do, yes I will, I do, I will, yes I'd like that, gladly, of course, do it, yes do it",
    "let's do it, ja, gern, ja gern, oui, volontiers, да, конечно, давай, давайте, ano, jo, jasně, rád, ráda",
)
_POLITE = REQUESTS | phrases("thanks, thank you, thx, danke, merci, спасибо, diky, dekuji, dik")
_LONGEST_NAME = 4  # words of what is not wanted


def wanted(text: str, is_offered: Callable[[Words], bool], is_of_game: Callable[[Words], bool]) -> Wanted:
    """`is_offered`: whether these words name something that can be had here; `is_of_game`: or elsewhere in the game."""
    line = line_of(text)
    typed = line.words
    polite = any(past(typed, at, _POLITE) > at for at in range(len(typed)))
    for begin in _beginnings(typed):
        for end in dict.fromkeys((len(typed), before(typed, len(typed), CLOSINGS))):
            said = typed[begin:end]
            if said in _NOTHING:
                return "nothing"
            if said in _PERHAPS_NOTHING:
                sure = said not in _NEVER_SURE and (polite or end < len(typed))
                return "nothing" if sure else "perhaps nothing"
            if said in _YES:
                return "it" if polite else "perhaps it"
            if _is_without(said, _NO_MORE, is_of_game):
                return "nothing"
            if _is_without(said, _NO, is_offered):
                return "nothing" if polite or end < len(typed) else "perhaps nothing"
    return ""


def _beginnings(typed: Words) -> list[int]:
    """Where the line begins, and where it goes on behind each greeting or thanks."""
    found, at = [0], 0
    while at < len(typed) and (after := past(typed[: at + 3], at, OPENINGS)) > at:
        found.append(after)
        at = after
    return [at for at in found if at < len(typed)]


def _is_without(said: Words, known: frozenset[Words], is_offered: Callable[[Words], bool]) -> bool:
    return any(
        said[:size] in known and size < len(said) <= size + _LONGEST_NAME and is_offered(said[size:])
        for size in range(min(5, len(said)), 0, -1)
    )
