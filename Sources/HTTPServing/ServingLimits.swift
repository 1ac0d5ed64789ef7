// SPDX-License-Identifier: MIT

/// How much clients may ask of a server.
package struct ServingLimits: Hashable, Sendable {
  /// How many threads answer, at least 1.
  package var threads: Int
  /// How many connections are open at once; who comes then waits until another has gone.
  package var connections = 4_096
  /// How many of them come from one address.
  package var connectionsPerAddress = 512
  /// Seconds without a byte after which a connection is closed.
  package var idleSeconds = 30
  /// Seconds within which the body of a request has to be there.
  package var bodySeconds = 30
  /// The memory of a connection, which the head of a request and that of its response have to fit into.
  package var headBytes = 32 * 1024
  /// The longest body of a request.
  package var bodyBytes = 1 << 20

  /// The limits of a server with so many threads.
  package init(threads: Int) {
    self.threads = max(1, threads)
  }
}
