# SPDX-License-Identifier: MIT
"""The default check, its minutes and its remedies, against a server that answers when a test says so."""

import re

import pytest

from conftest import ROOT
from scenes import GIVEN
from waiting import settle

BEGIN = """(given) => {
  const { element } = stage;
  window.browserFetch ??= window.fetch;
  window.asked = [];
  window.fetch = (url, { body, signal }) => new Promise((resolve, reject) => {
    const answer = (quote) => resolve(Response.json(quote));
    asked.push({ request: JSON.parse(body), signal, answer });
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  element.timeZone = given.timeZone;
  element.now = () => new Date(given.now);
  element.locale = given.locale;
  element.addresses = given.addresses;
  element.selection = given.addresses[0];
  element.onSchedule = () => {};
  window.told = [];
  for (const name of ['timingchange', 'selectionchange']) {
    element.addEventListener(name, ({ detail }) => {
      const { scheduled, ...texts } = detail.timing ?? {};
      const pill = element.shadowRoot.querySelector('button.pill .estimate').textContent;
      told.push(detail.timing ? [scheduled?.toISOString() ?? null, texts, pill] : detail.selection.id);
    });
  }
  document.querySelector('main').append(element);
}"""

PICK = """id => {
  stage.element.perform({ do: 'openChooser' });
  window.outcome = stage.element.perform({ do: 'pick', id });
}"""
NOW = "() => { stage.element.perform({ do: 'chooseNow' }); }"
AT_NOON = "2026-12-02T17:00:00.000Z"
SCHEDULE = f"() => {{ stage.element.timing = {{ ...stage.element.timing, scheduled: '{AT_NOON}' }}; }}"
REFUSED = {"deliverable": "no", "reasons": [{"message": "Nobody delivers there at this hour"}]}
UNREACHABLE = "Nobody delivers there at this hour"


@pytest.fixture
def asking(shared_page):
    shared_page.evaluate(BEGIN, GIVEN)
    yield shared_page
    shared_page.evaluate("() => { window.fetch = browserFetch; }")


def requests(page) -> list:
    """What was asked: the coordinate's longitude and the time of each."""
    settle(page)
    return page.evaluate("asked.map(({ request }) => [request.coordinate[0], request.scheduledFor ?? null])")


def answer(page, quote, number=-1) -> None:
    settle(page)
    quote = {"deliverable": "yes", "estimate": {"text": quote}} if isinstance(quote, str) else quote
    page.evaluate("([number, quote]) => { asked.at(number).answer(quote); }", [number, quote])
    page.evaluate("new Promise(resolve => setTimeout(resolve, 20))")


def pill(page) -> list:
    settle(page)
    return page.evaluate("(({ text, estimate, status }) => [text, estimate, status?.text ?? null])"
                         "(stage.element.snapshot.pill)")


CATALOGUE = ROOT / "Sources/CustomerWords/Languages"
LANGUAGES = {
    "ar": "Arabic", "de": "German", "en": "English", "es": "Spanish", "fr": "French", "ja": "Japanese",
    "pt": "Portuguese", "pt-PT": "EuropeanPortuguese"}

HOME, WORK = -71.0552, -71.0421


def test_minutes_are_never_those_of_another_address(asking):
    """Home takes 25 to 35 minutes and Work 15 to 30; Work is picked for a time, and then wanted now."""
    asking.evaluate("() => { stage.element.timing = { estimate: '25–35 min' }; }")
    asking.evaluate(SCHEDULE)
    asking.evaluate(PICK, "work")
    answer(asking, "12:00 – 12:30 PM")
    assert pill(asking) == ["Wed 12:00 PM", "12:00 – 12:30 PM", None]
    asking.evaluate(NOW)
    assert pill(asking) == ["Now", None, None]
    assert requests(asking) == [[WORK, AT_NOON], [WORK, None]]
    answer(asking, "15–30 min")
    assert pill(asking) == ["Now", "15–30 min", None]


def test_what_a_check_changed_is_told_once_it_is_drawn(asking):
    asking.evaluate(PICK, "work")
    answer(asking, "15–30 min")
    asking.evaluate(PICK, "sams")
    answer(asking, "15–30 min")
    assert asking.evaluate("told") == [
        [None, {"estimate": "15–30 min", "window": ""}, "15–30 min"], "work", "sams"]


def test_a_page_that_binds_what_is_told_changes_nothing(asking):
    asking.evaluate("""() => {
      stage.element.addEventListener('timingchange', ({ detail }) => { stage.element.timing = detail.timing; });
    }""")
    asking.evaluate(SCHEDULE)
    asking.evaluate(PICK, "work")
    answer(asking, "12:00 – 12:30 PM")
    assert asking.evaluate("stage.element.selection.id") == "work"
    assert pill(asking) == ["Wed 12:00 PM", "12:00 – 12:30 PM", None]


