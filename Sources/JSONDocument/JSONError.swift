// SPDX-License-Identifier: MIT

/// Why a text is not JSON, or its content not what was asked for.
///
/// `description` is one line for a terminal or a log, such as
/// `zones.geojson:12:7: expected ',' or ']', found '{'`,
/// `service.json:8:22: expected a string, found number 3 (/hubs/0/id)` or, where the text is not at
/// hand, `service.json: /hubs/0/id: expected a string, found number 3`.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the text the fault lies.
  public enum Location: Hashable, Sendable {
    /// The text as a whole.
    case text
    /// A character of the text: line and column count from 1 as in an editor (a column is a Unicode
    /// scalar, a byte order mark is none), `byte` from 0 at the start of the text.
    case character(line: Int, column: Int, byte: Int)
    /// A value, by its JSON Pointer (RFC 6901), the empty pointer being the whole document; and where
    /// it starts in the text, once that was looked up.
    case value(pointer: String, position: TextPosition? = nil)
  }

  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The text holds nothing but white space.
    case empty
    /// The text is longer than the limit.
    case tooLarge(bytes: Int, maximum: Int)
    /// More arrays and objects are nested than the limit.
    case tooDeep(maximum: Int)
    /// The text is in another encoding than UTF-8, such as "UTF-16LE".
    case wrongEncoding(String)
    /// The text is not UTF-8 from the byte on.
    case invalidUTF8(byte: UInt8)
    /// The text breaks the grammar of JSON.
    case syntax(String)
    /// An object has two members of this name.
    case duplicateMember(String)
    /// The number, as written, is beyond 64 bits (an integer) or the range of `Double`.
    case numberOutOfRange(String)
    /// A number to be written is infinite or not a number.
    case notFinite(Double)
    /// A value is of another kind than expected.
    case unexpectedKind(expected: String, found: String)
    /// An array is too short.
    case tooFewElements(minimum: Int, found: Int)
    /// An object lacks a member.
    case missingMember(String)
    /// An object has a member that means nothing there.
    case unknownMember(String, suggestion: String?, known: [String])
    /// A value of the right kind does not fit its purpose, for a reason that only its reader knows.
    case unsuitable(String)
    /// Memory ran out.
    case outOfMemory
  }

  /// The name of the file, when it is known.
  public let source: String?
  /// Where the fault lies.
  public let location: Location
  /// What is wrong.
  public let reason: Reason

  /// Creates an error.
  public init(source: String? = nil, location: Location = .text, reason: Reason) {
    self.source = source
    self.location = location
    self.reason = reason
  }

  /// The place, the fault and, where there is one, the remedy, as one line.
  public var description: String {
    switch location {
    case .text, .value(pointer: "", position: nil): prefix + reason.description
    case .value(let pointer, nil): "\(prefix)\(pointer): \(reason)"
    case .value("", let position?): place(position.line, position.column) + reason.description
    case .value(let pointer, let position?):
      "\(place(position.line, position.column))\(reason) (\(pointer))"
    case .character(let line, let column, _): place(line, column) + reason.description
    }
  }

  private func place(_ line: Int, _ column: Int) -> String {
    source.map { "\($0):\(line):\(column): " } ?? "line \(line), column \(column): "
  }

  private var prefix: String { source.map { "\($0): " } ?? "" }
}
