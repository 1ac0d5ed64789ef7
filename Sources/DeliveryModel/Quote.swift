// SPDX-License-Identifier: MIT

public import Schedules
public import ZoneGeometry

/// The answer: whether, where from, how long, how much, why not, and what would make it a yes.
///
/// It holds what was decided; sentences, alternatives and the trace are worked out when they are first
/// asked for, and are the same each time. It may be shared by threads.
public struct Quote: Sendable {
  /// Whether an address is deliverable.
  public enum Deliverable: String, Hashable, Sendable, CaseIterable {
    /// It is.
    case yes
    /// It is not; `reasons` say why.
    case no
    /// The place is not known well enough to tell.
    case depends
  }

  /// A zone or hub as an answer names it.
  public struct Place: Hashable, Sendable {
    /// Its id in the service.
    public let id: String
    /// What people call it.
    public let name: String

    /// Creates a name for an answer.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// What the answer is in a part of where a place that is known roughly may be.
  public struct Side: Hashable, Sendable {
    /// The zone that owns that part; nil when none does.
    public let zone: Place?
    /// Whether it is delivered to.
    public let deliverable: Deliverable
    /// The code of the most decisive cause of a no.
    public let code: ReasonCode?

    /// Creates what is said of a part.
    public init(zone: Place?, deliverable: Deliverable, code: ReasonCode?) {
      self.zone = zone
      self.deliverable = deliverable
      self.code = code
    }
  }

  private let record: any QuoteRecord

  /// The answer that `record` gives.
  package init(_ record: some QuoteRecord) {
    self.record = record
  }

  /// The coordinate that was decided, its longitude in -180...180.
  public var coordinate: Coordinate { record.coordinate }
  /// Whether the address is deliverable.
  public var deliverable: Deliverable { record.deliverable }
  /// The zone that owns the coordinate; nil when none does.
  public var zone: Place? { record.zone }
  /// The hub that would serve it; nil when the service has none.
  public var hub: Place? { record.hub }
  /// How long it takes; nil outside all zones and where no estimate is configured.
  public var estimate: Estimate? { record.estimate }
  /// What it costs; nil outside all zones, and where no fee is configured and no rule charges.
  public var fee: Fee? { record.fee }
  /// The smallest basket, inclusive; nil outside all zones and where there is none.
  public var minimumOrder: Money? { record.minimumOrder }
  /// The code of the most decisive cause of a no; nil for other answers.
  ///
  /// - Complexity: O(1), where `reasons` writes sentences.
  public var code: ReasonCode? { record.code }
  /// All causes, most decisive first; empty for a plain yes.
  public var reasons: [Reason] { record.reasons }
  /// The parts of where the place may be that are answered differently, that of the coordinate itself first;
  /// empty when no accuracy was given, or nothing divides the circle.
  ///
  /// Borders of zones divide it, and so do lines within a zone: up to where a limit of distance or estimate
  /// holds, where an expression that reads the place comes out differently, and where another hub serves. A
  /// zone is named once for each answer that it has there.
  public var sides: [Side] { record.sides }
  /// Changes that would make it a yes, smallest first.
  public var alternatives: [Alternative] { record.alternatives }
  /// What each rule said, in the order in which they were asked.
  public var trace: [TraceEntry] { record.trace }
  /// The fingerprint of the service that decided.
  public var version: String { record.version }
  /// The instant from which the answer may be another one.
  public var validUntil: Instant { record.validUntil }
}

/// A decision, and what a quote says of it on demand.
package protocol QuoteRecord: AnyObject, Sendable {
  /// See the member of `Quote` with the same name, as for all of these.
  var coordinate: Coordinate { get }
  var deliverable: Quote.Deliverable { get }
  var zone: Quote.Place? { get }
  var hub: Quote.Place? { get }
  var estimate: Estimate? { get }
  var fee: Fee? { get }
  var minimumOrder: Money? { get }
  var code: ReasonCode? { get }
  var reasons: [Reason] { get }
  var sides: [Quote.Side] { get }
  var alternatives: [Alternative] { get }
  var trace: [TraceEntry] { get }
  var version: String { get }
  var validUntil: Instant { get }
}

extension Quote: Hashable {
  /// Equal when all that they say is.
  public static func == (one: Quote, other: Quote) -> Bool {
    one.record === other.record || one.essence == other.essence && one.details == other.details
  }

  /// Hashes what is told of the decision without its details.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(essence)
  }

  private var essence: Essence {
    Essence(
      coordinate: coordinate, deliverable: deliverable, zone: zone, hub: hub, code: code,
      version: version)
  }

  private var details: Details {
    Details(
      estimate: estimate, fee: fee, minimumOrder: minimumOrder, reasons: reasons,
      sides: sides, alternatives: alternatives, trace: trace, validUntil: validUntil)
  }

  private struct Essence: Hashable {
    let coordinate: Coordinate
    let deliverable: Deliverable
    let zone: Place?
    let hub: Place?
    let code: ReasonCode?
    let version: String
  }

  private struct Details: Hashable {
    let estimate: Estimate?
    let fee: Fee?
    let minimumOrder: Money?
    let reasons: [Reason]
    let sides: [Side]
    let alternatives: [Alternative]
    let trace: [TraceEntry]
    let validUntil: Instant
  }
}
