"""Everyday verbs of all games in the languages that are read, each in the forms in which people say what they do.

By the keyword of a pattern: `построить:построю` is an infinitive with its first person, from which the others are made
by rule; a word alone is that form. A verb that stands for a keyword of a title does so in all its forms, and a keyword
shares those of the English words that stand for it. They are never cut short. Pure.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from domain.kernel.reading import plain

_VERBS: dict[str, tuple[str, str, str, str]] = {  # ru, fr, cs, de
    "take": (
        "взять:возьму брать:беру забрать:заберу забирать:забираю возьмем",
        "prendre:prends prenons",
        "vzít:vezmu vzít:vemu brát:beru zabrat:zaberu zabírat:zabírám",
        "nehmen:nehme",
    ),
    "place": (
        "положить:положу класть:кладу поставить:поставлю ставить:ставлю поместить:помещу отправить:отправлю"
        " отправлять:отправляю послать:пошлю посылать:посылаю разместить:размещу",
        "mettre:mets poser:pose placer:place envoyer:envoie ranger:range",
        "dát:dám dávat:dávám položit:položím pokládat:pokládám umístit:umístím umisťovat:umisťuji poslat:pošlu"
        " posílat:posílám postavit:postavím",
        "legen:lege setzen:setze stellen:stelle schicken:schicke",
    ),
    "pass": (
        "пасовать:пасую спасовать:спасую пропускать:пропускаю пропустить:пропущу",
        "passer:passe sauter:saute",
        "pasovat:pasuju vynechat:vynechám vynechávat:vynechávám přeskočit:přeskočím přeskakovat:přeskakuju",
        "passen:passe aussetzen überspringen:überspringe",
    ),
    "done": (
        "закончить:закончу заканчивать:заканчиваю завершить:завершу завершать:завершаю",
        "terminer:termine finir:finis",
        "končit:končím skončit:skončím ukončit:ukončím ukončovat:ukončuju",
        "beenden:beende",
    ),
    "use": (
        "использовать:использую применить:применю применять:применяю воспользоваться:воспользуюсь"
        " пользоваться:пользуюсь задействовать:задействую активировать:активирую включить:включу",
        "utiliser:utilise employer:emploie activer:active sers",
        "použít:použiju používat:používám využít:využiju využívat:využívám aktivovat:aktivuju uplatnit:uplatním",
        "benutzen:benutze nutzen:nutze verwenden:verwende einsetzen",
    ),
    "choose": (
        "выбрать:выберу выбирать:выбираю",
        "choisir:choisis opter:opte",
        "vybrat:vyberu vybírat:vybírám zvolit:zvolím volit:volím",
        "wählen:wähle",
    ),
    "build": (
        "построить:построю строить:строю возвести:возведу возводить:возвожу",
        "construire:construis bâtir:bâtis construisons construit",
        "postavit:postavím stavět:stavím vybudovat:vybuduju",
        "bauen:baue errichten:errichte",
    ),
    "buy": (
        "купить:куплю покупать:покупаю приобрести:приобрету",
        "acheter:achète",
        "koupit:koupím kupovat:kupuju pořídit:pořídím",
        "kaufen:kaufe",
    ),
    "sell": (
        "продать:продам продавать:продаю",
        "vendre:vends",
        "prodat:prodám prodávat:prodávám",
        "verkaufen:verkaufe",
    ),
    "draw": (
        "тянуть:тяну вытянуть:вытяну потянуть:потяну добрать:доберу добирать:добираю взять:возьму брать:беру",
        "piocher:pioche tirer:tire",
        "líznout:líznu lízat:lížu lízám dobrat:doberu dobírat:dobírám táhnout:táhnu vzít:vezmu brát:beru",
        "ziehen:ziehe nachziehen",
    ),
    "play": (
        "сыграть:сыграю играть:играю разыграть:разыграю разыгрывать:разыгрываю выложить:выложу выкладывать:выкладываю"
        " посадить:посажу сажать:сажаю",
        "jouer:joue poser:pose planter:plante",
        "hrát:hraju zahrát:zahraju vyložit:vyložím vykládat:vykládám zasadit:zasadím sázet:sázím",
        "spielen:spiele ausspielen legen:lege pflanzen:pflanze",
    ),
    "discard": (
        "сбросить:сброшу сбрасывать:сбрасываю выбросить:выброшу выбрасывать:выбрасываю выкинуть:выкину скинуть:скину",
        "défausser:défausse jeter:jette défais",
        "odhodit:odhodím odhazovat:odhazuju zahodit:zahodím zahazovat:zahazuju vyhodit:vyhodím",
        "abwerfen werfe ablegen",
    ),
    "move": (
        "двигать:двигаю двигаться:двигаюсь передвинуть:передвину подвинуть:подвину переместить:перемещу"
        " перемещать:перемещаю продвинуть:продвину продвинуться:продвинусь продвигаться:продвигаюсь пройти:пройду"
        " шагнуть:шагну сдвинуть:сдвину",
        "avancer:avance bouger:bouge déplacer:déplace",
        "postoupit:postoupím postupovat:postupuju posunout:posunu posouvat:posouvám pohnout:pohnu přesunout:přesunu"
        " přesouvat:přesouvám",
        "ziehen:ziehe rücken:rücke vorrücken bewegen:bewege",
    ),
    "pay": (
        "платить:плачу заплатить:заплачу оплатить:оплачу отдать:отдам отдавать:отдаю расплатиться:расплачусь",
        "payer:paie paye régler:règle donner:donne",
        "platit:platím zaplatit:zaplatím dát:dám dávat:dávám",
        "zahlen:zahle bezahlen:bezahle geben:gebe",
    ),
    "keep": (
        "оставить:оставлю оставлять:оставляю держать:держу сохранить:сохраню сохранять:сохраняю",
        "garder:garde conserver:conserve",
        "nechat:nechám nechávat:nechávám ponechat:ponechám ponechávat:ponechávám držet:držím",
        "behalten:behalte",
    ),
    "give": (
        "отдать:отдам отдавать:отдаю дать:дам давать:даю пожертвовать:пожертвую внести:внесу",
        "donner:donne céder:cède offrir:offre",
        "dát:dám dávat:dávám odevzdat:odevzdám věnovat:věnuju poskytnout:poskytnu",
        "geben:gebe abgeben spenden:spende",
    ),
    "pledge": (
        "заложить:заложу отдать:отдам отдавать:отдаю дать:дам даю ставить:ставлю вношу",
        "engager:engage promettre:promets donner:donne miser:mise",
        "zastavit:zastavím dát:dám dávat:dávám věnovat:věnuju vložit:vložím slíbit:slíbím",
        "verpfänden:verpfände geben:gebe",
    ),
    "produce": (
        "произвести:произведу производить:произвожу изготовить:изготовлю делать:делаю",
        "produire:produis fabriquer:fabrique",
        "vyrobit:vyrobím vyrábět:vyrábím produkovat:produkuju",
        "produzieren:produziere herstellen",
    ),
    "chain": (
        "цепочку цепочка цепочки цепочкой добавить:добавлю добавлять:добавляю производить:произвожу"
        " произвести:произведу",
        "chaîne enchaîner:enchaîne ajouter:ajoute produire:produis",
        "řetězec řetěz řetězcem přidat:přidám přidávat:přidávám vyrobit:vyrobím vyrábět:vyrábím",
        "kette ketten",
    ),
    "exchange": (
        "обменять:обменяю обменивать:обмениваю менять:меняю поменять:поменяю сменить:сменю заменить:заменю",
        "échanger:échange changer:change remplacer:remplace",
        "vyměnit:vyměním vyměňovat:vyměňuju měnit:měním směnit:směním",
        "tauschen:tausche austauschen wechseln",
    ),
    "trade": (
        "обменять:обменяю обменивать:обмениваю менять:меняю поменять:поменяю отдать:отдам отдаю",
        "échanger:échange changer:change troquer:troque donner:donne",
        "vyměnit:vyměním vyměňovat:vyměňuju měnit:měním směnit:směním vrátit:vrátím dát:dám",
        "tauschen:tausche eintauschen handelsware geben:gebe",
    ),
    "change": (
        "изменить:изменю менять:меняю поменять:поменяю сменить:сменю повернуть:поверну перевернуть:переверну"
        " сделать:сделаю делать:делаю превратить:превращу",
        "changer:change tourner:tourne mettre:mets transformer:transforme",
        "změnit:změním měnit:měním otočit:otočím otáčet:otáčím udělat:udělám",
        "ändern:ändere drehen:drehe",
    ),
    "turn": (
        "перевернуть:переверну переворачивать:переворачиваю открыть:открою открывать:открываю",
        "retourner:retourne",
        "otočit:otočím otáčet:otáčím obrátit:obrátím obracet:obracím",
        "umdrehen drehe aufdecken",
    ),
    "rest": (
        "отдыхать:отдыхаю отдохнуть:отдохну отдыхает отдохнет",
        "reposer:repose",
        "odpočívat:odpočívám odpočinout:odpočinu odpočívá odpočine",
        "ausruhen ruht rastet rasten:raste",
    ),
    "name": (
        "назвать:назову называть:называю объявить:объявляю",
        "nommer:nomme dis annoncer:annonce",
        "jmenovat:jmenuju řeknu říkám hlásit:hlásím",
        "nennen:nenne sage",
    ),
    "attach": (
        "прикрепить:прикреплю прикреплять:прикрепляю присоединить:присоединю пристроить:пристрою",
        "attacher:attache accoler:accole rattacher:rattache",
        "připojit:připojím připojovat:připojuju přidat:přidám přistavět:přistavím",
        "anhängen anbauen verbinden",
    ),
    "deliver": (
        "доставить:доставлю доставлять:доставляю везти:везу отвезти:отвезу отнести:отнесу нести:несу отдать:отдам"
        " отправить:отправлю отправлять:отправляю отдаю",
        "livrer:livre apporter:apporte porter:porte donner:donne",
        "dodat:dodám dodávat:dodávám doručit:doručím odvézt:odvezu vézt:vezu dát:dám donést:donesu",
        "liefern:liefere bringen:bringe geben:gebe",
    ),
    "upgrade": (
        "улучшить:улучшу улучшать:улучшаю переработать:переработаю перерабатывать:перерабатываю превратить:превращу",
        "transformer:transforme améliorer:améliore",
        "vylepšit:vylepším vylepšovat:vylepšuju zpracovat:zpracuju zpracovávat:zpracovávám přeměnit:přeměním",
        "aufwerten verbessern veredeln verarbeiten:verarbeite",
    ),
    "fill": (
        "заполнить:заполню заполнять:заполняю",
        "remplir:remplis",
        "zaplnit:zaplním vyplnit:vyplním naplnit:naplním",
        "füllen:fülle",
    ),
    "roll": (
        "бросать:бросаю бросить:брошу кидать:кидаю кинуть:кину перебросить:переброшу",
        "lancer:lance relancer:relance jeter:jette",
        "házet:házím házet:házu hodit:hodím",
        "würfeln:würfle würfele werfen:werfe",
    ),
    "hold": (
        "остановиться:остановлюсь останавливаться:останавливаюсь",
        "arrêter:arrête",
        "zastavit:zastavím zůstat:zůstanu přestat:přestanu",
        "halten:halte aufhören stoppen",
    ),
    "work": (
        "работать:работаю поработать:поработаю трудиться:тружусь",
        "travailler:travaille",
        "pracovat:pracuju",
        "arbeiten:arbeite",
    ),
    "leave": (
        "оставить:оставлю вернуть:верну возвращаю",
        "laisser:laisse remettre:remets",
        "nechat:nechám vrátit:vrátím",
        "lassen:lasse",
    ),
    "hire": (
        "нанять:найму нанимать:нанимаю",
        "engager:engage embaucher:embauche recruter:recrute",
        "najmout:najmu najímat:najímám",
        "einstellen anheuern",
    ),
}


def _russian(infinitive: str, first: str) -> Iterator[str]:
    itself = infinitive.removesuffix("ся") != infinitive
    whole, we = infinitive.removesuffix("ся"), first.removesuffix("сь")
    plural = f"{whole[:-2]}м" if whole.endswith("ить") else f"{we[:-1]}ем"
    yield f"{plural}ся" if itself else plural


def _french(infinitive: str, first: str) -> Iterator[str]:
    yield f"{infinitive.removesuffix('e')}ai"
    if infinitive.endswith("er"):
        yield f"{infinitive[:-2]}ons"
    elif first.endswith("s"):
        yield first[:-1] if first.endswith("ds") else f"{first[:-1]}t"


def _czech(infinitive: str, first: str) -> Iterator[str]:
    if first.endswith("ju"):
        yield from (f"{first[:-1]}i", f"{first[:-1]}eme", f"{first[:-1]}em")
    else:
        yield f"{first[:-1]}eme" if first.endswith("u") else f"{first[:-1]}me"


def _german(infinitive: str, first: str) -> Iterator[str]:
    yield first.removesuffix("e")


_RULES = (_russian, _french, _czech, _german)


@cache
def infinitives(keyword: str) -> frozenset[str]:
    """Those among them that stand behind "I will not"."""
    verbs = (verb.partition(":") for said in _VERBS.get(keyword, ()) for verb in said.split())
    return frozenset(plain(infinitive) for infinitive, _, first in verbs if first)


@cache
def forms(keyword: str) -> frozenset[str]:
    """The words that stand for a keyword, in plain letters."""
    found: set[str] = set()
    for said, rule in zip(_VERBS.get(keyword, ()), _RULES, strict=False):
        for verb in said.split():
            infinitive, _, first = verb.partition(":")
            found.update((infinitive, first, *rule(infinitive, first)) if first else (infinitive,))
    return frozenset(map(plain, found))
