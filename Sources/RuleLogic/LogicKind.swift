// SPDX-License-Identifier: MIT

public import JSONDocument

/// The kinds of values that expressions compute with.
public enum LogicKind: String, Hashable, Sendable, CaseIterable {
  /// `true` or `false`.
  case boolean
  /// An integer or a number with a fraction.
  case number
  /// A number of minutes since midnight, which a constant such as `"22:30"` may be compared with.
  case timeOfDay
  /// A text.
  case text
  /// Values in order.
  case list
  /// Values by name.
  case object

  /// The kind of `value`; nil for `null`, which is of no kind.
  public init?(of value: JSON) {
    switch value {
    case .null: return nil
    case .boolean: self = .boolean
    case .integer, .number: self = .number
    case .string: self = .text
    case .array: self = .list
    case .object: self = .object
    }
  }

  /// Whether a value of this kind may stand where one of `other` is wanted.
  func fits(_ other: LogicKind) -> Bool {
    self == other || (self == .timeOfDay && other == .number)
  }

  /// The kind to compare by: a time of day is a number.
  var comparable: LogicKind { self == .timeOfDay ? .number : self }

  /// The kind with its article, for messages.
  var noun: String {
    switch self {
    case .boolean: "true or false"
    case .number: "a number"
    case .timeOfDay: "a time of day"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension Collection<LogicKind> {
  /// The kinds as a message names them: `a number or a text`.
  var noun: String { map(\.noun).joined(separator: " or ") }
}
