// SPDX-License-Identifier: MIT

import CDoorstepRule
import CPluginSandbox

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
    /// - Returns: False when there is no room for it.
    mutating func append(_ request: doorstep_request, json: [UInt8]?) -> Bool {
      var textCount = UInt64(json?.count ?? 0)
      textCount += unsafe request.currency.length + request.zone_id.length + request.hub_id.length
      textCount += unsafe request.basket_tags.length + request.customer_tags.length
      guard count < capacity, textCount <= UInt64(byteCount - textEnd) else { return false }
      var moved = unsafe request
      unsafe moved.currency = unsafe append(request.currency)
      unsafe moved.zone_id = unsafe append(request.zone_id)
      unsafe moved.hub_id = unsafe append(request.hub_id)
      unsafe moved.basket_tags = unsafe append(request.basket_tags)
      unsafe moved.customer_tags = unsafe append(request.customer_tags)
      unsafe exchange.slot(doorstep_request.self, Place.requests, count).pointee = unsafe moved
      let document = unsafe exchange.slot(doorstep_text.self, Place.documents, count)
      unsafe document.pointee = unsafe append(json ?? [])
      count += 1
      return true
    }

    /// Copies the text, and returns where it is: counted from the beginning of the memory, which is elsewhere
    /// in the other process.
    private mutating func append(_ text: doorstep_text) -> doorstep_text {
      let length = unsafe Int(text.length)
      let bytes = unsafe UnsafeRawBufferPointer(start: text.bytes, count: length)
      unsafe UnsafeMutableRawBufferPointer(start: exchange.base + textEnd, count: length)
        .copyMemory(from: bytes)
      return unsafe appended(length)
    }

    private mutating func append(_ bytes: [UInt8]) -> doorstep_text {
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe UnsafeMutableRawBufferPointer(start: exchange.base + textEnd, count: bytes.count)
          .copyMemory(from: bytes)
        return unsafe appended(bytes.count)
      }
    }

    private mutating func appended(_ length: Int) -> doorstep_text {
      defer { textEnd += length }
      return unsafe doorstep_text(
        bytes: UnsafePointer(bitPattern: textEnd), length: UInt64(length))
    }
  }

  /// Hands the slots over, and returns the number of the hand-over.
  func ask(_ questions: Questions) -> UInt32 {
    let number = load(Place.asked) &+ 1
    store(UInt32(questions.count), in: Place.count)
    store(0, in: Place.progress)
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

  /// Copies the answer in the slot.
  func answer(at index: Int) -> Answer {
    var answer = Answer()
    unsafe sandbox_copy(
      &answer.status, slot(doorstep_status.self, Place.statuses, index),
      MemoryLayout<doorstep_status>.size)
    if answer.status == DOORSTEP_OK {
      unsafe sandbox_copy(
        &answer.verdict, slot(doorstep_verdict.self, Place.verdicts, index),
        MemoryLayout<doorstep_verdict>.size)
    } else {
      unsafe sandbox_copy(
        &answer.failure, slot(doorstep_failure.self, Place.failures, index),
        MemoryLayout<doorstep_failure>.size)
    }
    return answer
  }

  /// What a plug-in answered: a verdict with the status `OK`, and else a failure.
  struct Answer {
    var status = DOORSTEP_FAILED
    var verdict = doorstep_verdict()
    var failure = doorstep_failure()
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
