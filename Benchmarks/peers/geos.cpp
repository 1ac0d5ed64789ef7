// SPDX-License-Identifier: MIT
//
// Looks points up with GEOS: an STRtree over the zones' boxes, then "intersects" of the prepared
// zone and the point, which is true on borders too.
//
//     geos measure RINGS POINTS...      one JSON object per file of points
//     geos answers RINGS POINTS FILE    the pairs of a point and a zone, 32 bits each
//
// The files are those of `doorstep-bench prepare`.

#include <geos_c.h>
#include <malloc.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using Positions = std::vector<double>;  // longitude and latitude in turn
using Rings = std::vector<Positions>;
using Polygons = std::vector<Rings>;

// ---- Files

template <typename Number>
Number readNumber(std::istream &file) {
  Number number;
  file.read(reinterpret_cast<char *>(&number), sizeof number);
  return number;
}

Positions readPositions(std::istream &file, size_t count) {
  Positions positions(2 * count);
  file.read(reinterpret_cast<char *>(positions.data()), positions.size() * sizeof(double));
  return positions;
}

std::ifstream openFile(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  file.exceptions(std::ios::failbit | std::ios::badbit);
  return file;
}

std::vector<Polygons> readZones(const std::string &path) {
  auto file = openFile(path);
  char magic[4];
  file.read(magic, sizeof magic);
  if (std::memcmp(magic, "ZNB1", sizeof magic) != 0) throw std::runtime_error("no zones: " + path);
  std::vector<Polygons> zones(readNumber<uint32_t>(file));
  for (auto &polygons : zones) {
    polygons.resize(readNumber<uint32_t>(file));
    for (auto &rings : polygons) {
      rings.resize(readNumber<uint32_t>(file));
      for (auto &ring : rings) ring = readPositions(file, readNumber<uint32_t>(file));
    }
  }
  return zones;
}

Positions readPoints(const std::string &path) {
  auto file = openFile(path);
  file.seekg(0, std::ios::end);
  const size_t bytes = file.tellg();
  file.seekg(0);
  return readPositions(file, bytes / (2 * sizeof(double)));
}

// ---- Time and memory

double secondsOnCore() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

double secondsOnWall() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

// Bytes of anonymous memory, after what was freed has been given back to the system.
long residentBytes() {
  malloc_trim(0);
  std::ifstream file("/proc/self/smaps_rollup");
  for (std::string line; std::getline(file, line);) {
    long kilobytes;
    if (std::sscanf(line.c_str(), "Anonymous: %ld kB", &kilobytes) == 1) return 1024 * kilobytes;
  }
  throw std::runtime_error("/proc/self/smaps_rollup does not tell the anonymous memory");
}

// ---- GEOS

// Lives as long as the program; GEOS needs the geometries as long.
class Index {
 public:
  explicit Index(const std::vector<Polygons> &zones)
      : context_(GEOS_init_r()), tree_(GEOSSTRtree_create_r(context_, 10)) {
    for (const auto &polygons : zones) {
      GEOSGeometry *geometry = makeZone(polygons);
      prepared_.push_back(GEOSPrepare_r(context_, geometry));
      // An item is any pointer; ours are ordinals.
      GEOSSTRtree_insert_r(context_, tree_, geometry, reinterpret_cast<void *>(prepared_.size() - 1));
    }
    buildEverything(zones);
  }

  // Calls `body` with the ordinal of each zone that contains the point.
  template <typename Body>
  void forEachZone(double x, double y, Body body) const {
    GEOSGeometry *point = GEOSGeom_createPointFromXY_r(context_, x, y);
    struct Search {
      const Index *index;
      const GEOSGeometry *point;
      Body *body;
    } search{this, point, &body};
    const auto visit = [](void *item, void *userData) {
      const auto &search = *static_cast<Search *>(userData);
      const auto zone = reinterpret_cast<size_t>(item);
      if (search.index->contains(zone, search.point)) (*search.body)(zone);
    };
    GEOSSTRtree_query_r(context_, tree_, point, visit, &search);
    GEOSGeom_destroy_r(context_, point);
  }

 private:
  GEOSContextHandle_t context_;
  GEOSSTRtree *tree_;
  std::vector<const GEOSPreparedGeometry *> prepared_;

  bool contains(size_t zone, const GEOSGeometry *point) const {
    return GEOSPreparedIntersects_r(context_, prepared_[zone], point) == 1;
  }

  GEOSGeometry *makeRing(const Positions &ring) {
    auto *positions =
        GEOSCoordSeq_copyFromBuffer_r(context_, ring.data(), unsigned(ring.size() / 2), 0, 0);
    return GEOSGeom_createLinearRing_r(context_, positions);
  }

