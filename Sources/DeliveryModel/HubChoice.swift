// SPDX-License-Identifier: MIT

/// Which hub serves a place that several could.
///
/// A hub that is closed at the time of the order comes after all that are open, whatever else speaks
/// for it. Equal ones are told apart by their distance, then by their order in the file.
public enum HubChoice: String, Hashable, Sendable, CaseIterable {
  /// The smallest great-circle distance.
  case nearest
  /// The earliest upper end of the estimate.
  case fastest
  /// The lowest fee.
  case cheapest
  /// The first that the zone names, in its order.
  case zone
}
