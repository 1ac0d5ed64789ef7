# SPDX-License-Identifier: MIT
"""Finds the points on which two engines disagree, and who is right: rational arithmetic decides."""
import itertools
import struct
from fractions import Fraction

from peers.zone_file import read_zones


def disagreements(path, other_path):
    """The pairs (point, zone) that are in only one of two files of answers, of either."""
    ours, theirs = [], []
    for point, mine, other in by_point(answers(path), answers(other_path)):
        ours += [(point, zone) for zone in mine - other]
        theirs += [(point, zone) for zone in other - mine]
    return ours, theirs


def answers(path):
    """The pairs of a file, which are in the order of the points."""
    with open(path, "rb") as file:
        while block := file.read(1 << 20):
            yield from struct.iter_unpack("<2I", block)


def by_point(pairs, other_pairs):
    """For each point of either, the zones in both; what cannot differ is left out early."""
    first, second = (
        itertools.groupby(iterable, key=lambda pair: pair[0]) for iterable in (pairs, other_pairs))
    one, other = next(first, None), next(second, None)
    while one or other:
        point = min(group[0] for group in (one, other) if group)
        mine, theirs = set(), set()
        if one and one[0] == point:
            mine = {zone for _, zone in one[1]}
            one = next(first, None)
        if other and other[0] == point:
            theirs = {zone for _, zone in other[1]}
            other = next(second, None)
        if mine != theirs:
            yield point, mine, theirs


def contained(pairs, rings_path, points_path):
    """Those of the pairs whose zone, borders included, contains the point, decided exactly."""
    wanted = {zone for _, zone in pairs}
    zones = {number: zone for number, zone in enumerate(read_zones(rings_path)) if number in wanted}
    with open(points_path, "rb") as file:
        def place(point):
            file.seek(16 * point)
            return struct.unpack("<2d", file.read(16))

        return [(point, zone) for point, zone in pairs if contains(zones[zone], *place(point))]


def contains(polygons, x, y):
    return any(polygon_contains(rings, x, y) for rings in polygons)


def polygon_contains(rings, x, y):
    """Whether a ray to the east crosses the rings an odd number of times, or a border is met."""
    is_inside = False
    for ring in rings:
        vertices = list(zip(ring[0::2], ring[1::2]))
        for (x1, y1), (x2, y2) in zip(vertices, vertices[1:]):
            if not min(y1, y2) <= y <= max(y1, y2) or x > max(x1, x2):
                continue
            side = turn(x1, y1, x2, y2, x, y)
            if side == 0 and min(x1, x2) <= x:
                return True
            # Half-open, so that a vertex at the height of the point counts once.
            if (y1 <= y) != (y2 <= y) and (side > 0) == (y2 > y1):
                is_inside = not is_inside
    return is_inside


def turn(x1, y1, x2, y2, x, y):
    """Positive when the point is left of the way from the first vertex to the second."""
    x1, y1, x2, y2, x, y = map(Fraction, (x1, y1, x2, y2, x, y))
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
