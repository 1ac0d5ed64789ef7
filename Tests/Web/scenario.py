# SPDX-License-Identifier: MIT
"""Reads the files of Tests/Scenarios, and holds what happened against what they expect."""

import datetime
import json
import os
import pathlib

FOLDER = pathlib.Path(os.environ.get("DOORSTEP_SCENARIOS", pathlib.Path(__file__).parents[1] / "Scenarios"))

STEP_MEMBERS = {
    "note", "do", "id", "occurrence", "text", "settle", "call", "returns", "throws", "cancels", "set", "expect", "calls",
    "haptics", "announcements", "wasCancelled"}


class Scenario:
    """One story: what is given, the defaults too, and its steps."""

    def __init__(self, file: pathlib.Path):
        text = json.loads(file.read_text())
        defaults = json.loads((file.parent / "catalogue/given.json").read_text())
        reject_unknown(text, {"name", "quotes", "note", "given", "steps"}, file.name)
        reject_unknown(text.get("given", {}), set(defaults), file.name)
        for step in text["steps"]:
            reject_unknown(step, STEP_MEMBERS, file.name)
        self.saved = defaults["addresses"]
        self.given = {**defaults, **text.get("given", {})}
        self.steps = text["steps"]


def reject_unknown(members: dict, known: set, place: str) -> None:
    """A mistyped expectation must not vanish."""
    if unknown := set(members) - known:
        raise ValueError(f"{place} has unknown members: {', '.join(sorted(unknown))}")


def mismatches(actual, expected, place: str = "") -> list[str]:
    """Where `actual` differs from what is expected: only given members count, null matches what is absent."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return [line for name, value in expected.items()
                for line in mismatches(actual.get(name), value, f"{place}/{name}")]
    if isinstance(expected, list) and isinstance(actual, list) and len(actual) == len(expected):
        return [line for index, pair in enumerate(zip(actual, expected))
                for line in mismatches(*pair, f"{place}/{index}")]
    if place.endswith("/time") and actual and expected and instant(actual) == instant(expected):
        return []
    same = actual == expected and isinstance(actual, bool) == isinstance(expected, bool)
    return [] if same else [f"{place} is {json.dumps(actual, ensure_ascii=False)}, "
                            f"not {json.dumps(expected, ensure_ascii=False)}"]


def instant(text: str) -> datetime.datetime:
    return datetime.datetime.fromisoformat(text)
