// SPDX-License-Identifier: MIT

/// What decides whether a zone owns the coordinates that it contains.
///
/// Zones that are not active are left out. Of the others, an exclusion keeps out every service zone
/// whose priority is not strictly higher; of the service zones that remain, the one of the lowest
/// rank is the owner.
package struct ZoneClaim: Hashable, Sendable, BitwiseCopyable {
  // Whole words without gaps, so that equal claims are equal bytes in an image.
  private let flags: UInt32
  /// Compared between exclusions and service zones.
  package let priority: Int32
  /// The service's precedence, as a number that no other zone has.
  package let rank: UInt32
  private let reserved: UInt32 = 0
  /// The first second since 1970 at which the zone is active.
  package let activeFrom: Int64
  /// The first second since 1970 at which it is not any more; `Int64.max` is never reached.
  package let activeUntil: Int64

  /// A claim, by default of a service zone that is always active.
  package init(
    rank: UInt32, priority: Int32 = 0, isExclusion: Bool = false, activeFrom: Int64 = .min,
    activeUntil: Int64 = .max
  ) {
    flags = isExclusion ? 1 : 0
    self.priority = priority
    self.rank = rank
    self.activeFrom = activeFrom
    self.activeUntil = activeUntil
  }

  /// Whether the zone keeps others out instead of owning anything.
  package var isExclusion: Bool { flags & 1 == 1 }

  var isAlwaysActive: Bool { activeFrom == .min && activeUntil == .max }

  /// Whether the zone is there at `second` since 1970.
  package func isActive(at second: Int64) -> Bool {
    activeFrom <= second && (second < activeUntil || activeUntil == .max)
  }
}
