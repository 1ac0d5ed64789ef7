// SPDX-License-Identifier: MIT

import ZoneIndexing

/// How fast a set of points is looked up, and what is found.
struct LookupFigures {
  /// Fewer samples would leave the median to chance.
  private static let leastSamples = 5
  private static let mostSamples = 31
  /// Beyond the least number, samples are taken for as long as this.
  private static let nanoseconds = 1e9

  let points: PointSet
  let sum: AnswerSum
  /// Nanoseconds of one core per point, in batches.
  let batch: Double
  /// Nanoseconds of one core per point, with one call for each.
  let single: Double

  /// Looks all `points` up in `index`, once to warm up and then for each sample, in batches and one
  /// by one.
  ///
  /// - Throws: `DisagreementError` when the two find different zones.
  init(_ points: PointSet, in index: ZoneIndex) throws(DisagreementError) {
    var lookup = BatchLookup()
    var inBatches = AnswerSum()
    lookup.forEachBatch(of: points.coordinates.span, in: index) { first, zones, ends in
      var start = 0
      for number in ends.indices {
        let end = Int(ends[number])
        for place in start..<end { inBatches.add(point: first + number, zone: Int(zones[place])) }
        start = end
      }
    }
    var oneByOne = AnswerSum()
    var room = [UInt32](repeating: 0, count: index.count)
    var zones = room.mutableSpan
    for (number, coordinate) in points.coordinates.enumerated() {
      for place in 0..<index.findZones(containing: coordinate, into: &zones) {
        oneByOne.add(point: number, zone: Int(zones[place]))
      }
    }
    guard inBatches == oneByOne else {
      throw DisagreementError(points: points.name, inBatches: inBatches, oneByOne: oneByOne)
    }
    self.points = points
    sum = inBatches
    let count = Double(max(points.coordinates.count, 1))
    batch =
      Self.median {
        var found = 0
        lookup.forEachBatch(of: points.coordinates.span, in: index) { _, zones, _ in
          found += zones.count
        }
        precondition(found == inBatches.hits, "every sample finds the same")
      } / count
    single =
      Self.median {
        var found = 0
        for coordinate in points.coordinates {
          found += index.findZones(containing: coordinate, into: &zones)
        }
        precondition(found == oneByOne.hits, "every sample finds the same")
      } / count
  }

  /// Nanoseconds of one core that `body` takes.
  private static func median(of body: () -> Void) -> Double {
    var times: [Double] = []
    var total = 0.0
    while times.count < leastSamples || (total < nanoseconds && times.count < mostSamples) {
      let time = ThreadClock.nanoseconds(of: body)
      times.append(time)
      total += time
    }
    times.sort()
    return times[times.count / 2]
  }
}

/// Batches and single look-ups found different zones: this library has an error.
struct DisagreementError: Error, CustomStringConvertible {
  let points: String
  let inBatches: AnswerSum
  let oneByOne: AnswerSum

  var description: String {
    """
    the points '\(points)' have \(inBatches.hits) hits with checksum \(inBatches.checksumText) in \
    batches, but \(oneByOne.hits) with \(oneByOne.checksumText) one by one
    """
  }
}
