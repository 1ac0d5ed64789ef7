# SPDX-License-Identifier: MIT
"""How `doorstep header` treats the terminal it is given, whatever happens to it."""
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import termios
import time

from stage import Process

NOW = ["--now", "2026-12-01T12:00"]
PATIENCE = 20


class Manners:
    """One test a method; each starts the command anew."""

    def __init__(self, doorstep, package):
        self.doorstep, self.package = doorstep, package

    def start(self, *options, service="harbor", columns=80, rows=24, env=None):
        argv = [self.doorstep, "header", "-s", os.path.join(self.package, "Zones", service), *NOW, *options]
        self.process = Process(argv, columns, rows, env)
        return self.process

    def wait_for(self, *texts, gone=()):
        deadline = time.monotonic() + PATIENCE
        while True:
            shown = self.process.text()
            if all(text in shown for text in texts) and not any(text in shown for text in gone):
                return shown
            left = deadline - time.monotonic()
            assert left > 0, f"{texts} never came, or {gone} stayed:\n{shown}"
            self.process.take(min(left, 0.5))

    def end(self):
        """The wait status of the process, once all that it wrote was read."""
        while self.process.take(5):
            pass
        self.process.pty.wait()
        return self.process.pty.exitstatus, self.process.pty.signalstatus

    def assert_restored(self):
        tail = self.process.output.rsplit(b"\x1b[?1049h", 1)[-1]
        for sequence in (b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?7h", b"\x1b[?2004l", b"\x1b[0m"):
            assert sequence in tail, f"{sequence} was never written"
        assert tail.rfind(b"\x1b[?25h") > tail.rfind(b"\x1b[?25l"), "the cursor is hidden"
        flags = termios.tcgetattr(self.process.pty.fd)
        assert flags[3] & termios.ECHO and flags[3] & termios.ICANON and flags[3] & termios.ISIG, "raw mode stayed"
        assert flags[1] & termios.OPOST and flags[0] & termios.ICRNL, "raw mode stayed"

    # Use

    def test_a_pick_changes_the_address_and_is_printed_at_the_end(self):
        self.start()
        self.wait_for("Deliver to", "Home  221 Elm Street, Apt 4", "Now · 25–35 min")
        self.process.press("\r")
        self.wait_for("Saved addresses", "Close")
        self.process.press("j\r")
        self.wait_for("Work  18 Harbor Street, Floor 3", "15–30 min", gone=["Saved addresses"])
        self.process.press("q")
        assert self.end() == (0, None)
        self.assert_restored()
        assert b"Deliver to Work, 18 Harbor Street, Floor 3. Now, 15" in self.process.output

    def test_a_refusal_stays_in_its_row(self):
        self.start()
        self.wait_for("Home")
        self.process.press("a3")
        shown = self.wait_for("✗ We don't deliver there yet")
        assert "Home  221 Elm Street, Apt 4" in shown and "◉ 1 Home" in shown
        self.process.press("\x1b")
        self.wait_for("Home", gone=["Saved addresses"])

    def test_the_search_finds_saved_addresses(self):
        self.start()
        self.wait_for("/ Search")
        self.process.press("/harb")
        self.wait_for("○ 1 Work", "type to search", gone=["○ 3 Sam's"])
        self.process.press("\r")
        self.wait_for("15–30 min", "Work  18 Harbor Street, Floor 3 ▾")

    def test_the_search_finds_addresses_of_the_service(self):
        self.start(rows=40)
        self.wait_for("/ Search")
        self.process.press("/42 harb")
        self.wait_for("Found addresses", "○ 1 42 Harbor Street", "Seaport, MA 02210", gone=["Saved addresses"])
        self.process.press("\r")
        self.wait_for("15–30 min", "42 Harbor Street  Seaport, MA 02210 ▾")
        # One that is refused stays in its row.
        self.process.press("/40 beech")
        self.wait_for("Found addresses", "40 Beech Road")
        self.process.press("\x1b[F\r")
        self.wait_for("✗ We don't deliver there yet", "42 Harbor Street  Seaport, MA 02210 ▾")

    def test_a_typed_address_can_be_given_a_slot_of_the_service(self):
        self.start(service="bakery", rows=40)
        self.wait_for("Home")
        self.process.press("a+")
        self.wait_for("LON,LAT", "--addresses names a store")
        self.process.press("Office\tAlexanderplatz\tnowhere\r")
        self.wait_for("✗ expected LON,LAT in degrees")
        self.process.press("\x1513.4050,52.5200\r")
        self.wait_for("Office  Alexanderplatz ▾", gone=["LON,LAT"])
        self.process.press("t2")
        # Zones/bakery/service.json: slots of 60 minutes every 30, from 07:00 to 19:00 on Tuesdays.
        self.wait_for("Tuesday 2026-12-01", "5:30 PM – 6:30 PM", "6:00 PM – 7:00 PM")
        self.process.press("\x1b[C")
        self.wait_for("Wednesday 2026-12-02", "Wed 7:00 AM – Wed 8:00 AM")
        self.process.press("\r")
        self.wait_for("( Wed 7:00 AM")

    def test_times_are_offered_and_chosen(self):
        self.start(rows=40)
        self.wait_for("( Now · 25–35 min ▾ )")
        self.process.press("t")
        self.wait_for("✓ Now", "Schedule…")
        self.process.press("2")
        self.wait_for("Tuesday 2026-12-01", "12:30 PM", "9:00 PM")
        self.process.press("\x1b[C")
        self.wait_for("Wednesday 2026-12-02", "Wed 11:00 AM")
        self.process.press("\r")
        self.wait_for("( Wed ")
        self.process.press("t1")
        self.wait_for("( Now · 25–35 min ▾ )")

    def test_the_mouse_chooses(self):
        self.start("--mouse", "--bag", "2")
        self.wait_for("Bag, 2 items")
        self.process.press("\x1b[<0;5;2M")
        self.wait_for("Saved addresses")
        row = next(y for y, line in enumerate(self.process.screen.display) if "2 Work" in line)
        self.process.press(f"\x1b[<0;10;{row + 1}M")
        self.wait_for("Work  18 Harbor Street, Floor 3 ▾", gone=["Saved addresses"])
        self.process.press("b")
        assert self.end() == (0, None)
        self.assert_restored()

    # Looks

    def test_it_fits_whatever_size_it_is_given(self):
        self.start()
        self.wait_for("Home")
        self.process.press("a")
        for columns, rows in ((40, 12), (20, 5), (3, 2), (1, 1), (80, 24)):
            self.process.resize(columns, rows)
            self.wait_for({80: "Saved addresses", 40: "Choose an address", 20: "Home", 3: "›", 1: ""}[columns])

    def test_no_color_means_none(self):
        self.start(env={"NO_COLOR": "1"})
        self.wait_for("Home")
        self.process.press("a3")
        self.wait_for("✗ We don't deliver there yet")
        for parameters in re.findall(rb"\x1b\[([0-9;]*)m", self.process.output):
            assert not any(int(n or 0) >= 30 for n in parameters.split(b";")), parameters

    def test_ascii_draws_with_ascii(self):
        self.start("--ascii")
        self.wait_for("> Home", "( Now - ")
        self.process.press("a3")
        self.wait_for("(*) 1 Home", "! We don't deliver there yet")
        # Texts stay: the estimate has a dash, entries an ellipsis.
        assert set(self.process.text()) <= set(map(chr, range(128))) | {"–", "…"}

    def test_inline_leaves_what_was_there(self):
        self.process = Process(["sh", "-c", "echo before; exec \"$@\"; echo never", "sh", self.doorstep, "header",
                                "-s", f"{self.package}/Zones/harbor", *NOW, "--inline"], 80, 24)
        shown = self.wait_for("before", "Home  221 Elm Street")
        assert shown.index("before") < shown.index("Deliver to")
        self.process.press("a")
        self.wait_for("before", "3 Sam's", "Enter choose")
        self.process.press("\x1b")
        self.wait_for("before", "q done", gone=["Sam's"])
        self.process.press("q")
        assert self.end() == (0, None)
        assert b"1049" not in self.process.output
        shown = self.wait_for("before", "Deliver to Home, 221 Elm Street", gone=["q done"])
        assert shown.rstrip().split("\n")[1].startswith("Deliver to Home"), shown

    def test_without_a_clever_terminal_it_speaks_in_sentences(self):
        self.start(env={"TERM": "dumb"})
        self.wait_for("Deliver to Home, 221 Elm Street, Apt 4. Now, 25–35 min.", "A number picks")
        self.process.press("q\n")
        assert self.end() == (0, None)
        assert b"\x1b" not in self.process.output

    # JSON

    def test_json_goes_where_standard_output_goes(self):
        with tempfile.NamedTemporaryFile() as file:
            self.process = Process(["sh", "-c", "\"$@\" > \"$0\"", file.name, self.doorstep, "header", "-s",
                                    f"{self.package}/Zones/harbor", *NOW, "--json"])
            self.wait_for("Home")
            self.process.press("a2")
            self.wait_for("Work  18 Harbor Street")
            self.process.press("q")
            assert self.end() == (0, None)
            choice = json.load(file)
        assert choice["address"]["id"] == "work" and choice["scheduled"] is None
        assert choice["quote"]["deliverable"] == "yes"
        self.assert_restored()

    def test_json_at_the_end_of_a_conversation(self):
        result = subprocess.run(
            [self.doorstep, "header", "-s", f"{self.package}/Zones/antimeridian", *NOW, "--json"], input=b"q\n",
            capture_output=True, timeout=PATIENCE)
        assert result.returncode == 1, result
        choice = json.loads(result.stdout)
        assert choice["address"]["id"] == "home" and choice["quote"]["deliverable"] == "no"
        assert b"Deliver to Home" in result.stderr

    # Ends

    def test_ctrl_c_cancels(self):
        self.start("--json")
        self.wait_for("Home")
        self.process.press("\x03")
        assert self.end() == (130, None)
        self.assert_restored()
        assert b"{" not in self.process.output

    def test_escape_cancels(self):
        self.start()
        self.wait_for("Home")
        self.process.press("\x1b")
        assert self.end() == (130, None)
        self.assert_restored()

    def test_an_interruption_from_outside_cancels(self):
        self.start()
        self.wait_for("Home")
        self.process.pty.kill(signal.SIGINT)
        assert self.end() == (130, None)
        self.assert_restored()

    def dies_of(self, number):
        self.start()
        self.wait_for("Home")
        self.process.pty.kill(number)
        assert self.end() == (None, number), (self.process.pty.exitstatus, self.process.pty.signalstatus)
        self.assert_restored()

    def test_termination_restores_the_terminal(self):
        self.dies_of(signal.SIGTERM)

    def test_a_hangup_restores_the_terminal(self):
        self.dies_of(signal.SIGHUP)

    def test_a_crash_restores_the_terminal(self):
        for number in (signal.SIGSEGV, signal.SIGABRT, signal.SIGILL, signal.SIGBUS, signal.SIGTRAP, signal.SIGFPE):
            self.dies_of(number)

    def test_a_plugin_that_crashes_leaves_the_terminal_restored(self):
        folder = tempfile.mkdtemp()
        try:
            run = dict(cwd=folder, check=True, capture_output=True, timeout=60)
            subprocess.run([self.doorstep, "plugins", "new", "CrashRule", "--language", "c"], **run)
            source = os.path.join(folder, "CrashRule", "CrashRule.c")
            with open(source) as file:
                text = file.read()
            # It faults where it is asked about Work, 18 Harbor Street: the first answer is a good one.
            body = re.search(r"static doorstep_status evaluate\([^{]*\{", text).end()
            text = f"{text[:body]}\n    if (request->longitude > -71.05) __builtin_trap();{text[body:]}"
            with open(source, "w") as file:
                file.write(text)
            subprocess.run(["make", "-C", "CrashRule"], **run)
            for name in ("zones.geojson", "service.json"):
                shutil.copy(os.path.join(self.package, "Zones", "harbor", name), folder)
            with open(os.path.join(folder, "service.json")) as file:
                service = json.load(file)
            service["plugins"] = [{"name": "CrashRule/libCrashRule.so"}]
            with open(os.path.join(folder, "service.json"), "w") as file:
                json.dump(service, file)
            self.start(service=folder)
            self.wait_for("25–35 min")
            self.process.press("a2")
            assert self.end() == (None, signal.SIGILL)
            self.assert_restored()
        finally:
            shutil.rmtree(folder)

    def test_a_terminal_that_goes_away_ends_it(self):
        self.start()
        self.wait_for("Home")
        os.close(self.process.pty.fd)
        _, status = os.waitpid(self.process.pty.pid, 0)
        assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGHUP or os.WEXITSTATUS(status) == 130
        self.process.pty.closed = True
        self.process = None

    # Stops

    def test_it_stops_and_goes_on(self):
        self.process = Process(["bash", "--norc", "--noprofile", "-i"], env={"PS1": "prompt$ ", "HISTFILE": ""})
        self.wait_for("prompt$")
        self.process.press(f"{self.doorstep} header -s {self.package}/Zones/harbor {' '.join(NOW)}\r")
        self.wait_for("( Now · 25–35 min ▾ )")
        self.process.press("a")
        self.wait_for("Saved addresses")
        before = len(self.process.output)
        self.process.press("\x1a")
        self.wait_for("Stopped")
        assert b"\x1b[?1049l" in self.process.output[before:]
        before = len(self.process.output)
        self.process.press("fg\r")
        while b"\x1b[?1049h" not in self.process.output[before:]:
            assert self.process.take(PATIENCE), self.process.text()
        self.wait_for("Saved addresses", gone=["Stopped"])
        self.process.press("2")
        self.wait_for("Work  18 Harbor Street, Floor 3 ▾")
        self.process.press("q")
        while b"Deliver to Work, 18 Harbor" not in self.process.output:
            assert self.process.take(PATIENCE), self.process.text()

    # tmux

    def test_it_works_in_tmux(self):
        self.process = None
        folder = tempfile.mkdtemp()
        tmux = ["tmux", "-f", "/dev/null", "-S", os.path.join(folder, "socket")]

        def ask(*arguments):
            return subprocess.run([*tmux, *arguments], check=True, capture_output=True, text=True).stdout

        def wait_for(text):
            deadline = time.monotonic() + PATIENCE
            while text not in (shown := ask("capture-pane", "-p")):
                assert time.monotonic() < deadline, f"{text} never came in tmux:\n{shown}"
                time.sleep(0.05)

        try:
            ask("new-session", "-d", "-x", "80", "-y", "24", "-e", "LC_ALL=C.UTF-8",
                f"{self.doorstep} header -s {self.package}/Zones/harbor {' '.join(NOW)}; echo code $?; cat")
            wait_for("Home  221 Elm Street, Apt 4")
            ask("send-keys", "Enter")
            wait_for("Saved addresses")
            ask("send-keys", "Down", "Enter")
            wait_for("Work  18 Harbor Street, Floor 3")
            ask("resize-window", "-x", "40", "-y", "12")
            wait_for("Work  18 Harbor")
            ask("send-keys", "q")
            wait_for("code 0")
        finally:
            subprocess.run([*tmux, "kill-server"], capture_output=True)
            shutil.rmtree(folder, ignore_errors=True)

    def run_all(self, only=None):
        """Runs every test; returns how many, and what failed."""
        names = [name for name in dir(self) if name.startswith("test_") and only in (None, name)]
        failures = []
        for name in names:
            try:
                getattr(self, name)()
            except AssertionError as error:
                failures.append(f"{name}: {error}")
            finally:
                if self.process:
                    self.process.close()
        return len(names), failures
