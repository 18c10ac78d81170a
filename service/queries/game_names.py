"""What a game is called in an inbox, where two games of one title lie side by side: two words made from its id.

Nobody chooses them, so an invitation to a stranger carries no words of the inviter in its subject. The words never
change: all letters of a game have one subject.
"""

from __future__ import annotations

import hashlib

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
    """Autumn windows"""
    number = int.from_bytes(hashlib.sha256(game.encode()).digest()[:8], "big")
    first, second = _WHAT.split(), _WHICH.split()
    rest, at = divmod(number, len(first))
    return f"{first[at]} {second[rest % len(second)]}"
