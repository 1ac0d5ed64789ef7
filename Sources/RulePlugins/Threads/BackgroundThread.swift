// SPDX-License-Identifier: MIT

import Glibc

/// Threads of Doorstep's own that work behind the answers.
enum BackgroundThread {
  /// Runs `body` on a new thread, which takes no signals, so that those of the program go to its own threads.
  ///
  /// - Returns: Whether the system gave a thread.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var signals = sigset_t()
    var before = sigset_t()
    unsafe sigfillset(&signals)
    // A thread begins with what its maker blocks.
    unsafe pthread_sigmask(SIG_SETMASK, &signals, &before)
    defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    // Given back by `run`.
    let work = unsafe Unmanaged.passRetained(Work(body))
    guard unsafe pthread_create(&thread, nil, run, work.toOpaque()) == 0 else {
      unsafe work.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}

private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let work = unsafe work else { return nil }
  unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  return nil
}
