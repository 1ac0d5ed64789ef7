// SPDX-License-Identifier: MIT

/// Takes the zones that a look-up finds.
///
/// A protocol rather than a closure, so that each look-up is compiled for what becomes of its zones.
protocol ZoneSink {
  mutating func take(_ zone: Int)
}

/// Keeps all zones.
struct CollectingSink: ZoneSink {
  private(set) var zones: [Int] = []

  mutating func take(_ zone: Int) { zones.append(zone) }
}

/// Looks for one zone.
struct ZoneSearch: ZoneSink {
  let zone: Int
  private(set) var isFound = false

  init(zone: Int) {
    self.zone = zone
  }

  mutating func take(_ zone: Int) {
    if zone == self.zone { isFound = true }
  }
}

/// Writes zones to memory as long as there is room.
@safe struct WritingSink: ZoneSink {
  private let start: UnsafeMutablePointer<UInt32>
  private let room: Int
  /// The number of zones, those without room included.
  var count = 0

  /// - Precondition: `zones` outlives the sink.
  init(_ zones: UnsafeMutableBufferPointer<UInt32>) {
    // An empty buffer may have no address; it has no room either.
    unsafe start = zones.baseAddress ?? UnsafeMutablePointer(bitPattern: 4).unsafelyUnwrapped
    room = zones.count
  }

  var isFull: Bool { count > room }

  /// Takes the zone of a uniform cell, if it has one, without asking.
  @inline(__always)
  mutating func takeZone(of code: CellCode, zoneCount: Int) {
    let value = code.value
    if count < room { unsafe start[count] = UInt32(truncatingIfNeeded: value &- 1) }
    count &+= value != 0 && value <= zoneCount ? 1 : 0
  }

  /// Takes the zones of uniform cells, and tells `body` behind which zone those of each cell end.
  ///
  /// - Returns: How many cells had room.
  @inline(__always)
  mutating func takeZones(
    of codes: Span<UInt32>, zoneCount: Int, _ body: (_ cell: Int, _ end: UInt32) -> Void
  ) -> Int {
    // Every cell writes a zone, whether it counts or not.
    guard room &- count >= codes.count else {
      for cell in codes.indices {
        takeZone(of: CellCode(bits: codes[cell]), zoneCount: zoneCount)
        if isFull { return cell }
        body(cell, UInt32(truncatingIfNeeded: count))
      }
      return codes.count
    }
    let (start, zoneCount) = unsafe (self.start, UInt32(truncatingIfNeeded: zoneCount))
    var count = count
    for cell in codes.indices {
      let zone = codes[cell] >> 2 &- 1
      unsafe start[count] = zone
      count &+= zone < zoneCount ? 1 : 0
      body(cell, UInt32(truncatingIfNeeded: count))
    }
    self.count = count
    return codes.count
  }

  @inline(__always)
  mutating func take(_ zone: Int) {
    if count < room { unsafe start[count] = UInt32(truncatingIfNeeded: zone) }
    count &+= 1
  }
}
