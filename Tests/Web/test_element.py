# SPDX-License-Identifier: MIT
"""What makes `<location-header>` a good citizen of a page: its nodes, events and properties."""

import json

import pytest

from conftest import open_stage
from scenario import FOLDER
from scenes import GIVEN, play
from waiting import settle

ROOT = "stage.element.shadowRoot"
FOCUSED = f"{ROOT}.activeElement"


def test_nodes_are_patched_and_never_replaced(shared_page):
    play(shared_page, "sheet")
    shared_page.evaluate(f"""() => {{
      window.before = [...{ROOT}.querySelectorAll('*')];
      window.texts = before.flatMap((node) => [...node.childNodes]).filter((node) => node instanceof Text);
    }}""")
    for change in [
        "stage.element.cartCount = 7", "stage.element.locale = 'ar-EG'", "stage.element.searchPrompt = 'Find'",
        "stage.element.timing = { scheduled: '2026-12-03T18:30:00-05:00' }", "stage.element.selection = null",
        "stage.element.addresses = stage.element.addresses.map((one) => ({ ...one, label: one.label + '!' }))",
        "stage.element.addresses = [...stage.element.addresses].reverse()",
        "stage.element.perform({ do: 'pick', id: 'sams' })", "stage.settle('onSelect', null, { throws: 'No' })",
        "stage.element.onCart = null", "stage.element.onSearch = null", "stage.element.onSchedule = null",
        "stage.element.onUseCurrentLocation = null", "stage.element.perform({ do: 'closeChooser' })",
    ]:
        shared_page.evaluate(f"() => {{ {change}; }}")
        settle(shared_page)
    # The entries of the menu went with it.
    lost = shared_page.evaluate("""() => [...before, ...texts]
      .filter((node) => !node.isConnected && !(node.parentElement ?? node).closest('.entry'))
      .map((node) => node.outerHTML ?? node.data)""")
    assert lost == []
    assert shared_page.evaluate(f"before.length === new Set({ROOT}.querySelectorAll('*')).size + 2 * 4")


def test_the_sheet_opens_on_the_selected_row_without_a_stop_elsewhere(shared_page):
    play(shared_page, "first look")
    shared_page.evaluate(f"""() => {{
      window.stops = [];
      {ROOT}.addEventListener('focusin', ({{ target }}) => stops.push(target.ariaLabel));
      stage.element.selection = stage.element.addresses[1];
    }}""")
    shared_page.locator("location-header .address").press("Enter")
    settle(shared_page)
    assert shared_page.evaluate("stops") == [
        "Deliver to, Work, 18 Harbor Street, Floor 3", "Work, 18 Harbor Street, Floor 3, Selected"]


def test_a_row_keeps_its_node_and_the_focus_when_rows_change_places(shared_page):
    play(shared_page, "sheet")
    shared_page.keyboard.press("ArrowDown")
    shared_page.evaluate(f"window.work = {FOCUSED}")
    for change in ["[...stage.element.addresses].reverse()", "stage.element.addresses.slice(1)",
                   "[{ id: 'new', label: 'New', line: '' }, ...stage.element.addresses]"]:
        shared_page.evaluate(f"stage.element.addresses = {change}")
        settle(shared_page)
        assert shared_page.evaluate(f"{FOCUSED} === work"), change
    shared_page.evaluate("stage.element.addresses = [stage.element.addresses[0]]")
    settle(shared_page)
    assert shared_page.evaluate(f"{FOCUSED}.ariaLabel") == "New"


def test_a_remedy_keeps_the_focus_when_its_row_changes_places(shared_page):
    play(shared_page, "refused")
    shared_page.get_by_role("button", name="From 5:30 PM").focus()
    shared_page.evaluate(f"window.remedy = {FOCUSED}")
    for change in ["[...stage.element.addresses].reverse()", "stage.element.addresses.slice(0, 2)",
                   "[{ id: 'new', label: 'New', line: '' }, ...stage.element.addresses]"]:
        shared_page.evaluate(f"stage.element.addresses = {change}")
        settle(shared_page)
        assert shared_page.evaluate(f"{FOCUSED} === remedy && remedy.textContent") == "From 5:30 PM", change
    # Its row stays without the refusal: the focus goes to that row.
    shared_page.evaluate("() => { stage.element.perform({ do: 'pick', id: 'sams' }); }")
    settle(shared_page)
    assert shared_page.evaluate(f"{FOCUSED}.role") == "radio"
    assert "Sam's" in shared_page.evaluate(f"{FOCUSED}.ariaLabel")


