# SPDX-License-Identifier: MIT
"""Plays every file of Tests/Scenarios to the component, with a pointer and with the keyboard alone."""

import json

import pytest

import screen_reader
from hands import Keyboard, Pointer
from scenario import FOLDER, Scenario, mismatches
from waiting import settle

FILES = sorted(FOLDER.glob("*.json"))

# Members of a snapshot that a page cannot show: names of symbols for which it has drawings, ids, the number
# behind a badge, feedback that is over, when it will change.
UNSEEN = {
    "symbol", "id", "occurrence", "count", "locale", "reduceMotion", "feedback", "lastFeedback", "changesAt"}

# In milliseconds: a tick; two knocks with a pause.
VIBRATIONS = {"selection": 10, "error": [30, 60, 30]}


@pytest.mark.parametrize("hands", [Pointer, Keyboard], ids=["pointer", "keyboard"])
@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_component_does_what_the_scenario_says(file, hands, shared_page):
    page = shared_page
    scenario = Scenario(file)
    # In one of the two runs, closures give objects that settle twice in the stead of promises.
    page.evaluate("(story) => stage.begin(story)", {
        "given": scenario.given, "saved": scenario.saved, "settlesTwice": hands is Keyboard})
    snapshot = page.evaluate("stage.take()")["snapshot"]
    person = hands(page)
    for index, step in enumerate(scenario.steps):
        was_cancelled = do(page, person, step, snapshot)
        settle(page)
        happened = page.evaluate("stage.take()")
        snapshot = happened["snapshot"]
        problems = mismatches(snapshot, step.get("expect", {}))
        problems += unlike_its_snapshot(happened)
        for name in ("haptics", "announcements"):
            problems += mismatches(happened[name], step.get(name, happened[name]), name)
        calls = [{"closure": call} if isinstance(call, str) else call for call in step.get("calls", [])]
        problems += mismatches(happened["calls"], calls if "calls" in step else happened["calls"], "calls")
        problems += mismatches(was_cancelled, step.get("wasCancelled", was_cancelled), "wasCancelled")
        problems += unheard(page, happened)
        problems += mismatches(happened["felt"], [VIBRATIONS[haptic] for haptic in happened["haptics"]], "felt")
        problems += astray(page, snapshot)
        assert problems == [], f"step {index}: {json.dumps(step, ensure_ascii=False)[:200]}"


def do(page, person, step: dict, snapshot: dict):
    """Does what happens in `step`; tells, of a call that ends, whether it had been cancelled."""
    if "do" in step:
        person.act(step, snapshot)
    elif "settle" in step:
        outcome = {name: step[name] for name in ("returns", "throws", "cancels") if name in step}
        return page.evaluate("([closure, call, outcome]) => stage.settle(closure, call, outcome)",
                             [step["settle"], step.get("call"), outcome])
    elif "set" in step:
        page.evaluate("members => stage.apply(members)", step["set"])
    return None


def unlike_its_snapshot(happened: dict) -> list[str]:
    """Where the page shows something else than the snapshot says."""
    snapshot = seen(happened["snapshot"])
    location = snapshot["chooser"]["currentLocation"]
    if location:
        location["isBusy"] = location.pop("state") in ("waitingForPermission", "finding")
    return mismatches(happened["shown"], snapshot, "shown")


def seen(value):
    if isinstance(value, dict):
        return {name: seen(member) for name, member in value.items() if name not in UNSEEN}
    return [seen(element) for element in value] if isinstance(value, list) else value


def unheard(page, happened: dict) -> list[str]:
    """Where a screen reader finds other controls than the snapshot has, or says something else than is announced."""
    problems = mismatches(
        list(map(list, screen_reader.found(page))), list(map(list, screen_reader.expected(happened["snapshot"]))),
        "accessibility tree")
    said, wanted = (screen_reader.one_line(" ".join(happened[name])) for name in ("heard", "announcements"))
    return problems + ([] if said == wanted else [f"heard is {said!r}, not {wanted!r}"])


def astray(page, snapshot: dict) -> list[str]:
    """Where the focus is lost: with the sheet open it is in there, on something visible."""
    if not snapshot["chooser"]["isOpen"]:
        return []
    is_inside = page.evaluate("""() => {
      const root = stage.element.shadowRoot;
      const focused = root.activeElement;
      return focused !== null && root.querySelector('dialog').contains(focused) && focused.checkVisibility();
    }""")
    return [] if is_inside else ["the focus is lost"]
