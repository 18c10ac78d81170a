"""Several processes fill the pool of seeds: an order waits for another one's filling only if it has to."""

from __future__ import annotations

import threading
from contextlib import closing

import psycopg

from service.store import Store
from service.store.pool import AHEAD, ENOUGH, LEAST, LOCK

TAKEN = "UPDATE seed_pool SET taken = 'x' WHERE number <= %s"
FREE = "SELECT count(*) FROM seed_pool WHERE taken IS NULL"
PATIENCE = 20.0


def filling(store: Store) -> threading.Thread:
    started = threading.Thread(target=store.pool.fill, daemon=True)
    started.start()
    return started


def test_an_order_waits_for_no_filling_while_there_are_enough(postgres: str) -> None:
    with closing(Store(postgres)) as store, psycopg.connect(postgres, autocommit=True) as server:
        with psycopg.connect(postgres) as another:
            another.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            server.execute(TAKEN, (AHEAD - LEAST + 1,))
            goes_on = filling(store)
            goes_on.join(PATIENCE)
            assert not goes_on.is_alive() and server.execute(FREE).fetchone() == (LEAST - 1,)
            server.execute(TAKEN, (AHEAD - ENOUGH + 1,))
            waits = filling(store)
            waits.join(0.2)
            assert waits.is_alive()
        waits.join(PATIENCE)
        assert server.execute(FREE).fetchone() == (AHEAD,)
