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
        self.process = None

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
        self.wait_for("LON,LAT", "until the header ends")
        self.process.press("Office\tAlexanderplatz\tnowhere\r")
        self.wait_for("✗ Write longitude and latitude in degrees")
        self.process.press("\x1513.4050,52.5200\r")
        self.wait_for("Office  Alexanderplatz ▾", gone=["LON,LAT"])
        self.process.press("t2")
        # Zones/bakery/service.json: slots of 60 minutes every 30, from 07:00 to 19:00 on Tuesdays.
        self.wait_for("Tue 2026-12-01", "5:30 PM – 6:30 PM", "6:00 PM – 7:00 PM")
        self.process.press("\x1b[C")
        self.wait_for("Wed 2026-12-02", "Wed 7:00 AM – Wed 8:00 AM")
        self.process.press("\r")
        self.wait_for("( Wed 7:00 AM")

    def test_times_are_offered_and_chosen(self):
        self.start(rows=40)
        self.wait_for("( Now · 25–35 min ▾ )")
        self.process.press("t")
        self.wait_for("✓ Now", "Schedule…")
        self.process.press("2")
        self.wait_for("Tue 2026-12-01", "12:30 PM", "9:00 PM")
        self.process.press("\x1b[C")
        self.wait_for("Wed 2026-12-02", "Wed 11:00 AM")
        self.process.press("\r")
        self.wait_for("( Wed ")
        self.process.press("t1")
        self.wait_for("( Now · 25–35 min ▾ )")

    def test_the_times_are_those_of_the_address_that_is_chosen(self):
        folder = tempfile.mkdtemp()
        try:
            # A day of 24 half hours takes more than a second: the question for the first address is still open.
            self.service_with_rule(folder, "extern int usleep(unsigned); usleep(60000);")
            self.start("--here", "-71.0665,42.3555", service=folder, rows=60)
            self.wait_for("25–35 min")
            self.process.press("t2")
            self.wait_for("Esc back")
            self.process.press("\x1b")
            self.wait_for("q done", gone=["Esc back"])
            self.process.press("ah")
            self.wait_for("Current location  -71.0665", gone=["Saved addresses"])
            self.process.press("t2")
            # Zones/harbor: $5.99 in Greater Harbor, $2.99 at home.
            shown = self.wait_for("Tue 2026-12-01", "8:00 PM")
            assert "$5.99" in shown and "$2.99" not in shown, shown
            # So it stays when all is answered.
            self.process.take(2)
            assert "$2.99" not in self.process.text(), self.process.text()
            self.process.press("\x03")
            assert self.end() == (130, None)
        finally:
            shutil.rmtree(folder)

    def test_panels_speak_the_language_of_the_service(self):
        with tempfile.TemporaryDirectory() as folder:
            service = shutil.copytree(os.path.join(self.package, "Zones", "harbor"), os.path.join(folder, "hafen"))
            file = os.path.join(service, "service.json")
            with open(file) as old:
                text = old.read()
            with open(file, "w") as new:
                new.write(text.replace('"en-US"', '"de-DE"'))
            self.start("--here=-71.0552,42.3601", service=service, rows=40)
            self.wait_for("  / Suchen", "↑↓ Enter öffnen  / suchen  t Zeit  q fertig  Strg-C abbrechen")
            self.process.press("a+")
            self.wait_for("LÄNGE,BREITE", "bis zum Ende dieser Auswahl", "Tab Feld")
            self.process.press("\t\t\r")
            self.wait_for("✗ Schreiben Sie Länge und Breite in Grad")
            self.process.press("\x1b")
            self.wait_for("q fertig", gone=["LÄNGE"])
            self.process.press("t2")
            self.wait_for("Di. 2026-12-01", "←→ Tag", gone=["LÄNGE"])
            self.process.press("\x1b")
            self.wait_for("q fertig", gone=["←→ Tag"])
            self.process.press("ah")
            self.wait_for("Aktueller Standort  -71.0552, 42.3601 ▾")

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

    # Streams that are not there

    def test_a_stream_that_is_closed_is_no_other_file(self):
        for closed in ("<&-", ">&-"):
            result = subprocess.run(
                ["sh", "-c", f'"$@" {closed}', "sh", self.doorstep, "header", "-s", f"{self.package}/Zones/harbor", *NOW],
                input=b"q\n", capture_output=True, timeout=PATIENCE)
            assert result.returncode == 74 and b"Bad file descriptor" in result.stderr, (closed, result)

    # Keys

    def test_a_paste_without_an_end_can_be_left(self):
        self.start()
        self.wait_for("/ Search")
        self.process.press("/\x1b[200~harb")
        self.process.take(0.3)
        # Nothing ends it but time, then it is text.
        self.wait_for("/ harb", "18 Harbor Street, Floor 3")
        self.process.press("\x1b[200~abc\x03")
        assert self.end() == (130, None)
        self.assert_restored()

    def test_an_arrow_key_in_two_pieces_is_one(self):
        self.start()
        self.wait_for("› Home")
        self.process.press("\x1b")
        time.sleep(0.06)
        self.process.press("[B\x1ba")
        self.wait_for("› / Search")
        self.process.press("q")
        assert self.end() == (0, None)

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

    def test_every_deadly_signal_restores_the_terminal(self):
        for number in (signal.SIGQUIT, signal.SIGALRM, signal.SIGUSR1, signal.SIGUSR2, signal.SIGXCPU,
                       signal.SIGVTALRM, signal.SIGSYS, signal.SIGIO, signal.SIGPWR, signal.SIGRTMIN + 3):
            self.dies_of(number)

    def service_with_rule(self, folder, statements):
        """Makes of `folder` the harbour with one rule, written in C, which begins with `statements`."""
        run = dict(cwd=folder, check=True, capture_output=True, timeout=60)
        subprocess.run([self.doorstep, "plugins", "new", "TriedRule", "--language", "c",
                        "--doorstep", self.package], **run)
        source = os.path.join(folder, "TriedRule", "TriedRule.c")
        with open(source) as file:
            text = file.read()
        body = re.search(r"static doorstep_status evaluate\([^{]*\{", text).end()
        with open(source, "w") as file:
            file.write(f"{text[:body]}\n    {statements}{text[body:]}")
        subprocess.run(["make", "-C", "TriedRule"], **run)
        for name in ("zones.geojson", "service.json", "addresses.csv"):
            shutil.copy(os.path.join(self.package, "Zones", "harbor", name), folder)
        with open(os.path.join(folder, "service.json")) as file:
            service = json.load(file)
        service["plugins"] = [{"name": "TriedRule/libTriedRule.so", "timeoutMilliseconds": 5000}]
        with open(os.path.join(folder, "service.json"), "w") as file:
            json.dump(service, file)

    def test_a_plugin_that_crashes_leaves_the_terminal_restored(self):
        folder = tempfile.mkdtemp()
        try:
            # It faults where it is asked about Work, 18 Harbor Street: the first answer is a good one.
            self.service_with_rule(folder, "if (request->longitude > -71.05) __builtin_trap();")
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

    def prompt(self):
        """A shell that controls jobs, and the command that shows the header in it."""
        self.process = Process(["bash", "--norc", "--noprofile", "-i"], env={"PS1": "prompt$ ", "HISTFILE": ""})
        self.wait_for("prompt$")
        return f"{self.doorstep} header -s {self.package}/Zones/harbor {' '.join(NOW)}"

    def in_shell(self, line, *texts):
        """Types `line` and waits for `texts` in what comes after; returns all that came."""
        before = len(self.process.output)
        self.process.press(line)
        deadline = time.monotonic() + PATIENCE
        while not all(text.encode() in self.process.output[before:] for text in texts):
            assert time.monotonic() < deadline, (line, texts, self.process.output[before:])
            self.process.take(0.5)
        return self.process.output[before:]

    def modes(self):
        """How the terminal is set up for the commands of the shell."""
        self.in_shell("clear; stty -a; echo mode'-end'\r", "mode-end\r\n")
        return sorted(re.findall(r"-?\b(?:icanon|echo|opost|icrnl|isig)\b", self.process.text()))

    def wait_until_stopped(self):
        deadline = time.monotonic() + PATIENCE
        while b"Stopped" not in self.in_shell("jobs; echo end'ed'\r", "ended"):
            assert time.monotonic() < deadline, self.process.output

    def test_in_the_background_it_stops_and_leaves_the_terminal_alone(self):
        command = self.prompt()
        modes = self.modes()
        self.in_shell(command + "\r", "25–35 min")
        self.in_shell("\x1a", "Stopped")
        assert self.modes() == modes
        before = len(self.process.output)
        self.in_shell("bg\r", "prompt$")
        self.wait_until_stopped()
        assert b"1049h" not in self.process.output[before:]
        assert self.modes() == modes
        self.in_shell("fg\r", "1049h", "Home")
        self.in_shell("q", "Deliver to Home", "prompt$")
        assert self.modes() == modes

    def test_begun_in_the_background_it_waits_for_the_front(self):
        command = self.prompt()
        modes = self.modes()
        self.in_shell(command + " &\r", "prompt$")
        self.wait_until_stopped()
        assert b"1049h" not in self.process.output
        assert self.modes() == modes
        self.in_shell("fg\r", "1049h", "25–35 min")
        self.in_shell("q", "Deliver to Home", "prompt$")
        assert self.modes() == modes

    # tmux

    def in_tmux(self, use, command):
        """Has `use` look at `command` in a tmux of 80 × 24, by a function to ask tmux, one to wait, and one to see."""
        self.process = None
        folder = tempfile.mkdtemp()
        tmux = ["tmux", "-f", "/dev/null", "-S", os.path.join(folder, "socket")]

        def ask(*arguments):
            return subprocess.run([*tmux, *arguments], check=True, capture_output=True, text=True).stdout

        def shown():
            return ask("capture-pane", "-p")

        def wait_for(*texts, gone=()):
            deadline = time.monotonic() + PATIENCE
            while True:
                screen = shown()
                if all(text in screen for text in texts) and not any(text in screen for text in gone):
                    return screen
                assert time.monotonic() < deadline, f"{texts} never came in tmux, or {gone} stayed:\n{screen}"
                time.sleep(0.05)

        try:
            ask("new-session", "-d", "-x", "80", "-y", "24", "-e", "LC_ALL=C.UTF-8", command)
            use(ask, wait_for)
        finally:
            subprocess.run([*tmux, "kill-server"], capture_output=True)
            shutil.rmtree(folder, ignore_errors=True)

    def header(self, service="harbor"):
        return f"{self.doorstep} header -s {os.path.join(self.package, 'Zones', service)} {' '.join(NOW)}"

    def test_it_works_in_tmux(self):
        def use(ask, wait_for):
            wait_for("Home  221 Elm Street, Apt 4")
            ask("send-keys", "Enter")
            # To the last column.
            lines = wait_for("Saved addresses").split("\n")
            assert any(len(line) == 80 and line.endswith("Close") for line in lines), "\n".join(lines)
            ask("send-keys", "Down", "Enter")
            wait_for("Work  18 Harbor Street, Floor 3")
            ask("resize-window", "-x", "40", "-y", "12")
            wait_for("Work  18 Harbor")
            ask("send-keys", "q")
            wait_for("code 0")

        self.in_tmux(use, f"{self.header()}; echo code $?; cat")

    def test_inline_it_stays_one_header_when_the_window_gets_narrower(self):
        def use(ask, wait_for):
            ask("resize-window", "-x", "80", "-y", "40")
            wait_for("20", "Home  221 Elm Street, Apt 4")
            ask("send-keys", "a")
            wait_for("3 Sam's")
            for columns in (30, 80, 45, 20, 80):
                ask("resize-window", "-x", str(columns), "-y", "40")
                # The frame for this width: its title goes to the edge.
                deadline = time.monotonic() + PATIENCE
                screen = ""
                while not any(len(line) == columns and line.endswith("Close") for line in screen.split("\n")):
                    assert time.monotonic() < deadline, f"no frame of {columns} columns:\n{screen}"
                    screen = ask("capture-pane", "-p")
                # What was above may have left the screen with the lines that got broken.
                for text in ("Deliver to", "1 Home", "3 Sam's", "( Now"):
                    assert screen.count(text) == 1, f"{text} is there {screen.count(text)} times:\n{screen}"
            ask("send-keys", "Escape")
            wait_for("q done", gone=["Sam's"])
            ask("send-keys", "q")
            screen = wait_for("code 0", gone=["q done"])
            assert screen.count("Deliver to") == 1 and "▾" not in screen, screen

        self.in_tmux(use, f"seq 20; {self.header()} --inline; echo code $?; cat")

    def test_where_lines_run_from_the_right_nothing_is_lost(self):
        folder = tempfile.mkdtemp()

        def use(ask, wait_for):
            wait_for("221 Elm Street, Apt 4  Home ‹")
            ask("send-keys", "a")
            # The signs are a column at the right edge.
            lines = wait_for("Home 1 ◉ ‹").split("\n")
            for end in ("Home 1 ◉ ‹", "Work 2 ○", "Sam's 3 ○"):
                assert any(line.rstrip().endswith(end) and len(line.rstrip()) in (78, 80) for line in lines), lines
            ask("send-keys", "3")
            screen = wait_for("✗")
            assert "\\u{" not in screen, screen

        try:
            for name in ("zones.geojson", "service.json", "addresses.csv"):
                shutil.copy(os.path.join(self.package, "Zones", "harbor", name), folder)
            path = os.path.join(folder, "service.json")
            with open(path) as file:
                service = {**json.load(file), "locale": "ar", "plugins": []}
            with open(path, "w") as file:
                json.dump(service, file)
            self.in_tmux(use, f"{self.header(folder)}; cat")
            result = subprocess.run([self.doorstep, "header", "-s", folder, *NOW, "--plain"], input=b"3\nq\n",
                                    capture_output=True, timeout=PATIENCE)
            assert result.returncode == 0 and b"\\u{" not in result.stdout, result
        finally:
            shutil.rmtree(folder)

    def run_all(self, only=None):
        """Runs every test; returns how many, and what failed."""
        names = [name for name in dir(self) if name.startswith("test_") and only in (None, name)]
        failures = []
        for name in names:
            try:
                getattr(self, name)()
            except (AssertionError, OSError, subprocess.SubprocessError) as error:
                failures.append(f"{name}: {error!r}")
            finally:
                if self.process:
                    self.process.close()
        return len(names), failures
