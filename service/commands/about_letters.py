"""What people say to the service in sentences: where the game stands, how something works, and words against letters.

"Stop", "unsubscribe", "leave me alone" are about letters in every game, letter and language, and are answered with
three choices. Pure.
"""

from __future__ import annotations

from domain.kernel.language import Language, kinds_in
from domain.kernel.reading import AGAINST_LETTERS, COMMON, Chart, Keyword
from service.commands import courtesies
from service.commands.moves_in_words import LITTLE, Spans
from service.commands.phrases import CIVIL, CLOSINGS, GREETINGS, OPENINGS, before, line_of, past, phrases, words

# the choices of the answer, as the lines that do them, and in words that are understood as well
MUTE, LETTERS_OFF = "mute", "letters off"
WORDS = {MUTE: "mute this game", LETTERS_OFF: "no letters at all"}
LEAVE = "leave the table"
_CHOSEN = {line_of(said).words: line for line, said in WORDS.items()}

_MOST_WORDS = 16
_ENDS = words(
    "stop quit cease end enough remove delete take off cancel unsubscribe no don dont not never without longer opt out",
    "stopp stoppt aufhoren hort keine kein nicht nie genug schluss loscht losche entfernt entferne nehmt streicht",
    "arretez arrete cessez plus pas jamais assez retirez supprimez enlevez stop ne",
    "хватит прекратите прекрати перестаньте перестань не никаких больше без удалите уберите довольно нет исключите",
    "prestante prestan zadne uz dost nechci neposilejte neposilej odstrante vyradte vyrad smazte zruste nepiste konec",
)
_LETTERS = words(
    "mail mails email emails letter letters message messages newsletter newsletters list subscription spam mailing"
    " emailing writing notifications notification write contact bother invite invites invitation invitations",
    "mail mails email emails brief briefe briefen nachricht nachrichten liste verteiler benachrichtigungen",
    "mail mails courriel courriels lettre lettres message messages liste abonnement courrier courriers",
    "письма писем письмо письмами почту почты рассылка рассылки рассылку рассылок сообщения сообщении список списка",
    "mail maily mailu email emaily emailu dopis dopisy dopisu zpravy zprav seznam seznamu posilat odber odberu",
)
_LITTLE = words(
    "and und et i a",
    "game games about sent e me my i we us to from of for the this that these those your any all more please now"
    " at once just want wish",
    "would like do get getting receive receiving sending send sent write t with a an on again ever bitte mir mich uns",
    "von der die das den diesen diese dieser euch eure eurer ich wir will wollen mochte mehr schicken senden schickt",
    "schreiben sofort aus auf zu damit an",
    "moi me m je veux voudrais de du des la le les cette ces vos votre d envoyer envoyez recevoir nous ecrire s vous"
    " plait il tout",
    "мне меня нас я мы хочу хотим вашеи вашу ваши ваших эти этих из от мои моя присылать присылаите слать шлите писать"
    " получать пожалуиста вас с со и всех все",
    "me mi mne nam ja my chci prosim ze z od do tento toto tyto techto vas vase vasich dalsi jiz mi si to tech ty",
)
_WHOLE = phrases(
    "remove me from your list, remove me from the list, remove me from this list, take me off your list",
    "stop sending me these, stop sending me this, stop sending these, stop sending me things, stop sending me stuff",
    "leave me alone, leave me in peace, leave us alone, opt out, opt me out, remove me, take me off, go away",
    "stop writing, stop writing me, stop writing to me, stop mailing me, stop emailing me, don't write to me",
    "do not write to me, don't contact me, do not contact me, stop contacting me, stop bothering me, stop it please",
    "don't write me, never write to me again, unsubscribe me, stop all, stop all of this, stop everything",
    "lass mich in ruhe, lasst mich in ruhe, lassen sie mich in ruhe, hört auf, hör auf, schreibt mir nicht mehr",
    "schreib mir nicht mehr, schreiben sie mir nicht mehr, meldet mich ab, melden sie mich ab, melde mich ab",
    "ich will nicht mehr, nehmt mich raus, schluss damit",
    "laissez moi tranquille, laisse moi tranquille, fichez moi la paix, foutez moi la paix, ne m'écrivez plus",
    "arrêtez, arrête, arrêtez de m'écrire, désabonnez moi, désinscrivez moi, me désabonner, je me désabonne",
    "me désinscrire, ne plus recevoir, retirez moi",
    "оставьте меня в покое, оставь меня в покое, отстаньте, отстань, не пишите мне, не пишите мне больше",
    "больше не пишите, больше мне не пишите, не пиши мне, не пиши мне больше, отпишите меня, удалите меня",
    "отписать меня, хочу отписаться, не писать, не присылайте мне, не присылайте больше, прекратите",
    "nechte mě být, nech mě být, nechte mě na pokoji, dejte mi pokoj, dej mi pokoj, nepište mi, nepiš mi",
    "už mi nepište, nepište mi už, odhlaste mě, odhlašte mě, odhlas mě, přestaňte, přestaňte mi psát, odstraňte mě",
    "přestaň mi psát, vyřaďte mě, chci se odhlásit, nezvěte mě, už mě nezvěte, bez dopisů, žádné dopisy",
    "n'invitez plus, ne m'invitez plus, не приглашайте, больше не приглашайте, не приглашайте меня",
)
_IN_FRONT = CIVIL | GREETINGS


