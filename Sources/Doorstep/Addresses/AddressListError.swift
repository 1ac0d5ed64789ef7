// SPDX-License-Identifier: MIT

public import AddressFiles

/// What is wrong with a list of addresses: every mistake up to a limit.
public struct AddressListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistakes, in the order of the file.
  public let mistakes: [AddressFileError]
  /// Whether there may be more of them, which were not looked for.
  public let isCut: Bool

  /// The one mistake that ended the reading.
  public init(_ mistake: AddressFileError) {
    self.init(mistakes: [mistake], isCut: false)
  }

  init(mistakes: [AddressFileError], isCut: Bool) {
    self.mistakes = mistakes
    self.isCut = isCut
  }

  /// All mistakes, one a line.
  public var messages: [String] {
    mistakes.map(\.description) + (isCut ? ["there may be more mistakes; these come first"] : [])
  }

  /// All mistakes, one a line.
  public var description: String { messages.joined(separator: "\n") }
}
