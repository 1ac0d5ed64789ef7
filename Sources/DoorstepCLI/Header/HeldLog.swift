// SPDX-License-Identifier: MIT

import Synchronization

/// A log whose lines are held back while a screen has the terminal that they would be written on.
final class HeldLog: Sendable {
  /// So many lines are kept, the latest.
  static let mostLines = 200

  private struct State {
    var isHolding = false
    var lines: [String] = []
    var dropped = 0
  }

  private let state = Mutex(State())
  private let sink: @Sendable (String) -> Void

  /// A log that hands its lines to `sink`.
  init(_ sink: @escaping @Sendable (String) -> Void) {
    self.sink = sink
  }

  /// Writes `line`, or keeps it until `release`.
  func write(_ line: String) {
    state.withLock { state in
      guard state.isHolding else { return sink(line) }
      if state.lines.count >= Self.mostLines {
        state.lines.removeFirst()
        state.dropped += 1
      }
      state.lines.append(line)
    }
  }

  /// Keeps lines from now on.
  func hold() { state.withLock { $0.isHolding = true } }

  /// Writes what was kept, and lines from now on.
  func release() {
    state.withLock { state in
      if state.dropped > 0 { sink("\(state.dropped) earlier lines were not kept") }
      state.lines.forEach(sink)
      state = State()
    }
  }
}
