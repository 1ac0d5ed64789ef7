// SPDX-License-Identifier: MIT

import Doorstep

/// The service that is served, on the clock that was set for it.
struct ServedService: Sendable {
  private let service: ReloadableChecker
  private let now: Instant?

  init(_ service: ReloadableChecker, now: Instant?) {
    self.service = service
    self.now = now
  }

  /// The service as it is at the moment.
  var checker: DeliveryChecker {
    guard let now else { return service.checker }
    return service.checker.withClock { now }
  }

  /// What became of its changes.
  var history: ReloadHistory { service.history }
}
