// SPDX-License-Identifier: MIT

import Diagnostics
package import HTTPClient

/// Why a routing engine measured nothing.
package struct TravelTimeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  package enum Reason: Hashable, Sendable {
    /// There was no response.
    case noResponse(HTTPError)
    /// The engine is well, but has no answer for at least one of the places together with the others.
    case noWay(code: String, message: String)
    /// The engine refuses the request, whatever the places.
    case refused(status: Int, code: String, message: String)
    /// The response is not what the engine is known to say; `problem` says where.
    case malformed(problem: String)
  }

  /// What went wrong.
  package let reason: Reason

  package init(_ reason: Reason) { self.reason = reason }

  /// Whether a question about fewer places may be answered.
  var isAboutPlaces: Bool {
    if case .noWay = reason { true } else { false }
  }

  /// One lower-case sentence without full stop.
  package var description: String {
    switch reason {
    case .noResponse(let error): error.description
    case .noWay(let code, let message): "no way there, \(code): \(excerpt(of: message, limit: 200))"
    case .refused(let status, let code, let message):
      """
      the engine refused with status \(status)\(code.isEmpty ? "" : ", \(code.printable)")\
      \(message.isEmpty ? "" : ": \(excerpt(of: message, limit: 200))"); check the URL and the profile
      """
    case .malformed(let problem):
      "the answer is not one of this engine: \(excerpt(of: problem, limit: 200))"
    }
  }
}
