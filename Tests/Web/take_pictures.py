# SPDX-License-Identifier: MIT
"""Takes the pictures of docs/images: take_pictures.py FOLDER"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

from conftest import ROOT, launch, open_stage
from page_server import PageServer
from scenes import play

# By name: the scene, the colours, and how high the page is.
PICTURES = {
    "header-light": ("first look", "light", 190),
    "header-dark": ("first look", "dark", 190),
    "header-loading": ("loading", "light", 190),
    "header-sheet": ("sheet", "light", 520),
    "header-refusal": ("refused", "dark", 600),
}


def take(folder: pathlib.Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with PageServer(ROOT) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (scene, colors, height) in PICTURES.items():
            page = browser.new_page(
                viewport={"width": 390, "height": height}, color_scheme=colors, device_scale_factor=1.25)
            open_stage(page, server)
            play(page, scene)
            page.add_style_tag(url="/Tests/Web/picture.css")
            page.screenshot(path=folder / f"{name}.png")
            page.close()
        browser.close()


if __name__ == "__main__":
    take(pathlib.Path(sys.argv[1]))
