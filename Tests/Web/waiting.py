# SPDX-License-Identifier: MIT
"""Waiting for a page, without a look at the clock where that can be."""

import time

from playwright.sync_api import Page

# Nothing of the component waits for time to pass, so all of it is done when the next task runs.
NEXT_TASK = "new Promise(resolve => setTimeout(resolve))"

LONGEST_SECONDS = 10


def settle(page: Page) -> None:
    """Waits until the component has nothing left to do until a person acts or a closure ends."""
    page.evaluate(NEXT_TASK)


def wait_until(page: Page, expression: str) -> None:
    """Waits until `expression` holds, for what only the browser or a server can end.

    Playwright's own way is to evaluate a text in the page, which the policy of the page forbids."""
    deadline = time.monotonic() + LONGEST_SECONDS
    while not page.evaluate(expression):
        assert time.monotonic() < deadline, f"never true: {expression}"
        time.sleep(0.02)
