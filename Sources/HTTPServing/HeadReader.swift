// SPDX-License-Identifier: MIT

import CMicroHTTPD

/// Reads the head of a request out of libmicrohttpd.
///
/// Before 1.0 that ends a value at U+0000 without a word, joins a line that begins with a blank to the one before,
/// and takes a bare line feed for the end of a line; each is a way to show a proxy another request. It parses where
/// the bytes arrived. So two bytes, and nothing else, must stand between one line and the next, and four between the
/// last line and the end of the head.
@safe struct HeadReader {
  private static let parsesInPlace = unsafe String(cString: MHD_get_version()).hasPrefix("0.")
  /// The bytes of CR LF.
  private static let lineEnd = 2

  private(set) var fields: [RequestHead.Field] = []
  /// Whether all lines so far were ended by CR LF, and held what was read of them.
  private(set) var isPlain = true
  /// Where the last line ends.
  private var end: UnsafePointer<CChar>

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
    let size = unsafe reader.end - method + 2 * lineEnd
    let isWhole = unsafe reader.isPlain && size == cmicrohttpd_head_size(connection)
    guard isWhole || !parsesInPlace else { return nil }
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
    guard let start = name.baseAddress, let last = value.baseAddress else {
      isPlain = false
      return
    }
    if unsafe start - end != Self.lineEnd { isPlain = false }
    unsafe end = last + value.count
    unsafe fields.append(
      RequestHead.Field(
        String(decoding: UnsafeRawBufferPointer(name), as: UTF8.self),
        String(decoding: UnsafeRawBufferPointer(value), as: UTF8.self)))
  }
}
