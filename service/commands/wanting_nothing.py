"""Who does nothing, in sentences of other languages: "больше ничего не покупаю", "nic nedodávám", "je ne donne rien".
Every word is a nothing, a no, a verb of the game, who says it, or when. Pure.
"""

from __future__ import annotations

from domain.kernel.everyday import forms, infinitives
from domain.kernel.reading import Words
from service.commands.phrases import crossed, words

_NOTHING = words("ничего никого nic nikoho rien nichts")
_NO = words("не ne n nicht")
_AROUND = words(
    "я мне мы больше пока сейчас теперь уже еще тут здесь вообще совсем в на этот раз этом ходу раунде сегодня другого"
    " а и то из этого для меня",
    "je j me moi nous on de d plus autre maintenant encore pour l instant cette fois ce tour ci du tout ici"
    " aujourd hui dans en cela alors donc",
    "si se bych uz ted zatim dnes vic vice dal dalsiho jineho tady tentokrat vubec pro me ode mne v tomto tomhle kole"
    " tahu uz jiz a i z toho nyni",
    "ich mir wir mehr jetzt heute hier diesmal weiter weiteres sonst noch fur mich gar uberhaupt in dieser runde"
    " auch davon",
)
_MORE = words(
    "больше пока сейчас теперь другого plus autre maintenant vic vice ted zatim dalsiho jineho tentokrat uz mehr weiter"
    " weiteres sonst jetzt"
)  # with these a nothing is enough
_DONE = (
    *("take", "build", "buy", "sell", "play", "discard", "pay", "give", "produce", "exchange", "trade", "use"),
    *("deliver", "upgrade", "choose", "change", "attach", "draw", "place", "fill", "pledge", "move", "turn"),
)
_VERBS = frozenset().union(*map(forms, _DONE)) | words(
    "делаю хочу надо нужно буду предпринимаю требуется",
    "fais ferai veux vais voudrais besoin ai",
    "delam udelam chci budu mam potrebuju potrebuji",
    "mache tue will werde mochte brauche",
)
_ENDS = (
    crossed(
        "пропускаю, пропущу, заканчиваю, закончил, закончила, завершаю, я пропускаю, я пропущу, я заканчиваю, конец",
        "ход, хода, этот ход, мой ход, свой ход, раунд, этот раунд",
    )
    | crossed(
        "je passe, je saute, je termine, je finis, passer, je vais passer, j'ai fini, j'ai terminé, fin de, fin du",
        "mon tour, ce tour, ce tour ci, tour, pour ce tour, pour ce tour ci, pour cette fois, pour cette manche",
    )
    | crossed(
        "vynechám, vynechávám, přeskočím, přeskakuji, přeskakuju, končím, ukončím, ukončuji, ukončuju, konec,"
        " skončil jsem",
        "tah, tahu, tento tah, tenhle tah, svůj tah, můj tah, kolo, toto kolo, tohle kolo, v tomto kole",
    )
    | crossed(
        "ich setze aus, ich beende, ich überspringe, ich passe, ende",
        "zug, meinen zug, diesen zug, diese runde, in dieser runde, des zuges, für diese runde",
    )
)


def wants_nothing(said: Words) -> bool:
    return said in _ENDS or _does_nothing(said)


def _does_nothing(said: Words) -> bool:
    verbs = [word for word in said if _is_verb(word)]
    nothings = [word for word in said if word in _NOTHING]
    rest = [word for word in said if word not in _NOTHING and not _is_verb(word)]
    if len(nothings) != 1 or not rest + verbs or not all(word in _NO or word in _AROUND for word in rest):
        return False
    return 0 < len(verbs) <= 2 or (not _MORE.isdisjoint(rest) and _NO.isdisjoint(rest))


def _is_verb(word: str) -> bool:
    """Беру, nedodávám."""
    return word in _VERBS or (word.startswith("ne") and word.removeprefix("ne") in _VERBS)


def is_infinitive(word: str) -> bool:
    return word in _INFINITIVES


_INFINITIVES = frozenset().union(*map(infinitives, _DONE))
