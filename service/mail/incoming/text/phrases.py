"""How mail programs and people begin a quote, a signature, a forward, in the languages of our players and some more."""

from __future__ import annotations

import re

# "On ... X wrote:" in one line or several
WROTE = re.compile(
    r"\b(?:wrote|writes|schrieb|geschrieben|écrit|ecrit|escribió|escreveu|scritto|schreef|napsala?|napísala?|napsal\(a\)|"
    r"napisał\(?a?\)?|пишет|писала?|написала?|написав|skrev|kirjoitti|írta|a scris|yazdı)\b|写道|のメール",
    re.I,
)
DATED = re.compile(r"\b\d{1,2}[:.h]\d{2}\b|\b(?:19|20)\d\d\b|\d{1,2}[./-] ?\d{1,2}[./-] ?\d{2}")
ADDRESS = re.compile(r"[^\s<>@:;,]{1,64}@[^\s<>@:;,]{1,190}")
BEGINS = re.compile(
    r"^\W{0,4}(?:(?:on|am|le|il|el|op|den|dne|dnia|w dniu|em|på)\b|\d{1,2}[./]|\d{4}-|"
    r"(?:пн|вт|ср|чт|пт|сб|вс|понедельник|вторник|среда|четверг|пятница|суббота|воскресенье)\b|"
    r"(?:po|út|st|čt|pá|so|ne|pon|úte|stř|čtv|pát|sob|ned)\b)",
    re.I,
)

# the beginning of one after words on the same line
WITHIN = re.compile(
    r"(?:(?<=\s)|-{2,}\s?)(?:(?:On|Am|Le|Il|El|Op|Den|Dne|Dnia|W dniu|Em|På)\s(?=.{0,40}\d)|"
    r"(?:пн|вт|ср|чт|пт|сб|вс|po|út|st|čt|pá|so|ne)[,.]?\s(?=\d)|"
    r"(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Понедельник|Вторник|Среда|Четверг|Пятница|Суббота|Воскресенье),\s|"
    r"(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d\d-\d\d),?\s\d{1,2}[.:]\d\d)"
)
OPEN = re.compile(r"<[^\s<>@]{1,64}@[^\s<>@]{1,190}\s{0,3}$")  # an address broken before its ">",
CLOSES = re.compile(r"^\s?(?:[^\W\d_]{1,12}\s?){0,3}:\s*$")  # and the rest of it, which looks like a quote
TITLED = re.compile(r"(?<=[^\s-])\s{0,9}(?=-{5,}\s?[^\W\d_][^-]{3,60}[^-\s]\s?-{5,}\W{0,3}$)")  # a divider there
# one without a colon: the date first, the address last
DATE_FIRST = re.compile(rf"(?:{BEGINS.pattern})|^\W{{0,4}}(?:[^\W\d_]{{1,12}}[.,]?\s{{1,2}})?\d", re.I)
ADDRESS_LAST = re.compile(r"<(?:mailto:)?[^\s<>@]{1,64}@[^\s<>@]{1,190}>?(?:\s{1,2}[^\W\d_]{1,12}){0,3}\W{0,3}$")

# "From: ... Sent: ..." blocks of a quote without marks
HEADER = re.compile(
    r"^\W{0,4}(from|von|de|od|от|da|van|fra|från|sent|gesendet|envoyé|odesláno|отправлено|enviado|inviato|verzonden|date|"
    r"datum|дата|fecha|data|to|an|à|komu|кому|para|a|aan|til|subject|betreff|objet|předmět|тема|asunto|oggetto|"
    r"onderwerp|sujet|message du|envoyé le|copie à|cc|kopie|копия|kopie pro|reply-to|antwort an)\*?\s{0,2}:",
    re.I,
)
NAMED = re.compile(r"^\W{0,4}([^\W\d_]{1,20}(?:\s[^\W\d_]{1,20}){0,2})\*?\s{0,2}:\*?\s{0,4}\S")  # "Word: something"
FROM = frozenset(["from", "von", "de", "od", "от", "da", "van", "fra", "från"])
FROM_OR_SENT = FROM | {"sent", "gesendet", "envoyé", "odesláno", "отправлено", "date", "datum", "дата"}

DIVIDER = re.compile(r"^\s*(?:_{10,}|-{2,}\s?[^\W\d_][^-]{3,60}[^-\s]\s?-{2,}\W{0,3})\s*$")
FORWARDED = re.compile(
    r"^\W*(?:begin forwarded message|anfang der weitergeleiteten|weitergeleitete nachricht|"
    r"début du message (?:réexpédié|transféré)|message transféré|začátek přeposílané|přeposlaná zpráva|"
    r"переадресованное|пересылаемое|начало переадресован|"
    r"inizio messaggio inoltrato|inicio del mensaje reenviado|below this line is a copy of the message)",
    re.I,
)
MARKER = re.compile(r"##- ?.{0,200}-##|^\W{0,3}##-")

SIGNATURE = re.compile(r"^\s{0,3}(?:--|—|––|-- ?|_{2,}|-{3,}|\*{3,}|={3,})\s*$")
RULE = re.compile(r"^\s{0,3}(?:_{2,}|-{3,}|\*{3,}|={3,})\s*$")  # a signature or a divider may begin with it
SENT_FROM = re.compile(
    r"^\W{0,4}(?:sent (?:from|with|via|using) |get outlook for|gesendet (?:von|mit) |von mein\w* \w+ gesendet|"
    r"diese nachricht wurde von mein|envoyé (?:de|depuis|à partir|avec) |odesláno (?:z|ze|pomocí) |poslané z |"
    r"отправлено (?:с|из|от) |послано с |enviado (?:desde|do|de) |inviato da|verzonden (?:vanaf|met) |skickat från |"
    r"wysłane z |yahoo mail(?: on| for|:)|outlook (?:for|für|pour) |télécharger outlook |"
    r"(?:holen sie sich|hol dir) outlook |stáhnout outlook |získat outlook |(?:скачать|получить) outlook )",
    re.I,
)
FAREWELL = re.compile(
    r"^\W*(?:(?:best|kind|kindest|warm|warmest) (?:regards|wishes)|regards|"
    r"yours (?:sincerely|truly|faithfully)|sincerely|"
    r"mit freundlichen grü(?:ß|ss)en|(?:viele|liebe|beste|schöne) grü(?:ß|ss)e|mfg|(?:bien )?cordialement|bien à vous|"
    r"salutations|s pozdravem|zdraví|с уважением|с наилучшими пожеланиями|всего доброго)\W*$",
    re.I,
)
