"""Answers that want nothing of what is offered ("no roof, thanks", "I'll skip this one"), and yes and no to one thing.

They mean the way out of a question, where it has one. A bare no or nothing is said of many things, so it is asked back.
Pure.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Literal

from domain.kernel.reading import Words
from service.commands.civil_pieces import is_apology, is_civil_piece
from service.commands.phrases import (
    CLOSINGS,
    OPENINGS,
    REQUESTS,
    before,
    line_of,
    past,
    phrases,
    words,
)
from service.commands.wanting_nothing import is_infinitive, wants_nothing

Names = Callable[[Words], bool]  # whether these words name something
Wanted = Literal["nothing", "perhaps nothing", "it", "perhaps it", ""]

_NOTHING = phrases(
    "skip, skip for me, skip for now, rien d'autre pour moi",
    "nothing for now, nothing right now, rien pour l'instant, rien pour le moment, пока ничего, сейчас ничего",
    "zatím nic, teď nic, momentan nichts, vorerst nichts",
    "not this round, nothing this round, no thanks not now, I leave it, I'd leave it, rien ce tour ci",
    "nothing for me, nothing this turn, nothing this time, nothing more for me, nothing else for me, I'll skip, I skip",
    "skip this one, I'll skip this one, I skip this one, skip this, skip it, I'll skip this, skip this turn",
    "I'll skip this turn, skip my turn, I'll skip it, I skip this turn, I'm finished, I am finished, that's all for me",
    "that's it for me, no thanks, no thank you, not this time, not this turn, end my turn, I end my turn",
    "that's my turn, I don't want any, I do not want any, I don't want anything, I want nothing, I'll take nothing",
    "I take nothing, I do nothing, do nothing, I'll do nothing, I buy nothing, I'll buy nothing, buy nothing",
    "I'll pass on this, I'll pass on this one, pass on this one, I pass on this one, pass on this, pass on that",
    "I'm done here, done here, I'm done for this turn, I'm done with this turn, none for me, none of these",
    "none of them, none of those, neither for me, I'd rather not, I would rather not, I'll leave it, no more for me",
    "end turn, end of turn, finish my turn, finish turn, my turn is over, I finish my turn, end this turn, I stay",
    "I stay here, I stay put, I'll stay put, I stay where I am, I'll stay where I am, I'm staying, no deal",
    "I don't need any, I'll sit this one out, I'll stop here, I stop here, I'll go without, go without, I go without",
    "I'll do without, do without, I do without, that's me done, I'm through, that's my turn done, none thanks",
    "nothing for me here, nothing here for me, nothing here, I'm done delivering, done delivering, I've nothing to add",
    "that's all from me, that's it from me, that will be all, I have nothing to do, nothing to do here",
    "nichts für mich, ich will nichts, ich nehme nichts, ich mache nichts, nein danke, ich setze aus, ich lasse es",
    "rien pour moi, je ne fais rien, je ne veux rien, je ne prends rien, je passe mon tour, je saute",
    "je saute mon tour",
    "non merci, j'ai fini, je m'arrête là, c'est tout pour moi, je n'achète rien, rien de plus, je ne prends rien",
    "мне ничего, мне ничего не надо, мне ничего не нужно, ничего не надо, ничего не нужно, ничего не делаю",
    "ничего не беру, ничего не хочу, пропускаю, пропускаю ход, я пропускаю, я пропускаю ход, пропущу, нет спасибо",
    "j'ai terminé, j'ai terminé mon tour",
    "я закончил, я закончила, у меня все, на этом все, больше ничего, спасибо не надо, не надо спасибо",
    "nic nechci, nic neberu, nedělám nic, nic pro mě, vynechávám, vynechám, tohle vynechám, vynechávám tah, ne díky",
    "ne děkuji, děkuji nechci, díky nechci, to je vše, už nic, už nic nechci, jsem hotov, jsem hotová, končím tah",
    "nic nedělám, přeskakuji, přeskočím, tentokrát nic, tentokrát ne",
    "с меня хватит, мне хватит, я всё, вот и всё, это всё, это все от меня, достаточно, мне достаточно",
    "без меня в этот раз, ход закончен, мой ход закончен, закругляюсь, я воздержусь, воздержусь",
    "j'ai fini, j'ai terminé, c'est fini, c'est fini pour moi, c'est terminé, c'est bon pour moi, ça me suffit",
    "ça suffit, ce sera tout, pas cette fois, pas ce tour, pas pour moi, je m'abstiens, sans moi",
    "je préfère passer, je passe la main, je n'ai besoin de rien, fini pour moi, c'est tout pour ce tour",
    "stačí mi to, to stačí, mně to stačí, to mi stačí, to je ode mě vše, jsem hotov s tahem, nepotřebuju",
    "nepotřebuji nic, dneska ne, dnes ne, ne dnes, radši ne, raději ne, tentokrát bez toho, mám hotovo, už mám hotovo",
    "bez mě, obejdu se bez toho, to je všechno, to je ode mě všechno, pro tentokrát vše",
    "das war's, das war's von mir, das wäre alles, das ist alles, diesmal nicht, ich verzichte",
    "ich bin fertig, fertig für diese runde, das reicht, mir reicht's, lieber nicht, ohne mich",
)
_PERHAPS_NOTHING = phrases(
    "nothing, no, none, nope, nothing more, nothing else, no more, that's all, that's it, not now, neither, nah",
    "carry on, please carry on, go on, please go on, continue, let's continue, move on, let's move on, let's go on",
    "weiter, on continue, continuez, continue, продолжаем, дальше, pokračujeme, dál, jdeme dál",
    "leave it",
    "ještě ne, pas encore, noch nicht, ещё нет, not today, pas aujourd'hui, dneska ne, dnes ne, не сегодня, это все",
    "I'm good, not yet, finished, nichts, nein, nichts mehr, rien, non, c'est tout, plus rien, ничего, нет",
    "pas maintenant, pas encore, не сейчас, не в этот раз, teď ne, ne teď, jetzt nicht, noch nicht, ещё нет, ještě ne",
    "не надо, не хочу, все, хватит, nic, ne, nechci, vše, dost, konec",
)
# why somebody wants nothing; beside it a bare nothing is sure
WHY = phrases(
    "nothing fits, nothing works, nothing useful, nothing useful here, nothing good, nothing I can use, nothing to buy",
    "nothing here fits, none fits, none of these fit, none of them fit, nothing fits anyway, nothing works for me",
    "I can't do anything, I can't use anything, I can't afford anything, I can't afford it, I can't afford any",
    "I can't, too expensive, no money, no money left, nothing I like, nothing of interest, not worth it",
    "it's not worth it",
    "passt nichts, nichts passt, zu teuer, kein geld, rien ne va, rien ne convient, rien d'utile, trop cher",
    "ничего не подходит, нечего взять, ничего полезного, нет денег, слишком дорого, не подходит, nic se nehodí",
    "nic nesedí, nic se mi nehodí, nemám peníze, moc drahé, nic užitečného",
    "дорого, это дорого, очень дорого, слишком дорого для меня, мне дорого, это слишком дорого, денег нет, жалко денег",
    "не хватает денег, не по карману, нечего строить, нечего доставлять, нечего продавать, мне нечего, нечего",
    "c'est trop cher, trop cher pour moi, c'est cher, c'est trop cher pour moi, pas d'argent, je n'ai pas d'argent",
    "ça ne vaut pas le coup, ça ne vaut pas la peine, rien ne m'intéresse, rien à livrer, rien à construire",
    "je to drahé, je to moc drahé, příliš drahé, je to příliš drahé, drahé, nemám na to, nevyplatí se to",
    "nestojí to za to, nemám co, není co, je mi to drahé",
    "es ist zu teuer, das ist zu teuer, zu teuer für mich, das ist mir zu teuer, ist mir zu teuer, lohnt sich nicht",
)
# said of other things too, with whatever thanks
_NEVER_SURE = phrases(
    "carry on, go on, continue, move on, weiter, дальше, dál, I'm good, ничего, no, nope, not yet, not now",
    "pas maintenant, pas encore, не сейчас, не в этот раз, teď ne, ne teď, jetzt nicht, noch nicht, ещё нет, ještě ne",
    "finished, все, хватит, конец, konec, ne, non, нет",
)
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
# behind what is not wanted
_NOT_WANTED = phrases(
    "не беру, не возьму, не хочу, не надо, не нужна, не нужно, не нужен, не нужны, не покупаю, не куплю",
    "не буду, не играю",
    "nechci, neberu, nevezmu, nekupuju, nekupuji, nekoupím, nepotřebuju, nepotřebuji, nehraju, nepotřeba, nikoliv",
    "не строю, не построю, не нанимаю, не использую, не разыгрываю, не доставляю, не продаю, не меняю, не улучшаю",
    "не отдаю, не отдам, не трогаю, не открываю, не переворачиваю, сейчас не нужен, сейчас не нужна, не буду строить",
    "сейчас не нужно, мне не нужен, мне не нужна, мне не нужно, мне сейчас не нужен, мне сейчас не нужна",
    "nestavím, nepostavím, nepoužiju, nepoužívám, nevyužiju, neprodávám, neprodám, nedodávám, neměním, nedám",
    "nevylepšuji, neotáčím, neotočím, nebudu, teď nepotřebuji, teď nepotřebuju, teď nechci, už nechci, nezahraju",
    "brauche ich nicht, will ich nicht, nehme ich nicht, brauche ich jetzt nicht, kaufe ich nicht, baue ich nicht",
)
_NONE_OF = words("žádnou žádný žádné žádná никаких никакую никакой никакие")
# somebody says of themselves that they do not do what can be done here
_I_DO_NOT = phrases(
    "I won't, I will not, I'm not, I am not, I don't, I do not, I'd rather not, I would rather not, I don't want to",
    "I do not want to, I don't need to, I'm not going to, I am not going to, I can't, I cannot, I prefer not to",
    "no I won't",
    "I don't think I'll, I don't think I will, I choose not to, I've decided not to, I'd prefer not to, I shall not",
    "ich will nicht, ich werde nicht, je ne veux pas, je ne vais pas, я не буду, не буду, я не хочу, не хочу",
    "nebudu, nechci, я пожалуй не буду, пожалуй не буду, я сейчас не буду, пока не буду, сейчас не буду",
    "больше не буду, je ne souhaite pas",
    "je préfère ne pas, je ne peux pas, не могу, я не могу, nemůžu, nemohu, ich kann nicht, už nebudu, teď nebudu",
)
_DO_NOT = phrases("don't, do not, please don't, not, no need to, better not, rather not, не надо, не нужно")
_DOING = words(
    "take taking use using do doing play playing make making pick picking choose choosing have having buy buying",
    "build building get getting need want nehmen spielen kaufen prendre jouer acheter utiliser брать играть покупать",
    "использовать delat brat hrat kupovat pouzit",
)
_ANYTHING = words(
    "anything any it this that one them these those now here more else time turn round for me of a the yet",
    "nichts mehr rien plus ничего это сеичас nic to ted",
)
_OTHER = words("extra other new further additional another weitere autre dalsi drugoi")
_NO = phrases("no, not a, not the, kein, keine, keinen, pas de, без, никаких, žádný, žádná, žádnou, žádné, bez")
_YES = phrases(
    "yes do it, sure why not, why not, go for it, yes go for it, yes go ahead, go ahead, yes use it, sure do it",
    "yes, yeah, yep, sure, yes I do, yes I will, I do, I will, yes I'd like that, gladly, of course, do it, yes do it",
    "let's do it, ja, gern, ja gern, oui, volontiers, да, конечно, давай, давайте, ano, jo, jasně, rád, ráda",
)
_SURELY = phrases("yes do it, sure why not, yes go for it, yes go ahead, yes use it, sure do it")
_POLITE = REQUESTS | phrases("thanks, thank you, thx, danke, merci, спасибо, diky, dekuji, dik")
LONGEST_NAME = 4  # words of what is not wanted
MOST_PIECES = 8


def wanted(text: str, is_offered: Names, is_of_game: Names, is_out: Names) -> Wanted:
    """Of the whole line, or of each of its pieces: "no thanks, nothing more".

    `is_offered`: whether these words name something that can be had here; `is_of_game`: or elsewhere in the game;
    `is_out`: whether they are the way out itself.
    """
    found = _wanted(text, is_offered, is_of_game)
    line = line_of(text)
    begins = [0, *(at for at in range(1, len(line.words)) if line.is_parted(at)), len(line.words)]
    if found == "nothing" or not 2 < len(begins) <= MOST_PIECES:
        return found
    pieces = [(first, end) for first, end in pairwise(begins) if not is_around(line.words[first:end])]
    if len(pieces) < 2:
        return found
    said = {
        "why"
        if piece in WHY
        else "nothing"
        if is_out(piece[: before(piece, len(piece), CLOSINGS)])
        else _wanted(text, is_offered, is_of_game)
        for piece, text in ((line.words[first:end], line.within(first, end)) for first, end in pieces)
    }
    is_sure = "nothing" in said or any(line.words[first:end] in _PERHAPS_NOTHING for first, end in pieces)
    return "nothing" if is_sure and said <= {"nothing", "perhaps nothing", "why"} else found


def is_around(piece: Words) -> bool:
    return is_civil_piece(piece) or is_apology(piece)


def _wanted(text: str, is_offered: Names, is_of_game: Names) -> Wanted:
    line = line_of(text)
    typed = line.words
    polite = any(past(typed, at, _POLITE) > at for at in range(len(typed)))
    for begin in _beginnings(typed):
        for end in dict.fromkeys((len(typed), before(typed, len(typed), CLOSINGS))):
            said = typed[begin:end]
            if said in _NOTHING or wants_nothing(said):
                return "nothing"
            if said in _PERHAPS_NOTHING:
                sure = said not in _NEVER_SURE and (polite or end < len(typed))
                return "nothing" if sure else "perhaps nothing"
            if said in _YES:
                return "it" if polite or said in _SURELY else "perhaps it"
            if _is_without(said, _NO_MORE, is_of_game) or _is_unwanted(said, is_of_game):
                return "nothing"
            if _is_not_done(said, _I_DO_NOT, is_of_game):
                return "nothing"
            if _is_without(said, _NO, is_offered):
                return "nothing" if polite or end < len(typed) else "perhaps nothing"
    said = typed[: before(typed, len(typed), CLOSINGS)]
    if _is_not_done(said, _DO_NOT, is_of_game):
        return "nothing" if polite else "perhaps nothing"
    if _is_without(said, _NO, is_of_game):
        return "nothing" if polite or len(said) < len(typed) else "perhaps nothing"
    return ""


def _beginnings(typed: Words) -> list[int]:
    """Where the line begins, and where it goes on behind each greeting or thanks."""
    found, at = [0], 0
    while at < len(typed) and (after := past(typed[: at + 3], at, OPENINGS)) > at:
        found.append(after)
        at = after
    return [at for at in found if at < len(typed)]


def _is_unwanted(said: Words, is_of_game: Names) -> bool:
    """Крышу не беру."""
    said = tuple(word for word in said if word not in _NONE_OF)
    return any(
        said[-size:] in _NOT_WANTED and size < len(said) <= size + LONGEST_NAME and is_of_game(said[:-size])
        for size in range(min(3, len(said)), 0, -1)
    )


def _is_not_done(said: Words, known: frozenset[Words], is_of_game: Names) -> bool:
    """I won't use it; I'm not buying anything."""
    size = next((n for n in range(min(5, len(said)), 0, -1) if said[:n] in known), 0)
    rest = said[size : size + LONGEST_NAME + 1]
    if not size or not rest or len(said) > size + len(rest):
        return False
    told = [word for word in rest if word not in _ANYTHING and word not in _DOING and not is_infinitive(word)]
    return len(told) < len(rest) if not told else is_of_game(tuple(told))


def _is_without(said: Words, known: frozenset[Words], is_offered: Names) -> bool:
    said = tuple(word for word in said if word not in _OTHER) if said[:1] != ("more",) else said
    return any(
        said[:size] in known and size < len(said) <= size + LONGEST_NAME and is_offered(said[size:])
        for size in range(min(5, len(said)), 0, -1)
    )
