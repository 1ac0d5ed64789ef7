# SPDX-License-Identifier: MIT
"""The current location as a real browser gives it, and as those do that ask or cannot tell."""

import pytest

from conftest import listen, open_stage
from waiting import settle, wait_until

BEGIN = """() => {
  const { element } = stage;
  element.locationProvider = undefined;
  element.onOpenSettings = null;
  element.addresses = [];
  element.onUseCurrentLocation = ([longitude, latitude], { accuracyMeters }) => (
    { id: 'here', label: 'Here', line: `${longitude}, ${latitude} to ${accuracyMeters} m` });
  document.querySelector('main').append(element);
  element.perform({ do: 'openChooser' });
}"""


@pytest.fixture
def locating(browser, server):
    """Opens the chooser of a page in a context of its own, whose location is as `options` say."""
    contexts = []

    def begin(before="", **options):
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.errors = listen(page)
        if before:
            page.add_init_script(before)
        open_stage(page, server)
        page.evaluate(BEGIN)
        return page

    yield begin
    for context in contexts:
        assert [page.errors for page in context.pages] == [[]]
        context.close()


def tap(page):
    page.get_by_role("button", name="Use current location").click()


def row(page) -> str:
    settle(page)
    return page.evaluate("(({ state, status }) => `${state}: ${status?.text}`)"
                         "(stage.element.snapshot.chooser.currentLocation)")


def wait_for_access_off(page):
    wait_until(page, "stage.element.snapshot.chooser.currentLocation.state === 'accessOff'")


def test_a_place_that_may_be_seen_becomes_the_selection(locating):
    page = locating(
        geolocation={"longitude": -71.06, "latitude": 42.36, "accuracy": 12}, permissions=["geolocation"])
    tap(page)
    wait_until(page, "!stage.element.snapshot.chooser.isOpen")
    assert page.evaluate("stage.element.selection.line") == "-71.06, 42.36 to 12 m"
    assert page.get_by_role("button", name="Deliver to, Here, -71.06, 42.36 to 12 m").is_visible()


def test_a_browser_that_was_told_no_says_so_and_how_to_change_it(locating):
    # Those that are not granted are denied.
    page = locating(permissions=["notifications"])
    tap(page)
    wait_for_access_off(page)
    assert row(page) == "accessOff: Location access is off for this app."
    page.get_by_role("button", name="Open Settings").click()
    help_ = page.locator("location-header .help")
    assert help_.inner_text().startswith("Open the site settings")
    assert help_.inner_text() in page.get_by_role("status").all_inner_texts()
    # Gone with the message, and not there again when that comes back.
    page.evaluate("() => { stage.element.perform({ do: 'closeChooser' }); }")
    page.evaluate("() => { stage.element.perform({ do: 'openChooser' }); }")
    tap(page)
    wait_for_access_off(page)
    assert not help_.is_visible()


def test_a_shell_around_the_page_opens_its_settings(locating):
    page = locating("delete Navigator.prototype.geolocation;")
    page.evaluate("() => { stage.element.onOpenSettings = () => { window.opened = true; }; }")
    tap(page)
    assert row(page) == "accessOff: Location access is off for this app."
    page.get_by_role("button", name="Open Settings").click()
    assert page.evaluate("window.opened") is True
    assert not page.locator("location-header .help").is_visible()


# A browser that asks: `answer` is what the person says, `end` how the search ends.
ASKING = """
  const status = Object.assign(new EventTarget(), { state: 'prompt' });
  navigator.permissions.query = async () => STATUS;
  window.searches = 0;
  window.answer = (state) => { status.state = state; status.dispatchEvent(new Event('change')); };
  navigator.geolocation.getCurrentPosition = (resolve, reject) => {
    searches += 1;
    window.found = (longitude = 1) => resolve({ coords: { longitude, latitude: 2, accuracy: 3 } });
    window.failed = (code) => reject({ code, message: 'a word of the browser' });
  };
"""
WITH_STATUS = ASKING.replace("STATUS", "status")
WITHOUT_STATUS = ASKING.replace("async () => STATUS", "async () => { throw new TypeError(); }")


def test_the_first_time_the_row_waits_for_permission_and_then_for_the_place(locating):
    page = locating(WITH_STATUS)
    tap(page)
    assert row(page) == "waitingForPermission: Waiting for permission"
    page.evaluate("answer('granted')")
    assert row(page) == "finding: Finding you…"
    page.evaluate("found()")
    wait_until(page, "stage.element.selection?.line === '1, 2 to 3 m'")


