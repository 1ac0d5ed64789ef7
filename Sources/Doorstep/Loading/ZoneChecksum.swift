// SPDX-License-Identifier: MIT

import Checksums
import JSONDocument
import ZoneGeometry

/// Names what a zone is and says: its id, the properties that mean something, its shape.
struct ZoneChecksum: ~Copyable {
  /// As soon as there are so many bytes, they are added and forgotten: long drawings are not in memory
  /// twice.
  private static let blockBytes = 1 << 14

  private var bytes = CanonicalBytes()
  private var running: RunningChecksum?

  /// The checksum of a zone with these `properties`.
  static func of(zone id: String?, properties: JSONValue?, shape: ZoneShape) -> UInt128 {
    var checksum = ZoneChecksum()
    checksum.add(id, properties)
    checksum.add(shape)
    return checksum.value()
  }

  private mutating func add(_ id: String?, _ properties: JSONValue?) {
    bytes.append(id.map(JSON.string) ?? .null)
    var meant = JSON.Object()
    for name in ZoneDecoder.properties.sorted() where name != "id" && name != "radiusMeters" {
      meant[name] = properties?.given(name).map { JSON($0) }
    }
    bytes.append(.object(meant))
  }

  /// Adds the positions of `shape`, bit by bit.
  private mutating func add(_ shape: ZoneShape) {
    for polygon in shape.polygons {
      bytes.append(mark: 7)
      for ring in polygon.rings {
        bytes.append(UInt64(ring.positions.count))
        for position in ring.positions { add(position.longitude) }
        for position in ring.positions { add(position.latitude) }
      }
    }
    for circle in shape.circles {
      bytes.append(mark: 8)
      for number in [circle.center.longitude, circle.center.latitude, circle.radiusMeters] {
        add(number)
      }
    }
  }

  private mutating func add(_ number: Double) {
    bytes.append(number.bitPattern)
    if bytes.bytes.count >= Self.blockBytes { addBlock() }
  }

  /// Adds the bytes so far to the running checksum.
  private mutating func addBlock() {
    var running = self.running.take() ?? RunningChecksum()
    unsafe running.add(bytes.bytes.span.bytes)
    self.running = consume running
    bytes.removeAll()
  }

  private consuming func value() -> UInt128 {
    guard running != nil else { return bytes.checksum }
    addBlock()
    return running?.xxh3Wide ?? bytes.checksum
  }
}
