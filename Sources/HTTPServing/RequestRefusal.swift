// SPDX-License-Identifier: MIT

/// Why a request is not even looked at.
package enum RequestRefusal: Hashable, Sendable, CustomStringConvertible {
  /// Two servers could read it differently, for a reason told as a sentence without full stop.
  case ambiguous(String)
  /// Its body is longer than the limit.
  case bodyTooLong(maximumBytes: Int)
  /// Its body is coded in a way that is not known (RFC 9112 §6.1).
  case unknownCoding

  /// The status that says so (RFC 9110 §15.5, §15.6).
  package var status: Int {
    switch self {
    case .ambiguous: 400
    case .bodyTooLong: 413
    case .unknownCoding: 501
    }
  }

  /// What is wrong, as a sentence without full stop.
  package var description: String {
    switch self {
    case .ambiguous(let fault): fault
    case .bodyTooLong(let maximum): "the body is longer than the limit of \(maximum) bytes"
    case .unknownCoding: "the transfer coding is not known; expected chunked, or none"
    }
  }
}
