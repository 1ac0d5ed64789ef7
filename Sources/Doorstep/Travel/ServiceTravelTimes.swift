// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import HTTPClient
import Schedules
import TravelTimes
import ZoneGeometry

/// The routing engines of a service, by the estimates whose ways they measure.
struct ServiceTravelTimes: Sendable {
  private let providers: [EstimateModel.ID: TravelTimeProvider]

  /// The engines that `configurations` name, asked by one client in which they share connections; nil when
  /// there are none.
  init?(_ configurations: [EstimateModel.ID: TravelTimesConfiguration], timeZone: IANATimeZone) {
    guard !configurations.isEmpty else { return nil }
    let client = HTTPClient()
    providers = configurations.mapValues { configuration in
      TravelTimeProvider(configuration, client: client, timeZone: timeZone)
    }
  }

  /// How the engines are.
  var health: [EstimateModel.ID: RoutingEngineHealth] {
    providers.mapValues { RoutingEngineHealth($0) }
  }

  /// `request` with the ways from the hubs that may serve it, measured now or before.
  func measuring(_ request: DeliveryRequest, in engine: DecisionEngine) async -> DeliveryRequest {
    await withTaskGroup(of: [Hub.ID: TravelTime].self) { group in
      let candidates = Candidates(for: request, in: engine, measuredBy: providers)
      for (provider, hubs) in candidates.groups {
        group.addTask {
          let rows = await provider.times(
            from: hubs, to: [candidates.destination], at: candidates.orderedFor)
          return Dictionary(
            zip(hubs.map(\.id), rows.compactMap(\.first)), uniquingKeysWith: { first, _ in first })
        }
      }
      let times = await group.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
      return request.measured(times)
    }
  }

  /// `request` with what is known of the ways already, for those who cannot wait.
  func recalling(_ request: DeliveryRequest, in engine: DecisionEngine) -> DeliveryRequest {
    let candidates = Candidates(for: request, in: engine, measuredBy: providers)
    var times: [Hub.ID: TravelTime] = [:]
    for (provider, hubs) in candidates.groups {
      let known = provider.knownTimes(
        from: hubs, to: candidates.destination, at: candidates.orderedFor)
      times.merge(zip(hubs.map(\.id), known)) { first, _ in first }
    }
    return request.measured(times)
  }
}

/// The hubs that a request may be served from, with those who measure their ways.
private struct Candidates {
  let groups: [(provider: TravelTimeProvider, hubs: [Hub])]
  let destination: Coordinate
  let orderedFor: Instant

  /// There are none for a request that has its own travel times, and for one that cannot be answered.
  init(
    for request: DeliveryRequest, in engine: DecisionEngine,
    measuredBy providers: [EstimateModel.ID: TravelTimeProvider]
  ) {
    destination = (try? request.destination.validated()) ?? request.destination
    orderedFor =
      switch request.when {
      case .now: request.placedAt ?? engine.clock()
      case .scheduled(let instant): instant
      }
    guard request.travelTimes == nil else {
      groups = []
      return
    }
    var hubs: [EstimateModel.ID: [Hub]] = [:]
    for candidate in engine.hubs(for: request) {
      hubs[candidate.estimate, default: []].append(candidate.hub)
    }
    groups = hubs.compactMap { estimate, hubs in
      providers[estimate].map { ($0, hubs) }
    }
  }
}

extension DeliveryRequest {
  /// The same request with `times`, if there are any.
  fileprivate func measured(_ times: [Hub.ID: TravelTime]) -> DeliveryRequest {
    guard !times.isEmpty else { return self }
    var request = self
    request.travelTimes = times
    return request
  }
}
