# SPDX-License-Identifier: MIT
"""What `location-header.d.ts` declares is what there is, and says no to what is wrong."""

import pathlib
import re
import shutil
import subprocess

import pytest

FOLDER = pathlib.Path(__file__).parent
DECLARATIONS = FOLDER.parents[1] / "Web/location-header.d.ts"


def test_an_app_in_typescript_compiles():
    compiler = shutil.which("tsc")
    if compiler is None:
        pytest.skip("needs tsc")
    result = subprocess.run(
        [compiler, "--strict", "--noEmit", "--target", "es2022", "--module", "es2022", "--moduleResolution", "node16",
         "--lib", "es2022,dom", FOLDER / "usage.ts"], capture_output=True, text=True, timeout=120)
    assert (result.returncode, result.stdout) == (0, "")


def test_every_member_of_the_element_is_declared_and_every_declared_one_is_there(shared_page):
    declared = set(re.findall(
        r"^  (?:readonly |get |set )?(\w+)[(:]", class_body("LocationHeaderElement"), re.MULTILINE))
    own = set(shared_page.evaluate("""() => {
      const { prototype } = customElements.get('location-header');
      return Object.getOwnPropertyNames(prototype);
    }""")) - {"constructor", "connectedCallback", "disconnectedCallback"}
    assert own == declared


def test_every_export_is_declared(shared_page):
    text = DECLARATIONS.read_text()
    declared = set(re.findall(r"^export (?:class|function|const) (\w+)", text, re.MULTILINE))
    exported = shared_page.evaluate("import('/Web/location-header.js').then(Object.keys)")
    assert set(exported) == declared


def class_body(name: str) -> str:
    text = DECLARATIONS.read_text()
    body = text[text.index(f"export class {name} "):]
    return body[:body.index("\n}\n")].replace("  addEventListener", "  //")
