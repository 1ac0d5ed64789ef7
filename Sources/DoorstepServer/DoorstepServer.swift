// SPDX-License-Identifier: MIT

package import Doorstep
package import HTTPServing
import Synchronization

/// A service that answers over HTTP.
///
///     let server = try DoorstepServer(of: ReloadableChecker(service: "Zones/harbor"), options: options)
///     print(server.url)
///     await server.drain(within: .seconds(10))
package final class DoorstepServer: Sendable {
  /// How long a request takes to arrive.
  private static let arrival = Duration.milliseconds(100)
  private let readiness = Readiness()
  private let server: HTTPServer

  /// Starts to serve `service`.
  ///
  /// - Parameters:
  ///   - service: What answers.
  ///   - now: The time of all requests; that of the service's clock when nil.
  ///   - options: Where, and how much clients may ask.
  /// - Throws: `ServingError` when it cannot listen there.
  package init(
    of service: ReloadableChecker, now: Instant? = nil, options: ServerOptions
  ) throws(ServingError) {
    let router = Router(
      service: ServedService(service, now: now), readiness: readiness,
      allowedOrigins: options.allowedOrigins)
    server = try HTTPServer(at: options.address, limits: options.limits, handler: router)
  }

  /// Where it answers, such as `http://127.0.0.1:8080`.
  package var url: String { "http://\(server.address)" }

  /// Stops: says that it is not ready any more, takes no new connections, and gives the requests that have begun
  /// as long as `patience`.
  ///
  /// - Returns: How many requests were cut off.
  package func drain(within patience: Duration) async -> Int {
    readiness.end()
    server.stopAccepting()
    let start = ContinuousClock.now
    // What was sent before nobody listened any more may still be on its way.
    while .now < start + min(Self.arrival, patience)
      || (server.openRequests > 0 && .now < start + patience)
    {
      try? await Task.sleep(for: .milliseconds(10))
    }
    let left = server.openRequests
    server.stop()
    return left
  }
}

/// Whether the server wants requests; for whoever balances load.
final class Readiness: Sendable {
  private let ends = Atomic(false)

  /// Whether it takes new requests.
  var isReady: Bool { !ends.load(ordering: .acquiring) }

  /// It does not, from now on.
  func end() { ends.store(true, ordering: .releasing) }
}