def test_now_is_not_asked_about_where_the_page_checks_itself_or_nothing_is_chosen(asking):
    for before in ["stage.element.selection = null", "stage.element.onSelect = () => {}"]:
        asking.evaluate(f"() => {{ {before}; }}")
        asking.evaluate(SCHEDULE)
        asking.evaluate(NOW)
        assert requests(asking) == []


def test_a_scheduler_that_opens_because_now_was_chosen_is_left_open(asking):
    asking.evaluate("""() => {
      stage.element.onSchedule = ({ signal }) => { window.scheduler = signal; return new Promise(() => {}); };
      const open = () => { stage.element.perform({ do: 'chooseSchedule' }); };
      stage.element.addEventListener('timingchange', open, { once: true });
    }""")
    asking.evaluate(SCHEDULE)
    asking.evaluate(NOW)
    assert requests(asking) == []
    assert asking.evaluate("scheduler.aborted") is False


def test_a_place_that_cannot_be_reached_now_is_told_at_the_pill(asking):
    asking.evaluate("() => { stage.element.timing = { estimate: '25–35 min' }; }")
    asking.evaluate(SCHEDULE)
    asking.evaluate(NOW)
    answer(asking, REFUSED)
    assert pill(asking) == ["Now", None, UNREACHABLE]
    asking.evaluate(SCHEDULE)
    assert pill(asking) == ["Wed 12:00 PM", None, None]


def test_a_server_that_fails_leaves_now_without_minutes_and_without_a_word(asking):
    asking.evaluate("() => { stage.element.timing = { estimate: '25–35 min' }; }")
    asking.evaluate(SCHEDULE)
    asking.evaluate(NOW)
    answer(asking, {})
    assert pill(asking) == ["Now", None, None]


def test_a_time_chosen_during_a_check_is_checked_too(asking):
    asking.evaluate(PICK, "work")
    settle(asking)
    asking.evaluate(SCHEDULE)
    answer(asking, "15–30 min")
    assert requests(asking) == [[WORK, None], [WORK, AT_NOON]]
    assert asking.evaluate("stage.element.selection.id") == "home"
    answer(asking, "12:00 – 12:30 PM")
    assert asking.evaluate("stage.element.selection.id") == "work"
    assert pill(asking) == ["Wed 12:00 PM", "12:00 – 12:30 PM", None]


@pytest.mark.parametrize("end", [
    "stage.element.perform({ do: 'pick', id: 'sams' })", "stage.element.perform({ do: 'closeChooser' })",
    "stage.element.remove()"])
def test_a_request_that_nobody_waits_for_is_taken_back(asking, end):
    asking.evaluate(PICK, "work")
    settle(asking)
    assert asking.evaluate("asked[0].signal.aborted") is False
    asking.evaluate(f"() => {{ {end}; }}")
    settle(asking)
    assert asking.evaluate("asked[0].signal.aborted") is True
    answer(asking, "15–30 min", 0)
    assert asking.evaluate("stage.element.timing.estimate") == ""


def test_a_server_that_never_answers_is_given_up(asking):
    asking.evaluate("""() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (milliseconds) => {
        window.waited = milliseconds;
        const controller = new AbortController();
        window.runOut = () => controller.abort(new DOMException('late', 'TimeoutError'));
        AbortSignal.timeout = timeout;
        return controller.signal;
      };
    }""")
    asking.evaluate(PICK, "work")
    settle(asking)
    assert asking.evaluate("waited") == 15_000
    asking.evaluate("runOut()")
    assert asking.evaluate("outcome") == {
        "kind": "refused", "message": "This address could not be checked. Please try again."}


@pytest.mark.parametrize("language", ["ar", "de", "en", "es", "fr", "ja", "pt", "pt-PT"])
@pytest.mark.parametrize("coordinate", ["null", "undefined", "[1]", "['1', '2']", "{ lng: 1, lat: 2 }"])
def test_an_address_that_nobody_knows_the_place_of_is_not_asked_about(asking, coordinate, language):
    asking.evaluate(f"""() => {{
      stage.element.locale = '{language}';
      stage.element.addresses = [{{ id: 'a', label: 'A', line: '', coordinate: {coordinate} }}];
    }}""")
    asking.evaluate(PICK, "a")
    assert requests(asking) == []
    message = asking.evaluate("outcome")["message"]
    # The service's own sentence.
    file = CATALOGUE / f"{LANGUAGES[language]}.swift"
    assert re.search(r"\.addressNotFound: \[\"(.*)\"\]", file.read_text())[1] == message