def test_of_two_picks_at_once_only_the_newest_asks(shared_page):
    play(shared_page, "sheet")
    shared_page.evaluate("stage.take()")
    shared_page.evaluate("""() => {
      stage.element.perform({ do: 'pick', id: 'sams' });
      stage.element.perform({ do: 'pick', id: 'work' });
    }""")
    settle(shared_page)
    assert [call["id"] for call in shared_page.evaluate("stage.take()")["calls"]] == ["work"]


def test_a_header_taken_off_the_page_lets_go_of_its_scheduler(shared_page):
    play(shared_page, "first look")
    shared_page.evaluate("() => { stage.element.perform({ do: 'chooseSchedule' }); }")
    settle(shared_page)
    shared_page.evaluate("stage.element.remove()")
    settle(shared_page)
    assert shared_page.evaluate("stage.settle('onSchedule', null, { throws: 'Too late' })")
    settle(shared_page)
    assert shared_page.evaluate("stage.element.snapshot.pill.status") is None


def test_a_push_of_the_page_leaves_the_focus_alone(shared_page):
    play(shared_page, "first look")
    shared_page.locator("location-header .search").focus()
    shared_page.evaluate("""() => {
      stage.element.cartCount = 9;
      stage.element.addresses = null;
      stage.element.timing = { estimate: '40–50 min' };
    }""")
    settle(shared_page)
    assert shared_page.evaluate(f"{FOCUSED}.className") == "search"


def test_the_menu_is_left_with_escape_tab_a_press_elsewhere_and_when_it_goes_away(shared_page):
    for leave in ["Escape", "Tab", "press", "gone"]:
        shared_page.evaluate("clearStage()")
        play(shared_page, "menu")
        assert shared_page.evaluate(f"{FOCUSED}.textContent") == "Now"
        if leave == "press":
            shared_page.get_by_role("heading", name="Order").click()
        elif leave == "gone":
            shared_page.evaluate("() => { stage.element.onSchedule = null; }")
        else:
            shared_page.keyboard.press(leave)
        settle(shared_page)
        assert not shared_page.locator("location-header .menu").is_visible(), leave
        if leave == "Escape":
            assert shared_page.evaluate(f"{FOCUSED}.className") == "pill"


def test_a_press_beside_the_sheet_closes_it_but_not_one_that_began_inside(shared_page):
    play(shared_page, "sheet")
    mouse = shared_page.mouse
    box = shared_page.locator("location-header h2").bounding_box()
    mouse.move(box["x"] + 5, box["y"] + 5)
    mouse.down()
    mouse.move(5, 5)
    mouse.up()
    settle(shared_page)
    assert shared_page.evaluate("stage.element.snapshot.chooser.isOpen")
    mouse.click(5, 5)
    settle(shared_page)
    assert not shared_page.evaluate("stage.element.snapshot.chooser.isOpen")


@pytest.mark.parametrize("form", ["input", "dialog"])
@pytest.mark.parametrize("opened_by", ["onAddAddress", "onCart"])
def test_what_a_closure_opens_is_neither_under_the_sheet_nor_robbed_of_the_focus(shared_page, opened_by, form):
    """`onAddAddress` is told after the sheet closed, and so is the bag that a remedy opens."""
    play(shared_page, "refused")
    shared_page.evaluate("""([name, form]) => {
      const input = Object.assign(document.createElement('input'), { id: 'street' });
      window.form = form === 'dialog' ? document.createElement('dialog') : input;
      if (form === 'dialog') window.form.append(input);
      document.querySelector('main').append(window.form);
      stage.element[name] = () => {
        window.wasUnderTheSheet = stage.element.shadowRoot.querySelector('dialog').open;
        if (form === 'dialog') window.form.showModal();
        else window.form.focus();
      };
    }""", [opened_by, form])
    name = "Add address" if opened_by == "onAddAddress" else "Open the bag"
    shared_page.get_by_role("button", name=name).click()
    settle(shared_page)
    assert shared_page.evaluate("[wasUnderTheSheet, document.activeElement.id]") == [False, "street"]
    if form == "dialog":
        shared_page.keyboard.press("Escape")
        settle(shared_page)
        assert shared_page.evaluate(f"{FOCUSED}?.className") == "address"