def is_against_letters(text: str) -> bool:
    """Whether a line asks for no letters, with whatever courtesies: every word of it is about that."""
    said = line_of(text).words[: _MOST_WORDS + 1]
    said = said[past(said, 0, _IN_FRONT) : before(said, len(said), CIVIL)]
    if not said or len(said) > _MOST_WORDS:
        return False
    if all(word in AGAINST_LETTERS for word in said) or said in _WHOLE:
        return True
    ends = any(word in _ENDS or word in AGAINST_LETTERS for word in said)
    known = all(word in _ENDS or word in _LETTERS or word in _LITTLE or word in AGAINST_LETTERS for word in said)
    about = any(word in _LETTERS for word in said) or any(word in AGAINST_LETTERS and word != "stop" for word in said)
    return ends and about and known and not courtesies.only_civil(text)


def chosen(text: str) -> str:
    """The line that these words of the answer stand for; nothing if they are no such words."""
    said = line_of(text[:80]).words
    return _CHOSEN.get(said[past(said, 0, CIVIL) : before(said, len(said), CIVIL)], "")


_WHERE_WE_STAND = phrases(
    "whats the score",
    "how am I doing, how are we doing, who is winning, who's winning, who leads, who is ahead, what's the score",
    "what is the score, the score, scores, what's going on, whose turn is it, whose turn is it now",
    "who's ahead at the moment, who is ahead at the moment, who's leading, who is leading, how many points do I have",
    "how many points have I got, how many points do we have, how many points does everybody have, c'est quoi le score",
    "quel est le score, on en est où du score, combien de points, combien de points j'ai, j'ai combien de points",
    "сколько у меня очков, сколько очков, какой счет, kolik mám bodů, kolik má kdo bodů, jaké je skóre, jaký je stav",
    "wie viele punkte habe ich, wer führt, wer liegt vorn",
    "show me my farm, show me my window, show me my hand, my hand please, show my farm, show my window",
    "can I see my hand",
    "montre-moi la position, montre-moi la table, je peux voir le plateau, qui gagne, qui mène, c'est à qui",
    "ukaž mi plán, ukaž mi stav, ukažte mi desku, ukažte plán, kdo vede, kdo je na tahu, kdo vyhrává",
    "кто выигрывает, кто впереди, чей ход, какой счёт, счёт, покажите стол, покажите поле, покажи положение",
    "status, board, the board, state, state of play, state of the game, game state, the position, current position",
    "where are we in the game, where are we at, where is the game at, whose turn is it now",
    "current state, where do we stand, where are we, how do we stand, how does it look, how do things stand",
    "what does the board look like, what does it look like, what does the table look like, show me the board",
    "show the board, show me the position, show me, show me the table, show board, show status, show me the state",
    "send me the board, send the board, send the board again, send me the position, send the position again",
    "can I see the board, could I see the board, can you show me the board, could you show me the board, board again",
    "can you send me the board, could you send me the board, may I see the board, what is the status",
    "what's the status",
    "what is the position, what's the position, where does the game stand, how does the game stand, whats the status",
    "let me see the board, I want to see the board, I'd like to see the board, the board again, show it again",
    "what's the state of the game, what is the state of the game, what's on the table, what is on the table",
    "how does the board look, what's on the board, what is on the board, refresh",
    "stand, spielstand, wo stehen wir, wie steht es, wie steht's, wie sieht es aus, zeig mir das brett, brett",
    "zeige das brett, stand der dinge",
    "plateau, le plateau, où en est-on, où en sommes-nous, on en est où, montre le plateau, montre-moi le plateau",
    "voir le plateau, état, état du jeu, état de la partie, la position, où en est la partie, montrez-moi le plateau",
    "доска, стол, положение, статус, где мы, как дела на доске, что на столе, что на доске, какая позиция",
    "покажи доску, покажите доску, покажи стол, покажи поле, покажи мне доску, можно увидеть доску, как стоим",
    "какое положение, покажите позицию, где мы сейчас, состояние",
    "stav, deska, plán, jak na tom jsme, jak to vypadá, jak to stojí, ukaž desku, ukažte desku, ukaž mi desku",
    "voir, affiche, affiche le plateau, поле, ukaž plán, ukaž stav, stav hry, kde jsme, co je na stole",
    "jaký je stav, ukázat, mohu vidět desku",
)
_SEEING = words(
    "show send resend see give zeig zeige zeigt sende schick schicke schickt sehen montre montrez montrer",
    "envoie envoyez envoyer voir revoir renvoie renvoyez покажи покажите показать пришли пришлите прислать увидеть",
    "посмотреть отправьте ukaz ukazte ukazat posli poslete poslat zobraz zobrazte videt",
)
_TO_SEE = words(
    "board position table state status situation farm window town score scores market village hand brett stellung",
    "stand tisch plateau etat table fenetre ferme доску доска стол поле позицию положение счет desku deska plan",
    "stul stav pozici",
)
_SECTIONS = words(
    "cards log rules market village hires tools objectives карты журнал правила cartes regles karty pravidla"
)
_ASKING = words(
    "can could would will you i me my us our the a once more again to at like d let please want need may current"
    " ihr du",
    "mir das den die bitte noch einmal nochmal kann ich konnt kannst je peux pouvez tu vous moi le la les une fois de",
    "nouveau encore veux voudrais мне нам еще раз можно можете снова мою мое можешь mi nam muzete muzes mohu"
    " muzu jeste",
    "jednou znovu moji svoji prosim",
)
_ONCE_MORE = phrases(
    "right now, at the moment, so far, currently, again, once more, noch einmal, encore, ещё раз, снова, znovu",
    "ještě jednou",
)
_BEHIND = CLOSINGS | _ONCE_MORE
_HOW = (
    ("how does", "work"), ("how do", "work"), ("what does", "do"), ("what do", "do"), ("how do i use", ""),
    ("how can i use", ""), ("how do you use", ""), ("how to use", ""), ("how does one use", ""), ("explain", ""),
    ("please explain", ""), ("can you explain", ""), ("what is", "for"), ("what s", "for"), ("what is", ""),
    ("what s", ""), ("what are", ""),
    ("help with", ""), ("help on", ""), ("remind me what", "does"), ("what does", "make"), ("what does", "produce"),
    ("what does", "give"), ("what does", "cost"),
    ("how is", "used"), ("tell me about", ""), ("what can i do with", ""),
    ("wie funktioniert", ""), ("was macht", ""), ("was ist", ""), ("comment marche", ""), ("comment fonctionne", ""),
    ("a quoi sert", ""), ("que fait", ""), ("qu est ce que", ""), ("comment utiliser", ""),
    ("как работает", ""), ("что делает", ""), ("как использовать", ""), ("что такое", ""), ("jak funguje", ""),
    ("co dela", ""), ("jak pouzit", ""), ("co je", ""), ("k cemu je", ""),
)  # fmt: skip
_QUESTIONS = tuple((tuple(first.split()), tuple(last.split())) for first, last in _HOW)
_ASKED_FIRST = frozenset(first[0] for first, _ in _QUESTIONS)
_SHOWING = _SEEING | _SECTIONS | _ASKING


