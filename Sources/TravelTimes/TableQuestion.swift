// SPDX-License-Identifier: MIT

package import ZoneGeometry

/// The ways that are asked for at once: from each source to each destination.
package struct TableQuestion: Hashable, Sendable {
  /// Where the ways begin; at least one, on the globe.
  package var sources: [Coordinate]
  /// Where they end; at least one, on the globe.
  package var destinations: [Coordinate]
  /// The time of day and the date on the clocks there, `2026-12-04T18:00`; nil when it does not matter.
  package var departure: String?

  package init(
    from sources: [Coordinate], to destinations: [Coordinate], at departure: String? = nil
  ) {
    self.sources = sources
    self.destinations = destinations
    self.departure = departure
  }

  /// The question in two halves, the longer side being cut; nil when it is about a single way.
  var halves: (first: TableQuestion, second: TableQuestion, areSourcesCut: Bool)? {
    guard sources.count > 1 || destinations.count > 1 else { return nil }
    var (first, second) = (self, self)
    let areSourcesCut = sources.count > destinations.count
    let side = areSourcesCut ? \TableQuestion.sources : \TableQuestion.destinations
    let places = self[keyPath: side]
    first[keyPath: side] = Array(places.prefix(places.count / 2))
    second[keyPath: side] = Array(places.dropFirst(places.count / 2))
    return (first, second, areSourcesCut)
  }
}
