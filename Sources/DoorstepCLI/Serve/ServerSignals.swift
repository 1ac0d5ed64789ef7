// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

/// The signals that are for a server, which no longer end the process by themselves.
final class ServerSignals {
  /// What they mean.
  enum Meaning: Sendable {
    /// SIGTERM, SIGINT.
    case stop
    /// SIGHUP: load the service again.
    case reload
  }

  /// Each as it comes.
  let meanings: AsyncStream<Meaning>
  private let sources: [any DispatchSourceSignal]

  /// Takes them from now on, until `cancel()`.
  init() {
    let (meanings, coming) = AsyncStream.makeStream(of: Meaning.self)
    self.meanings = meanings
    let all: [(Int32, Meaning)] = [(SIGTERM, .stop), (SIGINT, .stop), (SIGHUP, .reload)]
    sources = all.map { number, meaning in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { coming.yield(meaning) }
      source.activate()
      return source
    }
  }

  /// Ends the process by them again.
  func cancel() {
    for source in sources { source.cancel() }
    for number in [SIGTERM, SIGINT, SIGHUP] { signal(number, SIG_DFL) }
  }
}
