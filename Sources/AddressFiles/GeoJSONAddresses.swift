// SPDX-License-Identifier: MIT

import AddressStore
import Diagnostics
import JSONDocument
import ZoneGeometry

/// The addresses of a file with one GeoJSON feature a line, as OpenAddresses publishes them.
///
/// Record separators before the lines (RFC 8142) and empty lines do not count.
struct GeoJSONAddresses {
  private static let maximumBytes = 1 << 20
  private static let recordSeparator: UInt8 = 0x1E

  private var feed: ByteFeed

  init(in feed: ByteFeed) {
    self.feed = feed
  }

  /// The next address; nil after the last one.
  mutating func next() throws(AddressFileError) -> PlacedAddress? {
    while true {
      let line = feed.line
      guard let bytes = try takeLine() else { return nil }
      guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { continue }
      do throws(JSONError) {
        return try address(JSONDocument(parsing: bytes, source: feed.source).root)
      } catch {
        // Values know where they are only by a second look.
        let placed = [error].positioned(in: bytes, source: feed.source)[0]
        throw AddressFileError(
          .feature(problem: placed.problem), source: feed.source, line: line,
          column: placed.column ?? 1)
      }
    }
  }

  /// The bytes of the next line without its end; nil after the last one.
  private mutating func takeLine() throws(AddressFileError) -> [UInt8]? {
    guard try feed.peek() != nil else { return nil }
    let line = feed.line
    var bytes: [UInt8] = []
    while let byte = try feed.peek() {
      feed.skip()
      if byte == UInt8(ascii: "\n") { break }
      guard bytes.count < Self.maximumBytes else {
        try feed.skipLine()
        throw AddressFileError(
          .tooLong(maximumBytes: Self.maximumBytes), source: feed.source, line: line)
      }
      // A blank keeps the columns behind it right.
      bytes.append(byte == Self.recordSeparator ? UInt8(ascii: " ") : byte)
    }
    return bytes
  }

  private func address(_ root: JSONValue) throws(JSONError) -> PlacedAddress {
    guard root.kind == .object else { throw root.unexpectedKind("a GeoJSON feature") }
    let type = try root.required("type")
    guard try type.string() == "Feature" else {
      throw type.error(
        """
        expected a \"Feature\" on each line, found \(type.summary); 'jq -c ".features[]"' takes \
        collections apart
        """)
    }
    let properties = try root.required("properties")
    let members = try properties.members()
    var texts: [AddressColumn: String] = [:]
    for (name, value) in members {
      guard let column = AddressColumn(name: name), AddressColumn.texts.contains(column) else {
        continue
      }
      texts[column] = try value.shortText()
    }
    let coordinates = try root.required("geometry").point()
    do throws(AddressDraft.Fault) {
      return try AddressDraft { texts[$0] }.address(at: coordinates.coordinate)
    } catch {
      let isOfPlace = error.column == .longitude || error.column == .latitude
      throw (isOfPlace ? coordinates.value : properties).error(error.problem)
    }
  }
}

extension JSONValue {
  /// The place of a geometry that is a point.
  fileprivate func point() throws(JSONError) -> (coordinate: Coordinate, value: JSONValue) {
    guard kind == .object else { throw unexpectedKind("a point") }
    let type = try required("type")
    guard try type.string() == "Point" else {
      throw type.error("expected \"Point\", found \(type.summary)")
    }
    let value = try required("coordinates")
    var numbers: [Double] = []
    for number in try value.elements() { numbers.append(try number.double()) }
    guard numbers.count >= 2 else {
      throw value.error("expected longitude and latitude, found \(numbers.count) numbers")
    }
    return (Coordinate(longitude: numbers[0], latitude: numbers[1]), value)
  }

  /// A text, or a number as it is written, since some lists have house numbers so; null says nothing.
  fileprivate func shortText() throws(JSONError) -> String {
    switch kind {
    case .null: return ""
    case .integer: return String(try integer())
    case .string: return try string()
    default: throw unexpectedKind("a text")
    }
  }
}

extension JSONError {
  /// What is wrong, without its place.
  fileprivate var problem: String { reason.description }

  /// The column that it is about, where that is known.
  fileprivate var column: Int? {
    switch location {
    case .character(_, let column, _): column
    case .value(_, let position?): position.column
    case .text, .value: nil
    }
  }
}

extension AddressDraft.Fault {
  /// What is wrong, without its place.
  fileprivate var problem: String { reason.problem }
}
