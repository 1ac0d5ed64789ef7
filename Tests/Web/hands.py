# SPDX-License-Identifier: MIT
"""The person in front of the page: does the actions of scenarios with a pointer, or with the keyboard alone."""

from playwright.sync_api import Page

# More stops of Tab than any page of these tests has.
MOST_STOPS = 40

FOCUSED = "document.activeElement?.shadowRoot?.activeElement"


class Hands:
    def __init__(self, page: Page):
        self.page = page

    def act(self, step: dict, snapshot: dict) -> None:
        """Does what `step` says; through the element itself where its control is not on the screen."""
        control = self.control(step, snapshot)
        if control is None:
            action = {name: step[name] for name in ("do", "id", "occurrence", "text") if name in step}
            self.page.evaluate("action => { stage.element.perform(action); }", action)
        else:
            self.take(step, control)

    def control(self, step: dict, snapshot: dict):
        """The control of an action; None where there is none, or something lies over it."""
        header = self.page.locator("location-header")
        sheet = header.locator("dialog")
        is_open = snapshot["chooser"]["isOpen"]
        name = step["do"]
        if name in ("openChooser", "chooseNow", "chooseSchedule", "openSearch", "openBag"):
            outside = {
                "openChooser": header.locator("button.address"), "openSearch": header.locator("button.search"),
                "openBag": header.locator("button.bag")}
            control = outside.get(name, header.locator("button.pill"))
            return control if not is_open and control.is_visible() else None
        if not is_open:
            return None
        if name == "pick":
            rows = [(row["id"], row["occurrence"]) for row in rows_of(snapshot)]
            wanted = (step["id"], step.get("occurrence", 0))
            return sheet.get_by_role("radio").nth(rows.index(wanted)) if wanted in rows else None
        if name == "takeRemedy":
            return self.remedy(step["id"], snapshot, sheet)
        if name == "search":
            return sheet.get_by_role("searchbox") if snapshot["chooser"]["search"] else None
        title = {
            "closeChooser": snapshot["chooser"]["closeTitle"],
            "useCurrentLocation": (snapshot["chooser"]["currentLocation"] or {}).get("accessibilityText"),
            "openSettings": (snapshot["chooser"]["currentLocation"] or {}).get("openSettings"),
            "addAddress": (snapshot["chooser"]["addAddress"] or {}).get("title"),
        }[name]
        return title and sheet.get_by_role("button", name=title, exact=True)

    def remedy(self, remedy_id: str, snapshot: dict, sheet):
        rows = [*rows_of(snapshot), snapshot["chooser"]["currentLocation"] or {"remedies": []}]
        for row in rows:
            for remedy in row["remedies"]:
                if remedy["id"] == remedy_id and remedy["isAction"]:
                    return sheet.get_by_role("button", name=remedy["title"], exact=True)
        return None


def rows_of(snapshot: dict) -> list[dict]:
    """The rows of the sheet, from the top."""
    return snapshot["chooser"]["rows"] + (snapshot["chooser"]["search"] or {"rows": []})["rows"]


class Pointer(Hands):
    def take(self, step: dict, control) -> None:
        if step["do"] in ("chooseNow", "chooseSchedule"):
            control.click()
            entry = 0 if step["do"] == "chooseNow" else 1
            self.page.get_by_role("menuitemradio").nth(entry).click()
        elif step["do"] == "search":
            control.fill(step["text"])
        else:
            # What is disabled is pressed all the same, as people do.
            control.click(force=True)


class Keyboard(Hands):
    def take(self, step: dict, control) -> None:
        press = self.page.keyboard.press
        if step["do"] == "closeChooser":
            return press("Escape")
        target = control.element_handle()
        if step["do"] == "pick":
            self.tab_to(lambda: self.page.evaluate(
                f"target => {FOCUSED}?.role === 'radio'"
                f" && {FOCUSED}.closest('[role=radiogroup]') === target.closest('[role=radiogroup]')", target))
            self.press_until(target, "ArrowDown")
            return press("Space")
        self.tab_to(lambda: self.has_focus(target))
        if step["do"] == "search":
            press("Control+a")
            # In one go, as from a clipboard.
            return self.page.keyboard.insert_text(step["text"]) if step["text"] else press("Delete")
        press("Enter")
        if step["do"] in ("chooseNow", "chooseSchedule"):
            entry = 0 if step["do"] == "chooseNow" else 1
            self.press_until(self.page.get_by_role("menuitemradio").nth(entry).element_handle(), "ArrowDown")
            press("Enter")

    def tab_to(self, is_there) -> None:
        for _ in range(MOST_STOPS):
            if is_there():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not get there")

    def press_until(self, target, key: str) -> None:
        for _ in range(MOST_STOPS):
            if self.has_focus(target):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not get there")

    def has_focus(self, target) -> bool:
        return self.page.evaluate(f"target => {FOCUSED} === target", target)
