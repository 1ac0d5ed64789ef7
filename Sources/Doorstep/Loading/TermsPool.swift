// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import Schedules
import Synchronization

/// What zones say of deliveries, read once for all zones that say the same.
final class TermsPool: Sendable {
  /// Terms, and the estimate that they name.
  struct Entry: Sendable {
    let terms: SharedTerms
    let estimate: String?
  }

  private let names: ZoneNames
  /// By the canonical bytes of the properties that were read.
  private let entries = Mutex<[[UInt8]: Entry]>([:])
  /// Whether a hub is open at some of the hours, by hours and hubs.
  private let meetings = Mutex<[Meeting: Bool]>([:])

  private struct Meeting: Hashable {
    let hours: OpeningHours
    let hubs: [Hub.ID]
  }

  /// Starts empty; zones may refer to `names`.
  init(names: ZoneNames) {
    self.names = names
  }

  /// Whether, at some of the hours of `terms`, one of `hubs` is open, or of all hubs when that is empty.
  func meets(_ terms: Terms, hubs: [Hub.ID]) -> Bool {
    guard let hours = terms.hours ?? names.defaults?.hours, !names.hubHours.isEmpty else {
      return true
    }
    let meeting = Meeting(hours: hours, hubs: hubs)
    if let known = meetings.withLock({ $0[meeting] }) { return known }
    let meets = names.hubHours.contains { id, open in
      (hubs.isEmpty || hubs.contains(id)) && names.clock.meet(hours, open)
    }
    meetings.withLock { $0[meeting] = meets }
    return meets
  }

  /// Reads the terms that `properties` say; what is mistaken or doubtful is noted for each zone.
  func terms(of properties: JSONValue?, noting mistakes: Mistakes) -> Entry {
    var said = JSON.Object()
    for name in Terms.members {
      if let value = properties?.given(name) { said.append(uniqueKey: name, value: JSON(value)) }
    }
    guard !said.isEmpty else { return Entry(terms: .none, estimate: nil) }
    var key = CanonicalBytes()
    key.append(.object(said))
    if let known = entries.withLock({ $0[key.bytes] }) { return known }
    let own = Mistakes()
    var reading = TermsDecoder(
      estimates: names.estimates, mistakes: own, completion: names.defaults,
      clock: names.clock
    ).terms { properties?.given($0) }
    reading.terms.estimate = names.models.named(reading.estimate)
    let entry = Entry(terms: SharedTerms(reading.terms), estimate: reading.estimate)
    if own.isEmpty {
      entries.withLock { $0[key.bytes] = entry }
    } else {
      mistakes.add(errors: own.errors, warnings: own.warnings)
    }
    return entry
  }
}
