# SPDX-License-Identifier: MIT
"""Nothing that a page, a closure, a device or an address may be breaks `<location-header>`."""

import pytest

from scenes import play
from waiting import settle

ROOT = "stage.element.shadowRoot"


@pytest.mark.parametrize("thrown", [
    "null", "undefined", "42", "'a text'", "Symbol('s')", "{}", "Object.create(null)", "new TypeError('x is not')",
    "new Proxy({}, { get() { throw new Error('a trap'); } })",
    "new Proxy({}, new Proxy({}, { get() { throw new Error('every trap'); } }))",
    "new Proxy(() => {}, { getPrototypeOf() { throw 1; }, has() { throw 2; } })",
    "(({ proxy, revoke }) => { revoke(); return proxy; })(Proxy.revocable({}, {}))",
    "new Proxy(new DOMException('late', 'TimeoutError'), {})",
    "{ name: 'Refusal', get message() { throw 1; } }", "{ name: 'Refusal', message: { toString: 1 } }",
    "{ name: 'Refusal', message: '' }", "new DOMException('late', 'TimeoutError')", "() => {}", "Promise.reject(1)"])
@pytest.mark.parametrize("how", ["async () => { throw thrown(); }", "() => { throw thrown(); }",
                                 "() => ({ then(_, reject) { reject(thrown()); throw thrown(); } })"])
def test_whatever_a_closure_throws_a_general_sentence_is_told(shared_page, thrown, how):
    said = shared_page.evaluate(f"""async () => {{
      const {{ element }} = stage;
      const thrown = () => {{ const value = ({thrown}); Promise.resolve(value).catch(() => {{}}); return value; }};
      element.addresses = [{{ id: 'a', label: 'A', line: '' }}];
      element.onSelect = {how};
      element.onUseCurrentLocation = {how};
      element.locationProvider = {{ permission: 'authorized', locate: async () => ({{ coordinate: [1, 2] }}) }};
      element.perform({{ do: 'openChooser' }});
      const ended = (outcome) => Promise.race([
        outcome, new Promise((resolve) => setTimeout(resolve, 5000, 'it never ends'))]);
      return [await ended(element.perform({{ do: 'pick', id: 'a' }})),
        await ended(element.perform({{ do: 'useCurrentLocation' }}))];
    }}""")
    assert said == [
        {"kind": "refused", "message": "This address could not be checked. Please try again."},
        {"kind": "refused", "message": "Your location could not be found. Please try again."}]


@pytest.mark.parametrize("given", ["undefined", "null", "'here'", "42", "[]", "{ coordinate: 'x' }"])
def test_what_is_no_address_or_no_place_is_told_as_not_located(shared_page, given):
    outcomes = shared_page.evaluate(f"""async () => {{
      const {{ element }} = stage;
      element.addresses = [];
      element.perform({{ do: 'openChooser' }});
      const outcomes = [];
      element.onUseCurrentLocation = () => ({{ id: 'x', label: 'X', line: '' }});
      element.locationProvider = {{ permission: 'authorized', locate: () => ({given}) }};
      outcomes.push((await element.perform({{ do: 'useCurrentLocation' }})).kind);
      element.onUseCurrentLocation = () => {'null' if given in ('[]', "{ coordinate: 'x' }") else given};
      element.locationProvider = {{ permission: 'authorized', locate: () => ({{ coordinate: [1, 2] }}) }};
      outcomes.push((await element.perform({{ do: 'useCurrentLocation' }})).kind);
      return outcomes;
    }}""")
    assert outcomes == ["refused", "refused"]


def test_a_provider_that_breaks_is_told_as_not_located(shared_page):
    for provider in ["{ get permission() { throw 1; }, requestPermission() { throw 2; } }", "{}", "42",
                     "{ permission: 'granted?', requestPermission: async () => 'authorized', locate() { throw 3; } }"]:
        assert shared_page.evaluate(f"""async () => {{
          const {{ element }} = stage;
          element.addresses = [];
          element.onUseCurrentLocation = () => null;
          element.locationProvider = {provider};
          element.perform({{ do: 'openChooser' }});
          return (await element.perform({{ do: 'useCurrentLocation' }})).kind;
        }}""") == "refused", provider


@pytest.mark.parametrize("thrown", [
    "new Error('not today')", "null", "(({ proxy, revoke }) => { revoke(); return proxy; })(Proxy.revocable({}, {}))"])
@pytest.mark.parametrize("closure, action", [
    ("onCart", "openBag"), ("onSearch", "openSearch"), ("onAddAddress", "addAddress"),
    ("onOpenSettings", "openSettings")])
