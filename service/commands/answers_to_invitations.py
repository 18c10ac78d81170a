"""An answer to an invitation in whole sentences: "Sure, I'm in! Sounds fun - never played it though."

Each piece says yes, says no, sets a condition, or is small talk. A yes beside nothing but small talk is a yes, and so
is a no; what has a condition, or says both, or a piece that is none of these beside a yes, is asked back. Pure.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

from domain.kernel.reading import COMMON, Words, plain
from service.commands import courtesies
from service.commands.civil_pieces import is_apology, is_civil_piece, is_reason
from service.commands.invited_abroad import TALK, declines
from service.commands.phrases import Line, before, line_of, past, phrases, words

InWords = Literal["yes", "no", "half", ""]
_CONDITIONS = words(
    "but if only unless until till from after before maybe perhaps possibly probably might could would depends provided"
    " long except later first next when once not isn wait don t whether either or",
    "aber wenn nur falls ab erst vielleicht nicht oder bis",
    "mais si seulement sauf quand partir apres avant peut etre ou pas",
    "но если только после когда может возможно или не с до",
    "ale jestli jen pokud az po od mozna nebo kdyz ne",
)
_NO = phrases(
    "not me, not me this time, better without me, so better without me, rather without me",
    "too busy, I'm too busy, I am too busy, busy, I'm busy, no time, I have no time, I've no time, I don't have time",
    "I don't have the time, I can't make it, can't make it, I can't play, I cannot play, can't play, I can't join",
    "I cannot join, can't join, I won't join, I won't play, I won't make it, not for me, it's not for me, not today",
    "not my kind of game, it's not my kind of game, not my type of game, not my thing, it's not my thing",
    "not my game, I don't play this, I don't want to play, I don't play any more",
    "I have to decline, I must decline, I'll have to decline, I'll have to pass, I have to pass, I must pass",
    "I'll pass this time, I'll pass on this one, maybe another time, another time, maybe next time, next time maybe",
    "next time, some other time, perhaps another time, I'll sit this one out, unable to play, I'm not able to play",
    "I'm not playing, I am not playing, not this month, not this week, I can't right now, can't right now, I can't now",
    "can't, I can't, cannot, not possible, I'm afraid not, afraid not, I don't think so, no can do, nope, nah, no",
    "I disagree, no I disagree, I'd rather not, rather not, not really, no way, I'm against it, I am against it",
    "without me, find somebody else, not in the mood, no interest, I'm not interested, I am not interested",
    "too much on, but I'll pass, I'll pass, I pass, can't make it this month, can't this month, not this year, I'm out",
    "I'll skip this one, I'll skip, skip me, count me out, I'm afraid I can't, sorry can't, no time at the moment",
    "no time right now, maybe later, leider diesmal nicht, je passe, je passe mon tour, pas disponible, je suis pris",
    "je suis prise, désolé pas le temps, désolé je ne peux pas, désolée je ne peux pas, не получится",
    "у меня не получится",
    "не смогу, я не смогу, занят, занята, извини нет времени, nezvládnu to, nezvládám, mám toho moc, nemám teď čas",
    "teď nemám čas, bohužel teď nemám čas, bohužel teď ne, bohužel tentokrát ne, увы нет времени, увы не могу",
    "ich bin dagegen, dagegen, je suis contre, я против, не согласен, не согласна, jsem proti, nesouhlasím",
    "keine zeit, ich habe keine zeit, leider nein, leider nicht, ohne mich, ich kann nicht, diesmal nicht, nein",
    "leider keine zeit, ein andermal, ich bin raus, kein interesse",
    "pas le temps, je n'ai pas le temps, je ne peux pas, pas cette fois, sans moi, non, non merci, trop occupé",
    "trop occupée, une autre fois, peut-être une autre fois, pas maintenant, désolé non, pas intéressé",
    "ça ne me dit rien",
    "не могу, я не могу, нет времени, у меня нет времени, нет, не в этот раз, в другой раз, без меня, не сейчас",
    "не хочу, не буду, я пас, нет спасибо, слишком занят, слишком занята, не интересно, к сожалению нет",
    "к сожалению не могу",
    "nemám čas, nemůžu, nemohu, ne, ne díky, ne děkuji, teď ne, tentokrát ne, bohužel ne, bohužel nemůžu, beze mě",
    "nechci, nemám zájem, někdy jindy, příště, bohužel nemám čas, nestíhám, teď nemůžu",
)
_YES = phrases(
    "I'd be happy to, I'd be glad to, I would be glad to, happy to play, happy to join, glad to, glad to join",
    "absolutely",
    "I'll be there, I'm up for it, I am up for it, up for it, let's do it, let's do this, let's go, why not",
    "sure thing",
    "fine by me, fine with me, that's fine, that's fine by me, that's fine with me, I'm fine with that, go ahead",
    "I agree, yes I agree, I'm ok with that, that's ok with me, ok with me, ok by me, no objection, no objections",
    "I don't mind, I have no objection, I have no objections, works for me, that works for me, yes of course",
    "einverstanden, ich bin einverstanden, von mir aus, nichts dagegen, oui d'accord, je suis d'accord, agreed",
    "не против, я не против, да согласен, да согласна, я согласен, я согласна, souhlasím, ano souhlasím",
    "nemám nic proti, nejsem proti, za mě dobré, za mě ano, hraju s vámi, jo hraju s vámi, zahraju si s vámi",
    "works, that works, suits me, it suits me, that suits me, oh yes, oh yes please, I'd play, count on me",
    "за, с радостью сыграю, с удовольствием сыграю, сыграю, я сыграю, aucune objection, pas d'objections, je suis pour",
    "you bet, yes let's, yes I'll play, yes I'm in, yes I will, I will, I do, I'm on, okay I'm in, okay let's play",
    "great I'm in, I'm happy to, I am happy to, I'd love that, love to, would love to, definitely in, of course I'm in",
    "I'd like that, I'd love to join, I'd love to join in, I'm joining, I am joining, thanks I'm in, yes with pleasure",
    "perfect I'm in, I'll take a seat, I take the seat, I'll take the seat, save me a seat, keep me a seat",
    "put me down, I'm in for it, in, I'm all in, totally in, let's play, we'll play, I'm keen, keen",
    "I'd enjoy that, glad to play",
    "I'd be delighted, delighted, I'd be delighted to, why not yes, happy to be in, glad to be in, I accept",
    "I gladly accept",
    "je suis dedans, je viens, avec joie, je veux bien, on joue, ok je joue, je suis, partant pour jouer, oui partant",
    "с удовольствием поиграю, да поиграю, я буду, конечно играю, давайте сыграем, давай сыграем, готов играть",
    "готова играть",
    "rád budu hrát, ráda budu hrát, rád se přidám, ráda se přidám, beru, jasně hraju, to beru, jsem v tom",
    "zahrajeme si",
    "yes count me in, I'm happy to play, I'd be happy to play, I'd be happy to join, yes please, always",
    "gern, gerne, ja gern, ja gerne, sehr gern, sehr gerne, ich bin dabei, bin dabei, klar, na klar, ich mache mit",
    "ich spiele mit, mit vergnügen, natürlich, auf jeden fall, ja klar",
    "volontiers, avec plaisir, bien sûr, j'en suis, je joue, je participe, je suis partant, je suis partante, partant",
    "oui volontiers, oui avec plaisir, oui bien sûr, je rejoins, comptez sur moi, compte sur moi, j'accepte, d'accord",
    "ça marche, pourquoi pas, oui je joue, je suis des vôtres, on y va",
    "с удовольствием, конечно, я в игре, я в деле, играю, я играю, давай, давайте, хорошо, согласен, согласна, ага",
    "да конечно, буду играть, я буду играть, вступаю, я за, участвую, я участвую, с радостью, да с удовольствием",
    "записывайте меня, записывай меня, присоединяюсь, add me, put my name down, я присоединяюсь, запишите меня",
    "я с вами, поиграю",
    "rád, ráda, rád si zahraju, ráda si zahraju, jdu do toho, jsem pro, hraju, hraji, jasně, jo, přidám se, přijímám",
    "s radostí, určitě, samozřejmě, ano rád, ano ráda, jo jasně, beru to, zahraju si, počítejte se mnou",
    "počítej se mnou",
    "jsem ve hře, budu hrát, jasný, ano hraju",
)
_TALK = TALK | words(
    "sounds sound fun great good nice cool lovely exciting interesting never played play this it though yet before"
    " looking forward to the a an game games when do does we start starts begin begins how long take time my first i"
    " ve am m i'll be new be gentle with me please thanks thank you for inviting inviting me invite invitation so much"
    " love loved always wanted try it all everyone see at table who else plays is playing are playing in on fun what"
    " fast can hello hi hey there again long no have has had haven't ages years since will learn rules read and will"
    " let's let us go best of luck everybody good luck can't wait excited happy glad that's of course yes sure okay"
    " asking kind you kindly offer offering many players sounds like already know well favourite favorite one"
    " teach already been been a while really very idea that in months ok sorry late reply slow cant recently"
    " havent often"
    " everybody's haven here work again weeks days sometimes much sounded"
    " looks look just already just saw your mail glad asked excellent wonderful perfect super awesome",
    "klingt gut freue mich auf das spiel noch nie gespielt wann geht es los danke fur die einladung wird lustig spass",
    "on en suis fait mes commence commencera debut partie seance premier coup",
    "ca a l air super chouette jamais joue merci pour l invitation quand est ce qu on commence hate de jouer j ai",
    "звучит здорово никогда не играл играла спасибо за приглашение когда начинаем интересно весело игра хорошая",
    "zni to skvele dobre nikdy jsem hral hrala diky za pozvani kdy zaciname tesim se to je hra dekuji zabava",
)
# words of conditions that set none in small talk: "when do we start", "my first time"
_FREE = frozenset(("when", "first", "long", "t", "не", "never", "с", "ne"))
_QUESTION = ("when", "how", "who", "what", "wann", "quand", "когда", "kdy", "where", "comment", "wie", "wer", "kdo")
_JOINING = phrases("but, and, so, well, oh, aber, mais, но, ale, a, и, et, und")
_WITH = {"with", *map(plain, COMMON["with"].split())}
_JOINS = words("join joining play playing participate participating")
_GLADLY = words(
    "i we d ll m am are be would will can like love want to very so really happy glad delighted pleased keen gladly of"
    " course surely definitely you in with us all along too also part taking take game the this a here again yes"
)
_NOT = words("no not cant t neither busy")
_CANNOT = words(
    "i we m am afraid sorry ll d have has had got do don can won t not be able to join play playing make it this that"
    " time week weeks month months year right now at the moment mo too so busy unfortunately really much these"
    " those for"
    " games enough currently just a an any really again sadly find will would"
)
_BUT = words("but aber mais но ale")
_BUTS = phrases("but, sorry")
_AFRAID = phrases("I'm afraid, I am afraid, I fear, at the mo, hélas, leider, bohužel, к сожалению, увы")
_SIMPLY = words(
    "really just right now at the moment simply currently so much ich gerade momentan im moment wirklich je vraiment en"
    " ce moment pour l instant сейчас совсем вообще пока просто теперь у меня я ted vubec bohuzel ja opravdu moc"
    " zrovna tentokrat в этот раз ce mois ci cette semaine в этом месяце tento mesic tyden"
)
_SOFTLY = words("maybe perhaps vielleicht может mozna")
_LATER = words(
    "next another some other time day month week year summer winter autumn spring later again in on when then peut etre"
    " быть позже потом pozdeji priste jindy spater nachstes mal"
)
_NOT_LATELY = phrases("haven't, I haven't, have not, I have not")
_MOST_PIECES = 12


def in_words(text: str) -> InWords:
    line = line_of(text)
    begins = [0, *(at for at in range(1, len(line.words)) if line.is_parted(at)), len(line.words)]
    pieces = [(first, end) for first, end in pairwise(begins) if first < end]
    if not pieces or len(pieces) > _MOST_PIECES or line.words[-1] in _WITH:
        return ""  # "join with" is the beginning of words of one's own for the luck
    kinds = {_kind(line, first, end) for first, end in pieces}
    if "half" in kinds:
        return "half"
    if "no" in kinds and not kinds & {"yes", "condition", "asks"}:  # whoever declines may say why in any words
        return "no"
    if "yes" in kinds:
        return "half" if kinds & {"no", "condition", "unread", "asks", "later"} else "yes"
    return "half" if "no" in kinds else ""


def _kind(line: Line, first: int, end: int) -> str:
    piece, text = line.words[first:end], line.within(first, end)
    asks = "?" in line.upto(first, end)
    bare = courtesies.bare(piece[past(piece, 0, _JOINING) : before(piece, len(piece), _AFRAID)])
    if asks:
        return "talk" if _asks_only(piece) else "asks"
    if bare in _NO or _says_no(bare) or courtesies.is_decline(text) or _declines_after_thanks(piece):
        return "no"
    if _declines(bare) or declines(bare) or declines(piece):
        return "no"
    if bare in _YES or courtesies.is_assent(text) or _accepts(bare):
        return "yes"
    if _is_talk(piece):
        return "talk"
    if piece[0] in _SOFTLY and all(word in _LATER for word in piece[1:]):
        return "later"
    if any(word in _CONDITIONS - _FREE for word in piece):
        return "no" if _has_no(piece) else "half" if _begins_with_yes(piece) else "condition"
    if is_apology(piece) and {"busy", "ill", "sick", "travelling"} & set(piece):
        return "no"
    if courtesies.only_civil(text) or is_civil_piece(piece) or is_apology(piece):
        return "talk"
    if _has_no(piece):
        return "no"
    return "talk" if _calls_somebody(line, first, end) or is_reason(piece) else "unread"


def _asks_only(piece: Words) -> bool:
    """When is the first move due? It sets no condition."""
    begin = past(piece, 0, _JOINING)
    asks = begin < len(piece) and (piece[begin] in _QUESTION or piece[-1] in _QUESTION)
    return asks and (_is_talk(piece) or not any(word in _CONDITIONS - _FREE for word in piece[begin:]))


def _accepts(piece: Words) -> bool:
    """I'd be very happy to join you: all of it says who plays, and that they like to."""
    return not _JOINS.isdisjoint(piece) and all(word in _JOINS or word in _GLADLY for word in piece)


