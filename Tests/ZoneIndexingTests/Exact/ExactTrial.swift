// SPDX-License-Identifier: MIT

import TestSupport
import ZoneGeometry
import ZoneIndexing

/// An index of some zones, held against the oracle at hard places.
struct ExactTrial: CustomStringConvertible, Sendable {
  /// Every so many places, the slower ways of asking are tried, too.
  private static let placesPerSlowAsking = 16
  /// Zones with more vertices are not asked one by one.
  private static let mostVertices = 10_000
  private static let placesPerBatch = 1000

  /// What makes the same trial again.
  let description: String
  let shapes: [ZoneShape]
  /// Where the zones come from, if from files.
  let files: [String]
  let index: ZoneIndex
  private let seed: UInt64

  /// A trial of given zones; the places depend on `seed`.
  init(_ name: String, _ shapes: [ZoneShape], files: [String] = [], seed: UInt64) {
    description = "\(name):\(seed)"
    self.files = files
    self.shapes = shapes
    self.seed = seed
    index = ZoneIndex(shapes)
  }

  /// A trial of a family's zones.
  init(_ family: ZoneFamily, _ size: ZoneFamily.Size = .small, seed: UInt64) throws {
    self.init("\(family):\(size)", try family.shapes(seed: seed, size: size), seed: seed)
  }

  /// The places asked about, always the same.
  var places: HardPlaces { HardPlaces(index, of: shapes, seed: seed) }

  /// Asks about `count` places in each way that the index can be asked.
  ///
  /// - Returns: The first wrong answer, if there is one.
  func firstWrongAnswer(places count: Int) -> WrongAnswer? {
    let oracle = ContainmentOracle(shapes)
    let asksShapes = shapes.reduce(0) { $0 + $1.vertexCount } <= Self.mostVertices
    var hard = places
    var batch = BatchAnswers(seed: seed)
    var asked = 0
    while asked < count {
      let places = Array(hard.places(Self.placesPerBatch).prefix(count - asked))
      asked += places.count
      batch.ask(index, about: places)
      for (number, place) in places.enumerated() {
        let expected = oracle.answer(place.longitude, place.latitude)
        func wrong(_ asking: String, _ found: [Int]) -> WrongAnswer? {
          if expected.allows(found) { return nil }
          return WrongAnswer(
            trial: description, asking: asking, place: place, found: found, expected: expected)
        }
        if let wrong = wrong("a batch", batch.zones(at: number)) { return wrong }
        var found: [Int] = []
        index.forEachZone(containing: place) { found.append($0) }
        if let wrong = wrong("the index", found) { return wrong }
        if let wrong = wrong("one place", SingleAnswer.zones(of: place, in: index)) { return wrong }
        guard number % Self.placesPerSlowAsking == 0 else { continue }
        let sorted = index.zones(containing: place)
        if let wrong = wrong("the list", sorted == sorted.sorted() ? sorted : []) { return wrong }
        guard asksShapes else { continue }
        let containing = shapes.indices.filter { shapes[$0].contains(place) }
        if let wrong = wrong("each zone", containing) { return wrong }
      }
    }
    return nil
  }
}

/// What should never be.
struct WrongAnswer: CustomStringConvertible, Sendable {
  let trial: String
  let asking: String
  let place: Coordinate
  let found: [Int]
  let expected: ContainmentOracle.Answer

  var description: String {
    let maybe = expected.undecided.isEmpty ? "" : " and perhaps \(expected.undecided)"
    return "\(trial): asking \(asking) gives \(found) for \(place.longitude),\(place.latitude), "
      + "which is in \(expected.zones)\(maybe)"
  }
}