def test_a_listener_that_acts_while_the_sheet_moves_the_focus_is_drawn_afterwards(shared_page):
    play(shared_page, "first look")
    shared_page.evaluate(f"""() => {{
      stage.element.onSelect = null;
      {ROOT}.addEventListener('focusin', ({{ target }}) => {{
        if (target.role === 'radio') stage.element.perform({{ do: 'pick', id: 'work' }});
      }});
      stage.element.perform({{ do: 'openChooser' }});
    }}""")
    settle(shared_page)
    shared_page.evaluate("() => { stage.element.cartCount = 5; }")
    settle(shared_page)
    assert shared_page.evaluate(f"[stage.element.snapshot.chooser.isOpen, {ROOT}.querySelector('dialog').open]") == [
        False, False]
    # Once, and from outside of the sheet, which is closed.
    assert shared_page.evaluate("stage.take().heard") == ["Deliver to, Work, 18 Harbor Street, Floor 3"]


def test_events_tell_what_the_header_did_and_never_what_the_page_set(shared_page):
    play(shared_page, "first look")
    shared_page.evaluate("""() => {
      window.heard = [];
      const isDrawn = () => {
        const { address, chooser } = stage.element.snapshot;
        const find = (selector) => stage.element.shadowRoot.querySelector(selector);
        return find('dialog').open === chooser.isOpen && find('button.address').ariaLabel === address.accessibilityText;
      };
      for (const name of ['selectionchange', 'timingchange', 'chooserchange', 'feedback']) {
        stage.element.addEventListener(name, ({ detail }) => heard.push([name, detail,
          stage.element.selection?.id, stage.element.snapshot.chooser.isOpen, name === 'feedback' || isDrawn()]));
        document.addEventListener(name, ({ target }) => target === stage.element && heard.push(['bubbled', name]));
      }
      stage.element.selection = null;
      stage.element.timing = { scheduled: '2026-12-03T18:30:00-05:00' };
      stage.element.perform({ do: 'openChooser' });
      stage.element.perform({ do: 'pick', id: 'work' });
    }""")
    settle(shared_page)
    shared_page.evaluate("stage.settle('onSelect', null, { returns: true })")
    settle(shared_page)
    shared_page.evaluate("stage.element.perform({ do: 'chooseNow' })")
    heard = shared_page.evaluate("JSON.parse(JSON.stringify(heard))")
    work = GIVEN["addresses"][1]
    assert heard == [
        ["chooserchange", {"isOpen": True}, None, True, True],
        ["chooserchange", {"isOpen": False}, "work", False, True],
        ["feedback", {"haptic": "selection"}, "work", False, True],
        ["feedback", {"announcement": "Deliver to, Work, 18 Harbor Street, Floor 3"}, "work", False, True],
        ["selectionchange", {"selection": work}, "work", False, True],
        ["timingchange", {"timing": {"estimate": "", "scheduled": None, "window": ""}}, "work", False, True],
    ]


def test_properties_set_before_the_definition_are_taken_up(shared_page):
    shared_page.evaluate("""() => {
      const { constructor } = stage.element;
      window.early = document.createElement('early-header');
      early.addresses = [{ id: 'a', label: 'A', line: '' }];
      early.onSelect = null;
      early.onCart = () => {};
      early.cartCount = 3;
      early.order = { customerTags: ['staff'] };
      early.timeZone = 'Asia/Tokyo';
      customElements.define('early-header', class extends constructor {});
      document.querySelector('main').append(early);
    }""")
    settle(shared_page)
    assert shared_page.evaluate("[early.snapshot.bag.badge, early.onSelect, early.order, early.timeZone]") == [
        "3", None, {"customerTags": ["staff"]}, "Asia/Tokyo"]
    shared_page.evaluate("early.remove()")


def test_every_property_can_be_set_before_the_definition(shared_page):
    """One that is not taken up hides that of the class for ever."""
    assert shared_page.evaluate("""() => {
      const { constructor } = stage.element;
      const properties = Object.entries(Object.getOwnPropertyDescriptors(constructor.prototype));
      const early = document.createElement('eager-header');
      const names = properties.filter(([, { set }]) => set).map(([name]) => name);
      for (const name of names) early[name] = stage.element[name];
      customElements.define('eager-header', class extends constructor {});
      document.querySelector('main').append(early);
      return [names.length > 15, Object.keys(early)];
    }""") == [True, []]


