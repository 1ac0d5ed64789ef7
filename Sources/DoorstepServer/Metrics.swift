// SPDX-License-Identifier: MIT

import Doorstep
import HTTPServing
import Synchronization

/// What a server counts, for whoever watches it.
final class Metrics: Sendable {
  /// Requests with one route and one status.
  struct Answered: Hashable {
    /// Nil where there is no such path, and where nobody looked at the request.
    let route: Route?
    let status: Int
  }

  /// All numbers at one moment.
  struct Counts {
    var requests: [Answered: Int] = [:]
    var durations: [Route?: DurationHistogram] = [:]
    var decisions: [Quote.Deliverable: Int] = [:]
  }

  private let state = Mutex(Counts())

  /// All numbers of this moment.
  var counts: Counts { state.withLock(\.self) }

  /// A request was answered with `status`, after `duration` in which it was read and decided.
  func note(_ route: Route?, status: Int, duration: Duration) {
    state.withLock { counts in
      counts.requests[Answered(route: route, status: status), default: 0] += 1
      counts.durations[route, default: DurationHistogram()].add(duration)
    }
  }

  /// A request was decided.
  func note(_ outcome: Quote.Deliverable) {
    state.withLock { $0.decisions[outcome, default: 0] += 1 }
  }

  /// All that is known of `service`, in the text format of Prometheus.
  func response(about service: ServedService) -> ServerResponse {
    let text = MetricsText(counts, of: service).text
    return ServerResponse(
      status: 200,
      fields: [
        "Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store",
      ], body: Array(text.utf8))
  }
}
