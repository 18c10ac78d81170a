"""How people of other languages decline an invitation in a sentence: "простите, сейчас не могу играть", "bohužel teď
nemůžu hrát". One word says no, and every other is who cannot, what, or when. Pure.
"""

from __future__ import annotations

from domain.kernel.reading import Words
from service.commands.phrases import phrases, words

_NOES = words(
    "не нет отказываюсь откажусь занят занята",
    "pas non decline refuse occupe occupee",
    "ne nemuzu nemohu nechci nebudu nestiham nestihnu nemam nezvladnu nezvladam odmitam nepujde",
    "nicht kein keine keinen nein absagen",
)
_AROUND = words(
    "я мы мне меня нас у могу смогу сможем хочу буду играть сыграть участвовать присоединиться поиграть вступать время"
    " времени сил сейчас пока в во на этот раз этом этой месяце неделе году к сожалению увы очень слишком много дел"
    " работы сегодня теперь совсем никак получится получается есть но спасибо за приглашение извините простите прости"
    " извини так что правда больше другой ближайшее ближайшие дни недели играю участвую",
    "je j ne n me m moi nous on peux pourrai pouvons veux vais ai suis le la de d plus temps jouer participer"
    " rejoindre venir"
    " en ce moment cette fois ci pour instant l maintenant desole desolee malheureusement helas trop tres vraiment"
    " semaine mois annee mais merci invitation sera ca serai possible disponible dispo beaucoup travail boulot a du"
    " peu jours prochains aujourd hui tout suite dois cela joue participe",
    "ja my se si mi me moc ted tentokrat hrat zahrat pridat ucastnit bohuzel zel cas casu na to pro tento tenhle tyden"
    " mesic zatim momentalne prave dnes nyni prilis hodne prace ale diky dekuji za pozvani prominte promin omlouvam"
    " jsem opravdu vubec v teto dobe muj letos bude hry hru dal vic uz toho",
    "ich wir mich mir kann konnen will mochte werde habe bin mitspielen spielen mitmachen dabei sein zeit diesmal diese"
    " diesen jetzt gerade im moment momentan zurzeit leider woche monat jahr zu viel viele arbeit um stress aber danke"
    " fur die einladung tut leid entschuldigung sorry heute das es geht muss raus mal dieses nachsten tage wochen",
)
_WITHOUT_ME = phrases("без меня, sans moi, beze mě, beze mne, bez mě, bez mne, ohne mich")


def declines(piece: Words) -> bool:
    without = next((at for at in range(len(piece) - 1) if piece[at : at + 2] in _WITHOUT_ME), None)
    rest = piece if without is None else (*piece[:without], *piece[without + 2 :])
    says_no = without is not None or not _NOES.isdisjoint(piece)
    return len(piece) > 1 and says_no and _NOES.union(_AROUND).issuperset(rest)


# small talk beside an answer
TALK = words(
    "давно хотел хотела попробовать сыграть поиграть эту этой игру очень рад рада люблю эта обожаю первый раз"
    " впервые еще"
    " правила знаю прочитаю прочитал прочитала я мне будет буду жду начнем начинаем вас вам всех всем новичок мечтал"
    " мечтала ура",
    "ca fait longtemps que j ai envie d essayer je n y jamais joue cette ce jeu partie sera cool genial hate tous"
    " connais regles vais lire adore commence commencons debutant debutante toujours voulu",
    "dlouho jsem to chtel chtela zkusit tuhle tu hru hra rad rada vzdycky poprve pravidla znam prectu miluju bude"
    " zabava zacneme vas vsechny vsem zacatecnik zacatecnice hura uz moc",
    "wollte schon immer lange mal probieren ausprobieren spiel liebe kenne regeln lese erste anfanger anfangerin wird"
    " wollte endlich hurra alle euch",
)
