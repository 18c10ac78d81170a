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
    r"^\W{0,4}(?:on|am|le|il|el|op|den|dne|dnia|w dniu|em|på|\d{1,2}[./]|\d{4}-|"
    r"(?:пн|вт|ср|чт|пт|сб|вс|понедельник|вторник|среда|четверг|пятница|суббота|воскресенье)\b|"
    r"(?:po|út|st|čt|pá|so|ne|pon|úte|stř|čtv|pát|sob|ned)\b)",
    re.I,
)

# "From: ... Sent: ..." blocks of a quote without marks
HEADER = re.compile(
    r"^\W{0,4}(from|von|de|od|от|da|van|fra|från|sent|gesendet|envoyé|odesláno|отправлено|enviado|inviato|verzonden|date|"
    r"datum|дата|fecha|data|to|an|à|komu|кому|para|a|aan|til|subject|betreff|objet|předmět|тема|asunto|oggetto|"
    r"onderwerp|cc|kopie|копия|kopie pro|reply-to|antwort an)\*?\s{0,2}:",
    re.I,
)
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
SENT_FROM = re.compile(
    r"^\W{0,4}(?:sent (?:from|with|via|using) |get outlook for|gesendet (?:von|mit) |von mein\w* \w+ gesendet|"
    r"diese nachricht wurde von mein|envoyé (?:de|depuis|à partir|avec) |odesláno (?:z|ze|pomocí) |poslané z |"
    r"отправлено (?:с|из|от) |послано с |enviado (?:desde|do|de) |inviato da|verzonden (?:vanaf|met) |skickat från |"
    r"wysłane z |yahoo mail(?: on| for|:)|outlook (?:for|für|pour) )",
    re.I,
)
FAREWELL = re.compile(
    r"^\W*(?:(?:best|kind|kindest|warm|warmest) (?:regards|wishes)|regards|"
    r"yours (?:sincerely|truly|faithfully)|sincerely|"
    r"mit freundlichen grü(?:ß|ss)en|(?:viele|liebe|beste|schöne) grü(?:ß|ss)e|mfg|(?:bien )?cordialement|bien à vous|"
    r"salutations|s pozdravem|zdraví|с уважением|с наилучшими пожеланиями|всего доброго)\W*$",
    re.I,
)
