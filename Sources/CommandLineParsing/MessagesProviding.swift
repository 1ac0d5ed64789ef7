// SPDX-License-Identifier: MIT

/// An error that has several things to say, each in a line of its own.
public protocol MessagesProviding: Error {
  /// What is wrong, one thing a line.
  var messages: [String] { get }
}