def test_a_header_that_is_gone_listens_to_nothing_and_waits_for_nothing(page):
    """Whatever is listened to outside of the element, and every timer, is let go of."""
    page.evaluate("""() => {
      window.held = new Map();
      const { addEventListener, removeEventListener } = EventTarget.prototype;
      const outside = (target) => !(target instanceof Node && stage.element.shadowRoot.contains(target));
      const key = (name, listener) => `${name} ${String(listener)}`;
      EventTarget.prototype.addEventListener = function add(name, listener, options) {
        if (outside(this)) held.set(key(name, listener), this);
        addEventListener.call(this, name, listener, options);
      };
      EventTarget.prototype.removeEventListener = function remove(name, listener, options) {
        held.delete(key(name, listener));
        removeEventListener.call(this, name, listener, options);
      };
      const { setTimeout, clearTimeout } = window;
      window.setTimeout = (act, wait) => {
        const timer = setTimeout(act, wait);
        if (wait > 1000) held.set(timer, 'a timer');
        return timer;
      };
      window.clearTimeout = (timer) => { held.delete(timer); clearTimeout(timer); };
      stage.element.timing = { scheduled: new Date(Date.now() + 48 * 3600_000) };
    }""")
    for is_there in (True, False, True, False):
        page.evaluate("isThere => isThere ? document.querySelector('main').append(stage.element) : stage.element.remove()",
                      is_there)
        settle(page)
        # Two listeners and one timer.
        assert page.evaluate("held.size") == (3 if is_there else 0)


def test_a_mistake_among_early_properties_leaves_the_others(shared_page):
    assert shared_page.evaluate("""() => {
      const { constructor } = stage.element;
      const early = document.createElement('mistaken-header');
      const reported = [];
      const listen = (event) => { event.preventDefault(); reported.push(event.message); };
      window.addEventListener('error', listen);
      Object.assign(early, { addresses: 'home', searchPrompt: 'Find', hourCycle: 'h24', cartCount: 3, locale: 'de' });
      early.onCart = early.onSearch = () => {};
      customElements.define('mistaken-header', class extends constructor {});
      document.querySelector('main').append(early);
      window.removeEventListener('error', listen);
      const own = Object.keys(early);
      const { search, bag, address } = early.snapshot;
      return [reported.length, own, search.prompt, bag.badge, address.caption];
    }""") == [2, [], "Find", "3", "Liefern an"]


def test_what_is_undefined_is_what_is_not_set(shared_page):
    """As frameworks hand over a property without a value."""
    assert shared_page.evaluate("""() => {
      const { element } = stage;
      element.onOpenSettings = null;
      const others = new Map(Object.entries({
        locale: 'de', timeZone: 'Asia/Tokyo', hourCycle: 'h12', reduceMotion: true, server: '/shop/',
        now: () => new Date(0), cartCount: 3, searchPrompt: 'Find', timing: { estimate: '5 min' },
        selection: { id: 'a', label: 'A', line: '' }, addresses: [], onCart() {}, onOpenSettings() {}, order: { a: 1 },
      }));
      const wrong = [];
      for (const [name, value] of others) {
        const read = () => JSON.stringify(element[name]) ?? String(element[name]);
        const unset = read();
        element[name] = value;
        if (read() === unset) wrong.push(`${name} is not set`);
        element[name] = undefined;
        if (read() !== unset) wrong.push(`${name} is ${read()}`);
      }
      return wrong;
    }""") == []


def test_closures_and_events_get_the_page_s_own_objects(shared_page):
    assert shared_page.evaluate("""async () => {
      const { element } = stage;
      const own = { id: 'a', label: 'A', line: '', note: 'ring twice' };
      const seen = [];
      element.addresses = [own];
      element.onSelect = (address) => { seen.push(address === own); };
      element.perform({ do: 'openChooser' });
      const outcome = await element.perform({ do: 'pick', id: 'a' });
      return [...seen, outcome.address === own, element.selection === own, element.addresses[0] === own];
    }""") == [True, True, True, True]


