# SPDX-License-Identifier: MIT
"""Holds the terminal's header to all scenarios, and `doorstep header` to its manners.

    python Tests/Terminal FOLDER_OF_PROGRAMS PACKAGE [SCENARIO.json | test_name]
"""
import os
import sys
import time

from manners import Manners
from scenarios import play_all

programs, package = map(os.path.abspath, sys.argv[1:3])
only = sys.argv[3] if len(sys.argv) > 3 else None
begun = time.monotonic()
failures = []
if only is None or only.endswith(".json"):
    count, failed = play_all(
        os.path.join(programs, "HeaderStage"), os.path.join(package, "Tests", "Scenarios"), only)
    print(f"{count} scenarios, {len(failed)} failures, {time.monotonic() - begun:.1f} s", flush=True)
    failures += failed
if only is None or only.startswith("test_"):
    start = time.monotonic()
    count, failed = Manners(os.path.join(programs, "doorstep"), package).run_all(only)
    print(f"{count} manners, {len(failed)} failures, {time.monotonic() - start:.1f} s", flush=True)
    failures += failed
for failure in failures:
    print(f"\n{failure}", file=sys.stderr)
sys.exit(1 if failures else 0)
