# SPDX-License-Identifier: MIT
"""The real `doorstep serve`, with a sample service on a Tuesday at noon."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOON = "2026-12-01T12:00:00-05:00"
READY = "listening on "


class DoorstepServer:
    """Listens on a free port of loopback until the end of the `with`."""

    def __init__(self, doorstep: str, *options: str):
        command = [doorstep, "serve", "--service", ROOT / "Zones/harbor", "--now", NOON, "--listen", "127.0.0.1:0"]
        self.process = subprocess.Popen([*command, *options], stderr=subprocess.PIPE, text=True)
        first = self.process.stderr.readline().rstrip("\n")
        assert first.startswith(READY), first + self.process.stderr.read()
        self.origin = first.removeprefix(READY)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.stderr.read()
        assert self.process.wait(timeout=30) == 0
