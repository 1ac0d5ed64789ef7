// SPDX-License-Identifier: MIT

import CDoorstepRule

/// The side of who answers, which believes the other one.
extension Exchange {
  /// Waits for the next hand-over after `number`; nil at the deadline.
  func waitForQuestions(after number: UInt32, until deadline: Int64) -> UInt32? {
    while true {
      let asked = load(Place.asked)
      if asked != number { return asked }
      guard wait(for: Place.asked, toChangeFrom: number, until: deadline) else { return nil }
    }
  }

  /// Whether nothing more is asked.
  var isEnding: Bool { load(Place.isEnding) != 0 }

  /// How many requests the hand-over has.
  var questionCount: Int { min(Int(load(Place.count)), Self.capacity) }

  /// Copies the request in the slot; its texts stay in the shared memory.
  func request(at index: Int) -> doorstep_request {
    var request = unsafe slot(doorstep_request.self, Place.requests, index).pointee
    unsafe request.currency = unsafe here(request.currency)
    unsafe request.zone_id = unsafe here(request.zone_id)
    unsafe request.hub_id = unsafe here(request.hub_id)
    unsafe request.basket_tags = unsafe here(request.basket_tags)
    unsafe request.customer_tags = unsafe here(request.customer_tags)
    return unsafe request
  }

  /// The JSON of the request in the slot; empty unless the plug-in wants it.
  func document(at index: Int) -> doorstep_text {
    unsafe here(slot(doorstep_text.self, Place.documents, index).pointee)
  }

  /// The text at its place in this process.
  private func here(_ text: doorstep_text) -> doorstep_text {
    let start = unsafe base + Int(bitPattern: text.bytes)
    return unsafe doorstep_text(
      bytes: UnsafePointer(start.assumingMemoryBound(to: CChar.self)), length: text.length)
  }

  /// Whether each request is to be answered before the next is looked at.
  var isOneByOne: Bool { load(Place.isOneByOne) != 0 }

  /// Writes the answer to the request in the slot: the verdict if the status is `OK`, else the failure.
  func setAnswer(
    _ status: doorstep_status, _ verdict: UnsafePointer<doorstep_verdict>,
    _ failure: UnsafePointer<doorstep_failure>, at index: Int
  ) {
    unsafe slot(doorstep_status.self, Place.statuses, index).pointee = status
    if status == DOORSTEP_OK {
      let byteCount = unsafe doorstep_verdict.headByteCount + verdict.pointee.usedMessageByteCount
      unsafe UnsafeMutableRawPointer(slot(doorstep_verdict.self, Place.verdicts, index))
        .copyMemory(from: verdict, byteCount: byteCount)
    } else {
      unsafe slot(doorstep_failure.self, Place.failures, index).pointee = unsafe failure.pointee
    }
  }

  /// Says that the first `done` requests of the hand-over are answered, and the next so many are about to be, by one
  /// call.
  func setProgress(_ done: Int, next portion: Int) {
    store(UInt32(portion), in: Place.portion)
    store(UInt32(done), in: Place.progress)
  }

  /// Says that all of the hand-over is answered.
  func finish(_ number: UInt32) {
    store(number, in: Place.answered)
    wake(Place.answered)
  }
}
