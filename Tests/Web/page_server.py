# SPDX-License-Identifier: MIT
"""Serves the component and the stage on loopback, under the strictest policy that a page can have."""

import http.server
import json
import mimetypes
import pathlib
import threading
import urllib.error
import urllib.request

POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
          "require-trusted-types-for 'script'")


class PageServer:
    """`/Web/…` is the component, `/Tests/Web/…` the stage, and `POST /v1/check` goes on to the server at `checks`."""

    def __init__(self, root: pathlib.Path, checks: str | None = None):
        handler = type("Handler", (Handler,), {"root": root, "checks": checks, "requests": []})
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
    checks: str | None
    requests: list

    def do_GET(self):
        file = (self.root / self.path.split("?")[0].lstrip("/")).resolve()
        if not any(file.is_relative_to(self.root / folder) for folder in ("Web", "Tests/Web")) or not file.is_file():
            return self.answer(404, "text/plain", b"")
        self.answer(200, mimetypes.guess_type(file.name)[0] or "text/plain", file.read_bytes())

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        self.requests.append(json.loads(body))
        if self.path == "/broken/v1/check":
            return self.answer(500, "application/problem+json", b"{}")
        if self.path != "/v1/check" or self.checks is None:
            return self.answer(404, "text/plain", b"")
        answer = self.check(body)
        try:
            self.answer(*answer)
        except BrokenPipeError:
            # The page does not want the answer any more.
            pass

    def check(self, body: bytes) -> tuple[int, str, bytes]:
        """What the Doorstep server answers: status, type and content."""
        request = urllib.request.Request(
            f"{self.checks}/v1/check", data=body, headers={"content-type": self.headers["content-type"]})
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return response.status, response.headers["content-type"], response.read()
        except urllib.error.HTTPError as refusal:
            return refusal.code, refusal.headers["content-type"], refusal.read()

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
