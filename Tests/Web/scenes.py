# SPDX-License-Identifier: MIT
"""States of the header that are looked at as pictures are: each a scenario of a few steps, without expectations."""

import json

from scenario import FOLDER
from waiting import settle

GIVEN = json.loads((FOLDER / "catalogue/given.json").read_text())
OPEN = {"do": "openChooser"}
REMEDIES = [
    {"id": "at", "title": "From 5:30 PM", "schedule": "2026-12-01T17:30:00-05:00"},
    {"id": "bag", "title": "Open the bag", "opensBag": True},
    {"id": "near", "title": "Deliverable 1.3 mi away"},
]

# The members of `given` that differ, and the steps.
SCENES = {
    "first look": ({}, []),
    "loading": ({"addresses": None}, []),
    "nothing chosen": ({"selection": None, "cartCount": 0}, []),
    "scheduled, a plain label": (
        {"timing": {"scheduled": "2026-12-03T18:30:00-05:00", "window": "Thu 18:30–19:00"},
         "closures": ["onSelect", "onCart"]}, []),
    "menu": ({}, [{"press": "button.pill"}]),
    "sheet": ({}, [OPEN]),
    "checking": ({}, [OPEN, {"do": "pick", "id": "sams"}]),
    "refused": ({}, [
        OPEN, {"do": "pick", "id": "sams"},
        {"settle": "onSelect", "throws": {"message": "We don't deliver there yet", "remedies": REMEDIES}}]),
    "finding": ({"permission": "authorized"}, [OPEN, {"do": "useCurrentLocation"}]),
    "access off": ({"permission": "denied"}, [OPEN, {"do": "useCurrentLocation"}]),
    "not located": ({"permission": "authorized"}, [
        OPEN, {"do": "useCurrentLocation"},
        {"settle": "location", "throws": {"message": "The island, or the shore?", "accuracyMeters": 65}}]),
    "arabic": ({"locale": "ar-EG"}, []),
    "arabic sheet": ({"locale": "ar-EG"}, [OPEN]),
    "strange data": ({
        "addresses": [
            {"id": "a", "label": "‮Home", "line": "😀" * 12},
            {"id": "a", "label": "", "line": " \u0007"},
            {"id": "b", "label": "Donaudampfschifffahrtsgesellschaft" * 3, "line": "<b>221</b> Elm &amp; שלום"}],
        "selection": None, "cartCount": 1234567}, [OPEN]),
}


def play(page, scene: str, reduce_motion=True) -> None:
    """Shows the scene; with less motion, so that nothing is still on its way when it is looked at."""
    given, steps = SCENES[scene]
    page.evaluate("story => stage.begin(story)", {
        "given": {**GIVEN, "reduceMotion": reduce_motion, **given}, "saved": GIVEN["addresses"], "settlesTwice": False})
    for step in steps:
        settle(page)
        if step.get("do") == "openChooser":
            page.locator("location-header .address").click()
        elif step.get("do") == "pick":
            rows = [address["id"] for address in GIVEN["addresses"]]
            page.get_by_role("radio").nth(rows.index(step["id"])).click()
        elif "do" in step:
            page.get_by_role("button", name="Use current location").click()
        elif "press" in step:
            page.locator(f"location-header {step['press']}").click()
        else:
            page.evaluate("([closure, outcome]) => stage.settle(closure, null, outcome)", [step["settle"], step])
    settle(page)
    page.evaluate("Promise.all(stage.element.shadowRoot.getAnimations()"
                  ".filter(({ effect }) => effect.getTiming().iterations === 1).map(({ finished }) => finished))")

