# SPDX-License-Identifier: MIT
"""Looks points up with Shapely or geopandas, in batches: "intersects", which is true on borders too.

    shapely_peer.py ENGINE measure RINGS POINTS...      one JSON object per file of points
    shapely_peer.py ENGINE answers RINGS POINTS FILE    the pairs of a point and a zone, 32 bits each

The files are those of `doorstep-bench prepare`.
"""
import json
import statistics
import sys
import time

import numpy
import shapely

from zone_file import read_zones

POINTS_PER_BATCH = 100_000


class ZoneTree:
    """A tree of the zones, asked for each point."""

    name = f"Shapely {shapely.__version__}, tree of zones"

    def __init__(self, zones):
        self.tree = shapely.STRtree(zones)
        self.tree.query(shapely.Point(0, 0))  # the tree is built when it is first asked

    def pairs(self, points):
        return self.tree.query(shapely.points(points), predicate="intersects")


class PointTree:
    """A tree of the points of a batch, asked for each zone, which Shapely prepares."""

    name = f"Shapely {shapely.__version__}, tree of points"

    def __init__(self, zones):
        self.zones = zones

    def pairs(self, points):
        zones, found = shapely.STRtree(shapely.points(points)).query(
            self.zones, predicate="intersects")
        return found, zones


class SpatialJoin:
    """geopandas.sjoin of a frame of points and a frame of zones."""

    def __init__(self, zones):
        import geopandas

        self.geopandas = geopandas
        self.name = f"geopandas {geopandas.__version__}"
        self.zones = geopandas.GeoDataFrame({"zone": range(len(zones))}, geometry=zones)
        self.zones.sindex  # built when it is first asked for

    def pairs(self, points):
        places = self.geopandas.points_from_xy(points[:, 0], points[:, 1])
        frame = self.geopandas.GeoDataFrame({"point": range(len(points))}, geometry=places)
        joined = self.geopandas.sjoin(frame, self.zones, predicate="intersects")
        return joined["point"].to_numpy(), joined["zone"].to_numpy()


ENGINES = {"zone-tree": ZoneTree, "point-tree": PointTree, "geopandas": SpatialJoin}


def geometries(path):
    def polygon(rings):
        shell, *holes = [numpy.frombuffer(ring).reshape(-1, 2) for ring in rings]
        return shapely.Polygon(shell, holes)

    zones = [[polygon(rings) for rings in zone] for zone in read_zones(path)]
    return numpy.array(
        [zone[0] if len(zone) == 1 else shapely.MultiPolygon(zone) for zone in zones], dtype=object)


def resident_bytes():
    with open("/proc/self/smaps_rollup") as file:
        return 1024 * next(int(line.split()[1]) for line in file if line.startswith("Anonymous:"))


def look_up(engine, points):
    """The seconds on one core, the number of pairs, and their checksum."""
    seconds, hits, checksum = 0.0, 0, 0
    for first in range(0, len(points), POINTS_PER_BATCH):
        start = time.process_time()
        found, zones = engine.pairs(points[first:first + POINTS_PER_BATCH])
        seconds += time.process_time() - start
        hits += len(found)
        odd = 2 * (found.astype(numpy.uint64) + numpy.uint64(first)) + numpy.uint64(1)
        checksum += int(((zones.astype(numpy.uint64) + numpy.uint64(1)) * odd).sum())
    return seconds, hits, checksum % 2**64


def measure(engine, path, build):
    """A tenth of the points to warm up, then all: five times, or for as long as 20 seconds."""
    points = numpy.fromfile(path).reshape(-1, 2)
    look_up(engine, points[:len(points) // 10])
    times = []
    while not times or (len(times) < 5 and sum(times) < 20):
        seconds, hits, checksum = look_up(engine, points)
        times.append(seconds)
    return {
        "engine": engine.name, "n": len(points),
        "ns": round(1e9 * statistics.median(times) / max(len(points), 1), 2),
        "samples": len(times), "hits": hits, "checksum": f"{checksum:016x}", **build,
    }


def measure_all(engine_type, rings_path, *points_paths):
    zones = geometries(rings_path)
    before, start = resident_bytes(), time.monotonic()
    engine = engine_type(zones)
    build = {
        "buildSeconds": round(time.monotonic() - start, 4),
        "residentBytes": resident_bytes() - before,
    }
    for path in points_paths:
        print(json.dumps(measure(engine, path, build)), flush=True)


def write_answers(engine_type, rings_path, points_path, path):
    found, zones = engine_type(geometries(rings_path)).pairs(
        numpy.fromfile(points_path).reshape(-1, 2))
    order = numpy.argsort(found, kind="stable")
    numpy.stack([found[order], zones[order]], axis=1).astype("<u4").tofile(path)


def main(engine, task, *paths):
    {"measure": measure_all, "answers": write_answers}[task](ENGINES[engine], *paths)


if __name__ == "__main__":
    main(*sys.argv[1:])
