// SPDX-License-Identifier: MIT

/// The values of the keys that were used last, so many as there is room for, each until its time is over.
///
/// A list through an array of entries, newest first: every operation takes constant time.
package struct LeastRecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var key: Key
    var value: Value
    var end: ContinuousClock.Instant
    var newer: Int?
    var older: Int?
  }

  private let capacity: Int
  private var places: [Key: Int] = [:]
  private var entries: [Entry] = []
  private var newest: Int?
  private var oldest: Int?

  /// Room for `capacity` values, at least 1.
  package init(capacity: Int) { self.capacity = max(1, capacity) }

  /// How many values there are, those whose time is over included.
  package var count: Int { entries.count }

  /// The value of `key` at `now`, which is used by asking.
  package mutating func value(for key: Key, at now: ContinuousClock.Instant) -> Value? {
    guard let place = places[key], now < entries[place].end else { return nil }
    moveToFront(place)
    return entries[place].value
  }

  /// Keeps `value` until `end`, in the place of the one used longest ago when there is no room.
  package mutating func insert(_ value: Value, for key: Key, until end: ContinuousClock.Instant) {
    let place: Int
    if let known = places[key] {
      place = known
    } else if entries.count < capacity {
      place = entries.count
      entries.append(Entry(key: key, value: value, end: end))
      link(place)
    } else if let oldest {
      place = oldest
      places[entries[place].key] = nil
    } else {
      return
    }
    places[key] = place
    entries[place].key = key
    entries[place].value = value
    entries[place].end = end
    moveToFront(place)
  }

  private mutating func moveToFront(_ place: Int) {
    guard place != newest else { return }
    let (newer, older) = (entries[place].newer, entries[place].older)
    if let newer { entries[newer].older = older }
    if let older { entries[older].newer = newer }
    if place == oldest { oldest = newer }
    link(place)
  }

  /// Puts the entry at `place`, which hangs nowhere, in front.
  private mutating func link(_ place: Int) {
    entries[place].newer = nil
    entries[place].older = newest
    if let newest { entries[newest].newer = place }
    newest = place
    if oldest == nil { oldest = place }
  }
}