def test_a_closure_that_throws_at_once_is_reported_and_the_header_goes_on(page, closure, action, thrown):
    outcome = page.evaluate(f"""async () => {{
      const {{ element }} = stage;
      window.reported = 0;
      window.addEventListener('error', (event) => {{ event.preventDefault(); reported += 1; }});
      element.addresses = [];
      element.onUseCurrentLocation = element.onCart = () => {{}};
      element.locationProvider = null;
      element.{closure} = () => {{ throw {thrown}; }};
      element.perform({{ do: 'openChooser' }});
      await element.perform({{ do: 'useCurrentLocation' }});
      element.cartCount = 5;
      return element.perform({{ do: '{action}' }});
    }}""")
    settle(page)
    assert outcome == {"kind": "done"}
    assert page.evaluate("reported") == 1
    assert page.evaluate("stage.element.snapshot.bag.badge") == "5"


def test_an_attempt_settles_whatever_is_made_of_its_result(shared_page):
    assert shared_page.evaluate("""async () => {
      const { Attempt } = await import('/Web/attempt.js');
      const attempt = new Attempt(null);
      let signal;
      const run = attempt.run((given) => { signal = given; }, () => { throw new Error('a mistake'); });
      const [outcome, end] = await Promise.all([attempt.outcome, run.catch(({ message }) => message)]);
      return [outcome, end, signal.aborted];
    }""") == [{"kind": "backedOut"}, "a mistake", True]


@pytest.mark.parametrize("property_, value", [
    ("addresses", "42"), ("addresses", "'home'"), ("onSelect", "'f'"), ("onCart", "{}"), ("timeZone", "'Mars/Base'"),
    ("hourCycle", "'h24'"), ("onOpenSettings", "1")])
def test_a_mistake_of_the_page_is_told_at_once(shared_page, property_, value):
    assert shared_page.evaluate(f"""() => {{
      try {{ stage.element.{property_} = {value}; }} catch (error) {{ return error.name; }}
    }}""") in ("TypeError", "RangeError")


def test_strange_values_are_read_as_the_nearest_that_means_something(shared_page):
    assert shared_page.evaluate("""() => {
      const { element } = stage;
      element.onCart = element.onSearch = () => {};
      const counts = [-3, 2.9, NaN, Infinity, '7', null, undefined, {}, Symbol('s')].map((count) => {
        element.cartCount = count;
        return element.cartCount;
      });
      element.addresses = [null, 7, 'x', { id: 1, label: {}, line: Symbol('s') }, { id: 2n, label: 'B', line: null }];
      element.selection = 'home';
      element.timing = { estimate: 5, scheduled: 'no date', window: null };
      element.searchPrompt = {};
      return [counts, element.snapshot.chooser.rows.map(({ id, label, line }) => [id, label, line]),
        element.selection, element.timing, element.snapshot.search];
    }""") == [
        [0, 2, 0, 2**53 - 1, 7, 0, 0, 0, 0], [["1", "Address without a name", None], ["", "B", None]], None,
        {"estimate": "5", "scheduled": None, "window": ""}, {"prompt": "Search", "accessibilityText": "Search"}]


def test_no_text_is_read_as_markup_and_none_turns_its_neighbours_round(shared_page):
    """Under a policy that demands trusted types: nothing of the component writes markup."""
    play(shared_page, "strange data")
    texts = shared_page.locator("location-header .row-line").all_inner_texts()
    assert texts[2] == "<b>221</b> Elm &amp; שלום"
    isolation = shared_page.evaluate(
        f"[...{ROOT}.querySelectorAll('.row-label, .row-line, .label, .line')]"
        ".filter((node) => node.textContent && !node.matches('span'))"
        ".map((node) => getComputedStyle(node).unicodeBidi)")
    assert isolation and set(isolation) == {"isolate"}


def test_very_long_texts_leave_the_header_as_high_as_a_few_lines(shared_page):
    play(shared_page, "first look")
    shared_page.evaluate("""() => {
      stage.element.searchPrompt = 'restaurants and '.repeat(5000);
      stage.element.selection = { id: 'long', label: 'x'.repeat(50000), line: 'y '.repeat(50000) };
    }""")
    settle(shared_page)
    for part in ("address", "search"):
        assert shared_page.locator(f"location-header .{part}").bounding_box()["height"] < 200, part


def test_a_text_that_a_translator_of_the_browser_wrapped_is_still_patched(shared_page):
    play(shared_page, "first look")
    shared_page.evaluate(f"""() => {{
      const badge = {ROOT}.querySelector('.badge');
      badge.replaceChildren(document.createElement('font'));
      stage.element.cartCount = 8;
    }}""")
    settle(shared_page)
    assert shared_page.locator("location-header .badge").inner_text() == "8"
