"""The options of a game: debatable rulings, and the difficulty of the solo game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Debatable rulings (the number stands in front) and the difficulty of the solo game."""

    tools: Annotated[int, Meta(ge=1, le=5, description="solo: tool cards, 1 very hard to 5 easy")] = 3
    start_player: Annotated[Literal["random", "first_seat"], Meta(description="who has the bag in round 1")] = "random"
    ignore_scope: Annotated[
        Literal["printed_only", "printed_and_neighbors"], Meta(description="r01: what tools 2 and 3 ignore")
    ] = "printed_only"
    two_dice_moves: Annotated[
        Literal["sequential", "simultaneous"], Meta(description="r02: tools 4 and 12 move one by one or lift both")
    ] = "sequential"
    straightedge: Annotated[
        Literal["strict", "relaxed"], Meta(description="r03: may tool 9 place beside other dice")
    ] = "strict"
    flux_brush_return: Annotated[
        Literal["only_if_unplaceable", "free"], Meta(description="r04: when the rolled die may go back")
    ] = "only_if_unplaceable"
    flux_remover_return: Annotated[
        Literal["free", "only_if_unplaceable"], Meta(description="r05: when the drawn die may go to the pool")
    ] = "free"
    deterministic_tool_failure: Annotated[
        Literal["forbid", "return_changed"],
        Meta(description="r06: tools 1, 5, 10 if the changed die fits nowhere"),
    ] = "forbid"
    running_pliers_extra: Annotated[
        Literal["draft_only", "full_turn"], Meta(description="r07: tool 8 brings one draft or the whole second turn")
    ] = "draft_only"
    allow_noop_tools: Annotated[bool, Meta(description="r10: may a tool be paid for without any effect")] = False
