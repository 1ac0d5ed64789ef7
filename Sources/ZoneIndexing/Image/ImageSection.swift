// SPDX-License-Identifier: MIT

/// What an image consists of, in this order.
enum ImageSection: Int {
  case cells, words, positions, turns, ringEnds, polygonEnds, zonePolygonEnds, circles
  case zoneCircleEnds, claims, borderNodes, borderZones, borderRanks

  /// Sections begin at multiples of so many bytes.
  static let alignment = 64
}

/// Where a section is.
struct ImageRange: BitwiseCopyable {
  /// Bytes from the start of the image.
  let offset: UInt64
  /// The number of elements.
  let count: UInt64
}
