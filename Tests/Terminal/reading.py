# SPDX-License-Identifier: MIT
"""Reads a screen back into the members of a snapshot, by words, signs and colours, as a person would."""
import re
import unicodedata

# The colours of the dark theme: Sources/TerminalHeader/Theme.swift.
FILL, ACCENT = "303030", "ffaf5f"
COLORS = {"ff8787": "danger", "bcbcbc": "textSecondary", "eeeeee": "textPrimary", "9e9e9e": "textTertiary"}
SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏◌"


# Signs at the beginning of a line; where lines are read from the right they stand at its end, some mirrored.
MIRRORED = {"‹": "›", "←": "→"}
SIGNS = "›◉○⌖+✗→·✓/" + SPINNER


def printable(text):
    """A text as the terminal shows it: what acts on terminals as an escape, isolates that are closed not at all."""
    closed, open_ = set(), []
    for index, char in enumerate(text):
        if char in "\u2066\u2067\u2068":
            open_.append(index)
        elif char == "\u2069" and open_:
            closed |= {open_.pop(), index}

    def shown(index, char):
        named = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}.get(char)
        code = ord(char)
        acts = unicodedata.category(char) in ("Cc", "Zl", "Zp") or code == 0x61C or 0x200E <= code <= 0x200F \
            or 0x202A <= code <= 0x202E or 0x2066 <= code <= 0x2069
        return "" if index in closed else named or (f"\\u{{{code:X}}}" if acts else char)

    return "".join(shown(index, char) for index, char in enumerate(text))


def same_text(expected, found):
    """Whether `found` on the screen is `expected`, or as much of it as has room."""
    if found is None:
        return False
    wanted, found = " ".join(printable(expected).split()), " ".join(found.split())
    if found == wanted:
        return True
    kept = found[:-1].rstrip()
    return found.endswith("…") and kept != "" and wanted.startswith(kept)


def unmirrored(text):
    """A line that is read from the right, as it would be read from the left."""
    words, signs = text.split(), []
    while len(words) > 1:
        sign = MIRRORED.get(words[-1], words[-1])
        # A number alone is a sign only beside the radio.
        if len(sign) != 1 or sign not in SIGNS and not (sign.isdigit() and signs and signs[-1] in "◉○"):
            break
        signs.append(sign)
        words.pop()
    return " ".join(signs + words)


class Row:
    """A row of the screen: its cells that are not blank at the ends."""

    def __init__(self, screen, y, is_mirrored=False):
        self.is_mirrored = is_mirrored
        self.cells = [screen.buffer[y][x] for x in range(screen.columns)]
        self.text = "".join(cell.data for cell in self.cells)

    def where(self, wanted):
        return "".join(cell.data for cell in self.cells if wanted(cell)).strip()

    @property
    def is_blank(self):
        return not self.text.strip()

    @property
    def body(self):
        """The text without the mark of the focus."""
        text = self.text.strip()
        return re.sub(r"^› ", "", unmirrored(text) if self.is_mirrored else text).strip()

    def color(self):
        """The colour of the last text in the row."""
        cells = self.cells if self.is_mirrored else reversed(self.cells)
        return next((COLORS.get(c.fg) for c in cells if c.data.strip()), None)


