"""Numbers of the log are no longer given in the order of commits. Processes of the earlier version that still run would
pass over what is missing: their followers are taken from them, and they go on with all else.
"""

from __future__ import annotations

from service.store.migrations.derived import MINDS_HOLES
from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    schema.many("UPDATE followers SET name = name || ?", [(MINDS_HOLES,)])
