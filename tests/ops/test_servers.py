"""The servers that other tests stand on: real, separate from one another, and gone when their caller is."""

import os
import signal
import subprocess
import sys
import time

import psycopg
from redis import Redis

from ops.chaos.servers import Server

HOLDER = """
import os, signal
from ops.chaos.servers import Server
server = Server("redis")
print(server.pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_each_test_has_an_empty_database(empty_postgres: str) -> None:
    with psycopg.connect(empty_postgres) as connection:
        tables = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
    assert tables == (0,)


def test_redis_answers(redis: str) -> None:
    with Redis.from_url(redis) as client:
        assert client.dbsize() == 0


def test_a_killed_redis_comes_back_empty_at_the_same_address() -> None:
    with Server("redis") as server:
        before = server.address, server.pid
        with Redis.from_url(server.address) as client:
            client.set("key", "value")
        server.kill_and_restart()
        with Redis.from_url(server.address) as client:
            assert client.get("key") is None
        assert server.address == before[0] and server.pid != before[1]


def test_a_killed_caller_leaves_no_server() -> None:
    holder = subprocess.run([sys.executable, "-c", HOLDER], capture_output=True, text=True, cwd=os.getcwd())
    assert holder.returncode == -signal.SIGKILL
    pid = int(holder.stdout)
    deadline = time.monotonic() + 20
    while _alive(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _alive(pid)


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
