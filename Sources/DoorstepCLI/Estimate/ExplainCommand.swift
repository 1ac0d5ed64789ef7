// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep
import JSONDocument

/// `doorstep estimate explain`.
struct ExplainCommand: Command {
  static let ascii = Flag("ascii", help: "draw bars of ASCII characters")
  static let json = Flag("json", help: "print one JSON object")
  static let coordinate = Operand<WrittenCoordinate>(
    "LON,LAT", help: "degrees WGS84, longitude first")

  static let spec = CommandSpec(
    "explain", summary: "Show what the estimate of a delivery is made of.",
    discussion: """
      One line per part with the time that it takes in eight of ten cases, then the quantiles of all parts \
      together, which are not the sums of theirs, and what is promised. Ends with 1 where there is no \
      estimate.
      """,
    options: ServiceOption.all + [
      CheckCommand.at, CheckCommand.items, CheckCommand.tags, CheckCommand.orders,
      CheckCommand.vehicle,
      CheckCommand.locale, ascii, json,
    ],
    operands: [coordinate],
    examples: [
      "doorstep estimate explain -s Zones/harbor -- -71.0552,42.3601",
      "doorstep estimate explain -s Zones/harbor --items 12 --json -- -71.0552,42.3601",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) async throws -> ExitCode {
    let checker = try ServiceOption.checker(from: arguments, in: console)
    let timeZone = checker.area.timeZone
    let quote = try await checker.quote(for: request(arguments, timeZone: timeZone))
    if arguments[Self.json] {
      let all = quote.json(in: timeZone)
      let names = ["coordinate", "deliverable", "zone", "hub", "estimate"]
      var members = JSON.Object()
      for name in names { members[name] = all[name] }
      try console.print(JSON.object(members).text())
    } else if let estimate = quote.estimate {
      let showsSigns = console.output.showsSigns && !arguments[Self.ascii]
      let table = EstimateBars(
        estimate, timeZone: timeZone, style: showsSigns ? .blocks : .plain)
      let place = [quote.zone?.name, quote.hub.map { "from \($0.name)" }].compactMap(\.self)
      try console.print("\(place.joined(separator: " ")): \(estimate.text)".printable)
      for line in table.lines { try console.print(line.printable) }
    } else {
      let cause = quote.zone == nil ? "no zone owns the place" : "none is configured for it"
      try console.print("no estimate: \(cause)")
    }
    return quote.estimate == nil ? .answeredNo : .ok
  }

  private func request(_ arguments: ParsedArguments, timeZone: IANATimeZone) -> DeliveryRequest {
    let tags = arguments[CheckCommand.tags]
    let at = arguments[CheckCommand.at]?.instant(in: timeZone)
    // A chosen time that has passed is asked about as it was then.
    let isPast = arguments[ServiceOption.now] == nil && at.map { $0 < .now() } == true
    return DeliveryRequest(
      to: arguments[Self.coordinate].coordinate,
      when: at.map(DeliveryRequest.When.scheduled) ?? .now, placedAt: isPast ? at : nil,
      basket: Basket(
        itemCount: arguments[CheckCommand.items]?.count, tags: tags.isEmpty ? nil : Set(tags)),
      vehicle: arguments[CheckCommand.vehicle],
      ordersInProgress: arguments[CheckCommand.orders]?.count,
      locale: arguments[CheckCommand.locale])
  }
}