class Reading:
    """What a screen shows of a header whose own words are `words`."""

    def __init__(self, screen, words):
        self.words = words
        self.chooser_lines = {}
        top = Row(screen, 0)
        caption = top.where(lambda c: c.bg == "default").strip("›‹ ")
        is_mirrored = not top.text.startswith(f"  {caption}")
        self.rows = [Row(screen, y, is_mirrored) for y in range(screen.lines)]
        line, below = self.rows[1], self.rows[2]
        self.snapshot = {
            "direction": "rtl" if is_mirrored else "ltr",
            "address": self.address(caption, line, below), "bag": self.bag(top), "search": None,
            "chooser": {"isOpen": False},
        }
        y = 2
        while y < len(self.rows) and "pill" not in self.snapshot:
            row = self.rows[y]
            filled = row.where(lambda c: c.bg == FILL)
            field = row.text.strip("›‹ ")
            if all(cell.bg == FILL or not cell.data for cell in row.cells) and "/" in (field[:1], field[-1:]):
                self.snapshot["search"] = {"prompt": row.body.removeprefix("/").strip()}
            elif filled.startswith("(") and filled.endswith(")"):
                self.snapshot["pill"] = self.pill(row, filled)
            y += 1
        self.footer()
        self.panel(self.pill_status(y))

    def address(self, caption, line, below):
        address = {"caption": caption, "skeleton": None, "accuracy": None, "isPlaceholder": False}
        if "░" in line.text:
            shapes = re.findall("[░▒]+", line.text)
            address["skeleton"] = {"shapes": ["label", "line"][:len(shapes)], "shimmers": "▒" in line.text}
            return address
        bold = line.where(lambda c: c.bold).strip("›‹ ")
        rest = line.where(lambda c: not c.bold).strip("▾ ")
        if not bold and rest == self.words["chooseAddress"]:
            address.update(label=rest, line=None, isPlaceholder=True)
        else:
            address.update(label=bold or None, line=rest or None)
        address["accuracy"] = below.text.strip() or None
        return address

    def bag(self, row):
        text = row.where(lambda c: c.bg == FILL)
        return {"accessibilityText": text, "badge": row.where(lambda c: c.bg == ACCENT) or None} if text else None

    def pill(self, row, filled):
        text = row.where(lambda c: c.bold and c.bg == FILL)
        inner = filled[1:-1].strip()
        is_menu = "▾" in (inner[:1], inner[-1:])
        estimate = inner.strip("▾ ")
        estimate = (estimate.removesuffix(text) if row.is_mirrored else estimate.removeprefix(text)).strip("· ")
        return {"text": text, "estimate": estimate or None, "isMenu": is_menu}

    def pill_status(self, y):
        """Takes the sentence below the pill; returns where the panel may begin."""
        sentence = []
        first = self.rows[y] if y < len(self.rows) else None
        while y < len(self.rows) and not self.rows[y].is_blank:
            sentence.append(self.rows[y].body.removeprefix("✗").strip())
            y += 1
        self.snapshot["pill"]["status"] = {"text": " ".join(sentence), "color": first.color()} if sentence else None
        return y

    def footer(self):
        """Takes the hints and what was announced off the end."""
        while self.rows and self.rows[-1].is_blank:
            self.rows.pop()
        self.is_typing = "type to search" in self.rows.pop().text
        notice = []
        while self.rows and not self.rows[-1].is_blank:
            notice.insert(0, self.rows.pop().text.strip())
        self.notice = " ".join(notice)

    def panel(self, y):
        rows = [(y + i, row) for i, row in enumerate(self.rows[y:]) if not row.is_blank]
        if not rows:
            return
        title = rows[0][1]
        name = title.where(lambda c: c.bold and c.data.strip(" ›‹") or c.data == " " and c.bold)
        if title.where(lambda c: c.bold).strip("›‹ ") == "" or not same_text(name.strip("›‹ "), self.words["chooseAddress"]):
            self.snapshot["pill"]["menu"] = [self.entry(row) for _, row in rows]
            return
        close = title.where(lambda c: not c.bold)
        chooser = {
            "isOpen": True, "title": name.strip("›‹ "), "closeTitle": close.strip("›‹ "), "rows": [],
            "currentLocation": None, "addAddress": None, "search": None,
        }
        self.snapshot["chooser"] = chooser
        current, last, search, group = None, None, None, chooser["rows"]
        for y, row in rows[1:]:
            body = row.body
            if row.where(lambda c: c.bg == FILL) and body.startswith("/"):
                search = chooser["search"] = self.search(row, body)
                self.chooser_lines["find"] = y
                current = search
            elif search is not None and body == self.words["foundAddresses"]:
                search["rowsTitle"], group, current = body, search["rows"], None
            elif search is not None and current is search and body[:1] in SPINNER + "✗·":
                search["status"] = {"text": body[2:], "color": row.color()}
                search["state"] = "failed" if body[0] == "✗" else "idle" if body[0] == "·" else "searching"
            elif body.startswith(("◉ ", "○ ")):
                bold = row.where(lambda c: c.bold).strip("›‹ ")
                plain = re.sub(r"^[◉○] +\d? *", "", body)
                current = {"isSelected": body[0] == "◉", "state": "idle", "status": None, "remedies": [],
                           "label": bold or None, "line": None if bold else plain}
                found = search["rows"] if search else []
                self.chooser_lines["row", len(chooser["rows"]) + len(found)] = y
                group.append(current)
                last = None
            elif body.startswith("⌖ "):
                current = {"title": body[2:], "state": "idle", "status": None, "accuracy": None,
                           "openSettings": None, "remedies": []}
                self.chooser_lines["here"] = y
                chooser["currentLocation"] = current
                last = None
            elif body.startswith("+ "):
                self.chooser_lines["add"] = y
                chooser["addAddress"] = {"title": body[2:]}
                current = None
            elif current is None or current is search:
                chooser["rowsTitle"] = body
            else:
                last = self.detail(y, row, body, current, last)

    def search(self, row, body):
        """The field of the search: what is in it, or its prompt in another colour."""
        text = body.removeprefix("/").strip()
        is_prompt = row.color() == "textTertiary" and bool(text)
        return {"prompt": text if is_prompt else None, "query": "" if is_prompt else text, "state": "idle",
                "status": None, "rowsTitle": self.words["foundAddresses"], "rows": []}

    def detail(self, y, row, body, current, last):
        """A line under a row; returns the sentence that the next line may go on with."""
        is_here = "openSettings" in current
        sign, text = body[:1], body[2:]
        if sign == "✗" or sign in SPINNER:
            status = {"text": text, "color": row.color()}
            current["status"] = status
            if is_here:
                current["state"] = {
                    ("◌", self.words["waitingForPermission"]): "waitingForPermission",
                    ("◌", self.words["finding"]): "finding",
                }.get(("◌" if sign != "✗" else sign, text), "accessOff" if text == self.words["accessOff"] else "failed")
            else:
                current["state"] = "refused" if sign == "✗" else "checking"
            return status
        if sign == "→":
            self.chooser_lines["remedy", text] = y
            remedy = {"title": text, "isAction": True, "y": y}
            current["remedies"].append(remedy)
            return remedy
        elif sign == "·" and is_here and re.match(
                re.escape(self.words["accuracy"]).replace(re.escape("{distance}"), ".+"), text):
            current["accuracy"] = text
        elif sign == "·":
            remedy = {"title": text, "isAction": False}
            current["remedies"].append(remedy)
            return remedy
        elif is_here and body.startswith("[") and body.endswith("]"):
            self.chooser_lines["settings"] = y
            current["openSettings"] = body[1:-1]
        elif last is not None:
            key = "text" if "text" in last else "title"
            last[key] += " " + body
            if last.get("isAction"):
                self.chooser_lines["remedy", last[key]] = last["y"]
            return last
        elif not is_here and current["line"] is None:
            current["line"] = body
        return None

    def entry(self, row):
        body = row.body
        return {"title": body.removeprefix("✓").strip(), "isSelected": body.startswith("✓")}
