// SPDX-License-Identifier: MIT

import DeliveryModel
import HTTPClient
import ZoneGeometry

/// Asks an engine for the ways of a question, in as many requests as that takes.
struct Survey: Sendable {
  let breaker: CircuitBreaker
  private let configuration: TravelTimesConfiguration
  private let engine: any RoutingEngine
  private let client: HTTPClient

  init(_ configuration: TravelTimesConfiguration, client: HTTPClient, breaker: CircuitBreaker) {
    self.configuration = configuration
    self.client = client
    self.breaker = breaker
    engine = configuration.routingEngine
  }

  /// The answer to `question`, ways that are not known with the reason why.
  func table(for question: TableQuestion) async -> TravelTable {
    await table(for: question, until: .now + configuration.timeout)
  }

  /// A question that is too large for the engine is halved, and so is one that it cannot answer because of
  /// one of its places: the others must not suffer.
  private func table(
    for question: TableQuestion, until deadline: ContinuousClock.Instant
  ) async -> TravelTable {
    guard ContinuousClock.now < deadline else { return TravelTable(.outOfTime, to: question) }
    guard let halves = question.halves else { return await ask(question, until: deadline).table }
    if engine.takes(question) {
      let (table, isAboutPlaces) = await ask(question, until: deadline)
      guard isAboutPlaces else { return table }
    }
    return TravelTable(
      await table(for: halves.first, until: deadline),
      await table(for: halves.second, until: deadline), areSourcesCut: halves.areSourcesCut)
  }

  /// Asks `question` in one request.
  ///
  /// - Returns: What is known then, and whether more would be known of fewer places.
  private func ask(
    _ question: TableQuestion, until deadline: ContinuousClock.Instant
  ) async -> (table: TravelTable, isAboutPlaces: Bool) {
    guard let permit = breaker.permit() else {
      return (TravelTable(.leftAlone, to: question), false)
    }
    do {
      let table = try await answer(to: question, until: deadline)
      breaker.end(permit, .answered)
      return (table, false)
    } catch {
      breaker.end(permit, error.outcome)
      return (TravelTable(.none(reason: error.description), to: question), error.isAboutPlaces)
    }
  }

  /// What the engine answers to `question`.
  private func answer(
    to question: TableQuestion, until deadline: ContinuousClock.Instant
  ) async throws(TravelTimeError) -> TravelTable {
    var request = engine.request(for: question)
    let left = deadline - .now
    request.limits.total = left
    request.limits.connecting = left
    let response: HTTPResponse
    do {
      response = try await client.send(request)
    } catch {
      // The whole URL would tell where the customer lives.
      throw TravelTimeError(.noResponse(error.told(of: configuration.url)))
    }
    let table = try engine.table(from: response, for: question)
    return TravelTable(
      rows: zip(question.sources, table.rows).map { source, row in
        zip(question.destinations, row).map { destination, answer in
          answer.believed(
            meters: source.distanceMeters(to: destination), snapMeters: configuration.snapMeters
          ).scaled(by: configuration.factor)
        }
      })
  }
}

extension TravelTimeError {
  /// What it says about the health of the engine.
  fileprivate var outcome: CircuitBreaker.Outcome {
    switch reason {
    case .noWay: .answered
    case .noResponse(let error) where error.reason == .cancelled: .abandoned
    case .noResponse, .refused, .malformed: .failed
    }
  }
}
