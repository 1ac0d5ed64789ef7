// SPDX-License-Identifier: MIT

import Synchronization

/// Tells when files change, for as long as somebody holds it.
///
///     let watch = FileWatch(of: ["/etc/doorstep/rule.so"]) { print("changed") }
///
/// A folder stands for all that is in it, as far as `FolderTree` looks.
///
/// Seen are files that are written and closed, that others are renamed over, that go and come back, that get other
/// rights, and all that on the way of symbolic links. One thread serves all in the process, wakes only when
/// something happens in a folder on the way, and ends with the last of them.
package final class FileWatch: Sendable {
  private static let thread = Mutex<WatchThread?>(nil)

  private let registration: (thread: WatchThread, id: Int)?

  /// Whether anything will be told.
  ///
  /// It will not when the system gives no more queues or watches, whose limits are
  /// `fs.inotify.max_user_instances` and `fs.inotify.max_user_watches`.
  package var isEffective: Bool { registration != nil }

  /// Tells of a change, on the thread that tells of all, as if a file had changed.
  package func pretendChange() {
    if let registration { registration.thread.pretendChange(registration.id) }
  }

  /// Watches the files at `paths`.
  ///
  /// - Parameters:
  ///   - paths: Where they are, or may be one day; relative ones start at the folder of now.
  ///   - quiet: For how long nothing must happen to any of them before it is told. A second of constant
  ///     change is told all the same.
  ///   - changed: Called on the thread of all watches, so it delays what the others are told.
  package init(
    of paths: [String], quiet: Duration = .milliseconds(100),
    changed: @escaping @Sendable () -> Void
  ) {
    registration = Self.thread.withLock { thread in
      if thread == nil { thread = WatchThread() }
      guard let running = thread else { return nil }
      if let id = running.add(paths, quiet: quiet, changed) { return (running, id) }
      if running.isIdle {
        running.end()
        thread = nil
      }
      return nil
    }
  }

  deinit {
    guard let registration else { return }
    Self.thread.withLock { thread in
      registration.thread.remove(registration.id)
      guard registration.thread.isIdle else { return }
      registration.thread.end()
      thread = nil
    }
  }
}
