// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

/// A service with one mistake, and what is said about it.
struct BrokenFile: CustomTestStringConvertible {
  /// Where the mistake is made, a JSON Pointer.
  let pointer: String
  /// What is written there; nil leaves it out.
  let value: JSON?
  /// Where the error says that the mistake is.
  let place: String
  /// What the error says after file and place: what was found, and what was expected.
  let message: String

  /// A mistake at `pointer`, told `at` another place if that is to blame.
  init(_ pointer: String, _ value: JSON?, at place: String? = nil, says message: String) {
    self.pointer = pointer
    self.value = value
    self.place = place ?? pointer
    self.message = message
  }

  var testDescription: String {
    let shown = (try? value?.text()) ?? "left out"
    return "\(pointer) \(shown)"
  }

  /// The whole error about the file at `path`.
  func description(_ path: String) -> String {
    [path, place, message].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
