# SPDX-License-Identifier: MIT
"""The figures of a comparison as Markdown."""
import datetime
import os
import re
import subprocess
import sys

BEGIN = "<!-- figures: written by Benchmarks/compare -->"
END = "<!-- end of figures -->"


def text(sets, machine):
    """The tables for `sets`, the figures of each set by its name."""
    return "\n\n".join(
        part for part in [machine, speed(sets), size(sets), growth(sets), notes(sets)] if part)


def replace(path, figures):
    """Puts the figures between the marks of a page."""
    page = path.read_text()
    if BEGIN not in page or END not in page:
        sys.exit(f"{path}: expected the lines {BEGIN} and {END}")
    before, rest = page.split(BEGIN, 1)
    path.write_text(f"{before}{BEGIN}\n{figures}\n{END}{rest.split(END, 1)[1]}")


def machine(root):
    """Where and when the figures were measured, and what they are of."""
    def said(*command):
        return subprocess.run(command, cwd=root, capture_output=True, text=True).stdout.strip()

    with open("/proc/cpuinfo") as file:
        model = re.search(r"model name\s*: (.*)", file.read())
    swift = re.search(r"Swift version \S+", said("swift", "--version"))
    commit = said("git", "rev-parse", "--short", "HEAD")
    if commit and said("git", "status", "--porcelain"):
        commit += " with changes"
    caches = ", ".join(
        f"{level} {size}"
        for level, size in re.findall(r"(L[23])\S* cache:\s+(\S+ \S+)", said("lscpu")))
    date = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC")
    return (
        f"{date}, commit {commit or 'unknown'}; {model[1] if model else 'unknown processor'}, "
        f"{os.cpu_count()} cores, {caches}; Linux {os.uname().release}; "
        f"{swift[0] if swift else 'Swift'}.")


def speed(sets):
    """Nanoseconds a point by engine and set, and how many times as fast as GEOS each is."""
    rows = [["engine", *sets]]
    ours = {name: figures["doorstep"] for name, figures in sets.items()}
    geos = {name: figures["peers"][0] for name, figures in sets.items()}
    for title, key in [("Doorstep, batch", "nsBatch"), ("Doorstep, single calls", "nsSingle")]:
        rows.append([title, *(cell(ours[name], geos[name], key) for name in sets)])
    for index, peer in enumerate(next(iter(sets.values()))["peers"]):
        rows.append([
            peer[0]["engine"],
            *(cell(sets[name]["peers"][index], geos[name], "ns") for name in sets)])
    return (
        "Nanoseconds a point, uniform / near borders, and the multiple of GEOS's speed:\n\n"
        + table(rows))


def cell(lines, geos, key):
    times = " / ".join(figure(line[key]) for line in lines)
    ratios = " / ".join(f"{figure(peer['ns'] / line[key])}×" for line, peer in zip(lines, geos))
    return f"{times}<br>{ratios}"


def size(sets):
    """What the sets are, and what an index of them takes."""
    rows = [[
        "set", "zones", "vertices", "hits a point", "build, one core", "build, all cores",
        "GEOS's build", "memory", "GEOS's memory"]]
    for name, figures in sets.items():
        ours, geos = figures["doorstep"], figures["peers"][0][0]
        rows.append([
            name, f"{figures['zones']:,}", f"{figures['vertices']:,}",
            " / ".join(f"{line['hits'] / line['n']:.2f}" for line in ours),
            build(ours[0]["buildSeconds"], figures), build(figures["buildOnAllCores"], figures),
            build(geos["buildSeconds"], figures), memory(ours[0], figures), memory(geos, figures)])
    return (
        "Seconds and microseconds a vertex to build, and by how much memory grows, in megabytes and "
        "in bytes a vertex:\n\n" + table(rows))


def build(seconds, figures):
    return f"{figure(seconds)} s<br>{seconds * 1e6 / figures['vertices']:.2f} µs"


def memory(line, figures):
    grown = line["residentBytes"]
    return f"{figure(grown / 1e6)} MB<br>{grown / figures['vertices']:.0f} B"


def growth(sets):
    if not {"M", "L"} <= sets.keys():
        return ""
    ratios = " / ".join(
        f"{large['nsBatch'] / middle['nsBatch']:.2f}"
        for middle, large in zip(sets["M"]["doorstep"], sets["L"]["doorstep"]))
    zones = sets["L"]["zones"] / sets["M"]["zones"]
    return (
        f"From M to L, with {zones:.0f} times the zones, a look-up in a batch costs {ratios} times as "
        f"much.")


def notes(sets):
    lines = [f"- {note}." for figures in sets.values() for note in figures["notes"]]
    loads = ", ".join(f"{name} {figures['load']:.1f}" for name, figures in sets.items())
    lines.append(f"- Load average when each set began, this comparison included: {loads}.")
    if any(figures["load"] > 1.5 for figures in sets.values()):
        lines.append(
            "- **Other programs ran at the same time** and used caches and memory too; measure again.")
    return "\n".join(lines)


def figure(number):
    """Three digits, or the whole number when it is longer."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def table(rows):
    head, *body = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([head, "|---" * len(rows[0]) + "|", *body])
