# SPDX-License-Identifier: MIT
"""Everybody can use the component: axe-core finds nothing, targets are large, text reflows, colours suffice."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from conftest import open_stage
from scenes import SCENES, play
from waiting import settle

RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}


@pytest.fixture(scope="module", params=["light", "dark", "forced"])
def scheme(request, browser):
    options = {"forced_colors": "active"} if request.param == "forced" else {"color_scheme": request.param}
    context = browser.new_context(**options)
    yield context
    context.close()


@pytest.fixture(scope="module")
def stage_page(scheme, server):
    page = scheme.new_page()
    open_stage(page, server)
    yield page
    page.close()


@pytest.fixture(params=["390px", "320px-doubled"])
def sized_page(request, stage_page):
    """A page as wide as a phone, or as the narrowest one with text of double size."""
    is_narrow = request.param == "320px-doubled"
    stage_page.set_viewport_size({"width": 320 if is_narrow else 390, "height": 780})
    stage_page.evaluate("size => { document.documentElement.style.fontSize = size; }", "200%" if is_narrow else "")
    stage_page.evaluate("clearStage()")
    return stage_page


@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing_and_all_of_it_can_be_read_and_hit(scene, sized_page):
    play(sized_page, scene)
    results = Axe().run(sized_page, options=RULES)
    found = [(one["id"], [node["html"] for node in one["nodes"]]) for one in results.response["violations"]]
    assert found == []
    assert len(results.response["passes"]) > 10
    assert small_targets(sized_page) == []
    assert what_sticks_out(sized_page) == []


def small_targets(page) -> list:
    """Buttons that are on the screen and smaller than 44 points."""
    return page.evaluate("""() => [...stage.element.shadowRoot.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .map((button) => [button.ariaLabel ?? button.textContent, button.getBoundingClientRect()])
      .filter(([, { width, height }]) => width < 44 || height < 44)
      .map(([name, { width, height }]) => `${name}: ${width} x ${height}`)""")


def what_sticks_out(page) -> list:
    """What has to be scrolled sideways, and texts that are cut off."""
    return page.evaluate("""() => {
      const found = [];
      const { scrollWidth, clientWidth } = document.scrollingElement;
      if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide on ${clientWidth}`);
      for (const node of stage.element.shadowRoot.querySelectorAll('*')) {
        if (!node.checkVisibility() || node.closest('.unseen') || node.closest('svg')) continue;
        const isText = node.matches('bdi, span, p, h2, .card, .pick, .bar') && node.textContent;
        const { left, right } = node.getBoundingClientRect();
        if (left < -1 || right > innerWidth + 1) found.push(`${node.className} ends at ${left}, ${right}`);
        if (isText && node.clientHeight && node.scrollHeight > node.clientHeight + 1) {
          found.push(`${node.className} is cut off`);
        }
      }
      return found;
    }""")


def test_texts_and_strokes_have_the_contrast_of_wcag_aa(shared_page):
    palette = shared_page.evaluate("import('/Web/palette.js').then(({ palette }) => palette)")
    page_colors = {"page": ["#ffffff", "#121212"]}
    too_low = []
    for fore, back, least in [
        *[("text-primary", back, 4.5) for back in ("page", "bg", "surface", "fill")],
        *[("text-secondary", back, 4.5) for back in ("page", "bg", "surface", "fill")],
        ("text-tertiary", "fill", 4.5), ("accent-on", "accent", 4.5), ("danger", "surface", 4.5),
        ("surface", "text-primary", 4.5), ("separator", "page", 3), ("separator", "surface", 3),
        ("accent", "page", 3),
    ]:
        for scheme in (0, 1):
            colors = {**palette, **page_colors}
            ratio = contrast(colors[fore][scheme], colors[back][scheme])
            if ratio < least:
                too_low.append((fore, back, scheme, ratio))
    assert too_low == []


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2.2."""
    lighter, darker = sorted(map(luminance, (one, other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(color: str) -> float:
    """The relative luminance of WCAG 2.2 of a colour in hexadecimal."""
    channels = [int(color[index:index + 2], 16) / 255 for index in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_the_colours_of_the_description_are_those_on_the_screen(shared_page):
    play(shared_page, "refused")
    palette = shared_page.evaluate("import('/Web/palette.js').then(({ palette }) => palette)")

    def style(selector: str, name: str) -> str:
        return computed(shared_page, selector, name)

    # Each line of "Theming" in the block's description.
    for selector, name, role in [
        (".caption", "color", "text-secondary"), (".label", "color", "text-primary"),
        (".line", "color", "text-secondary"),
        (".search", "backgroundColor", "fill"), (".search", "borderTopColor", "separator"),
        ("button.pill", "backgroundColor", "fill"), ("button.pill", "borderTopColor", "separator"),
        (".prompt", "color", "text-tertiary"), ("button.pill .pill-text", "color", "text-primary"),
        (".bag", "backgroundColor", "fill"), (".bag", "borderTopColor", "separator"),
        (".badge", "backgroundColor", "accent"), (".badge", "color", "accent-on"),
        ("dialog", "backgroundColor", "bg"), (".card", "backgroundColor", "surface"),
        (".row .icon", "color", "text-secondary"), (".row + .row::before", "borderTopColor", "separator"), (".status[data-color=danger]", "color", "danger"),
        ("[aria-checked=false] > .radio", "borderTopColor", "separator"),
        ("[aria-checked=true] > .radio", "backgroundColor", "text-primary"),
        ("[aria-checked=true] > .radio", "color", "surface"),
    ]:
        assert style(selector, name) == rgb(palette[role][0]), f"{name} of {selector}"
    assert style(".label", "fontWeight") == "600"
    assert style("button.pill .pill-text", "fontWeight") == "500"
    assert style("button.pill", "fontVariantNumeric") == "tabular-nums"
    assert rgb(palette["bg"][0]) in style(".badge", "boxShadow")
    # A divider of one point between rows, and none above the first.
    assert (style(".row + .row::before", "content"), style(".row + .row::before", "borderTopWidth")) == ('""', "1px")
    assert style(".row:first-child::before", "content") == "none"


def computed(page, selector: str, name: str) -> str:
    """A computed style of the first such node, or of a pseudo-element after `::`."""
    return page.evaluate("""([selector, name]) => {
      const [, node, pseudo] = selector.match(/^(.*?)(::.*)?$/);
      return getComputedStyle(stage.element.shadowRoot.querySelector(node), pseudo)[name];
    }""", [selector, name])


def rgb(color: str) -> str:
    return f"rgb({', '.join(str(int(color[index:index + 2], 16)) for index in (1, 3, 5))})"


def test_every_token_can_be_set_from_outside(shared_page):
    play(shared_page, "first look")
    shared_page.evaluate("""() => {
      const { style } = document.documentElement;
      style.setProperty('--lh-accent', 'rgb(1, 2, 3)');
      stage.element.style.setProperty('--lh-radius-md', '3px');
    }""")
    root = "stage.element.shadowRoot"
    badge = shared_page.evaluate(f"getComputedStyle({root}.querySelector('.badge')).backgroundColor")
    field = shared_page.evaluate(f"getComputedStyle({root}.querySelector('.search')).borderRadius")
    shared_page.evaluate("document.documentElement.removeAttribute('style')")
    assert (badge, field) == ("rgb(1, 2, 3)", "3px")


def test_movements_are_those_of_the_theme(shared_page):
    play(shared_page, "refused", reduce_motion=False)
    shared_page.evaluate("""() => {
      stage.element.style.setProperty('--lh-motion-smooth', '1.5s linear');
      stage.element.style.setProperty('--lh-motion-snappy', '0.7s ease-in');
    }""")
    for selector, kind, duration, easing in [
        (".sheet", "animation", "1.5s", "linear"), (".status[data-color=danger]", "animation", "0.7s", "ease-in"),
        (".menu", "animation", "0.7s", "ease-in"), (".radio", "transition", "0.7s, 0.7s", "ease-in, ease-in"),
    ]:
        found = [computed(shared_page, selector, kind + part) for part in ("Duration", "TimingFunction")]
        assert found == [duration, easing], selector


def test_less_motion_stops_the_shimmer_and_the_spinner(browser, server):
    """By the wish of the system, without a property of the page."""
    for wish, moves in [("no-preference", True), ("reduce", False)]:
        context = browser.new_context(reduced_motion=wish)
        page = context.new_page()
        open_stage(page, server)
        assert page.evaluate("stage.element.snapshot.reduceMotion") is not moves
        for scene, part, animation in [
            ("loading", ".shape", "shimmer"), ("checking", ".row .spinner:not([hidden])", "turn"),
        ]:
            page.evaluate("clearStage()")
            play(page, scene, reduce_motion=None)
            name = page.evaluate(
                "part => getComputedStyle(stage.element.shadowRoot.querySelector(part)).animationName", part)
            assert (name == animation) is moves, scene
        context.close()


def test_with_less_motion_what_changes_fades_shortly(browser, server):
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    open_stage(page, server)
    play(page, "refused", reduce_motion=None)
    # Only `appear` is a fade: `rise` moves.
    for selector in (".sheet", ".menu", ".status[data-color=danger]", ".time-status > .status"):
        found = [computed(page, selector, name) for name in ("animationName", "animationDuration")]
        assert found == ["appear", "0.15s"], selector
    assert page.evaluate("""() => [...stage.element.shadowRoot.adoptedStyleSheets[0].cssRules]
      .find(({ type, name }) => type === CSSRule.KEYFRAMES_RULE && name === 'appear')
      .cssRules[0].style.cssText""") == "opacity: 0;"
    assert computed(page, ".sheet::backdrop", "animationDuration") == "0.15s"
    assert computed(page, ".radio", "transitionProperty") == "background, border-color"
    assert computed(page, ".radio", "transitionDuration") == "0.15s, 0.15s"
    context.close()


def test_with_the_colours_of_the_system_only_the_selected_radio_has_a_check(browser, server):
    context = browser.new_context(forced_colors="active")
    page = context.new_page()
    open_stage(page, server)
    play(page, "sheet")
    checks = page.locator("location-header .radio .icon")
    assert [checks.nth(index).is_visible() for index in range(checks.count())] == [True, False, False]
    context.close()


def test_with_the_colours_of_the_system_what_a_fill_told_has_a_border(browser, server):
    context = browser.new_context(forced_colors="active")
    page = context.new_page()
    open_stage(page, server)
    for scene, selectors in [
        ("loading", [".shape.of-label", ".shape.of-line"]), ("first look", [".badge", ".bag", ".search", "button.pill"]),
        ("menu", [".menu"]), ("refused", [".sheet", ".card", ".remedy"]),
    ]:
        page.evaluate("clearStage()")
        play(page, scene)
        for selector in selectors:
            found = [computed(page, selector, f"borderTop{part}") for part in ("Style", "Width")]
            assert found == ["solid", "1px"], selector
    assert computed(page, ".status[data-color=danger]", "fontWeight") == "600"
    chosen, other = (computed(page, f"[aria-checked={is_checked}] > .radio", "backgroundColor")
                     for is_checked in ("true", "false"))
    assert chosen != other
    context.close()


def test_home_and_end_are_the_first_and_last_row_and_nothing_is_picked(shared_page):
    play(shared_page, "sheet")
    focused = "stage.element.shadowRoot.activeElement.ariaLabel"
    for key, name in [("End", "Sam's"), ("ArrowDown", "Home"), ("ArrowUp", "Sam's"), ("Home", "Home")]:
        shared_page.keyboard.press(key)
        assert shared_page.evaluate(focused).startswith(name), key
    shared_page.keyboard.press("Shift+End")
    assert shared_page.evaluate(focused).startswith("Home")
    assert shared_page.evaluate("stage.take().calls") == []


def test_in_arabic_the_address_stands_right_of_the_bag_and_arrows_follow_the_lines(shared_page):
    play(shared_page, "arabic")
    boxes = [shared_page.locator(f"location-header {part}").bounding_box() for part in (".address", ".bag")]
    assert boxes[0]["x"] > boxes[1]["x"]
    label, line = (shared_page.locator(f"location-header .address .{part}").bounding_box() for part in ("label", "line"))
    assert label["x"] > line["x"] + line["width"] + 2
    shared_page.locator("location-header .address").click()
    # English in a page of Arabic: each text begins at the right.
    right_edges = shared_page.evaluate("""() => {
      const texts = stage.element.shadowRoot.querySelectorAll('[role=radio] .row-label, [role=radio] .row-line');
      return [...texts].map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Math.round(range.getBoundingClientRect().right);
      });
    }""")
    assert len(right_edges) == 6 and len(set(right_edges)) == 1
    shared_page.keyboard.press("ArrowLeft")
    focused = "document.activeElement.shadowRoot.activeElement"
    assert "Work" in shared_page.evaluate(f"{focused}.ariaLabel")
    shared_page.keyboard.press("ArrowRight")
    assert "Home" in shared_page.evaluate(f"{focused}.ariaLabel")


def test_the_whole_sheet_is_walked_with_tab_and_left_with_escape_to_where_one_was(shared_page):
    play(shared_page, "refused")
    focused = "document.activeElement?.shadowRoot?.activeElement"
    stops = []
    for _ in range(8):
        stops.append(shared_page.evaluate(f"{focused}?.ariaLabel ?? {focused}?.textContent"))
        shared_page.keyboard.press("Tab")
    # The radio that was picked, its remedies that are buttons, the rest of the sheet; then the browser, and again.
    assert stops[:5] == [
        "Sam's, 40 Beech Road, We don't deliver there yet", "From 5:30 PM", "Open the bag", "Use current location",
        "Add address"]
    assert "Close" in stops[5:]
    shared_page.keyboard.press("Escape")
    settle(shared_page)
    assert shared_page.evaluate(f"{focused}.className") == "address"


