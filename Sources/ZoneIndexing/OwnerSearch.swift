// SPDX-License-Identifier: MIT

/// Finds the owner among zones that are told one by one: first all exclusions, then all service
/// zones.
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

/// Shows the exclusions that a look-up finds to a search.
struct ExclusionSink: ZoneSink {
  var search: OwnerSearch
  let claims: Column<ZoneClaim>

  @inline(__always)
  mutating func take(_ zone: Int) { search.visitExclusion(zone, claims[zone]) }
}

/// Shows the service zones that a look-up finds to a search.
struct ServiceSink: ZoneSink {
  var search: OwnerSearch
  let claims: Column<ZoneClaim>

  @inline(__always)
  mutating func take(_ zone: Int) { search.visitService(zone, claims[zone]) }
}
