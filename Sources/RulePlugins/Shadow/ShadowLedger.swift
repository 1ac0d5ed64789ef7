// SPDX-License-Identifier: MIT

import DeliveryRules

/// What came of asking plug-ins beside decisions, and what of it is still to be written to their reports.
struct ShadowLedger {
  private var all: [ShadowSubject: ShadowRecord] = [:]
  private var unwritten: [ShadowSubject: (place: ShadowDesk.Place, record: ShadowRecord)] = [:]
  private var unwritable: Set<ShadowSubject> = []

  /// What came of it, by name and version.
  var records: [ShadowRecord] {
    all.values.sorted {
      ($0.subject.name, $0.subject.id, $0.subject.version)
        < ($1.subject.name, $1.subject.id, $1.subject.version)
    }
  }

  mutating func add(
    _ decision: ShadowedDecision, _ finding: ShadowFinding, at place: ShadowDesk.Place
  ) {
    change(place) { $0.add(decision, finding) }
  }

  /// Counts a decision that nobody at `places` was asked about.
  mutating func miss(at places: [ShadowDesk.Place]) {
    for place in places { change(place) { $0.tally.missed += 1 } }
  }

  private mutating func change(
    _ place: ShadowDesk.Place, _ change: (inout ShadowRecord) -> Void
  ) {
    let subject = place.subject
    change(&all[subject, default: ShadowRecord(of: subject)])
    guard place.report != nil else { return }
    change(&unwritten[subject, default: (place, ShadowRecord(of: subject))].record)
  }

  /// What is to be written now, and does not come again.
  mutating func takeUnwritten() -> [(place: ShadowDesk.Place, record: ShadowRecord)] {
    defer { unwritten = [:] }
    return unwritten.values.sorted { $0.record.subject.name < $1.record.subject.name }
  }

  /// Has what could not be written wait for the next time.
  mutating func putBack(_ record: ShadowRecord, at place: ShadowDesk.Place) {
    var both = record
    if let newer = unwritten[place.subject]?.record { both.add(newer) }
    unwritten[place.subject] = (place, both)
  }

  /// Notes whether the report of `place` could be written.
  ///
  /// - Returns: Whether it could the last time.
  mutating func note(_ problem: String?, of place: ShadowDesk.Place) -> Bool {
    guard problem != nil else {
      unwritable.remove(place.subject)
      return false
    }
    return unwritable.insert(place.subject).inserted
  }
}
