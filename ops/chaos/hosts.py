"""The hosts of a trial: network namespaces of their own, joined to this machine by a cable that can be pulled.

Where no namespace can be made (that takes root and Linux) a host is an address of loopback, and nothing is pulled.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

FIRST_NET = 64  # 10.64.0.0 and further ones: a trial takes one by its process
NETS = 150


class Host:
    """`address`: where it is reached; `prefix`: what begins a command that runs on it."""

    def __init__(self, name: str, address: str, prefix: tuple[str, ...] = ()) -> None:
        self.name, self.address, self.prefix = name, address, prefix

    @property
    def is_apart(self) -> bool:
        return bool(self.prefix)

    def pull(self) -> None:
        """Nothing comes or goes any more, and nobody is told."""
        subprocess.run([*self.prefix, "ip", "link", "set", "eth0", "down"], check=True)

    def plug(self, gateway: str) -> None:
        subprocess.run([*self.prefix, "ip", "link", "set", "eth0", "up"], check=True)
        subprocess.run([*self.prefix, "ip", "route", "replace", _all_of(gateway), "via", gateway], check=True)


class Net:
    """Hosts, and the address at which all of them reach this machine."""

    def __init__(self, hosts: list[Host], gateways: list[str]) -> None:
        self.hosts, self.gateways = hosts, gateways

    @property
    def here(self) -> str:
        return self.gateways[0]

    @property
    def is_apart(self) -> bool:
        return all(host.is_apart for host in self.hosts)

    def plug(self, host: Host) -> None:
        host.plug(self.gateways[self.hosts.index(host)])


@contextmanager
def net(count: int) -> Iterator[Net]:
    """So many hosts. They go with this process, however it ends."""
    names = "ABCDEFGH"[:count]
    with ExitStack() as stack:
        try:
            made = [stack.enter_context(_namespace(n, name)) for n, name in enumerate(names)]
        except (OSError, subprocess.CalledProcessError):
            stack.close()
            yield Net([Host(name, f"127.0.2.{n + 1}") for n, name in enumerate(names)], ["127.0.0.1"] * count)
            return
        yield Net([host for host, _ in made], [gateway for _, gateway in made])


@contextmanager
def _namespace(number: int, name: str) -> Iterator[tuple[Host, str]]:
    """A process that waits for the end of its input holds it."""
    net = f"10.{FIRST_NET + os.getpid() % NETS}.{number}"
    holder = subprocess.Popen(["unshare", "--net", "cat"], stdin=subprocess.PIPE)
    try:
        cable = f"ph{os.getpid()}{name}"
        _until_apart(holder)
        inside = ("nsenter", f"--net=/proc/{holder.pid}/ns/net")
        for command in (
            ["ip", "link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", str(holder.pid)],
            ["ip", "address", "add", f"{net}.1/24", "dev", cable],
            ["ip", "link", "set", cable, "up"],
            [*inside, "ip", "address", "add", f"{net}.2/24", "dev", "eth0"],
            [*inside, "ip", "link", "set", "lo", "up"],
            [*inside, "ip", "link", "set", "eth0", "up"],
            [*inside, "ip", "route", "add", _all_of(net), "via", f"{net}.1"],
        ):
            subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
        yield Host(name, f"{net}.2", inside), f"{net}.1"
    finally:
        assert holder.stdin is not None
        with suppress(OSError):
            holder.stdin.close()
        holder.wait()


def _all_of(net: str) -> str:
    """The hosts of a trial and no others: who asks for a name (DNS) hears at once that nobody is there."""
    return f"{'.'.join(net.split('.')[:2])}.0.0/16"


def _until_apart(holder: subprocess.Popen[bytes]) -> None:
    ours = Path("/proc/self/ns/net").readlink()
    while holder.poll() is None:
        with suppress(OSError):
            if Path(f"/proc/{holder.pid}/ns/net").readlink() != ours:
                return
    raise OSError("no network namespace can be made here")
