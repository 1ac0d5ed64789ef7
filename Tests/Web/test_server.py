# SPDX-License-Identifier: MIT
"""`doorstep serve` as people and pages meet it: its own page in the browser, and requests of other pages."""

import pytest

from conftest import listen
from doorstep_server import DoorstepServer
from waiting import wait_until

ASK = """async (url) => {
  const response = await fetch(url, {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ coordinate: [-71.0421, 42.353] }),
  });
  return (await response.json()).deliverable;
}"""


@pytest.fixture
def demo(context, doorstep):
    """The page at the root of the server; an error in it, or against its policy, fails the test."""
    page = context.new_page()
    errors = listen(page)
    page.goto(f"{doorstep.origin}/")
    wait_until(page, "document.querySelector('location-header')?.selection?.id === 'home'")
    yield page
    page.close()
    assert errors == []


def open_sheet(page):
    page.locator("location-header button.address").click()
    return page.locator("location-header dialog")


def test_a_deliverable_address_is_taken_with_its_estimate(demo):
    sheet = open_sheet(demo)
    sheet.get_by_role("radio").nth(1).click()
    wait_until(demo, "document.querySelector('location-header').selection.id === 'work'")
    assert "Work" in demo.locator("location-header button.address").inner_text()
    assert demo.locator("location-header button.pill .estimate").inner_text() == "15–30 min"
    assert demo.locator("output").inner_text() == "Deliver to Work."


def test_a_refusal_stays_in_the_row(demo):
    sheet = open_sheet(demo)
    sheet.get_by_role("radio").nth(2).click()
    row = sheet.locator(".row").nth(2)
    row.get_by_text("We don't deliver there yet: it is 2.1 km outside Greater Harbor").wait_for()
    assert demo.evaluate("document.querySelector('location-header').selection.id") == "home"
    assert sheet.is_visible()


def test_the_policy_of_the_page_keeps_it_from_other_servers(context, doorstep, request):
    with DoorstepServer(request.config.getoption("--doorstep")) as other:
        page = context.new_page()
        errors = listen(page)
        page.goto(f"{doorstep.origin}/web/demo.html?server={other.origin}/")
        wait_until(page, "document.querySelector('location-header')?.selection?.id === 'home'")
        sheet = open_sheet(page)
        row = sheet.get_by_role("radio").nth(1)
        row.click()
        row.get_by_text("This address could not be checked. Please try again.").wait_for()
        assert any("Content Security Policy" in error for error in errors)
        page.close()


@pytest.mark.parametrize("allowed", [True, False])
def test_pages_of_other_origins_may_ask_when_they_are_allowed(context, doorstep, request, allowed):
    options = ["--allow-origin", doorstep.origin] if allowed else ["--allow-origin", "https://shop.example"]
    with DoorstepServer(request.config.getoption("--doorstep"), *options) as other:
        page = context.new_page()
        # A text, which has an origin but no policy.
        page.goto(f"{doorstep.origin}/healthz")
        asked = page.evaluate(f"url => ({ASK})(url).catch(error => error.name)", f"{other.origin}/v1/check")
        assert asked == ("yes" if allowed else "TypeError")
        page.close()
