// SPDX-License-Identifier: MIT

/// Makes the zones of a `ZoneList` when they are asked for.
///
/// It may read them from a damaged file, so it has an answer for any position whatsoever.
package protocol ZoneSource: Sendable {
  /// The number of zones.
  var count: Int { get }

  /// Makes the zone at `position`.
  func makeZone(at position: Int) -> Zone
}
