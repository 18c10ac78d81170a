"""What people, bots and games are called. Names and other words of strangers are fit to be shown to somebody else: one
line, and no link in a name or greeting.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache

from domain.kernel.telling import Sentence

LONGEST_NAME = 40
LONGEST_GREETING = 200
BOTS = ("Otto", "Mila", "Hugo", "Nora", "Emil", "Lena", "Igor", "Rosa", "Theo", "Vera")
# they turn the letters after them about, or cannot be seen; the joiners of emoji and of some scripts stay
_UNSEEN = {
    code: None
    for first, last in (
        (0x061C, 0x061C), (0x180E, 0x180E), (0x200E, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0xFEFF, 0xFEFF),
        (0xFFF9, 0xFFFB), (0xE0000, 0xE007F),
    )
    for code in range(first, last + 1)
}  # fmt: skip
_BREAKING = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
# what mail programs make a link of: an address, a scheme, a name with a dot before two letters or more
_LINK = re.compile(r"@|://|(?<=[^\W_])[.\u3002](?=[^\W\d_]{2})")

_MADE = re.compile(r"Guest \d{4}")


def one_line(text: str) -> str:
    """What breaks lines, steers a terminal or cannot be encoded is a space; what turns letters about is gone."""
    return text if text.isprintable() else _BREAKING.sub(" ", text.translate(_UNSEEN))


# letters and signs that show nothing, though they count as printable
_BLANK = re.compile(r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u2800\u3164\ufe00-\ufe0f\uffa0]")
MARKS = 3  # that stand on one letter at most: more of them hide the lines around


def name_refusal(name: str) -> str | None:
    """Why nobody may be called so; names are shown to people who do not know who chose them."""
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        return "A name has 1 to 40 printable characters."
    if _LINK.search(unicodedata.normalize("NFKC", name)):
        return "A name holds no address and no link; put a space after a full stop."
    if not any(map(_is_seen, _BLANK.sub("", name))) or _is_piled_up(name):
        return "A name has letters or digits that can be seen, and few marks on each."
    return None


def _is_seen(char: str) -> bool:
    return char.isalnum() or unicodedata.category(char) == "So"  # a name may be a picture


def _is_piled_up(name: str) -> bool:
    marks = 0
    for char in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks > MARKS:
            return True
    return False


@lru_cache(maxsize=4096)
def display_name(name: str) -> str:
    """A name as it may be shown, whoever chose it and when."""
    if name_refusal(name) is None:
        return name
    plain = _harmless(name)[:LONGEST_NAME].rstrip()
    return "Somebody" if name_refusal(plain) is not None else plain


def _harmless(words: str) -> str:
    plain = unicodedata.normalize("NFKC", one_line(words))
    plain = _LINK.sub(lambda found: ". " if found[0] in ".\u3002" else " ", plain)
    return " ".join(plain.split())


def greeting_refusal(words: str) -> str | None:
    """Why these words of a host cannot stand at their table: people who do not know them read it."""
    if len(words) > LONGEST_GREETING or not words.isprintable():
        told = "Say it in one line of at most {n} printable characters."
        return Sentence.of(told, n=LONGEST_GREETING).text()
    if _LINK.search(unicodedata.normalize("NFKC", words)):
        return "The words at a table hold no address and no link; put a space after a full stop."
    return None


@lru_cache(maxsize=4096)
def display_greeting(words: str) -> str:
    """The words of a host as they may be shown, however they came into the log."""
    return words.strip() if greeting_refusal(words) is None else _harmless(words)[:LONGEST_GREETING].rstrip()


def guest_name(address: str) -> str:
    """What to call somebody of whom the address alone is known."""
    return display_name(address.partition("@")[0].replace(".", " "))


def made_name(number: int) -> str:
    """What to call a visitor who gave no name."""
    return f"Guest {number:04}"


def is_made(name: str) -> bool:
    return _MADE.fullmatch(name) is not None


def bot_name(seat: int, taken: Collection[str] = ()) -> str:
    """A given name for the bot at a seat, which nobody else at the table has."""
    free = [name for name in BOTS if name.casefold() not in taken]
    return free[seat % len(free)] if free else f"bot {seat + 1}"


def names_of_seats(known: Sequence[str], bots: Sequence[bool]) -> list[str]:
    """What to call each seat: its player, or the bot that sits there, or its number if it is free.

    Two who are called alike have a number each, so that nobody is taken for another.
    """
    taken = {name.casefold() for name in known}
    names = [
        name or (bot_name(seat, taken) if bot else f"seat {seat + 1}")
        for seat, (name, bot) in enumerate(zip(known, bots, strict=True))
    ]
    alike = Counter(map(_as_read, names))
    return [f"{name} ({seat + 1})" if alike[_as_read(name)] > 1 else name for seat, name in enumerate(names)]


# letters of other alphabets that look like those of ours, and what else is taken for a letter
_LOOKS_LIKE = {ord(each): letter for letter, others in {
    "A": "АΑ", "B": "ВΒ", "E": "ЕΕ", "Z": "Ζ", "3": "З", "I": "ІӀΙ", "J": "Ј", "K": "КΚ", "M": "МΜ", "H": "НΗ",
    "N": "Ν", "O": "ОΟ", "P": "РΡ", "S": "Ѕ", "C": "С", "T": "ТΤ", "Y": "УΥ", "X": "ХΧ", "h": "һҺ", "d": "ԁԀ",
    "q": "ԛԚ", "w": "ԝԜω", "a": "аαɑ", "b": "ьв", "e": "е", "r": "г", "u": "иυ", "i": "іιı", "j": "ј", "k": "кκ",
    "m": "м", "n": "пη", "o": "оοσ0", "p": "рρ", "s": "ѕ", "c": "с", "t": "тτ", "y": "уγ", "x": "хχ", "l": "ӏℓ1|",
    "v": "ν", "g": "ɡ",
}.items() for each in others}  # fmt: skip


def _as_read(name: str) -> str:
    """What is the same for a hasty reader is the same here."""
    plain = unicodedata.normalize("NFKD", name).translate(_LOOKS_LIKE).casefold()
    return "".join(filter(str.isalnum, plain)).replace("i", "l").replace("rn", "m").replace("vv", "w") or name


_WHAT = (
    "Amber Ancient Autumn Blue Bold Brass Bright Broad Bronze Calm Cedar Clear Copper Coral Crimson Crystal "
    "Distant Drifting Early Eastern Emerald Endless Evening Faithful Falling Fearless Gentle Gilded Golden Grand "
    "Green Hidden High Hollow Humble Indigo Ivory Jolly Kind Late Lively Lonely Lucky Marble Mellow Merry Misty "
    "Morning Narrow Noble Northern Old Patient Pearly Plain Proud Purple Quiet Rainy Restless Rising Rosy Royal "
    "Russet Rustling Scarlet Sandy Shining Silent Silver Slender Snowy Soft Southern Splendid Spring Steady Still "
    "Stony Stormy Striped Summer Sunny Swift Tall Tidy Tranquil Twin Upper Velvet Wandering Warm Western White "
    "Wide Wild Winding Windy Winter Wooden"
)
_WHICH = (
    "acorns anchors apples arches badgers banners barns beacons bells birches boats bridges brooks candles "
    "canyons castles cellars chapels cherries chimneys clocks clouds clovers coasts cobblestones comets compasses "
    "cottages cranes crowns dragons dunes eagles echoes feathers fences ferries fields fiddles forests foxes "
    "fountains galleons gardens gates geese gulls hammers harbours hares harvests hedges herons hills horizons "
    "islands ivies journeys kettles keys kites ladders lakes lanterns larks leaves lighthouses lilies lions looms "
    "maples meadows mills mirrors moons mosses mountains oaks orchards otters owls paths pebbles pigeons pines "
    "ponds poppies quarries quills rafts ravens reeds ribbons rivers roofs roses sails shadows shores sparrows "
    "springs stairs stars steeples stones storks swallows swans thistles thrushes towers trails trumpets tulips "
    "valleys villages vineyards violins wagons walls waterfalls waves wheels willows windows"
)


def game_name(game: str) -> str:
    """Autumn windows: what a game is called in an inbox, where two games of one title lie side by side.

    Nobody chooses it, so an invitation to a stranger carries no words of the inviter in its subject. It never changes:
    all letters of a game have one subject.
    """
    number = int.from_bytes(hashlib.sha256(game.encode()).digest()[:8], "big")
    first, second = _WHAT.split(), _WHICH.split()
    rest, at = divmod(number, len(first))
    return f"{first[at]} {second[rest % len(second)]}"