def _says_no(piece: Words) -> bool:
    """A phrase of them with words of time beside it: "сейчас совсем нет времени"."""
    return any(
        piece[at:end] in _NO and _SIMPLY.issuperset((*piece[:at], *piece[end:]))
        for at in range(len(piece))
        for end in range(at + 1, len(piece) + 1)
        if len(" ".join(piece[at:end])) > 4
    )


def _declines(piece: Words) -> bool:
    """I'm afraid I have no time right now."""
    return not _NOT.isdisjoint(piece) and all(word in _NOT or word in _CANNOT for word in piece)


def _declines_after_thanks(piece: Words) -> bool:
    """Thanks for the invitation but I'll pass."""
    at = next((at for at, word in enumerate(piece) if word in _BUT), 0)
    if piece[-1:] == ("no",) and piece[-2:-1] in _BUTS:
        return True
    return at > 0 and _is_talk(piece[:at]) and courtesies.bare(piece[at + 1 :]) in _NO


def _has_no(piece: Words) -> bool:
    """Too busy these weeks: a no, with words of time and reasons behind it."""
    return any(piece[:n] in _NO and is_reason(piece[n:]) for n in range(1, len(piece)))


def _begins_with_yes(piece: Words) -> bool:
    return any(piece[:n] in _YES or courtesies.is_assent(" ".join(piece[:n])) for n in range(1, len(piece)))


def _is_talk(piece: Words) -> bool:
    begin = past(piece, 0, _NOT_LATELY)
    return all(word in _TALK for word in piece[begin:])


def _calls_somebody(line: Line, first: int, end: int) -> bool:
    """Sorry Ann; Ben."""
    written = [line.text[begin:stop] for begin, stop in line.places[first:end]]
    last = written[-1]
    rest = line.words[first : end - 1]
    known = not rest or is_apology(rest) or courtesies.is_said_around(rest)
    return len(written) <= 4 and last[0].isupper() and last.isalpha() and known
