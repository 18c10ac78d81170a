"""Words against letters: "stop", "unsubscribe", "leave me alone". They are about letters in every game, letter and
language, and are answered with three choices. Pure.
"""

from __future__ import annotations

from domain.kernel.reading import AGAINST_LETTERS
from service.commands import courtesies
from service.commands.phrases import CIVIL, GREETINGS, before, line_of, past, phrases, words

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
    " emailing writing notifications notification write contact bother invite invites",
    "mail mails email emails brief briefe briefen nachricht nachrichten liste verteiler benachrichtigungen",
    "mail mails courriel courriels lettre lettres message messages liste abonnement courrier courriers",
    "письма писем письмо письмами почту почты рассылка рассылки рассылку рассылок сообщения сообщении список списка",
    "mail maily mailu email emaily emailu dopis dopisy dopisu zpravy zprav seznam seznamu posilat odber odberu",
)
_LITTLE = words(
    "and und et i a",
    "e me my i we us to from of for the this that these those your any all more please now at once just want wish",
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
    "přestaň mi psát, vyřaďte mě, chci se odhlásit",
)


def is_against_letters(text: str) -> bool:
    """Whether a line asks for no letters, with whatever courtesies: every word of it is about that."""
    said = line_of(text).words[: _MOST_WORDS + 1]
    said = said[past(said, 0, CIVIL | GREETINGS) : before(said, len(said), CIVIL)]
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
