// SPDX-License-Identifier: MIT

import CDoorstepRule
import CPluginSandbox
import DeliveryRules

/// The side of who asks.
extension Exchange {
  /// Fills the slots of one hand-over.
  struct Questions {
    /// How many there are.
    private(set) var count = 0
    private var textEnd = Place.texts
    private let exchange: Exchange

    init(in exchange: Exchange) {
      self.exchange = exchange
    }

    /// Adds a request, with its JSON for a plug-in that wants it.
    ///
    /// - Parameters:
    ///   - context: The request.
    ///   - json: What it is as JSON; nil for a plug-in that does not want it.
    ///   - deadline: What CLOCK_MONOTONIC shows when nobody waits for the answer any more; 0 is never.
    /// - Returns: False when there is no room for it.
    /// - Throws: `inexpressibleRequest` for an instant outside the years 1 to 9999.
    mutating func append(
      _ context: borrowing DecisionContext, json: [UInt8]?, deadline: Int64
    ) throws(RulePluginError.Reason) -> Bool {
      guard count < capacity else { return false }
      let room = unsafe UnsafeMutableRawBufferPointer(
        start: exchange.base + textEnd, count: Place.notes - textEnd)
      // Counted from the beginning of the memory, which is elsewhere in the other process.
      var texts = unsafe TextWriter(into: room, readAt: textEnd)
      let request = unsafe exchange.slot(doorstep_request.self, Place.requests, count)
      try unsafe context.writeRequest(to: request, &texts)
      unsafe request.pointee.deadline_monotonic_ns = deadline
      if context.wantsNotes { unsafe request.pointee.wanted = DOORSTEP_WANTED_NOTES }
      if let json {
        let document = unsafe exchange.slot(doorstep_text.self, Place.documents, count)
        unsafe document.pointee = texts.write(json)
      }
      guard texts.isComplete else { return false }
      textEnd += texts.byteCount
      count += 1
      return true
    }
  }

  /// Hands the slots over, to be answered one by one if `isOneByOne`, and returns the number of the hand-over.
  func ask(_ questions: Questions, isOneByOne: Bool) -> UInt32 {
    let number = load(Place.asked) &+ 1
    store(isOneByOne ? 1 : 0, in: Place.isOneByOne)
    store(UInt32(questions.count), in: Place.count)
    store(0, in: Place.progress)
    store(0, in: Place.portion)
    store(number, in: Place.asked)
    wake(Place.asked)
    return number
  }

  /// Waits until all of the hand-over is answered.
  ///
  /// - Returns: False at the deadline, and as soon as `isOver`.
  func waitForAnswers(
    to number: UInt32, until deadline: Int64, unless isOver: () -> Bool
  ) -> Bool {
    while true {
      let answered = load(Place.answered)
      if answered == number { return true }
      // The word is of the other process, which may change it to whatever it likes: the clock counts.
      guard !isOver(), wait(for: Place.answered, toChangeFrom: answered, until: deadline),
        deadline == .max || MonotonicClock.nanoseconds() < deadline
      else { return load(Place.answered) == number && !isOver() }
    }
  }

  /// Whether all of the hand-over is answered.
  func hasAnswered(_ number: UInt32) -> Bool { load(Place.answered) == number }

  /// How many of `count` requests have been answered, when the others will not be.
  func answered(of count: Int) -> Int { min(Int(load(Place.progress)), count) }

  /// How many requests were being answered by one call when the process ended.
  var portion: Int { min(Int(load(Place.portion)), Self.answersPerCall) }

  /// Copies what the plug-in answered in the slot, and checks the copy.
  func verdict(at index: Int) throws(RulePluginError.Reason) -> Verdict {
    var status = DOORSTEP_FAILED
    unsafe sandbox_copy(
      &status, slot(doorstep_status.self, Place.statuses, index),
      MemoryLayout<doorstep_status>.size)
    guard status == DOORSTEP_OK else {
      var failure = doorstep_failure()
      unsafe sandbox_copy(
        &failure, slot(doorstep_failure.self, Place.failures, index),
        MemoryLayout<doorstep_failure>.size)
      throw RulePluginError.Reason(status: status, failure: failure)
    }
    var verdict = doorstep_verdict()
    let from = unsafe UnsafeRawPointer(slot(doorstep_verdict.self, Place.verdicts, index))
    unsafe sandbox_copy(&verdict, from, doorstep_verdict.headByteCount)
    let length = verdict.usedMessageByteCount
    if length > 0 {
      unsafe sandbox_copy(&verdict.message, from + doorstep_verdict.headByteCount, length)
    }
    return try Verdict(checking: verdict)
  }

  /// Tells the plug-in's process that nothing more is asked.
  func end() {
    store(1, in: Place.isEnding)
    store(load(Place.asked) &+ 1, in: Place.asked)
    wake(Place.asked)
  }

  /// Lets who waits for answers look whether there will be any.
  func wakeAsking() {
    store(load(Place.answered) &- 1, in: Place.answered)
    wake(Place.answered)
  }
}
