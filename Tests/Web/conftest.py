# SPDX-License-Identifier: MIT
"""What tests of the web component share: the browser, a server on loopback, and pages with the component."""

import os
import pathlib

import pytest
from playwright.sync_api import sync_playwright

from doorstep_server import DoorstepServer
from page_server import PageServer
from waiting import wait_until

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHROMIUM = "/usr/bin/chromium"


def pytest_addoption(parser):
    parser.addoption("--doorstep", required=True, help="the executable that answers checks")


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def launch(playwright):
    """Debian's Chromium, which does not run in its sandbox as root; only our own pages are opened."""
    arguments = ["--disable-dev-shm-usage"] + ["--no-sandbox"] * (os.geteuid() == 0)
    return playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)


@pytest.fixture(scope="session")
def doorstep(request):
    """Where the real server answers."""
    with DoorstepServer(request.config.getoption("--doorstep")) as doorstep:
        yield doorstep


@pytest.fixture(scope="session")
def server(doorstep):
    with PageServer(ROOT, doorstep.origin) as server:
        yield server


@pytest.fixture(scope="session")
def context(browser):
    context = browser.new_context(viewport={"width": 390, "height": 780})
    yield context
    context.close()


@pytest.fixture
def page(context, server):
    """An empty stage of its own; an error in the page, or on its console, fails the test."""
    page = context.new_page()
    errors = listen(page)
    open_stage(page, server)
    yield page
    page.close()
    assert errors == []


@pytest.fixture(scope="module")
def opened_page(context, server):
    page = context.new_page()
    page.errors = listen(page)
    open_stage(page, server)
    yield page
    page.close()


@pytest.fixture
def shared_page(opened_page):
    """An empty stage on a page that the tests of a module share, which saves its loading."""
    opened_page.errors.clear()
    opened_page.evaluate("clearStage()")
    yield opened_page
    assert opened_page.errors == []


def listen(page) -> list[str]:
    """The errors in the page and on its console, as they come."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(f"page error: {error}"))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    return errors


def open_stage(page, server) -> None:
    page.goto(server.stage)
    wait_until(page, "window.stage !== undefined")
