// SPDX-License-Identifier: MIT

import Diagnostics

/// Why holidays cannot be had.
public struct HolidayError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The table does not have the country; `nearest` are codes that may have been meant, with names.
    case unknownCountry(nearest: [String])
    /// The country has no such region; `known` are all that it has, `nearest` the one that may have been meant.
    case unknownRegion(country: String, nearest: String?, known: [String])
    /// A period ends before it begins.
    case periodReversed
    /// A period is longer than ten years.
    case periodTooLong
  }

  /// What is wrong.
  public let reason: Reason
  /// What was asked for.
  public let found: String
}

extension HolidayError: CustomStringConvertible {
  /// What is wrong, and what would be right, as one line.
  public var description: String {
    let name = quoted(found)
    switch reason {
    case .unknownCountry(let nearest):
      let hint =
        nearest.isEmpty
        ? "list its holidays as dates" : "did you mean \(nearest.joined(separator: " or "))?"
      return "the holidays of country \(name) are not known; \(hint)"
    case .unknownRegion(let country, _, []):
      return
        "country \"\(country)\" has no region \(name); leave the region out, as it has one calendar"
    case .unknownRegion(let country, let nearest, let known):
      let hint = nearest.map { "did you mean \"\($0)\"? it has" } ?? "it has"
      return
        "country \"\(country)\" has no region \(name); \(hint) \(known.joined(separator: ", "))"
    case .periodReversed:
      return "the period \(found) ends before it begins; swap its ends"
    case .periodTooLong:
      return "the period \(found) is longer than ten years; shorten it"
    }
  }
}
