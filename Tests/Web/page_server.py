# SPDX-License-Identifier: MIT
"""Serves the component and the stage on loopback, under the strictest policy that a page can have."""

import http.server
import json
import mimetypes
import pathlib
import subprocess
import threading

POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
          "require-trusted-types-for 'script'")


class PageServer:
    """`/Web/…` is the component, `/Tests/Web/…` the stage, and `POST /v1/check` asks `doorstep`."""

    def __init__(self, root: pathlib.Path, doorstep: str | None):
        handler = type("Handler", (Handler,), {"root": root, "doorstep": doorstep, "requests": []})
        self.handler = handler
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        self.stage = f"{self.origin}/Tests/Web/stage.html"
        self.demo = f"{self.origin}/Web/demo.html"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    @property
    def requests(self) -> list:
        """The bodies of the checks that were asked, as JSON."""
        return self.handler.requests


class Handler(http.server.BaseHTTPRequestHandler):
    root: pathlib.Path
    doorstep: str | None
    requests: list

    def do_GET(self):
        file = (self.root / self.path.split("?")[0].lstrip("/")).resolve()
        if not any(file.is_relative_to(self.root / folder) for folder in ("Web", "Tests/Web")) or not file.is_file():
            return self.answer(404, "text/plain", b"")
        self.answer(200, mimetypes.guess_type(file.name)[0] or "text/plain", file.read_bytes())

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.requests.append(request)
        if self.path == "/broken/v1/check":
            return self.answer(500, "application/problem+json", b"{}")
        if self.path != "/v1/check" or self.doorstep is None:
            return self.answer(404, "text/plain", b"")
        quote = self.check(request)
        try:
            self.answer(200, "application/json", quote)
        except BrokenPipeError:
            # The page does not want the answer any more.
            pass

    def check(self, request: dict) -> bytes:
        """The quote of `doorstep check --json` on a Tuesday at noon."""
        arguments = [self.doorstep, "check", "--service", self.root / "Zones/harbor", "--json",
                     "--now", "2026-12-01T12:00:00-05:00", "--locale", request["locale"]]
        if "scheduledFor" in request:
            arguments += ["--at", request["scheduledFor"]]
        if "basket" in request:
            arguments += ["--basket", str(request["basket"]["subtotal"] / 100)]
        if "accuracyMeters" in request:
            arguments += ["--accuracy", f"{request['accuracyMeters']}m"]
        longitude, latitude = request["coordinate"]
        return subprocess.run(
            [*arguments, "--", f"{longitude},{latitude}"], capture_output=True, timeout=30).stdout

    def answer(self, status: int, kind: str, body: bytes):
        self.send_response(status)
        self.send_header("content-type", f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)
        self.send_header("content-length", str(len(body)))
        self.send_header("content-security-policy", POLICY)
        self.send_header("cache-control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """Tests say what went wrong."""
