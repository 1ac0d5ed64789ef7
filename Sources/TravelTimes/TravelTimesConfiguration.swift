// SPDX-License-Identifier: MIT

package import HTTPClient

/// Which routing engine measures the ways of one estimate, and how far it is trusted.
package struct TravelTimesConfiguration: Hashable, Sendable {
  /// The engines that can be asked.
  package enum Engine: String, Hashable, Sendable, CaseIterable {
    /// The table service of OSRM, `/table/v1`.
    case osrm
    /// The matrix service of Valhalla, `/sources_to_targets`.
    case valhalla

    /// What is asked for when no profile is named: cars are what both have out of the box.
    package var defaultProfile: String {
      switch self {
      case .osrm: "driving"
      case .valhalla: "auto"
      }
    }
  }

  /// What is asked.
  package var engine: Engine
  /// Where it is asked.
  package var url: HTTPURL
  /// What travels: a profile of OSRM or a costing of Valhalla, letters, digits, `_` and `-` only.
  package var profile: String
  /// The longest wait for the ways of one order, all requests for them included.
  package var timeout: Duration = .milliseconds(300)
  /// How far a place may be from the road that the engine moves it to, in metres.
  package var snapMeters: Double = 250
  /// What the engine's times are multiplied with: one engine drives as if streets were empty, another is
  /// slower by a tenth.
  package var factor: Double = 1
  /// Whether the engine knows that the time of day matters; only Valhalla is told.
  package var isTimeDependent = false
  /// How long an answer is kept.
  package var cacheDuration: Duration = .seconds(3600)
  /// How many answers are kept.
  package var cacheEntries = 10_000
  /// After how many failures in a row the engine is left alone.
  package var failuresBeforePause = 5
  /// For how long at first; each failure after a pause doubles it, up to 16 times.
  package var pause: Duration = .seconds(10)

  /// Asks `engine` at `url`, with the defaults of everything else.
  package init(_ engine: Engine, url: HTTPURL, profile: String? = nil) {
    self.engine = engine
    self.url = url
    self.profile = profile ?? engine.defaultProfile
  }
}
