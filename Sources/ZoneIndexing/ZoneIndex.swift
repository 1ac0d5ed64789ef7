// SPDX-License-Identifier: MIT

package import ZoneGeometry

/// Answers which of many zones contain a coordinate.
///
///     let index = ZoneIndex([city, harbor])
///     index.zones(containing: pier)  // [1], the ordinal of harbor
///
/// A zone is spoken of by its ordinal: its position in the array that the index was built from.
///
/// The index is one block of memory, an *image*, which copies of the value share.
@safe package struct ZoneIndex: Sendable {
  let memory: ImageMemory
  let grid: ZoneGrid
  /// The borders of all zones.
  let borders: BorderTree
  private let shapes: ImageShapes
  let hasExclusions: Bool

  /// Builds an index of `shapes`, empty ones included.
  ///
  /// - Parameters:
  ///   - shapes: Zones that an index `canHold`; more are a mistake of the caller.
  ///   - claims: What decides who owns a coordinate, one for each zone; without any, the first zone
  ///     does.
  /// - Complexity: O(*v* + *p* log *p*) for *v* vertices and *p* rings and circles; all cores take
  ///   part when there are many.
  package init(_ shapes: [ZoneShape], claims: [ZoneClaim]? = nil) {
    self.init(taking: ZoneShapes(shapes), claims: claims)
  }

  /// Builds an index of `shapes`, whose memory becomes that of the index as far as may be.
  package init(taking shapes: consuming ZoneShapes, claims: [ZoneClaim]? = nil) {
    let claims = claims ?? shapes.indices.map { ZoneClaim(rank: UInt32($0)) }
    precondition(claims.count == shapes.count, "each zone has one claim")
    do throws(ImageError) {
      try self.init(image: Self.image(of: consume shapes, claims: claims))
    } catch {
      preconditionFailure("an image that was just written can be read")
    }
    assert(grid.brokenStructure() == nil, grid.brokenStructure() ?? "")
  }

  /// The index whose image is in `memory`.
  ///
  /// The image may come from a file that is damaged. Only its header is checked, so that this takes
  /// no time; damage elsewhere may give wrong answers, but nothing outside the memory is read.
  ///
  /// - Throws: `ImageError` when it is no image, or one that the header contradicts.
  package init(image memory: ImageMemory) throws(ImageError) {
    let header = try ImageHeader(readFrom: memory)
    self.memory = memory
    grid = try header.grid(in: memory)
    borders = try header.borders(in: memory)
    shapes = try header.shapes(in: memory)
    hasExclusions = header.exclusionCount > 0
  }

  /// The number of zones.
  package var count: Int { grid.claims.count }

  /// The shape of a zone, made anew from the image.
  ///
  /// - Complexity: O(*v*) for *v* vertices of the zone.
  package func shape(of zone: Int) -> ZoneShape { shapes.shape(of: zone) }

  /// What decides whether a zone owns coordinates.
  package func claim(of zone: Int) -> ZoneClaim { grid.claims[zone] }

  /// The ordinals of the zones that contain `coordinate`, ascending.
  ///
  /// Zones are closed: a coordinate on a shared border is in both zones. A longitude outside
  /// -180...180 loses whole turns; a coordinate that is not on the globe is in no zone.
  ///
  /// - Complexity: O(1) where no border is near.
  package func zones(containing coordinate: Coordinate) -> [Int] {
    var ordinals: [Int] = []
    forEachZone(containing: coordinate) { ordinals.append($0) }
    return ordinals.sorted()
  }

  /// Calls `body` with the ordinal of each zone that contains `coordinate`, in no special order.
  ///
  /// Nothing is allocated unless there are many.
  ///
  /// - Complexity: As `zones(containing:)`.
  package func forEachZone(containing coordinate: Coordinate, _ body: (Int) -> Void) {
    if let code = grid.topCode(longitude: coordinate.longitude, latitude: coordinate.latitude),
      code.kind == .zone
    {
      // Most coordinates are far from borders.
      if code != .empty && code.value <= count { body(code.value - 1) }
    } else {
      forEachZone(near: coordinate, body)
    }
  }

  /// As `forEachZone(containing:)`, wherever the coordinate is.
  private func forEachZone(near coordinate: Coordinate, _ body: (Int) -> Void) {
    let found = unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.usuallyFound) {
      zones in
      var sink = unsafe WritingSink(zones)
      tellZones(containing: coordinate, to: &sink)
      if !sink.isFull { for index in 0..<sink.count { unsafe body(Int(zones[index])) } }
      return sink.count
    }
    // More zones than there are is a sign of a damaged image.
    guard found > Self.usuallyFound && found <= count else { return }
    var sink = CollectingSink()
    tellZones(containing: coordinate, to: &sink)
    sink.zones.forEach(body)
  }

  private static let usuallyFound = 64

  @inline(__always)
  func tellZones(containing coordinate: Coordinate, to sink: inout some ZoneSink) {
    if abs(coordinate.longitude) < 180 && abs(coordinate.latitude) <= 90 {
      grid.tellZones(
        longitude: coordinate.longitude, latitude: coordinate.latitude, to: &sink)
    } else {
      tellZones(containingUnusual: coordinate, to: &sink)
    }
  }

  /// As `tellZones(containing:to:)`, on the antimeridian, after whole turns, and off the globe.
  @inline(never)
  func tellZones(containingUnusual coordinate: Coordinate, to sink: inout some ZoneSink) {
    guard coordinate.isOnGlobe else { return }
    let place = coordinate.withinOneTurn
    guard abs(place.longitude) == 180 else {
      return grid.tellZones(longitude: place.longitude, latitude: place.latitude, to: &sink)
    }
    // One meridian, which zones reach from two sides.
    var found = CollectingSink()
    grid.tellZones(longitude: -180, latitude: place.latitude, to: &found)
    grid.tellZones(longitude: 180, latitude: place.latitude, to: &found)
    var told: Set<Int> = []
    for zone in found.zones where told.insert(zone).inserted { sink.take(zone) }
  }
}
