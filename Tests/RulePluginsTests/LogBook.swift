// SPDX-License-Identifier: MIT

import RulePlugins
import Synchronization

/// Collects what plug-ins write to the log.
final class LogBook: Sendable {
  struct Line: Hashable {
    let level: RulePluginLogLevel
    let message: String
  }

  private let collected = Mutex<[Line]>([])

  var lines: [Line] { collected.withLock { $0 } }
  var messages: [String] { lines.map(\.message) }

  var log: RulePluginLog {
    { level, message in
      self.collected.withLock { $0.append(Line(level: level, message: message)) }
    }
  }
}
