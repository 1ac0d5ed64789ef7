// SPDX-License-Identifier: MIT

import CCurl
import Glibc
import Synchronization

/// Runs transfers side by side on one thread, so many at once as allowed, in the order of their coming.
///
/// One thread and curl's multi interface, rather than a pool of threads that wait: whoever waits for a slow
/// engine costs a socket and no stack, a cancelled transfer ends at once, and connections are shared.
///
/// The thread owns one multi handle of curl, given back with `curl_multi_cleanup`.
@safe final class TransferLoop: @unchecked Sendable {
  // SAFETY: `multi` in `state` is only made and freed while the lock is held, others only wake it, which curl
  // allows from any thread.
  @safe private struct State {
    /// What is to be sent, and the loop has not seen yet.
    var arrivals: [Transfer] = []
    var multi: UnsafeMutableRawPointer?
    var isStopping = false
  }

  private let state = Mutex(State())
  private let maximumRunning: Int

  init(maximumRunning: Int) {
    self.maximumRunning = maximumRunning
  }

  /// Sends `transfer` as soon as there is room.
  func begin(_ transfer: Transfer) {
    let isTaken = state.withLock { state in
      guard isRunning(&state) else { return false }
      state.arrivals.append(transfer)
      unsafe curl_multi_wakeup(state.multi)
      return true
    }
    if !isTaken { transfer.fail(.outOfMemory) }
  }

  /// Lets the loop look for cancelled transfers.
  func wake() {
    state.withLock { state in
      if let multi = unsafe state.multi { unsafe curl_multi_wakeup(multi) }
    }
  }

  /// Ends the thread, and all transfers with it.
  func stop() {
    state.withLock { state in
      state.isStopping = true
      if let multi = unsafe state.multi { unsafe curl_multi_wakeup(multi) }
    }
  }

  /// Whether the thread runs, which is started if it does not.
  private func isRunning(_ state: inout State) -> Bool {
    guard unsafe state.multi == nil else { return true }
    guard let multi = unsafe curl_multi_init() else { return false }
    unsafe ccurl_multi_set_number(multi, CURLMOPT_MAXCONNECTS, maximumRunning)
    unsafe state.multi = unsafe multi
    var thread = pthread_t()
    // The thread holds the loop until it ends.
    let context = unsafe Unmanaged.passRetained(self)
    guard unsafe pthread_create(&thread, nil, runLoop, context.toOpaque()) == 0 else {
      unsafe context.release()
      unsafe state.multi = nil
      unsafe curl_multi_cleanup(multi)
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// What the thread does.
  fileprivate func run() {
    blockPipeSignal()
    guard let multi = unsafe state.withLock({ unsafe $0.multi }) else { return }
    var queue = unsafe TransferQueue(multi: multi, maximumRunning: maximumRunning)
    var isStopping = false
    while !isStopping {
      let arrivals = state.withLock { state in
        defer { state.arrivals = [] }
        isStopping = state.isStopping
        return state.arrivals
      }
      queue.add(arrivals)
      if isStopping { queue.endAll() } else { queue.turn() }
    }
    state.withLock { state in
      unsafe state.multi = nil
      unsafe curl_multi_cleanup(multi)
    }
  }

  /// Keeps a closed connection from ending the process: TLS writes without asking for no signal.
  private func blockPipeSignal() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}

/// Runs the loop that `context` is, and gives it back.
private func runLoop(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context = unsafe context else { return nil }
  unsafe Unmanaged<TransferLoop>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
