# SPDX-License-Identifier: MIT
"""A process on a terminal of its own, whose screen can be read and whose keys can be pressed."""
import json
import os
import select
import unicodedata

import ptyprocess
import pyte
import wcwidth


class Screen(pyte.Screen):
    """A screen that keeps joiners and selectors with the character before them; pyte stops drawing at them."""

    def draw(self, data):
        for char in data:
            if wcwidth.wcwidth(char) == 0 and not unicodedata.combining(char) and self.cursor.x > 0:
                line = self.buffer[self.cursor.y]
                x = self.cursor.x - 1
                x -= line[x].data == "" and x > 0
                line[x] = line[x]._replace(data=line[x].data + char)
            else:
                super().draw(char)

    # Behind the last column there is none: terminals leave the cursor on it, pyte counts one further.

    def erase_in_line(self, how=0, private=False):
        self.cursor.x = min(self.cursor.x, self.columns - 1)
        super().erase_in_line(how, private)

    def erase_in_display(self, how=0, *args, **kwargs):
        self.cursor.x = min(self.cursor.x, self.columns - 1)
        super().erase_in_display(how, *args, **kwargs)


class Process:
    """`argv` on a terminal of `columns` × `rows`."""

    def __init__(self, argv, columns=80, rows=24, env=None, pass_fds=()):
        self.pty = ptyprocess.PtyProcess.spawn(
            argv, dimensions=(rows, columns), pass_fds=pass_fds,
            env={"TERM": "xterm-256color", "PATH": os.environ["PATH"], "LANG": "C.UTF-8",
                 # The runtime of Swift would ask what to do after a crash.
                 "SWIFT_BACKTRACE": "enable=no", **(env or {})})
        self.screen = Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.output = b""
        self.pressed = 0

    def press(self, keys):
        data = keys.encode() if isinstance(keys, str) else keys
        os.write(self.pty.fd, data)
        self.pressed += len(data)

    def take(self, timeout):
        """Reads what comes within `timeout` seconds; whether anything came."""
        ready, _, _ = select.select([self.pty.fd], [], [], timeout)
        if not ready:
            return False
        try:
            data = os.read(self.pty.fd, 65536)
        except OSError:
            return False
        self.output += data
        self.stream.feed(data)
        return bool(data)

    def resize(self, columns, rows):
        self.screen.resize(rows, columns)
        self.pty.setwinsize(rows, columns)

    def text(self):
        return "\n".join(line.rstrip() for line in self.screen.display)

    def close(self):
        self.pty.close(force=True)


class Stage(Process):
    """A scenario behind the terminal's header. Nothing waits for time: each answer says how much was drawn."""

    def __init__(self, program, scenario, defaults, columns=80, rows=60):
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        for descriptor in (commands, answers):
            os.set_inheritable(descriptor, True)
        super().__init__(
            [program, scenario, defaults, str(commands), str(answers)], columns, rows,
            pass_fds=(commands, answers))
        os.close(commands)
        os.close(answers)
        self.received = b""

    def perform(self, step):
        """Waits until all keys are read and everything is done, settles what `step` says; returns what it caused."""
        os.write(self.commands, json.dumps({"read": self.pressed, "step": step}).encode() + b"\n")
        while b"\n" not in self.received:
            ready, _, _ = select.select([self.answers, self.pty.fd], [], [], 20)
            if not ready:
                raise AssertionError("no answer in 20 s:\n" + self.text())
            if self.pty.fd in ready:
                self.take(0)
            if self.answers in ready:
                data = os.read(self.answers, 65536)
                if not data:
                    raise AssertionError("the header ended:\n" + self.text())
                self.received += data
        line, self.received = self.received.split(b"\n", 1)
        if not line.startswith(b"{"):
            raise AssertionError(line.decode())
        answer = json.loads(line)
        while len(self.output) < answer["written"]:
            if not self.take(20):
                raise AssertionError("the frame did not come:\n" + self.text())
        return answer

    def close(self):
        os.close(self.commands)
        os.close(self.answers)
        super().close()
