// SPDX-License-Identifier: MIT

/// Who owns a coordinate.
package enum ZoneOwner: Hashable, Sendable {
  /// No zone, for none that is active contains it.
  case none
  /// The service zone of this ordinal.
  case zone(Int)
  /// No zone, because the exclusion of this ordinal keeps out those that contain it.
  case excluded(by: Int)
}

/// A `ZoneOwner` in 32 bits, as it is written in images and into the memory of callers.
package struct ZoneOwnerCode: Hashable, Sendable, BitwiseCopyable {
  /// The ordinal of the owner, -1 for none, or less for an exclusion.
  package let rawValue: Int32

  package static let none = ZoneOwnerCode(.none)
  /// The owner depends on the time, or on all zones around.
  static let undecided = ZoneOwnerCode(rawValue: -2)

  init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  init(_ owner: ZoneOwner) {
    rawValue =
      switch owner {
      case .none: -1
      case .zone(let ordinal): Int32(truncatingIfNeeded: ordinal)
      case .excluded(let ordinal): -3 - Int32(truncatingIfNeeded: ordinal)
      }
  }

  /// The owner that the code stands for.
  package var owner: ZoneOwner {
    if rawValue >= 0 { return .zone(Int(rawValue)) }
    return rawValue <= -3 ? .excluded(by: -3 - Int(rawValue)) : .none
  }
}
