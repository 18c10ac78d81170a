"""Read models: tables built from events. One file each: its tables, how events change it, how it is asked.

`MODELS` are followed together as `boards` and can be made from zero at any time; the mailbag is followed on its own
and never made anew, since its letters have been sent.
"""

from service.projections import boards, deadlines, letter_queue, progress, tables, timeline
from service.projections.changes import Change

MODELS = (boards.Batch, tables.Batch, timeline.Batch, deadlines.Batch)

__all__ = ["MODELS", "Change", "boards", "deadlines", "letter_queue", "progress", "tables", "timeline"]
