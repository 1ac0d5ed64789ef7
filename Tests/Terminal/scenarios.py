# SPDX-License-Identifier: MIT
"""Plays scenarios on the terminal's header: presses keys, reads the screen, compares with what is expected."""
import json
import multiprocessing
import os

from reading import Reading, same_text
from stage import Stage

# What a terminal does not show, by member; what it shows in another way is compared there.
SKIPPED = {
    "symbol",  # a terminal has no such font; signs tell rows apart
    "accessibilityText",  # spoken, not shown: --plain says such sentences; that of the bag is shown and compared
    "locale",  # shows in the words
    "reduceMotion",  # shows in the shimmer
    "count",  # shows as the badge
    "changesAt",  # when the screen is drawn by itself
}
UP, DOWN, ENTER, ESCAPE = "\x1b[A", "\x1b[B", "\r", "\x1b"


class Player:
    def __init__(self, program, folder, name):
        self.folder, self.name = folder, name
        path = os.path.join(folder, name)
        defaults = os.path.join(folder, "catalogue", "given.json")
        with open(path) as file:
            self.scenario = json.load(file)
        with open(defaults) as file:
            self.given = {**json.load(file), **self.scenario.get("given", {})}
        with open(os.path.join(folder, "catalogue", "words.json")) as file:
            self.catalogue = json.load(file)
        self.remedies = {}
        self.query, self.returned = "", []
        # Half of the scenarios are played with shortcuts, half with arrow keys alone.
        self.uses_arrows = sum(name.encode()) % 2 == 0
        self.stage = Stage(program, path, defaults)
        self.failures = []

    def play(self):
        try:
            for number, step in enumerate(self.scenario["steps"]):
                self.number = number
                self.step(step)
        finally:
            self.stage.close()
        return self.failures

    @property
    def words(self):
        tag = self.given["locale"].lower()
        while tag not in self.catalogue:
            if "-" not in tag:
                return self.catalogue["en"]
            tag = tag.rsplit("-", 1)[0]
        return self.catalogue[tag]

    def read(self):
        return Reading(self.stage.screen, self.words)

    def look(self, keys):
        """Presses `keys` that lead nowhere but to another look, and reads the screen."""
        self.stage.press(keys)
        self.sync()
        return self.read()

    def sync(self):
        # An index beyond all actions: the step that is played is never settled twice.
        answer = self.stage.perform(-1)
        for key in ("calls", "haptics", "announcements"):
            self.caused[key] += answer[key]

    def step(self, step):
        self.caused = {"calls": [], "haptics": [], "announcements": [], "wasCancelled": None}
        if "do" in step:
            if self.number == 0:
                self.sync()
            self.act(step)
        if "set" in step:
            self.given.update(step["set"])
        answer = self.stage.perform(self.number)
        for key in ("calls", "haptics", "announcements"):
            self.caused[key] += answer[key]
        self.caused["wasCancelled"] = answer["wasCancelled"]
        if step.get("settle") == "onFind":
            self.returned += step.get("returns", [])
        if isinstance(step.get("throws"), dict):
            for remedy in step["throws"].get("remedies", []):
                self.remedies[remedy["id"]] = remedy["title"]
        self.check(step)

    # Acting

    def act(self, step):
        action = step["do"]
        if self.read().is_typing and action != "search":
            self.look(ESCAPE)
        is_open = self.read().snapshot["chooser"]["isOpen"]
        if not is_open:
            self.query = ""
        if action == "search":
            self.search(step["text"])
        elif action == "openChooser":
            self.choose("address", "a") if not is_open else self.stage.press("a")
        elif action == "closeChooser":
            # In the header Escape would end it.
            if is_open:
                self.stage.press(ESCAPE)
        elif action == "pick":
            index = self.index(step["id"], step.get("occurrence", 0))
            if index is not None and (is_open or index < 9):
                self.choose(("row", index), str(index + 1) if index < 9 else None)
        elif action == "useCurrentLocation":
            self.choose("here", "h")
        elif action == "openSettings":
            self.choose("settings", "o")
        elif action == "addAddress":
            self.choose("add", "+")
        elif action == "takeRemedy":
            self.choose(("remedy", self.remedies.get(step["id"])), None)
        elif action in ("chooseNow", "chooseSchedule"):
            if is_open:
                raise AssertionError("the menu of the pill is behind the sheet")
            self.stage.press("t" + ("1" if action == "chooseNow" else "2"))
        elif action == "openSearch":
            self.stage.press("/")
        elif action == "openBag":
            self.stage.press("b")
        else:
            raise AssertionError(f"unknown action {action}")

    def search(self, text):
        """Types `text` into the search of the chooser, in one go as from a clipboard, if there is one."""
        reading = self.read()
        if "find" not in reading.chooser_lines:
            return
        if not reading.is_typing:
            self.choose("find", "/")
        self.query = text
        self.stage.press("\x15" + (f"\x1b[200~{text}\x1b[201~" if text else ""))

    def choose(self, place, shortcut):
        """Chooses what is at `place` with its shortcut, or with the arrow keys and Enter."""
        reading = self.read()
        y = 1 if place == "address" else reading.chooser_lines.get(place)
        if place == "address" and reading.snapshot["address"]["skeleton"]:
            y = None  # grey shapes never have the focus
        if shortcut and (y is None or not self.uses_arrows):
            return self.stage.press(shortcut)
        if y is None:
            return
        for _ in range(40):
            row = self.stage.screen.display[y].strip()
            if row.startswith("› ") or row.endswith(" ‹"):
                return self.stage.press(ENTER)
            self.stage.press(DOWN)
            self.sync()
        raise AssertionError(f"the focus never came to {place}:\n{self.stage.text()}")

    def listed(self):
        """The saved addresses without those that are the same in all, with their occurrence."""
        known, counts, rows = [], {}, []
        for address in self.given["addresses"] or []:
            if address in known:
                continue
            known.append(address)
            occurrence = counts.get(address["id"], 0)
            counts[address["id"]] = occurrence + 1
            rows.append((address["id"], occurrence))
        return rows

    def shown(self, found):
        """The ids and occurrences of the rows: those of saved addresses with all words, and of `found` on the screen."""
        words = self.query.lower().split()
        saved = self.listed()
        texts = {}
        for address in self.given["addresses"] or []:
            texts.setdefault(address["id"], []).append(f"{address['label']} {address['line']}".lower())
        counts, rows = {}, []
        for id, occurrence in saved:
            counts[id] = occurrence + 1
            if all(word in list(dict.fromkeys(texts[id]))[occurrence] for word in words):
                rows.append((id, occurrence))
        for row in found:
            id = next((address["id"] for address in self.returned if self.is_row_of(row, address)), None)
            rows.append((id, counts.get(id, 0)))
            counts[id] = counts.get(id, 0) + 1
        return rows

    def is_row_of(self, row, address):
        texts = [text if text.strip() else None for text in (address["label"], address["line"])]
        if texts == [None, None]:
            texts = [self.words["unnamedAddress"], None]
        return all(same_text(text, own) if text else own is None for text, own in zip(texts, (row["label"], row["line"])))

    def index(self, id, occurrence):
        search = self.read().snapshot["chooser"].get("search") or {"rows": []}
        rows = self.shown(search["rows"])
        return rows.index((id, occurrence)) if (id, occurrence) in rows else None

    # Checking

    def check(self, step):
        expected = step.get("expect", {})
        reading = self.read()
        found = reading.snapshot
        if self.caused["announcements"]:
            # At the bottom, unless its row or the pill says the same.
            sentence = self.caused["announcements"][-1]
            search = found["chooser"].get("search") or {"rows": []}
            rows = found["chooser"].get("rows", []) + search["rows"] + [
                search, found["chooser"].get("currentLocation") or {}, found["pill"]]
            told = [row["status"]["text"] for row in rows if row.get("status")]
            if not any(same_text(sentence, text) for text in told):
                self.compare(sentence, reading.notice, "the announcement on the screen")
        is_open = found["chooser"]["isOpen"]
        if not is_open and set(expected.get("chooser", {})) - {"isOpen"}:
            found["chooser"] = {"rows": [], **self.look("a").snapshot["chooser"]}
            if found["chooser"]["isOpen"]:
                self.look(ESCAPE)
            found["chooser"]["isOpen"] = False
        if expected.get("pill", {}).get("menu") and not is_open:
            found["pill"]["menu"] = self.look("t").snapshot["pill"].get("menu", [])
            self.look(ESCAPE)
            for entry, id in zip(found["pill"]["menu"], ("now", "schedule")):
                entry["id"] = id
        elif found["pill"] is not None:
            found["pill"].setdefault("menu", [])
        if not is_open or not found["chooser"].get("search"):
            self.query = ""
        of_search = (found["chooser"].get("search") or {"rows": []})["rows"]
        all_rows = found["chooser"].get("rows", []) + of_search
        for row, (id, occurrence) in zip(all_rows, self.shown(of_search)):
            row.update(id=id, occurrence=occurrence)
        for row in all_rows + [found["chooser"].get("currentLocation") or {}]:
            for remedy in row.get("remedies", []):
                remedy["id"] = next((id for id, title in self.remedies.items()
                                     if same_text(title, remedy["title"])), None)
        self.compare(expected, found, "")
        for key in ("calls", "haptics", "announcements", "wasCancelled"):
            if key in step:
                wanted = step[key]
                if key == "calls":
                    wanted = [{"closure": call} if isinstance(call, str) else call for call in wanted]
                self.compare(wanted, self.caused[key], key, exact=True)

    def compare(self, expected, found, pointer, exact=False):
        name = pointer.rsplit("/", 1)[-1]
        if not exact and name in SKIPPED and pointer != "/bag/accessibilityText":
            return
        if isinstance(expected, dict) and isinstance(found, dict):
            for key, value in expected.items():
                self.compare(value, found.get(key), f"{pointer}/{key}", exact)
        elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
            for index, (value, own) in enumerate(zip(expected, found)):
                self.compare(value, own, f"{pointer}/{index}", exact)
        elif pointer == "/chooser/search/prompt" and found is None:
            pass  # behind what is typed
        elif pointer == "/search/prompt" and not expected.strip():
            # A prompt that says nothing would leave a field that says nothing.
            self.compare(self.words["search"], found, "the field")
        elif isinstance(expected, str) and not exact and found is not None:
            if not same_text(expected, found):
                self.fail(pointer, expected, found)
        elif expected != found:
            self.fail(pointer, expected, found)

    def fail(self, pointer, expected, found):
        self.failures.append(
            f"{self.name}, step {self.number}: {pointer} is {found!r}, not {expected!r}\n{self.stage.text().rstrip()}")


def play_one(arguments):
    """What fails of one scenario."""
    name = arguments[2]
    try:
        return Player(*arguments).play()
    except (AssertionError, OSError) as error:
        return [f"{name}: {error}"]


def play_all(program, folder, only=None):
    """Plays every scenario, a few at a time; returns how many, and what failed."""
    names = sorted(name for name in os.listdir(folder) if name.endswith(".json") and only in (None, name))
    with multiprocessing.Pool(4) as pool:
        failures = pool.map(play_one, [(program, folder, name) for name in names], chunksize=1)
    return len(names), sum(failures, [])
