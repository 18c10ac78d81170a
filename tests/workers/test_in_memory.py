"""The broker of `posthorn up`: who listens is woken by a message, and does nothing until one comes."""

from __future__ import annotations

import threading
from datetime import datetime, timedelta
from queue import Empty
from typing import Any

import pytest
from kombu import Connection, Producer

from workers import in_memory
from workers.in_memory import Transport
from workers.tasks import EMBEDDED, make_celery


@pytest.fixture
def connection() -> Any:
    with Connection("memory://", transport=Transport) as connection:
        yield connection


def test_who_waits_looks_once_and_sleeps(connection: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = list[str]()
    found = Transport.Channel._get
    monkeypatch.setattr(
        Transport.Channel, "_get", lambda self, queue, **more: looked.append(queue) or found(self, queue, **more)
    )
    queue = connection.SimpleQueue("in-memory-sleeps")
    with pytest.raises(Empty):
        queue.get(timeout=0.3)
    assert looked == ["in-memory-sleeps"]
    queue.close()


def test_a_message_from_another_thread_is_handed_on(connection: Any) -> None:
    queue = connection.SimpleQueue("in-memory-wakes")

    def send() -> None:
        with Connection("memory://", transport=Transport) as other:
            Producer(other).publish({"n": 7}, routing_key="in-memory-wakes")

    sender = threading.Timer(0.2, send)
    sender.start()
    assert queue.get(timeout=30).payload == {"n": 7}
    sender.join()
    queue.close()


def test_one_wake_up_of_a_kind_waits_at_a_time() -> None:
    """A thousand commands do not stand before a mail that came meanwhile; a wake-up is good as long as the last one."""

    def idle(*_: Any) -> Any:
        pytest.fail("nothing is to be done")

    workers = make_celery("memory://", idle, mail=idle, looks=False, **EMBEDDED)
    workers.conf.task_default_queue = "in-memory-kinds"
    workers.finalize()
    for name, seconds in (("apply", 30), ("mail", 1), ("apply", 30), ("apply", 30), ("mail", 300), ("follow", 30)):
        workers.tasks[f"posthorn.{name}"].apply_async(expires=seconds)
    with workers.connection() as connection:
        queue = connection.default_channel._queue_for("in-memory-kinds").queue
        waiting = [(each["headers"]["task"], datetime.fromisoformat(each["headers"]["expires"])) for each in queue]
    assert [task for task, _ in waiting] == ["posthorn.apply", "posthorn.mail", "posthorn.follow"]
    assert waiting[1][1] - waiting[0][1] > timedelta(seconds=200)


def test_who_listens_can_be_woken_without_a_message(connection: Any) -> None:
    queue = connection.SimpleQueue("in-memory-ends")
    waker = threading.Timer(0.2, in_memory.wake)
    waker.start()
    connection.drain_events(timeout=30)  # TimeoutError if nothing comes
    waker.join()
    queue.close()


def test_posthorn_up_has_this_broker(connection: Any) -> None:
    workers = make_celery("memory://", lambda: pytest.fail("nothing is to be done"), looks=False, **EMBEDDED)
    with workers.connection_for_read() as made:
        assert type(made.transport) is Transport
