// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep
import Synchronization

/// A line on standard error that shows how far loading has come, once it has taken a second.
///
/// Only a terminal shows it, and the line is empty again when a file is loaded: nothing of it stays
/// among messages, and none of it comes into a log.
final class ProgressBar: Sendable {
  private static let patience = Duration.seconds(1)
  private static let pause = Duration.milliseconds(100)
  private static let cells = 24
  /// Goes to the start of the line and empties it (ECMA-48, EL).
  private static let emptyLine = "\r\u{1B}[K"

  private let channel: OutputChannel
  private let isShown: Bool
  private let state = Mutex(State(nextDrawing: .now + patience))

  private struct State {
    /// When the line may be drawn next: not before a second has passed, nor too often.
    var nextDrawing: ContinuousClock.Instant
    var isDrawn = false
  }

  init(on channel: OutputChannel) {
    self.channel = channel
    isShown = channel.usesColor(.auto)
  }

  /// Shows `progress`, if it is time to.
  func show(_ progress: LoadingProgress) {
    guard isShown else { return }
    guard progress.readBytes < progress.totalBytes else { return wipe() }
    state.withLock { state in
      guard state.nextDrawing <= .now else { return }
      state = State(nextDrawing: .now + Self.pause, isDrawn: true)
      write(Self.emptyLine + progress.line(cells: Self.cells))
    }
  }

  /// Empties the line, if something is on it.
  func wipe() {
    state.withLock { state in
      guard state.isDrawn else { return }
      state.isDrawn = false
      write(Self.emptyLine)
    }
  }

  /// Writes `text`; when that fails there is nobody to tell.
  private func write(_ text: String) {
    try? channel.write(text)
    try? channel.flush()
  }
}

extension LoadingProgress {
  /// Such as `Loading zones.geojson [######      ] 50%`.
  fileprivate func line(cells: Int) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let full = cells * readBytes / totalBytes
    let bar = String(repeating: "#", count: full) + String(repeating: " ", count: cells - full)
    return "Loading \(excerpt(of: name, limit: 32)) [\(bar)] \(100 * readBytes / totalBytes)%"
  }
}
