// SPDX-License-Identifier: MIT

public import ZoneGeometry

/// Why a request has no answer, not even a no.
public enum RequestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The destination is not on the globe.
  case coordinate(CoordinateError)
  /// The accuracy is not a distance in metres.
  case accuracy(Double)
  /// These rules have to wait, so that only the asynchronous form can answer.
  case mustWait(rules: [String])

  /// The cause and the remedy, as one line.
  public var description: String {
    switch self {
    case .coordinate(let error):
      error.description
    case .accuracy(let meters):
      "the accuracy is \(meters); expected metres, finite and not negative"
    case .mustWait(let rules):
      "the rules \(rules.joined(separator: ", ")) have to wait; ask with 'await'"
    }
  }
}
