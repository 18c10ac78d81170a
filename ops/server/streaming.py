"""Streams of events to their clients, on the loop of a web process: an open stream holds no thread."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from service.api.stream import BEAT

BEATS = 15.0  # seconds without an event; proxies end what is silent for a minute
LIFE = 300.0  # seconds; a client that goes on shows its key again
UNREAD = 30.0  # seconds until a client has taken what it was sent


async def carry(proto: Any, status: int, headers: list[tuple[str, str]], first: bytes, stream: Any) -> None:
    """Until the client goes, the stream has ended or its time is over. All of it is sent that has come."""
    loop, woken = asyncio.get_running_loop(), asyncio.Event()
    stream.when_woken(lambda: loop.call_soon_threadsafe(woken.set))
    kept = [(name, value) for name, value in headers if name.lower() != "content-length"]
    gone: asyncio.Future[Any] = asyncio.ensure_future(proto.client_disconnect())
    end = loop.time() + LIFE
    transport = proto.response_stream(status, kept)
    with suppress(Exception):  # however a connection ends
        await _send(transport, first)
        while not gone.done():
            woken_by = await _next(woken, gone, min(BEATS, end - loop.time()))
            woken.clear()
            is_over = stream.is_over or loop.time() >= end
            text = stream.take() or ("" if woken_by else BEAT)
            if text:
                await _send(transport, text.encode())
            if is_over:
                break
    gone.cancel()


async def _next(woken: asyncio.Event, gone: asyncio.Future[Any], seconds: float) -> bool:
    """Whether there is something to take."""
    waiting: asyncio.Future[Any] = asyncio.ensure_future(woken.wait())
    await asyncio.wait([waiting, gone], timeout=max(0.0, seconds), return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    return woken.is_set()


async def _send(transport: Any, data: bytes) -> None:
    async with asyncio.timeout(UNREAD):
        await transport.send_bytes(data)