def _asks_to_see(typed: tuple[str, ...]) -> bool:
    """Could you send the board again, please."""
    told = [word for word in typed if not courtesies.is_civil(word)]
    return (
        0 < len(told) <= _MOST_WORDS
        and all(word in _SEEING or word in _TO_SEE or word in _ASKING for word in told)
        and any(word in _SEEING for word in told)
        and any(word in _TO_SEE for word in told)
    )


def section_wanted(text: str) -> str:
    """What is asked to be shown of a letter: "show me the cards"; empty if nothing of the kind."""
    told = [word for word in line_of(text).words if not courtesies.is_civil(word)]
    named = [word for word in told if word in _SECTIONS]
    seeing = any(word in _SEEING for word in told) and _SHOWING.issuperset(told)
    return named[0] if seeing and len(named) == 1 and len(told) <= _MOST_WORDS else ""


_ASKS_HOW = words("how where who whose what did has is are wie wo wer wem ou qui comment как где кто чей jak kde kdo")
_STANDS = words(
    "stand standing going turn move moved moving played happening happened doing leading ahead winning left waiting at"
    " rules steht stehen dran en est joue tour ход хода tahu tah дела стоит ходит на tom stojime vypada"
)
_OF_A_GAME = words(
    "we i am are is it s re the things this game games on in now so far already yet again up to far did has have"
    " been at"
    " do does go going last round we're a my me us for with who's our what's rules rule turn remind please anyone"
    " es das spiel wir ist gerade jetzt wer die on en est la partie maintenant c qui а у нас там мы сейчас игре игра"
    " столе на за jsme na tom to ta hra ted my"
)


