// SPDX-License-Identifier: MIT

package import DeliveryModel
package import HTTPClient
package import Schedules
import Synchronization
package import ZoneGeometry

/// Measures ways with a routing engine: quickly, or not at all.
///
///     let provider = TravelTimeProvider(configuration, client: client, timeZone: zone)
///     let times = await provider.times(from: hubs, to: [destination], at: .now())
///
/// It never throws: a way that is not measured says why, and whoever asked goes by the great circle. Answers
/// are kept, by hub and rounded place; those that say why there is no way only for
/// ``failureDuration``. Who asks what is being asked already waits for the same answer.
package final class TravelTimeProvider: Sendable {
  /// How long it is remembered that there was no answer.
  package static let failureDuration = Duration.seconds(10)

  private struct State {
    var answers: LeastRecentlyUsed<WayKey, TravelTime.Answer>
    /// Who is asking for what.
    var flights: [WayKey: Flight] = [:]
    var flightsSoFar = 0
  }

  package let configuration: TravelTimesConfiguration
  private let survey: Survey
  private let timeZone: IANATimeZone
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state: Mutex<State>

  /// Whether the engine is asked.
  package var breaker: CircuitBreaker { survey.breaker }

  /// Creates a provider that asks as `configuration` says.
  ///
  /// - Parameters:
  ///   - configuration: Whom to ask.
  ///   - client: How; providers may share one.
  ///   - timeZone: The zone of the clocks that the engine goes by, where time matters.
  ///   - now: The clock by which answers grow old.
  package init(
    _ configuration: TravelTimesConfiguration, client: HTTPClient, timeZone: IANATimeZone = .utc,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.configuration = configuration
    self.timeZone = timeZone
    self.now = now
    survey = Survey(
      configuration, client: client,
      breaker: CircuitBreaker(
        mostFailures: configuration.failuresBeforePause, pause: configuration.pause, now: now))
    state = Mutex(State(answers: LeastRecentlyUsed(capacity: configuration.cacheEntries)))
  }

  /// The ways from each of `hubs` to each of `destinations`, which are on the globe: rows by hub, columns
  /// by destination.
  ///
  /// Waits no longer than the configured time. When the task is cancelled it returns as soon as nobody else
  /// waits for the same ways.
  package func times(
    from hubs: [Hub], to destinations: [Coordinate], at instant: Instant
  ) async -> [[TravelTime]] {
    let places = destinations.map(RoundedPlace.init)
    let hour = hour(of: instant)
    var found: [WayKey: TravelTime.Answer] = [:]
    let flights = state.withLock { state in
      var flights: [Int: Flight] = [:]
      var (missingHubs, missingPlaces) = ([Hub](), [RoundedPlace]())
      let now = now()
      for hub in hubs {
        for place in places {
          let key = WayKey(hub: hub.id, place: place, hour: hour)
          if let answer = state.answers.value(for: key, at: now) {
            found[key] = answer
          } else if let flight = state.flights[key],
            flights[flight.number] != nil || flight.join()
          {
            flights[flight.number] = flight
          } else {
            if missingHubs.last?.id != hub.id { missingHubs.append(hub) }
            if !missingPlaces.contains(place) { missingPlaces.append(place) }
          }
        }
      }
      if !missingHubs.isEmpty {
        let flight = start(from: missingHubs, to: missingPlaces, hour: hour, &state)
        flights[flight.number] = flight
      }
      return flights.values
    }
    for flight in flights { found.merge(await flight.answers()) { first, _ in first } }
    return hubs.map { hub in
      places.map { place in
        time(found[WayKey(hub: hub.id, place: place, hour: hour)] ?? .notWaitedFor)
      }
    }
  }

  /// What is known of the ways from each of `hubs` to `destination`, without asking anybody.
  package func knownTimes(
    from hubs: [Hub], to destination: Coordinate, at instant: Instant
  ) -> [TravelTime] {
    let place = RoundedPlace(destination)
    let (hour, now) = (hour(of: instant), now())
    return state.withLock { state in
      hubs.map { hub in
        let key = WayKey(hub: hub.id, place: place, hour: hour)
        return time(state.answers.value(for: key, at: now) ?? .notWaitedFor)
      }
    }
  }

  /// Starts to ask for the ways that are neither known nor being asked for.
  private func start(
    from hubs: [Hub], to places: [RoundedPlace], hour: Int64?, _ state: inout State
  ) -> Flight {
    let question = TableQuestion(
      from: hubs.map(\.coordinate), to: places.map(\.coordinate), at: hour.map(departure))
    let keys = hubs.map { hub in places.map { WayKey(hub: hub.id, place: $0, hour: hour) } }
    state.flightsSoFar += 1
    let number = state.flightsSoFar
    let flight = Flight(number: number) { [self] in
      let table = await survey.table(for: question)
      var answers: [WayKey: TravelTime.Answer] = [:]
      for (keys, row) in zip(keys, table.rows) {
        for (key, answer) in zip(keys, row) { answers[key] = answer }
      }
      land(number, with: answers)
      return answers
    }
    for key in keys.joined() { state.flights[key] = flight }
    return flight
  }

  /// Keeps what was found out.
  ///
  /// A flight that was given up found out nothing.
  private func land(_ number: Int, with answers: Flight.Answers) {
    let now = now()
    let isGivenUp = Task.isCancelled
    state.withLock { state in
      for (key, answer) in answers {
        if state.flights[key]?.number == number { state.flights[key] = nil }
        guard !isGivenUp, let duration = duration(of: answer) else { continue }
        state.answers.insert(answer, for: key, until: now + duration)
      }
    }
  }

  /// How long `answer` is kept; nil when the next one may ask at once.
  private func duration(of answer: TravelTime.Answer) -> Duration? {
    switch answer {
    case .way: configuration.cacheDuration
    case .leftAlone, .outOfTime: nil
    case .none: min(Self.failureDuration, configuration.cacheDuration)
    }
  }

  private func time(_ answer: TravelTime.Answer) -> TravelTime {
    TravelTime(provider: configuration.engine.rawValue, answer: answer)
  }

  /// The hour of `instant`; nil where it does not matter.
  private func hour(of instant: Instant) -> Int64? {
    guard configuration.isTimeDependent else { return nil }
    let seconds = instant.secondsSince1970
    return seconds / 3600 - (seconds % 3600 < 0 ? 1 : 0)
  }

  /// The beginning of `hour` on the clocks of the service, as engines want it: `2026-12-04T18:00`.
  private func departure(in hour: Int64) -> String {
    let civil = timeZone.civil(at: Instant(secondsSince1970: hour * 3600))
    return String("\(civil)".prefix(16))
  }
}
