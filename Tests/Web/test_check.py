# SPDX-License-Identifier: MIT
"""The `onSelect` that an element has by default, against the real server behind the one of the stage."""

import pytest

from scenes import GIVEN
from waiting import settle, wait_until

BEGIN = """(given) => {
  const { element } = stage;
  element.timeZone = given.timeZone;
  element.now = () => new Date(given.now);
  element.locale = given.locale;
  element.addresses = given.addresses;
  element.selection = given.addresses[0];
  element.timing = {};
  element.onSchedule = element.onCart = () => {};
  document.querySelector('main').append(element);
  element.perform({ do: 'openChooser' });
}"""

PICK = "id => stage.element.perform({ do: 'pick', id })"


@pytest.fixture
def asking(shared_page, server):
    server.requests.clear()
    shared_page.evaluate(BEGIN, GIVEN)
    return shared_page


def test_a_yes_brings_the_estimate(asking, server):
    outcome = asking.evaluate(PICK, "work")
    assert outcome["kind"] == "selected"
    assert server.requests == [{"coordinate": [-71.0421, 42.3530], "locale": "en-US"}]
    timing = asking.evaluate("stage.element.timing")
    assert timing["estimate"].endswith(" min") and timing["scheduled"] is None
    assert asking.locator("location-header button.pill .estimate").inner_text() == timing["estimate"]


def test_a_no_stays_in_its_row_with_what_would_turn_it(asking):
    outcome = asking.evaluate(PICK, "sams")
    assert outcome == {
        "kind": "refused", "message": "We don't deliver there yet: it is 1.3 mi outside Greater Harbor"}
    settle(asking)
    assert asking.locator("location-header .remedy-line:visible").all_inner_texts() == ["Deliverable 1.3 mi away"]
    assert asking.evaluate("stage.element.selection.id") == "home"


def test_the_scheduled_time_is_checked_and_shows_its_window(asking, server):
    asking.evaluate("stage.element.timing = { scheduled: '2026-12-01T18:30:00-05:00', estimate: '25–35 min' }")
    assert asking.evaluate(PICK, "work")["kind"] == "selected"
    assert server.requests[0]["scheduledFor"] == "2026-12-01T23:30:00.000Z"
    timing = asking.evaluate("JSON.parse(JSON.stringify(stage.element.timing))")
    assert timing["scheduled"] == "2026-12-01T23:30:00.000Z"
    assert timing["estimate"] == "" and timing["window"] != ""


def test_what_is_in_the_bag_is_told_and_what_is_missing_opens_it(asking, server):
    asking.evaluate("stage.element.order = { basket: { subtotal: 500 } }")
    outcome = asking.evaluate(PICK, "work")
    assert server.requests[0]["basket"] == {"subtotal": 500}
    assert outcome["kind"] == "refused" and "minimum order" in outcome["message"]
    settle(asking)
    assert asking.locator("location-header .remedy:visible").all_inner_texts()[0].startswith("Add $")


def test_a_time_that_would_do_is_a_button_that_schedules(asking, server):
    """At four in the morning nobody delivers across the river; what the engine offers, it takes."""
    asking.evaluate("""() => {
      const { element } = stage;
      element.addresses = [...element.addresses,
        { id: 'market', label: 'Market', line: '3 Quay', coordinate: [-71.03, 42.37] }];
      element.timing = { scheduled: '2026-12-02T04:00:00-05:00' };
    }""")
    assert asking.evaluate(PICK, "market")["kind"] == "refused"
    settle(asking)
    remedies = asking.locator("location-header .remedy:visible")
    assert remedies.all_inner_texts() == ["Deliver today at 9:29\N{NO-BREAK SPACE}PM", "Deliver tomorrow at 11:00\N{NO-BREAK SPACE}AM"]
    remedies.nth(1).click()
    wait_until(asking, "stage.element.selection.id === 'market'")
    assert asking.evaluate("stage.element.timing.scheduled.toISOString()") == "2026-12-02T16:00:00.000Z"
    assert server.requests[1]["scheduledFor"] == "2026-12-02T16:00:00.000Z"


def test_a_server_that_fails_is_told_in_words_for_people(asking):
    asking.evaluate("stage.element.server = '/broken/'")
    said = asking.evaluate(PICK, "work")
    assert said == {"kind": "refused", "message": "This address could not be checked. Please try again."}
    assert "500" in asking.errors.pop()


def test_the_newest_pick_wins_and_the_older_request_is_cancelled(asking):
    outcomes = asking.evaluate("""async () => {
      const { element } = stage;
      const older = element.perform({ do: 'pick', id: 'sams' });
      await Promise.resolve();
      return Promise.all([older, element.perform({ do: 'pick', id: 'work' })]);
    }""")
    assert [outcome["kind"] for outcome in outcomes] == ["backedOut", "selected"]


@pytest.mark.parametrize("answer", [
    "null", "'yes'", "{}", "{ deliverable: 'perhaps' }", "{ deliverable: 'no' }", "{ deliverable: 'no', reasons: 5 }",
    "{ deliverable: 'no', reasons: [null], alternatives: [null, { message: [], changes: 5 }, { changes: [null] }] }",
    "{ deliverable: 'no', alternatives: [{ changes: [{ kind: 'deliverAt', instant: 'never' }] }] }",
    "{ deliverable: 'no', alternatives: [{ changes: [{ kind: 'deliverNearby', distanceMeters: -1 }] }] }"])
def test_no_answer_breaks_the_header(shared_page, answer):
    shared_page.evaluate(BEGIN, GIVEN)
    outcome = shared_page.evaluate(f"""async () => {{
      const {{ fetch }} = window;
      window.fetch = async () => Response.json({answer});
      const outcome = await stage.element.perform({{ do: 'pick', id: 'work' }});
      window.fetch = fetch;
      return outcome;
    }}""")
    assert outcome == {"kind": "refused", "message": "This address could not be checked. Please try again."}