  GEOSGeometry *makeZone(const Polygons &polygons) {
    std::vector<GEOSGeometry *> parts;
    for (const auto &rings : polygons) {
      std::vector<GEOSGeometry *> made;
      for (const auto &ring : rings) made.push_back(makeRing(ring));
      parts.push_back(
          GEOSGeom_createPolygon_r(context_, made[0], made.data() + 1, unsigned(made.size() - 1)));
    }
    if (parts.size() == 1) return parts[0];
    return GEOSGeom_createCollection_r(
        context_, GEOS_MULTIPOLYGON, parts.data(), unsigned(parts.size()));
  }

  // The tree and the index of each prepared zone are made when they are first needed: here, so that
  // the time to build is not counted as time to look up.
  void buildEverything(const std::vector<Polygons> &zones) {
    for (size_t zone = 0; zone < zones.size(); ++zone) {
      const Positions &ring = zones[zone].at(0).at(0);
      GEOSGeometry *vertex = GEOSGeom_createPointFromXY_r(context_, ring[0], ring[1]);
      if (!contains(zone, vertex)) throw std::runtime_error("a zone does not contain its vertex");
      GEOSGeom_destroy_r(context_, vertex);
    }
    forEachZone(0, 0, [](size_t) {});
  }
};

// ---- Commands

struct Sum {
  uint64_t hits = 0;
  uint64_t checksum = 0;
};

Sum lookUp(const Index &index, const Positions &points, size_t count) {
  Sum sum;
  for (size_t point = 0; point < count; ++point) {
    index.forEachZone(points[2 * point], points[2 * point + 1], [&](size_t zone) {
      sum.hits += 1;
      sum.checksum += (zone + 1) * (2 * point + 1);
    });
  }
  return sum;
}

// A tenth of the points to warm up, then all of them: five times, or for as long as a minute.
void measurePoints(const Index &index, const std::string &path, double build, long resident) {
  const Positions points = readPoints(path);
  const size_t count = points.size() / 2;
  lookUp(index, points, count / 10);
  std::vector<double> times;
  double total = 0;
  Sum sum;
  while (times.empty() || (times.size() < 5 && total < 60)) {
    const double start = secondsOnCore();
    sum = lookUp(index, points, count);
    times.push_back(secondsOnCore() - start);
    total += times.back();
  }
  std::sort(times.begin(), times.end());
  const double nanoseconds = 1e9 * times[times.size() / 2] / double(std::max<size_t>(count, 1));
  std::printf(
      "{\"engine\":\"GEOS %s\",\"n\":%zu,\"ns\":%.2f,\"samples\":%zu,\"hits\":%llu,"
      "\"checksum\":\"%016llx\",\"buildSeconds\":%.4f,\"residentBytes\":%ld}\n",
      GEOS_VERSION, count, nanoseconds, times.size(), (unsigned long long)sum.hits,
      (unsigned long long)sum.checksum, build, resident);
  std::fflush(stdout);
}

void measure(const std::string &ringsPath, const std::vector<std::string> &pointPaths) {
  const auto zones = readZones(ringsPath);
  const long before = residentBytes();
  const double start = secondsOnWall();
  const Index index(zones);
  const double build = secondsOnWall() - start;
  const long resident = residentBytes() - before;
  for (const auto &path : pointPaths) measurePoints(index, path, build, resident);
}

void writeAnswers(const std::string &ringsPath, const std::string &pointsPath, const char *out) {
  const Index index(readZones(ringsPath));
  const Positions points = readPoints(pointsPath);
  std::ofstream file(out, std::ios::binary);
  file.exceptions(std::ios::failbit | std::ios::badbit);
  for (size_t point = 0; point < points.size() / 2; ++point) {
    index.forEachZone(points[2 * point], points[2 * point + 1], [&](size_t zone) {
      const uint32_t pair[] = {uint32_t(point), uint32_t(zone)};
      file.write(reinterpret_cast<const char *>(pair), sizeof pair);
    });
  }
  file.close();
}

}  // namespace

int main(int count, char **words) {
  const std::vector<std::string> arguments(words + 1, words + count);
  try {
    if (arguments.size() >= 3 && arguments[0] == "measure") {
      measure(arguments[1], {arguments.begin() + 2, arguments.end()});
    } else if (arguments.size() == 4 && arguments[0] == "answers") {
      writeAnswers(arguments[1], arguments[2], arguments[3].c_str());
    } else {
      std::cerr << "usage: geos measure RINGS POINTS... | geos answers RINGS POINTS FILE\n";
      return 64;
    }
  } catch (const std::exception &error) {
    std::cerr << "geos: " << error.what() << "\n";
    return 1;
  }
}
