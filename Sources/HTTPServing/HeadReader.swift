// SPDX-License-Identifier: MIT

import CMicroHTTPD

/// Reads the head of a request out of libmicrohttpd.
///
/// Before 1.0 that ends a value at U+0000 without a word, joins a line that begins with a blank to the one before,
/// and takes a bare line feed for the end of a line; each is a way to show a proxy another request. It parses where
/// the bytes arrived, with zeros in place of line ends: so two zeros, and nothing else, must stand between one line
/// and the next.
@safe struct HeadReader {
  private static let parsesInPlace = unsafe String(cString: MHD_get_version()).hasPrefix("0.")

  private(set) var fields: [RequestHead.Field] = []
  /// Whether all lines so far were ended by CR LF, and held what was read of them.
  private(set) var isPlain = true
  private var end: UnsafePointer<CChar>?

  /// The head of the request that `connection` has received; nil when its lines are not plain.
  static func head(
    of connection: OpaquePointer, method: UnsafePointer<CChar>, path: UnsafePointer<CChar>,
    version: UnsafePointer<CChar>
  ) -> RequestHead? {
    let written = unsafe String(cString: version)
    var reader = unsafe HeadReader(endOfFirstLine: version + written.utf8.count)
    unsafe withUnsafeMutablePointer(to: &reader) { reader in
      _ = unsafe MHD_get_connection_values_n(
        connection, .HEADER_KIND,
        { reader, _, name, nameLength, value, valueLength in
          let reader = unsafe reader?.assumingMemoryBound(to: HeadReader.self)
          unsafe reader?.pointee.read(
            UnsafeBufferPointer(start: name, count: nameLength),
            UnsafeBufferPointer(start: value, count: valueLength))
          return .YES
        }, reader)
    }
    reader.checkLastLine()
    guard reader.isPlain else { return nil }
    return unsafe RequestHead(
      method: String(cString: method), path: String(cString: path), version: written,
      fields: reader.fields)
  }

  private init(endOfFirstLine: UnsafePointer<CChar>) {
    unsafe end = endOfFirstLine
  }

  private mutating func read(
    _ name: UnsafeBufferPointer<CChar>, _ value: UnsafeBufferPointer<CChar>
  ) {
    if let end = unsafe end, let start = name.baseAddress, unsafe start - end != 2 {
      isPlain = false
    }
    unsafe end = value.baseAddress.map { unsafe $0 + value.count }
    unsafe fields.append(
      RequestHead.Field(
        String(decoding: UnsafeRawBufferPointer(name), as: UTF8.self),
        String(decoding: UnsafeRawBufferPointer(value), as: UTF8.self)))
  }

  /// The line after the last field is empty, so that at least two bytes of the same memory follow.
  private mutating func checkLastLine() {
    guard Self.parsesInPlace else {
      isPlain = true
      return
    }
    guard isPlain, let end = unsafe end else { return }
    if unsafe end[0] != 0 || end[1] != 0 { isPlain = false }
  }
}