def test_a_no_is_told_as_access_off(locating):
    page = locating(WITH_STATUS)
    tap(page)
    page.evaluate("() => { answer('denied'); failed(1); }")
    assert row(page) == "accessOff: Location access is off for this app."


def test_a_question_that_is_closed_backs_out_without_a_word(locating):
    page = locating(WITH_STATUS)
    tap(page)
    page.evaluate("failed(1)")
    assert row(page) == "idle: undefined"


@pytest.mark.parametrize("code", [2, 3])
def test_a_device_that_finds_nothing_is_told_in_words_for_people(locating, code):
    page = locating(WITH_STATUS)
    tap(page)
    page.evaluate("answer('granted')")
    page.evaluate("code => failed(code)", code)
    assert row(page) == "failed: Your location could not be found. Please try again."


def test_browsers_that_do_not_tell_permissions_are_asked_each_time(locating):
    page = locating(WITHOUT_STATUS)
    tap(page)
    assert row(page) == "waitingForPermission: Waiting for permission"
    page.evaluate("failed(1)")
    assert row(page) == "accessOff: Location access is off for this app."
    tap(page)
    assert row(page) == "waitingForPermission: Waiting for permission"
    page.evaluate("found()")
    wait_until(page, "stage.element.selection?.label === 'Here'")


def test_a_second_tap_waits_for_the_first(locating):
    page = locating(WITH_STATUS)
    tap(page)
    tap(page)
    page.evaluate("answer('granted')")
    tap(page)
    assert page.evaluate("searches") == 1


def test_a_place_that_was_found_for_a_dropped_attempt_is_not_that_of_the_next(locating):
    page = locating(WITH_STATUS)
    tap(page)
    page.evaluate("""() => {
      stage.element.perform({ do: 'closeChooser' });
      answer('granted');
      found(111);
    }""")
    settle(page)
    page.evaluate("() => { stage.element.perform({ do: 'openChooser' }); }")
    tap(page)
    assert row(page) == "finding: Finding you…"
    page.evaluate("found(5)")
    wait_until(page, "stage.element.selection?.line === '5, 2 to 3 m'")
    assert page.evaluate("searches") == 2


@pytest.mark.parametrize("first", ["() => { answer('denied'); failed(1); }", "failed(1)"], ids=["denied", "closed"])
def test_a_no_of_before_does_not_outlive_a_yes_in_the_settings(locating, first):
    page = locating(WITH_STATUS)
    tap(page)
    page.evaluate(first)
    settle(page)
    page.evaluate("answer('granted')")
    tap(page)
    assert row(page) == "finding: Finding you…"
    page.evaluate("found()")
    wait_until(page, "stage.element.selection?.label === 'Here'")


def test_a_no_of_before_does_not_outlive_a_second_question(locating):
    page = locating(WITH_STATUS)
    tap(page)
    page.evaluate("failed(1)")
    settle(page)
    tap(page)
    assert row(page) == "waitingForPermission: Waiting for permission"
    page.evaluate("() => { answer('granted'); found(); }")
    wait_until(page, "stage.element.selection?.label === 'Here'")


def test_each_place_is_looked_for_anew(locating):
    page = locating(WITH_STATUS)
    for longitude in (1, 7):
        tap(page)
        page.evaluate("longitude => { answer('granted'); found(longitude); }", longitude)
        wait_until(page, f"stage.element.selection?.line.startsWith('{longitude},')")
        page.evaluate("() => { stage.element.perform({ do: 'openChooser' }); }")
    assert page.evaluate("searches") == 2


@pytest.mark.parametrize("end", [
    "failed(1)", "found()", "answer('granted')", "stage.element.perform({ do: 'closeChooser' })"])
def test_nothing_listens_to_the_permission_once_the_question_is_over(locating, end):
    page = locating(WITH_STATUS + """
      window.listening = new Set();
      const { addEventListener } = status;
      status.addEventListener = (name, listener, options) => {
        listening.add(listener);
        options?.signal?.addEventListener('abort', () => listening.delete(listener));
        addEventListener.call(status, name, listener, options);
      };
    """)
    tap(page)
    assert page.evaluate("listening.size") == 1
    page.evaluate(f"() => {{ {end}; }}")
    settle(page)
    assert page.evaluate("listening.size") == 0