def _asks_how_it_stands(text: str, typed: tuple[str, ...]) -> bool:
    """How does the game stand? Did Bert already move? A name, with its capital letter, may stand in it."""
    if not text.rstrip(" .!)\"'").endswith("?") or not 2 < len(typed) <= _MOST_WORDS or _ASKS_HOW.isdisjoint(typed[:4]):
        return False
    strange = [n for n, word in enumerate(typed) if not (word in _ASKS_HOW or word in _STANDS or word in _OF_A_GAME)]
    line = line_of(text)
    return not _STANDS.isdisjoint(typed) and (
        not strange or (len(strange) == 1 and strange[0] > 0 and line.text[line.places[strange[0]][0]].isupper())
    )


def asks_where_we_stand(text: str) -> bool:
    typed = line_of(text).words
    if _asks_to_see(typed) or _asks_how_it_stands(text, typed):
        return True
    begin, end = past(typed, 0, OPENINGS), before(typed, len(typed), _BEHIND)
    return bool(typed) and (typed in _WHERE_WE_STAND or typed[begin:end] in _WHERE_WE_STAND)


def asks_how(text: str) -> str:
    """What somebody wants to have explained: "how does the flux brush work?"; empty if nothing."""
    line = line_of(text)
    typed = line.words
    begin, end = past(typed, 0, OPENINGS), before(typed, len(typed), _BEHIND)
    if _ASKED_FIRST.isdisjoint(typed[begin : begin + 1]):
        return ""
    for first, last in _QUESTIONS:
        stop = end - len(last)
        if typed[begin : begin + len(first)] == first and typed[stop:end] == last and begin + len(first) < stop:
            return line.within(begin + len(first), stop)
    return ""


def explained(language: Language, what: str) -> str:
    """The word with which what is named is done, or the word itself if it does something."""
    typed = line_of(what).words
    if not 0 < len(typed) <= _MOST_WORDS:
        return ""
    spans = Spans(Chart(typed, language.keywords, short=False))
    told = [word for word in typed if word not in LITTLE]
    if len(told) == 1 and (verbs := frozenset().union(*language.keywords.find(told[0], False)) - COMMON.keys()):
        return min(verbs)
    begin = next((at for at, word in enumerate(typed) if word not in LITTLE), 0)
    for element, after in language.patterns.on:
        if isinstance(element, Keyword) and any(
            (at, end) == (begin, len(typed)) for kind in kinds_in(after) for at, end, *_ in spans.of(kind)
        ):
            return element.word
    return ""