def test_a_header_taken_off_the_page_cancels_its_check_and_one_that_is_moved_does_not(shared_page):
    play(shared_page, "checking")
    shared_page.evaluate("document.querySelector('main').prepend(stage.element)")
    settle(shared_page)
    assert shared_page.evaluate(f"{ROOT}.querySelector('dialog').matches(':modal')")
    assert shared_page.evaluate("stage.element.snapshot.chooser.rows[2].state") == "checking"
    shared_page.evaluate("stage.element.remove()")
    settle(shared_page)
    assert shared_page.evaluate("stage.settle('onSelect', null, { returns: true })") is True
    settle(shared_page)
    assert shared_page.evaluate("stage.element.selection.id") == "home"
    shared_page.evaluate("document.querySelector('main').append(stage.element)")
    settle(shared_page)
    assert not shared_page.evaluate(f"{ROOT}.querySelector('dialog').open")


def test_a_header_that_is_moved_keeps_the_focus_where_it_was(shared_page):
    play(shared_page, "refused")
    for key, name in [("Tab", "From 5:30 PM"), ("ArrowUp", "Work, 18 Harbor Street, Floor 3")]:
        if key == "ArrowUp":
            shared_page.keyboard.press("Shift+Tab")
        shared_page.keyboard.press(key)
        assert shared_page.evaluate(f"{FOCUSED}.ariaLabel ?? {FOCUSED}.textContent") == name
        shared_page.evaluate("document.querySelector('main').prepend(stage.element)")
        settle(shared_page)
        assert shared_page.evaluate(f"{FOCUSED}.ariaLabel ?? {FOCUSED}.textContent") == name
    shared_page.keyboard.press("Escape")
    settle(shared_page)
    assert shared_page.evaluate(f"{FOCUSED}.className") == "address"
    shared_page.locator("location-header .address").press("Enter")
    assert shared_page.evaluate(f"{FOCUSED}.ariaLabel") == "Home, 221 Elm Street, Apt 4, Selected"


def test_the_focus_of_a_control_that_goes_away_is_at_the_address(shared_page):
    for control, closure in [("button.pill", "onSchedule"), (".entry", "onSchedule"), (".bag", "onCart"),
                             (".search", "onSearch")]:
        shared_page.evaluate("clearStage()")
        play(shared_page, "menu" if control == ".entry" else "first look")
        shared_page.locator(f"location-header {control}").first.focus()
        shared_page.evaluate(f"() => {{ stage.element.{closure} = null; }}")
        settle(shared_page)
        assert shared_page.evaluate(f"{FOCUSED}?.className") == "address", control
    shared_page.evaluate("() => { document.activeElement.blur(); stage.element.onCart = null; }")
    settle(shared_page)
    assert shared_page.evaluate("document.activeElement.tagName") == "BODY"


def test_a_sentence_that_comes_again_is_said_again(shared_page):
    play(shared_page, "refused")
    shared_page.evaluate("stage.take()")
    for _ in range(3):
        shared_page.get_by_role("radio").nth(2).click()
        settle(shared_page)
        shared_page.evaluate("stage.settle('onSelect', null, { throws: 'Not there' })")
        settle(shared_page)
    assert shared_page.evaluate("stage.take().heard") == ["Not there"] * 3


def test_a_sheet_that_opens_again_says_nothing_of_before(shared_page):
    play(shared_page, "refused")
    said = f"[...{ROOT}.querySelectorAll('dialog [role=status] p')].map((line) => line.textContent).join('')"
    assert shared_page.evaluate(said) == "We don't deliver there yet"
    shared_page.keyboard.press("Escape")
    shared_page.locator("location-header .address").click()
    settle(shared_page)
    assert shared_page.evaluate(said) == ""


def test_a_pick_that_is_over_has_no_say_any_more(shared_page):
    """Neither its time nor its row: another time is set, and another list, when it is long done."""
    play(shared_page, "refused")
    shared_page.get_by_role("button", name="From 5:30 PM").click()
    settle(shared_page)
    shared_page.evaluate("stage.settle('onSelect', null, { returns: true })")
    settle(shared_page)
    assert shared_page.evaluate("stage.element.timeToCheck.toISOString()") == "2026-12-01T22:30:00.000Z"
    assert shared_page.evaluate("stage.element.timing.estimate") == "25–35 min"
    shared_page.evaluate("""() => {
      stage.element.timing = { scheduled: '2026-12-03T18:30:00-05:00' };
      stage.element.addresses = [];
    }""")
    assert shared_page.evaluate("stage.element.timeToCheck.toISOString()") == "2026-12-03T23:30:00.000Z"
    assert not shared_page.evaluate("stage.element.snapshot.chooser.isOpen")