FAR = {
    "deliverable": "no", "reasons": [{"message": "We don't deliver there yet"}],
    "alternatives": [
        {"message": "Deliverable 1.3 mi away", "changes": [{"kind": "deliverNearby", "coordinate": [-71.0948, 42.3688]}]},
        {"message": "Add $3.20", "changes": [{"kind": "addToBasket"}]}]}


def test_a_place_nearby_that_the_page_describes_is_a_button_that_picks_it(asking):
    asking.evaluate("""() => {
      stage.element.describePlace = async (coordinate, { signal }) => (
        { id: 'quay', label: 'The quay', line: '3 Quay Street', note: [coordinate, signal.aborted] });
    }""")
    asking.evaluate(PICK, "sams")
    answer(asking, FAR)
    assert asking.locator("location-header .remedy-line:visible").all_inner_texts() == ["Add $3.20"]
    asking.get_by_role("button", name="Deliverable 1.3 mi away, 3 Quay Street").click()
    answer(asking, "15–30 min")
    assert requests(asking)[1:] == [[-71.0948, None]]
    assert asking.evaluate("stage.element.selection") == {
        "id": "quay", "label": "The quay", "line": "3 Quay Street", "coordinate": [-71.0948, 42.3688],
        "note": [[-71.0948, 42.3688], False]}
    assert pill(asking) == ["Now", "15–30 min", None]


def test_a_place_nearby_is_only_told_where_the_page_describes_none(asking):
    asking.evaluate("() => { stage.element.onCart = () => { window.wasOpened = true; }; }")
    asking.evaluate(PICK, "sams")
    answer(asking, FAR)
    assert asking.locator("location-header .remedy-line:visible").all_inner_texts() == ["Deliverable 1.3 mi away"]
    asking.get_by_role("button", name="Add $3.20").click()
    assert asking.evaluate("wasOpened") is True


# What a page does after it set a time: `renewTiming`.

RENEW = """() => {
  window.aborting = new AbortController();
  window.ended = 'no';
  import('/Web/location-header.js').then(({ renewTiming }) => renewTiming(stage.element, { signal: aborting.signal }))
    .then(() => { ended = 'done'; }, (error) => { ended = `${error.name}: ${error.message}`; });
}"""


def begin_renewal(page):
    page.evaluate(RENEW)
    page.evaluate("new Promise(resolve => setTimeout(resolve, 20))")


def test_the_window_of_a_time_is_asked_for(asking):
    asking.evaluate("() => { stage.element.timing = { estimate: '25–35 min', window: 'of another' }; }")
    asking.evaluate(SCHEDULE)
    begin_renewal(asking)
    answer(asking, "12:00 – 12:30 PM")
    assert requests(asking) == [[HOME, AT_NOON]]
    assert pill(asking) == ["Wed 12:00 PM", "12:00 – 12:30 PM", None]
    assert asking.evaluate("[ended, told.length]") == ["done", 1]


def test_what_is_chosen_meanwhile_is_what_counts(asking):
    begin_renewal(asking)
    asking.evaluate("() => { stage.element.selection = stage.element.addresses[1]; }")
    answer(asking, "25–35 min")
    assert pill(asking) == ["Now", None, None]
    asking.evaluate(SCHEDULE)
    answer(asking, "15–30 min")
    answer(asking, "12:00 – 12:30 PM")
    assert requests(asking) == [[HOME, None], [WORK, None], [WORK, AT_NOON]]
    assert pill(asking) == ["Wed 12:00 PM", "12:00 – 12:30 PM", None]


def test_a_refusal_is_thrown_and_stays_at_the_pill_of_who_chose_the_time(asking):
    asking.evaluate("""(time) => {
      stage.element.timing = { window: 'of another' };
      stage.element.onSchedule = async ({ signal }) => {
        const { renewTiming } = await import('/Web/location-header.js');
        stage.element.timing = { ...stage.element.timing, scheduled: time };
        await renewTiming(stage.element, { signal });
      };
      stage.element.perform({ do: 'chooseSchedule' });
    }""", AT_NOON)
    asking.evaluate("new Promise(resolve => setTimeout(resolve, 20))")
    answer(asking, REFUSED)
    assert pill(asking) == ["Wed 12:00 PM", None, UNREACHABLE]


def test_a_renewal_that_is_dropped_or_has_no_address_changes_nothing(asking):
    asking.evaluate("() => { stage.element.timing = { estimate: '25–35 min' }; }")
    begin_renewal(asking)
    asking.evaluate("aborting.abort()")
    settle(asking)
    assert asking.evaluate("ended").startswith("AbortError")
    asking.evaluate("() => { stage.element.selection = null; }")
    begin_renewal(asking)
    assert asking.evaluate("ended") == "done"
    assert len(requests(asking)) == 1
    assert pill(asking) == ["Now", "25–35 min", None]
