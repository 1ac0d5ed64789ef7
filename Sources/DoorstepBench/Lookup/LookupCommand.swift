// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import JSONDocument

/// `doorstep-bench lookup`.
struct LookupCommand: Command {
  static let pointsFile = Option<[String]>(
    "points-file", value: "FILE",
    help: "look up these coordinates: little-endian doubles, longitude and latitude in turn")
  static let json = Flag("json", help: "print one JSON object per set of points")
  static let spec = CommandSpec(
    "lookup", summary: "Measure how fast the zones of coordinates are found.",
    discussion: """
      The coordinates are those of the given files, or "uniform" ones, spread over the box around \
      all zones, and those "near" borders: on a random edge, then off by a deviation of 0.1 m to \
      350 m.

      Nanoseconds per point are the median of at least 5 samples after a warm-up, in time of the \
      thread on one core: in batches into memory of the caller, and with one call for each point. \
      Hits are the pairs of a point and a zone that contains it; the checksum is the sum of \
      (zone + 1)(2 point + 1) over them modulo 2^64, both counted from 0, the zones through all \
      files. buildSeconds is on the wall clock. residentBytes is by how much the anonymous memory of \
      the process grew while the index was built, freed memory given back before and after: what an \
      index adds to a process that has loaded the zones.
      """,
    options: [ZoneSet.files, pointsFile, PointSet.points, PointSet.window, PointSet.seed, json],
    operands: [ZoneSet.moreFiles],
    examples: [
      "doorstep-bench lookup --zones city.geojson",
      "doorstep-bench lookup --zones city.geojson --points-file places.f64 --json",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let set = try ZoneSet(arguments)
    let built = try MeasuredIndex(set)
    if !arguments[Self.json] {
      try console.print("\(set.data), \(set.vertexCount) vertices: \(built.line)")
    }
    for points in try pointSets(for: set, arguments) {
      let figures = try LookupFigures(points, in: built.index)
      try console.print(
        arguments[Self.json] ? try figures.json(with: built).text() : figures.line)
      try console.output.flush()
    }
    return .ok
  }

  private func pointSets(
    for set: ZoneSet, _ arguments: ParsedArguments
  ) throws -> [PointSet] {
    let files = arguments[Self.pointsFile]
    guard !files.isEmpty else { return try PointSet.drawn(for: set, arguments) }
    let limit = try PointSet.count(arguments)
    return try files.map { path throws(FileError) in
      PointSet(name: path, coordinates: try CoordinateFile.read(path, limit: limit))
    }
  }
}

extension MeasuredIndex {
  /// What it took, for a person.
  fileprivate var line: String {
    "built in \(buildSeconds.rounded(to: 1000)) s, \(residentBytes / 1024) KiB"
  }
}

extension LookupFigures {
  /// The figures for a person.
  fileprivate var line: String {
    """
    \(points.name.printable): \(batch.rounded(to: 10)) ns in batches, \
    \(single.rounded(to: 10)) ns one by one, \(points.coordinates.count) points, \
    \(sum.hits) hits, checksum \(sum.checksumText)
    """
  }

  /// The figures for a program.
  fileprivate func json(with built: MeasuredIndex) -> JSON {
    [
      "set": .string(points.name),
      "n": .integer(Int64(points.coordinates.count)),
      "nsBatch": .number(batch.rounded(to: 100)),
      "nsSingle": .number(single.rounded(to: 100)),
      "hits": .integer(Int64(sum.hits)),
      "checksum": .string(sum.checksumText),
      "buildSeconds": .number(built.buildSeconds.rounded(to: 10_000)),
      "residentBytes": .integer(Int64(built.residentBytes)),
    ]
  }
}

extension Double {
  /// The nearest multiple of one `parts`-th.
  fileprivate func rounded(to parts: Double) -> Double {
    (self * parts).rounded() / parts
  }
}
