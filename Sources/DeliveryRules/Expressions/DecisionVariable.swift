// SPDX-License-Identifier: MIT

import CustomerWords
import DeliveryModel
import JSONDocument
import RuleLogic
import Schedules
import ZoneGeometry

/// Something of a decision that expressions may read, nil where it is not known.
struct DecisionVariable: Sendable {
  /// What sentences for customers call it, and how they write it.
  struct Figure: Sendable {
    let name: String
    let kind: MessageVocabulary.Kind
    let value: @Sendable (DecisionContext) -> Reason.Parameter?
  }

  let name: String
  let kind: LogicKind
  let figure: Figure?
  let read: @Sendable (DecisionView) -> JSON?

  private init(
    _ name: String, _ kind: LogicKind, as figure: Figure? = nil,
    read: @escaping @Sendable (DecisionView) -> JSON?
  ) {
    self.name = name
    self.kind = kind
    self.figure = figure
    self.read = read
  }

  /// What is not known outside all zones.
  static let namesOfDelivery = ["zone.id", "hub.id", "distanceMeters"]
  /// What sentences may name beside what an expression reads.
  static let namesOfPlaces = ["zone.id", "hub.id"]
  /// What differs from hub to hub.
  static let namesOfHub = ["hub.id", "distanceMeters"]
  /// What differs from place to place in one zone, postcodes apart, which nobody tells of another place.
  static let namesOfPlace = ["destination.longitude", "destination.latitude", "distanceMeters"]
  /// What changes as time passes.
  static let namesOfTime = ["when", "placedAt"]

  /// The figures that the sentences of a rule may have, when its expression reads `inputs`.
  static func figures(reading inputs: [String]) -> [Figure] {
    all.filter { inputs.contains($0.name) || namesOfPlaces.contains($0.name) }
      .compactMap(\.figure)
  }

  static func named(_ name: String) -> DecisionVariable? { all.first { $0.name == name } }

  static let all = ofDestination + ofOrder + ofDelivery

  private static let ofDestination = [
    DecisionVariable("destination.longitude", .number) {
      .number($0.context.destination.longitude)
    },
    DecisionVariable("destination.latitude", .number) { .number($0.context.destination.latitude) },
    DecisionVariable(
      "destination.postcode", .text,
      as: Figure(name: "postcode", kind: .text) { $0.request.postcode.map { .text($0) } }
    ) { $0.context.request.postcode.map { .string($0) } },
  ]

  private static let ofOrder = [
    DecisionVariable(
      "basket.subtotal", .number,
      as: Figure(name: "subtotal", kind: .money) { context in
        context.request.basket?.subtotal.map { .money(context.money($0)) }
      }
    ) { $0.context.request.basket?.subtotal.map { .integer($0) } },
    DecisionVariable(
      "basket.items", .number,
      as: Figure(name: "items", kind: .count) {
        $0.request.basket?.itemCount.map { .count(Int64($0)) }
      }
    ) { $0.context.request.basket?.itemCount.map { .integer(Int64($0)) } },
    DecisionVariable(
      "basket.weight", .number,
      as: Figure(name: "weight", kind: .grams) { $0.request.basket?.weightGrams.map { .grams($0) } }
    ) { $0.context.request.basket?.weightGrams.map { .integer($0) } },
    DecisionVariable("basket.tags", .list) { .sorted($0.context.request.basket?.tags) },
    DecisionVariable("customer.tags", .list) { .sorted($0.context.request.customerTags) },
    DecisionVariable(
      "vehicle", .text,
      as: Figure(name: "vehicle", kind: .text) { $0.request.vehicle.map { .text($0) } }
    ) { $0.context.request.vehicle.map { .string($0) } },
  ]

  private static let ofDelivery = [
    DecisionVariable(
      "zone.id", .text, as: Figure(name: "zone", kind: .text) { ($0.zone?.name).map { .text($0) } }
    ) { ($0.context.zone?.id).map { .string($0) } },
    DecisionVariable(
      "hub.id", .text, as: Figure(name: "hub", kind: .text) { ($0.hub?.name).map { .text($0) } }
    ) { ($0.context.hub?.id).map { .string($0) } },
    DecisionVariable(
      "distanceMeters", .number,
      as: Figure(name: "distance", kind: .meters) { $0.distanceMeters.map { .meters($0) } }
    ) { $0.context.distanceMeters.map { .number($0) } },
    DecisionVariable(
      "when", .text, as: Figure(name: "when", kind: .instant) { .instant($0.orderedFor) }
    ) { .timestamp($0.context.orderedFor, $0.context.area.timeZone) },
    DecisionVariable(
      "placedAt", .text, as: Figure(name: "placedAt", kind: .instant) { .instant($0.placedAt) }
    ) { .timestamp($0.context.placedAt, $0.context.area.timeZone) },
  ]
}

extension DecisionVariable {
  /// What it is in a decision.
  func value(_ context: DecisionContext) -> JSON? {
    DecisionView.of(context) { read($0) }
  }

  /// What it is in a decision, in words for the trace.
  func input(_ context: DecisionContext) -> TraceEntry.Input {
    let value: String? =
      switch figure?.value(context) {
      case .money(let money): money.description
      case .meters(let meters): distanceText(meters)
      case .grams(let grams): "\(grams) g"
      case .instant, .count, .seconds, .text, nil: value(context).map(Self.text)
      }
    return TraceEntry.Input(name: name, value: value)
  }

  private static func text(of value: JSON) -> String {
    switch value {
    case .string(let text): text
    case .array([]): "none"
    case .array(let elements): elements.map(text).joined(separator: ", ")
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .null, .boolean, .object: ""
    }
  }
}

extension JSON? {
  /// Tags in their order by Unicode, so that the same tags make the same list.
  fileprivate static func sorted(_ tags: Set<String>?) -> JSON? {
    tags.map { .array($0.sorted().map { .string($0) }) }
  }

  /// `instant` as RFC 3339 has it, on `clocks`.
  fileprivate static func timestamp(_ instant: Instant, _ clocks: IANATimeZone) -> JSON? {
    .string(instant.rfc3339(in: clocks))
  }
}
