// SPDX-License-Identifier: MIT

package import HTTPClient

/// How one kind of routing engine is asked, and what it means: no connection, no state.
package protocol RoutingEngine: Sendable {
  /// Whether the engine takes so many places at once as it comes out of the box.
  func takes(_ question: TableQuestion) -> Bool

  /// The request that asks `question`, which the engine takes; its limits are not set.
  func request(for question: TableQuestion) -> HTTPRequest

  /// What `response` says of each way of `question`.
  ///
  /// - Throws: When it says nothing of any.
  func table(
    from response: HTTPResponse, for question: TableQuestion
  ) throws(TravelTimeError) -> TravelTable
}

extension TravelTimesConfiguration {
  /// The engine, ready to be asked as configured.
  package var routingEngine: any RoutingEngine {
    switch engine {
    case .osrm: OSRMEngine(url: url, profile: profile, snapMeters: snapMeters)
    case .valhalla: ValhallaEngine(url: url, costing: profile, snapMeters: snapMeters)
    }
  }
}
