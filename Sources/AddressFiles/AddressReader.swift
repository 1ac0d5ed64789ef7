// SPDX-License-Identifier: MIT

public import AddressStore
import Glibc

/// Reads a list of addresses from a file, one after the other, however long it is.
///
///     var reader = try AddressReader(path: "boston.csv")
///     while let address = try reader.next() { … }
public struct AddressReader {
  /// How a list is written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// CSV (RFC 4180) with the names of its columns in the first row.
    case csv
    /// A GeoJSON feature a line, each a point with the address in its properties.
    case geojson
  }

  private enum Rows {
    case csv(CSVAddresses)
    case geoJSON(GeoJSONAddresses)
  }

  /// The name of the list, for errors.
  public let source: String
  /// How the list is written.
  public let format: Format
  private var rows: Rows
  private let file: OpenFile?

  /// Columns of a CSV file that say nothing of an address, by their names.
  public var unusedColumns: [String] {
    if case .csv(let rows) = rows { rows.unusedColumns } else { [] }
  }

  /// Opens the file at `path`; its content tells the format, unless that is given.
  public init(path: String, format: Format? = nil) throws(AddressFileError) {
    let file = try OpenFile(path: path)
    try self.init(
      try ByteFeed(descriptor: file.descriptor, source: path), format: format, file: file)
  }

  /// Reads what comes out of `descriptor`, which stays the caller's to close; errors call it `source`.
  public init(descriptor: Int32, source: String, format: Format? = nil) throws(AddressFileError) {
    try self.init(
      try ByteFeed(descriptor: descriptor, source: source), format: format, file: nil)
  }

  /// Reads `bytes`, which errors call `source`.
  public init(bytes: [UInt8], source: String, format: Format? = nil) throws(AddressFileError) {
    try self.init(try ByteFeed(bytes: bytes, source: source), format: format, file: nil)
  }

  private init(_ feed: ByteFeed, format: Format?, file: OpenFile?) throws(AddressFileError) {
    guard let first = feed.ahead.first(where: { $0 > UInt8(ascii: " ") || $0 == 0x1E }) else {
      throw AddressFileError(.empty, source: feed.source)
    }
    let isJSON = [UInt8(ascii: "{"), UInt8(ascii: "["), 0x1E].contains(first)
    self.format = format ?? (isJSON ? .geojson : .csv)
    self.file = file
    source = feed.source
    rows =
      switch self.format {
      case .csv: .csv(try CSVAddresses(in: feed))
      case .geojson: .geoJSON(GeoJSONAddresses(in: feed))
      }
  }

  /// The next address; nil after the last one.
  ///
  /// - Throws: What is wrong with a row. Reading may go on with the next one if `isOfOneRow`.
  public mutating func next() throws(AddressFileError) -> PlacedAddress? {
    switch rows {
    case .csv(var addresses):
      defer { rows = .csv(addresses) }
      return try addresses.next()
    case .geoJSON(var addresses):
      defer { rows = .geoJSON(addresses) }
      return try addresses.next()
    }
  }
}

/// A file that is open for reading, until nobody needs it any more.
private final class OpenFile {
  let descriptor: Int32

  init(path: String) throws(AddressFileError) {
    // A C string would end at U+0000 and name another file.
    descriptor = path.utf8.contains(0) ? -1 : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = path.utf8.contains(0) ? ENOENT : errno
      throw AddressFileError(.unreadable(errno: code), source: path)
    }
  }

  deinit { close(descriptor) }
}
