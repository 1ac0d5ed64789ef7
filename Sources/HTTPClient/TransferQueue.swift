// SPDX-License-Identifier: MIT

import CCurl

/// The transfers of a loop: those that run, and those that wait for their turn.
///
/// Curl has a queue too, but what stands in it is not ended when its time is over.
@safe struct TransferQueue: ~Copyable {
  /// How long the thread sleeps when nothing happens, in milliseconds; whoever wants something wakes it.
  private static let longestSleep = 60_000

  private let multi: UnsafeMutableRawPointer
  private let maximumRunning: Int
  private var waiting: [Transfer] = []
  private var running: [Transfer] = []

  /// A queue on `multi`, which outlives it.
  init(multi: UnsafeMutableRawPointer, maximumRunning: Int) {
    unsafe self.multi = unsafe multi
    self.maximumRunning = maximumRunning
  }

  /// Lets `transfers` wait for their turn.
  mutating func add(_ transfers: [Transfer]) { waiting += transfers }

  /// Moves everything on, and sleeps until something happens.
  mutating func turn() {
    endCancelled()
    endOverdue()
    start()
    var count: Int32 = 0
    unsafe curl_multi_perform(multi, &count)
    // Who ended made room for others.
    if finish(), !waiting.isEmpty { return }
    unsafe curl_multi_poll(multi, nil, 0, Int32(sleep()), nil)
  }

  /// Ends all without responses.
  mutating func endAll() {
    for transfer in waiting + running { end(transfer, .cancelled) }
    waiting = []
    running = []
  }

  private mutating func start() {
    let now = ContinuousClock.now
    while running.count < maximumRunning, !waiting.isEmpty {
      let transfer = waiting.removeFirst()
      transfer.limitTime(from: now)
      let code = unsafe transfer.withHandle { unsafe curl_multi_add_handle(multi, $0) }
      if code == CURLM_OK { running.append(transfer) } else { transfer.fail(.outOfMemory) }
    }
  }

  /// Tells the ends that curl knows of.
  ///
  /// - Returns: Whether there were any.
  private mutating func finish() -> Bool {
    let before = running.count
    var left: Int32 = 0
    while let message = unsafe curl_multi_info_read(multi, &left) {
      // The message does not outlive the removal of its handle.
      let code = unsafe ccurl_result(message)
      guard unsafe message.pointee.msg == CURLMSG_DONE,
        let handle = unsafe message.pointee.easy_handle,
        let place = running.firstIndex(where: { unsafe $0.withHandle { unsafe $0 == handle } })
      else { continue }
      unsafe curl_multi_remove_handle(multi, handle)
      running.remove(at: place).finish(code)
    }
    return running.count < before
  }

  private mutating func endCancelled() {
    // Asked once: whoever is cancelled meanwhile is told at the next turn.
    let cancelled = (waiting + running).filter(\.isCancelled)
    waiting.removeAll { transfer in cancelled.contains { $0 === transfer } }
    running.removeAll { transfer in cancelled.contains { $0 === transfer } }
    for transfer in cancelled { end(transfer, .cancelled) }
  }

  /// Ends those whose time is over before it was their turn.
  private mutating func endOverdue() {
    let now = ContinuousClock.now
    for transfer in waiting where transfer.deadline <= now {
      transfer.fail(.timedOut(after: transfer.request.limits.total))
    }
    waiting.removeAll { $0.deadline <= now }
  }

  /// Ends `transfer`, which may run or not.
  private func end(_ transfer: Transfer, _ reason: HTTPError.Reason) {
    // Of a handle that is not among its own curl takes no note.
    unsafe transfer.withHandle { _ = unsafe curl_multi_remove_handle(multi, $0) }
    transfer.fail(reason)
  }

  /// The milliseconds until the first of those that wait is overdue; curl itself knows of those that run.
  private func sleep() -> Int {
    let now = ContinuousClock.now
    let left = waiting.map { ($0.deadline - now).milliseconds }.min()
    return min(left ?? Self.longestSleep, Self.longestSleep)
  }
}
