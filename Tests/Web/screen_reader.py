# SPDX-License-Identifier: MIT
"""What a screen reader finds: Chromium's accessibility tree, and what it should be for a snapshot."""

from playwright.sync_api import CDPSession, Page

ROLES = {"button", "radio", "radiogroup", "dialog", "menuitemradio", "heading", "alert", "searchbox"}

sessions: dict[Page, CDPSession] = {}


def found(page: Page) -> list[tuple]:
    """The controls in reading order, each with its role, its name and whether it is checked."""
    if page not in sessions:
        sessions[page] = page.context.new_cdp_session(page)
    nodes = sessions[page].send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    controls = []

    def visit(node: dict) -> None:
        role = node.get("role", {}).get("value")
        if not node["ignored"] and role in ROLES and not (role == "heading" and name_of(node) == "Order"):
            properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            controls.append((role, name_of(node), properties.get("checked")))
        for child in node.get("childIds", []):
            if child in by_id:
                visit(by_id[child])

    visit(next(node for node in nodes if "parentId" not in node))
    return controls


def name_of(node: dict) -> str:
    return one_line(node.get("name", {}).get("value", ""))


def one_line(text: str) -> str:
    """As the tree has names: white space is one space."""
    return " ".join(text.split())


def expected(snapshot: dict) -> list[tuple]:
    """What `found` should give: the sheet alone while it is open, because a modal dialog hides the rest."""
    if not snapshot["chooser"]["isOpen"]:
        controls = [button(snapshot["address"]["accessibilityText"])]
        controls += [button(snapshot[part]["accessibilityText"]) for part in ("bag", "search") if snapshot[part]]
        return controls + [button(snapshot["pill"]["accessibilityText"])] * snapshot["pill"]["isMenu"]
    sheet = snapshot["chooser"]
    controls = [("dialog", one_line(sheet["title"]), None), ("heading", one_line(sheet["title"]), None),
                button(sheet["closeTitle"])]
    if search := sheet["search"]:
        controls.append(("searchbox", one_line(search["prompt"]), None))
    controls += radios(sheet) + (radios(search) if search else [])
    if location := sheet["currentLocation"]:
        controls.append(button(location["accessibilityText"]))
        controls += [button(location["openSettings"])] if location["openSettings"] else []
        controls += remedies(location)
    return controls + ([button(sheet["addAddress"]["title"])] if sheet["addAddress"] else [])


def radios(group: dict) -> list[tuple]:
    controls = [("radiogroup", one_line(group["rowsTitle"]), None)] if group["rows"] else []
    for row in group["rows"]:
        checked = "true" if row["isSelected"] else "false"
        controls.append(("radio", one_line(row["accessibilityText"]), checked))
        controls += remedies(row)
    return controls


def button(name: str) -> tuple:
    return ("button", one_line(name), None)


def remedies(row: dict) -> list[tuple]:
    return [button(remedy["title"]) for remedy in row["remedies"] if remedy["isAction"]]
