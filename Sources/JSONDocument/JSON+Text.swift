// SPDX-License-Identifier: MIT

extension JSON {
  /// The value as a JSON text in UTF-8, members in order of insertion.
  ///
  /// Reading the text gives an equal value: each number has as many digits as that needs.
  ///
  /// - Parameter pretty: Whether to put each element and member on a line of its own, indented by
  ///   two spaces a level, in place of one line without white space.
  /// - Returns: The text, without a line break at its end.
  /// - Throws: `notFinite` at a number that JSON cannot express; `tooDeep` beyond 512 levels and
  ///   `unsuitable` at a member name with U+0000, which could not be read back.
  public func text(pretty: Bool = false) throws(JSONError) -> String {
    String(decoding: try bytes(pretty: pretty), as: UTF8.self)
  }

  /// The value as `text(pretty:)` writes it, in bytes of UTF-8.
  ///
  /// - Throws: As `text(pretty:)` does.
  public func bytes(pretty: Bool = false) throws(JSONError) -> [UInt8] {
    var writer = JSONWriter(isPretty: pretty)
    try writer.write(self)
    return writer.bytes
  }
}
