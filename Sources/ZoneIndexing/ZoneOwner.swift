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

  static let none = ZoneOwnerCode(.none)
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

/// Finds the owner among zones that are told one by one.
///
/// As exclusions may come after the zones that they keep out, those are told again in a second
/// round, when `needsSecondRound` says so.
struct OwnerSearch {
  private let second: Int64?
  private var exclusion: (ordinal: Int, priority: Int32)?
  private var owner: (ordinal: Int, rank: UInt32)?

  /// Starts a search for the owner at `second` since 1970; nil looks at zones that are always
  /// active.
  init(at second: Int64?) {
    self.second = second
  }

  /// The exclusion of the highest priority, of two the first one told.
  mutating func visitExclusion(_ ordinal: Int, _ claim: ZoneClaim) {
    guard claim.isExclusion, isActive(claim) else { return }
    if let exclusion, (exclusion.priority, -exclusion.ordinal) > (claim.priority, -ordinal) {
      return
    }
    exclusion = (ordinal, claim.priority)
  }

  /// The service zone of the lowest rank that no exclusion visited so far keeps out.
  mutating func visitService(_ ordinal: Int, _ claim: ZoneClaim) {
    guard !claim.isExclusion, isActive(claim) else { return }
    if let exclusion, exclusion.priority >= claim.priority { return }
    if let owner, owner.rank <= claim.rank { return }
    owner = (ordinal, claim.rank)
  }

  private func isActive(_ claim: ZoneClaim) -> Bool {
    second.map { claim.isActive(at: $0) } ?? true
  }

  var result: ZoneOwner {
    if let owner { return .zone(owner.ordinal) }
    return exclusion.map { .excluded(by: $0.ordinal) } ?? .none
  }
}
