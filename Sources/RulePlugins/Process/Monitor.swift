// SPDX-License-Identifier: MIT

import Glibc

/// State that threads share, and whose changes they can wait for.
///
/// `Synchronization.Mutex` has nothing to wait with. Owns a mutex and a condition variable, given back
/// with `pthread_mutex_destroy` and `pthread_cond_destroy`.
@safe final class Monitor<State>: @unchecked Sendable {
  // SAFETY: `state` is touched only while `mutex` is held.
  private var state: State
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ state: sending State) {
    self.state = state
    // None of these fails on Linux, where they only fill the structs.
    unsafe pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    unsafe pthread_condattr_init(&attributes)
    unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    unsafe pthread_cond_init(change, &attributes)
    unsafe pthread_condattr_destroy(&attributes)
  }

  deinit {
    unsafe pthread_cond_destroy(change)
    unsafe pthread_mutex_destroy(mutex)
    unsafe change.deallocate()
    unsafe mutex.deallocate()
  }

  /// Looks at the state.
  func read<Value>(_ body: (State) -> Value) -> Value {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body(state)
  }

  /// Changes the state, and has all who wait look at it again.
  func update<Value>(_ body: (inout State) -> Value) -> Value {
    unsafe pthread_mutex_lock(mutex)
    defer {
      unsafe pthread_mutex_unlock(mutex)
      unsafe pthread_cond_broadcast(change)
    }
    return body(&state)
  }

  /// Calls `body` now and after each change, until it returns something.
  ///
  /// - Parameters:
  ///   - deadline: When CLOCK_MONOTONIC shows so many nanoseconds, the wait is over; never at `Int64.max`.
  ///   - body: Looks at the state, and may change it when it returns something.
  /// - Returns: Nil at the deadline.
  func wait<Value>(until deadline: Int64, for body: (inout State) -> Value?) -> Value? {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    var end = timespec(
      tv_sec: Int(deadline / 1_000_000_000), tv_nsec: Int(deadline % 1_000_000_000))
    while true {
      if let value = body(&state) { return value }
      let code =
        deadline == .max
        ? unsafe pthread_cond_wait(change, mutex)
        : unsafe pthread_cond_timedwait(change, mutex, &end)
      if code == ETIMEDOUT { return body(&state) }
    }
  }
}