def test_a_thousand_changes_at_once_are_drawn_once(shared_page):
    play(shared_page, "first look")
    assert shared_page.evaluate(f"""async () => {{
      let drawings = 0;
      const observer = new MutationObserver(() => {{ drawings += 1; }});
      observer.observe({ROOT}.querySelector('.badge'), {{ characterData: true, subtree: true }});
      for (let count = 0; count < 1000; count += 1) stage.element.cartCount = count;
      await new Promise((resolve) => setTimeout(resolve));
      return [drawings, {ROOT}.querySelector('.badge').textContent];
    }}""") == [1, "999"]


def test_the_pill_is_read_again_as_the_day_changes(browser, server):
    context = browser.new_context(timezone_id="America/New_York", locale="en-US")
    page = context.new_page()
    page.clock.install(time="2026-12-01T23:58:00-05:00")
    open_stage(page, server)
    page.evaluate("""() => {
      document.querySelector('main').append(stage.element);
      stage.element.timing = { scheduled: '2026-12-02T00:30:00-05:00' };
    }""")
    pill = page.locator("location-header .pill-text:visible")
    page.clock.run_for(1000)
    assert pill.inner_text() == "Wed 12:30 AM"
    page.clock.run_for(3 * 60_000)
    assert pill.inner_text() == "12:30 AM"
    context.close()


def test_the_words_follow_the_language_of_the_page(shared_page):
    shared_page.evaluate("""() => {
      window.outer = document.createElement('div');
      const shadow = outer.attachShadow({ mode: 'open' });
      window.inner = shadow.appendChild(document.createElement('div'));
      inner.attachShadow({ mode: 'open' }).append(stage.element);
      document.querySelector('main').append(outer);
    }""")
    captions = {}
    for node, language in [
        ("document.documentElement", "de"), ("outer", "fr"), ("inner", "es"), ("stage.element", "pt"),
        ("stage.element", ""), ("inner", ""), ("outer", ""), ("document.documentElement", "en"),
    ]:
        shared_page.evaluate(f"() => {{ {node}.lang = '{language}'; }}")
        settle(shared_page)
        captions[node, language] = shared_page.evaluate(
            f"[stage.element.locale, {ROOT}.querySelector('.caption').textContent]")
    assert list(captions.values()) == [
        ["de", "Liefern an"], ["fr", "Livrer à"], ["es", "Entregar en"], ["pt", "Entregar em"],
        ["es", "Entregar en"], ["fr", "Livrer à"], ["de", "Liefern an"], ["en", "Deliver to"]]


def test_a_search_field_without_a_prompt_says_what_it_is(shared_page):
    play(shared_page, "first look")
    for locale, prompt, said in [
        ("en", "''", "Search"), ("de", "null", "Suchen"), ("ar", "undefined", "بحث"), ("de", "'Find'", "Find"),
    ]:
        shared_page.evaluate(f"() => {{ stage.element.locale = '{locale}'; stage.element.searchPrompt = {prompt}; }}")
        settle(shared_page)
        assert shared_page.locator("location-header .prompt").inner_text() == said
        assert shared_page.locator("location-header .search").get_attribute("aria-label") == said


def test_a_header_off_the_page_reads_its_language_when_it_comes_back(shared_page):
    play(shared_page, "first look")
    shared_page.evaluate("() => { stage.element.locale = null; stage.element.remove(); }")
    shared_page.evaluate("() => { document.documentElement.lang = 'de'; }")
    settle(shared_page)
    caption = f"{ROOT}.querySelector('.caption').textContent"
    assert shared_page.evaluate(caption) == "Deliver to"
    shared_page.evaluate("document.querySelector('main').append(stage.element)")
    settle(shared_page)
    assert shared_page.evaluate(caption) == "Liefern an"


def test_a_language_of_its_own_goes_before_that_of_the_page(shared_page):
    play(shared_page, "first look")
    shared_page.evaluate("() => { stage.element.locale = 'ja'; stage.element.lang = 'de'; }")
    settle(shared_page)
    assert shared_page.locator("location-header .caption").inner_text() == "お届け先"


def test_the_words_are_those_of_the_swift_model(shared_page):
    own = shared_page.evaluate("import('/Web/languages.js').then(({ languages }) => languages)")
    assert own == json.loads((FOLDER / "catalogue/words.json").read_text())
