// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// The thread that looks after watched files.
final class WatchThread: Sendable {
  /// What has changed constantly for so long is told before it is quiet.
  private static let mostPatience: Int64 = 1_000_000_000

  private let events: FolderEvents
  private let alarm: Alarm
  private let state = Mutex(State())

  private struct State {
    var watches: [Int: Watch] = [:]
    var folders = WatchedFolders()
    var nextID = 0
    var isEnding = false
  }

  private struct Watch {
    let paths: [String]
    let quiet: Int64
    let changed: @Sendable () -> Void
    var places: Set<WatchedPlace> = []
    /// When the change that is not told yet began, and when it went on last.
    var change: (first: Int64, last: Int64)?

    /// When to tell; nil when there is nothing to tell.
    var due: Int64? {
      change.map { min($0.last + quiet, $0.first + WatchThread.mostPatience) }
    }
  }

  /// Starts the thread; nil when the system has none, or no queue of events.
  init?() {
    guard let events = FolderEvents(), let alarm = Alarm() else { return nil }
    self.events = events
    self.alarm = alarm
    guard BackgroundThread.start({ self.run() }) else { return nil }
  }

  /// Whether nobody has it watch anything.
  var isIdle: Bool { state.withLock { $0.watches.isEmpty } }

  /// Watches `paths`; nil when one of their folders cannot be watched.
  func add(
    _ paths: [String], quiet: Duration, _ changed: @escaping @Sendable () -> Void
  ) -> Int? {
    let paths = paths.map(Self.absolute)
    return state.withLock { state in
      let id = state.nextID
      state.nextID += 1
      let (seconds, attoseconds) = quiet.components
      state.watches[id] = Watch(
        paths: paths, quiet: seconds * 1_000_000_000 + attoseconds / 1_000_000_000,
        changed: changed)
      if look(for: id, &state) { return id }
      state.watches[id] = nil
      tidy(&state)
      return nil
    }
  }

  func remove(_ id: Int) {
    state.withLock { state in
      state.watches[id] = nil
      tidy(&state)
    }
  }

  /// Has the watch with `id` told of a change, as if one of its files had changed.
  func pretendChange(_ id: Int) {
    let now = MonotonicClock.nanoseconds()
    state.withLock { $0.watches[id]?.change = (now, now) }
    alarm.ring()
  }

  /// Has the thread end.
  func end() {
    state.withLock { $0.isEnding = true }
    alarm.ring()
  }

  private func run() {
    while true {
      let (isEnding, due) = state.withLock { state in
        (state.isEnding, state.watches.values.compactMap(\.due).min())
      }
      guard !isEnding else { return }
      if alarm.wait(
        orFor: events.queue, nanoseconds: due.map { $0 - MonotonicClock.nanoseconds() })
      {
        let happened = events.next()
        state.withLock { state in note(happened, &state) }
      }
      for changed in dueCalls() { changed() }
    }
  }

  /// Whose changes are to be told now.
  ///
  /// Where their paths lead is looked up again.
  private func dueCalls() -> [@Sendable () -> Void] {
    state.withLock { state in
      let now = MonotonicClock.nanoseconds()
      let ids = state.watches.filter { $0.value.due.map { $0 <= now } ?? false }.keys
      for id in ids {
        state.watches[id]?.change = nil
        _ = look(for: id, &state)
      }
      if !ids.isEmpty { tidy(&state) }
      return ids.compactMap { state.watches[$0]?.changed }
    }
  }

  /// Notes whom `events` concern.
  private func note(_ events: [FolderEvents.Event], _ state: inout State) {
    let now = MonotonicClock.nanoseconds()
    for event in events {
      let folders = state.folders.paths(of: event.folder)
      if event.isEnd { state.folders.forget(event.folder) }
      for id in state.watches.keys {
        let isConcerned = state.watches[id]?.places.contains { place in
          place.includes(event.name) && folders.contains(place.folder)
            && !(place.isFile && event.isCreation
              && Self.isBeingWritten("\(place.folder)/\(event.name)"))
        }
        guard event.isOverflow || isConcerned == true else { continue }
        let first = state.watches[id]?.change?.first ?? now
        state.watches[id]?.change = (first, now)
      }
    }
  }

  /// Whether what came up at `path` is a new file, whose writer will close it, and not another name for a
  /// file that was there before.
  private static func isBeingWritten(_ path: String) -> Bool {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
  }

  /// Watches the folders where the paths of a watch lead now.
  ///
  /// - Returns: Whether all that are there can be watched.
  private func look(for id: Int, _ state: inout State) -> Bool {
    guard let watch = state.watches[id] else { return false }
    let places = watch.paths.reduce(into: Set()) { $0.formUnion(WatchedPlace.places(of: $1)) }
    state.watches[id]?.places = places
    var isComplete = true
    for (folder, hasFile) in Self.folders(of: places) {
      if let number = events.watch(folder, hasFile: hasFile) {
        if let old = state.folders.set(folder, number) { events.ignore(old) }
      } else if errno != ENOENT, errno != ENOTDIR, errno != EACCES {
        // Not there is waited for in the folder above; not readable is nothing that could change.
        isComplete = false
      }
    }
    return isComplete
  }

  /// Ignores folders that no watch needs any more.
  private func tidy(_ state: inout State) {
    let needed = state.watches.values.reduce(into: Set()) { $0.formUnion($1.places.map(\.folder)) }
    for number in state.folders.keep(needed) { events.ignore(number) }
  }

  private static func folders(of places: Set<WatchedPlace>) -> [String: Bool] {
    places.reduce(into: [:]) { $0[$1.folder, default: false] = $0[$1.folder] == true || $1.isFile }
  }

  private static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = unsafe getcwd(nil, 0) else { return path }
    defer { unsafe free(folder) }
    return unsafe String(cString: folder) + "/" + path
  }
}
