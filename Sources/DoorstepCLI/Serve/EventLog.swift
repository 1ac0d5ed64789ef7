// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep
import JSONDocument

/// What happens to a server, one JSON object a line on standard error; nothing of requests.
struct EventLog: Sendable {
  /// How much attention an event wants.
  enum Level: String { case info, warning, error }

  let console: Console

  /// Writes `event`, a fixed name, with what else is known of it.
  func write(_ event: String, _ level: Level = .info, _ details: JSON.Object = [:]) {
    var members: JSON.Object = [
      "time": .string(Instant.now().rfc3339(in: .utc)), "level": .string(level.rawValue),
      "event": .string(event),
    ]
    members.appendNew(details)
    guard let line = try? JSON.object(members).text() else { return }
    console.report(line)
  }
}
