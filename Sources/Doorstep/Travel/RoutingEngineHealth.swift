// SPDX-License-Identifier: MIT

import HTTPClient
import TravelTimes

/// A routing engine of a service, and whether it is asked.
public struct RoutingEngineHealth: Hashable, Sendable {
  /// Whether the engine is asked.
  public enum State: Hashable, Sendable {
    /// It is; `failures` are those in a row up to now.
    case asked(failures: Int)
    /// It failed too often and is left alone for a while; the great circle counts.
    case leftAlone
    /// One question is on its way, after which it is asked again or not.
    case probed
  }

  /// The kind of engine, such as `osrm`.
  public let provider: String
  /// Where it is asked, without credentials.
  public let url: String
  /// Whether it is asked.
  public let state: State

  init(_ provider: TravelTimeProvider) {
    self.provider = provider.configuration.engine.rawValue
    url = provider.configuration.url.description
    state =
      switch provider.breaker.state {
      case .closed(let failures): .asked(failures: failures)
      case .open: .leftAlone
      case .probing: .probed
      }
  }
}
