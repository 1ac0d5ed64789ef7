// SPDX-License-Identifier: MIT

import CDoorstepRule
import CPluginSandbox
import DeliveryRules
import Glibc

/// The memory that this process and the one of a plug-in share: requests one way, verdicts the other.
///
/// A hand-over is up to 64 requests. Who asks fills the slots and raises `asked`; who answers fills the
/// other halves of the slots and sets `answered` to the same number. Each waits for the other's word, in a
/// futex. The slots belong to the plug-in's process in between, but nothing keeps that from writing to them
/// at any other time: what comes from it is copied once, and the copy is checked.
///
/// Owns a mapping, given back with `munmap`.
@safe final class Exchange: @unchecked Sendable {
  // SAFETY: the mapping stays until `deinit`. Words are accessed atomically; slots, by turns.
  // `watchfulness` belongs to the one thread of this process that waits at a time.
  let base: UnsafeMutableRawPointer
  private var watchfulness = Watchfulness()

  /// How many requests fit in a hand-over.
  static let capacity = 64
  /// How many requests are answered by one call of a plug-in that knows how.
  ///
  /// One that ends its process within the call costs the answers to as many, which are then asked for one by one.
  static let answersPerCall = 16
  /// Room for all notes on one request: how many, and for each two lengths and two texts.
  static let noteByteCount =
    1 + DecisionContext.maximumNotes
    * (2 + DecisionContext.maximumNoteKeyBytes + DecisionContext.maximumNoteBytes)
  /// The size of the memory.
  static let byteCount = Place.notes + capacity * noteByteCount

  /// How long a word is watched at most: about as long as it takes to be woken.
  private static let watchNanoseconds: Int64 = 50_000

  /// Where everything is.
  ///
  /// The words are apart, so that each process writes to cache lines of its own, and who waits for a word looks at
  /// a line that changes no more often than it has to.
  enum Place {
    static let asked = 0
    static let count = 4
    static let isOneByOne = 8
    static let isEnding = 12
    static let answered = 128
    static let progress = 256
    static let stage = 260
    static let portion = 264
    static let statuses = 384
    static let requests = statuses + capacity * MemoryLayout<doorstep_status>.stride
    static let documents = unsafe requests + capacity * MemoryLayout<doorstep_request>.stride
    static let verdicts = unsafe documents + capacity * MemoryLayout<doorstep_text>.stride
    static let failures = verdicts + capacity * MemoryLayout<doorstep_verdict>.stride
    static let texts = failures + capacity * MemoryLayout<doorstep_failure>.stride
    /// Where the texts end, and the notes begin.
    static let notes = 1 << 18
  }

  /// Maps the memory behind `descriptor`.
  init?(_ descriptor: Int32) {
    guard let base = unsafe sandbox_map_memory(descriptor, Self.byteCount) else { return nil }
    unsafe self.base = unsafe base
  }

  deinit { unsafe munmap(base, Self.byteCount) }

  func load(_ word: Int) -> UInt32 {
    unsafe sandbox_load(base.advanced(by: word).assumingMemoryBound(to: UInt32.self))
  }

  func store(_ value: UInt32, in word: Int) {
    unsafe sandbox_store(base.advanced(by: word).assumingMemoryBound(to: UInt32.self), value)
  }

  /// Wakes who waits for the word.
  func wake(_ word: Int) {
    unsafe sandbox_wake(base.advanced(by: word).assumingMemoryBound(to: UInt32.self))
  }

  /// Waits while the word is `value`, at most until `deadline`; false at the deadline.
  func wait(for word: Int, toChangeFrom value: UInt32, until deadline: Int64) -> Bool {
    let place = unsafe base.advanced(by: word).assumingMemoryBound(to: UInt32.self)
    if watchfulness.begin() {
      let hasChanged = unsafe sandbox_watch(place, value, Self.watchNanoseconds) == 1
      watchfulness.end(hasPaid: hasChanged)
      if hasChanged { return true }
    }
    return unsafe sandbox_wait(place, value, deadline) == 0
  }

  /// The element `index` of the array at `place`.
  func slot<Element>(
    _ type: Element.Type, _ place: Int, _ index: Int
  ) -> UnsafeMutablePointer<Element> {
    precondition((0..<Self.capacity).contains(index), "the slot is one of the \(Self.capacity)")
    return unsafe (base + place).assumingMemoryBound(to: type) + index
  }

  /// What the plug-in's process says that it is doing.
  var stage: ProcessFault.Stage {
    get { ProcessFault.Stage(rawValue: load(Place.stage)) ?? .deciding }
    set { store(newValue.rawValue, in: Place.stage) }
  }
}
