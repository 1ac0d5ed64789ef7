// SPDX-License-Identifier: MIT

import Diagnostics
import CommandLineParsing
import Doorstep
import JSONDocument

/// `doorstep check`.
struct CheckCommand: Command {
  static let at = Option<TimeArgument?>(
    "at", value: "TIME",
    help: "for an order scheduled at TIME, written as for --now; a past TIME is asked at that time")
  static let when = Option<TimeArgument?>("when", value: "TIME", help: "the same as --at")
  static let locale = Option<String?>(
    "locale", value: "TAG", help: "the language of reasons, such as de or pt-BR")
  static let basket = Option<MoneyArgument?>(
    "basket", value: "AMOUNT", help: "the price of the items, such as 23.50")
  static let items = Option<CountArgument?>("items", value: "COUNT", help: "the number of items")
  static let tags = Option<[String]>(
    "tag", value: "TAG", help: "a tag of an item, such as alcohol")
  static let weight = Option<WeightArgument?>(
    "weight", value: "WEIGHT", help: "the weight of the items, such as 4.2kg or 800g")
  static let customerTags = Option<[String]>(
    "customer-tag", value: "TAG", help: "a tag of the customer, such as member or age-21")
  static let accuracy = Option<DistanceArgument?>(
    "accuracy", value: "DISTANCE",
    help: "how far the place may be from the coordinate, such as 30m")
  static let orders = Option<CountArgument?>(
    "orders", value: "COUNT", help: "the orders in progress at the hub")
  static let vehicle = Option<String?>(
    "vehicle", value: "NAME", help: "what delivers, such as bike")
  static let hub = Option<String?>(
    "hub", value: "ID", help: "the hub that delivers; without it the service chooses one")
  static let postcode = Option<String?>("postcode", value: "CODE", help: "the postcode there")
  static let slots = Option<DateArgument?>(
    "slots", value: "DATE",
    help: "list the slots of DATE: 2026-12-01, today or tomorrow")
  static let taken = Option<String?>(
    "taken", value: "FILE",
    help:
      "what is taken of slots, as JSON: [{\"from\": TIME, \"orders\": N, \"value\": MINOR, \"hub\": ID}]"
  )
  static let explain = Flag(
    "explain", help: "print every step of the decision with what it looked at")
  static let strict = Flag(
    "strict", help: "refuse a service that is doubtful, such as one with hours that never open")
  static let json = Flag("json", help: "print one JSON object per coordinate")
  static let coordinates = Operand<[CoordinateArgument]>(
    "LON,LAT", atLeast: 1,
    help: "degrees WGS84, longitude first; '-' reads such lines from standard input")

  static let spec = CommandSpec(
    "check", summary: "Say for each coordinate whether it is deliverable.",
    discussion: """
      One line per coordinate: yes with zone, hub, time and fee, or no with every reason. Ends with \
      0 when all are deliverable, and with 1 when any is not. With --slots there is one line per slot \
      of the day instead, and 0 means that each coordinate has one that can be booked.
      """,
    options: ServiceOption.all + [
      at, when, basket, items, weight, tags, customerTags, accuracy, orders, vehicle, hub, postcode,
      slots, taken, locale, explain, strict, json,
    ],
    operands: [coordinates],
    examples: [
      "doorstep check --service Zones/harbor -- -71.0552,42.3601",
      "doorstep check -s Zones/harbor --basket 23.50 --explain -- -71.0552,42.3601",
      "doorstep check -s Zones/harbor --at 2026-12-01T18:30 --json - < addresses.csv",
      "doorstep check -s Zones/bakery --slots tomorrow -- 13.4050,52.5200",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) async throws -> ExitCode {
    let checker = try ServiceOption.checker(from: arguments, in: console)
    if arguments[Self.strict], !checker.warnings.isEmpty {
      throw DoubtfulService(messages: checker.warnings)
    }
    for warning in checker.warnings {
      console.report("doorstep: warning: \(warning)".printable)
    }
    var check = try Check(checker: checker, arguments: arguments, console: console)
    for argument in arguments[Self.coordinates] {
      switch argument {
      case .coordinate(let coordinate): try await check.answer(coordinate)
      case .standardInput: try await check.answerLines()
      }
    }
    return check.code
  }
}

/// One run of `doorstep check`: what it asks about each coordinate, and what came of it so far.
private struct Check {
  /// The most that is shown of a line that is no coordinate.
  private static let shownCharacters = 100

  private let checker: DeliveryChecker
  private let console: Console
  private let printsJSON: Bool
  private let explains: Bool
  private let date: CivilDate?
  private let request: (Coordinate) -> DeliveryRequest
  private(set) var code = ExitCode.ok

  init(checker: DeliveryChecker, arguments: ParsedArguments, console: Console) throws {
    self.checker = checker
    self.console = console
    printsJSON = arguments[CheckCommand.json]
    explains = arguments[CheckCommand.explain]
    let timeZone = checker.area.timeZone
    guard arguments[CheckCommand.at] == nil || arguments[CheckCommand.when] == nil else {
      throw UsageError(.refused("--at and --when are the same: give one of them"))
    }
    let at = (arguments[CheckCommand.at] ?? arguments[CheckCommand.when])?.instant(in: timeZone)
    // A chosen time that has passed is asked about as it was then.
    let isPast = arguments[ServiceOption.now] == nil && at.map { $0 < .now() } == true
    let placedAt = isPast ? at : nil
    let basket = try Basket(arguments, currency: checker.area.currency)
    let customerTags = arguments[CheckCommand.customerTags]
    let accuracy = arguments[CheckCommand.accuracy]?.meters
    let postcode = arguments[CheckCommand.postcode]
    let vehicle = arguments[CheckCommand.vehicle]
    let orders = arguments[CheckCommand.orders]?.count
    let hub = try arguments[CheckCommand.hub].map { id throws(UsageError) in
      try Self.known(id, among: checker.area.hubs)
    }
    let locale = arguments[CheckCommand.locale]
    date = arguments[CheckCommand.slots]?.date(now: checker.now, in: timeZone)
    if date != nil, at != nil {
      throw UsageError(
        .refused("--slots asks about a whole day; it does not go with --at or --when"))
    }
    if date != nil, explains {
      throw UsageError(.refused("--explain is about one time; it does not go with --slots"))
    }
    let asked = at ?? date.map(timeZone.startOfDay) ?? checker.now
    if let doubt = checker.area.holidays.doubt(at: asked, in: timeZone) {
      console.report("doorstep: warning: \(doubt)".printable)
    }
    let taken = try arguments[CheckCommand.taken].map { file in
      try TakenSlots(file: file, timeZone: timeZone)
    }
    for doubt in taken?.doubts(about: checker) ?? [] {
      console.report("doorstep: warning: \(doubt)".printable)
    }
    let isTraced = printsJSON || explains
    request = { coordinate in
      DeliveryRequest(
        to: coordinate, accuracyMeters: accuracy,
        when: at.map(DeliveryRequest.When.scheduled) ?? .now, placedAt: placedAt,
        basket: basket, customerTags: customerTags.isEmpty ? nil : Set(customerTags),
        postcode: postcode, vehicle: vehicle, hub: hub, slotUse: taken?.use,
        ordersInProgress: orders, locale: locale, isTraced: isTraced)
    }
  }

  /// The id of a hub, if there is one called so.
  private static func known(_ id: Hub.ID, among hubs: [Hub]) throws(UsageError) -> Hub.ID {
    let ids = hubs.map(\.id)
    guard !ids.contains(id) else { return id }
    let name = quoted(id, mark: "'")
    guard let nearest = Spelling.nearest(to: id, among: ids) else {
      let others = ids.prefix(12).map { quoted($0, mark: "'") }.joined(separator: ", ")
      let rest = ids.isEmpty ? "the service has none" : "there are \(others)"
      throw UsageError(.refused("no hub is called \(name); \(rest)"))
    }
    throw UsageError(
      .refused("no hub is called \(name); did you mean \(quoted(nearest, mark: "'"))?"))
  }

  mutating func answer(_ written: WrittenCoordinate) async throws {
    if let date { return try await listSlots(on: date, at: written) }
    let quote = try await checker.quote(for: request(written.coordinate))
    if printsJSON {
      try console.print(quote.jsonText(in: checker.area.timeZone))
    } else {
      let line = QuoteLine(quote: quote, timeZone: checker.area.timeZone)
      let hint = swappedAxesHint(written, quote)
      try console.print("\(written.text): \(line.text)\(hint)".printable)
      if explains {
        let tree = QuoteTree(quote, timeZone: checker.area.timeZone, style: style)
        for line in tree.lines { try console.print(line.printable) }
      }
    }
    if quote.deliverable != .yes, code == .ok { code = .answeredNo }
  }

  private mutating func listSlots(
    on date: CivilDate, at written: WrittenCoordinate
  ) async throws {
    let list = SlotList(
      date: date, offers: try await checker.slots(for: request(written.coordinate), on: date),
      timeZone: checker.area.timeZone)
    if printsJSON {
      try console.print(list.json(at: written.coordinate).text())
    } else {
      for line in list.lines { try console.print("\(written.text): \(line)".printable) }
    }
    if !list.hasBookable, code == .ok { code = .answeredNo }
  }

  /// Signs where a terminal is known to show them, words else.
  private var style: QuoteTree.Style {
    console.output.showsSigns ? .signs : .plain
  }

  /// What to say when a coordinate outside all zones lies in one with its axes swapped.
  private func swappedAxesHint(_ written: WrittenCoordinate, _ quote: Quote) -> String {
    let coordinate = written.coordinate
    let swapped = Coordinate(longitude: coordinate.latitude, latitude: coordinate.longitude)
    guard quote.zone == nil, quote.reasons.contains(where: { $0.code == .outOfZone }),
      let zone = checker.zones(containing: swapped).first
    else { return "" }
    return "; did you mean \(written.swappedText) in \(zone.name)? The longitude comes first"
  }

  /// Answers each line of standard input; one that is not a coordinate is told and passed over.
  mutating func answerLines() async throws {
    while true {
      do {
        guard let line = try console.readLine() else { return }
        guard !line.trimmed.isEmpty else { continue }
        try await answer(WrittenCoordinate(argument: line))
      } catch let error as InvalidValue {
        let found = error.found.prefix(Self.shownCharacters)
        passOver("expected \(error.expected), found '\(found)'")
      } catch let error as ConsoleError {
        guard case .invalidUTF8 = error.reason else { throw error }
        passOver("expected UTF-8 text")
      }
    }
  }

  /// Tells what is wrong with the line of standard input that was read last.
  private mutating func passOver(_ problem: String) {
    console.report(
      "doorstep: standard input, line \(console.input.lineNumber): \(problem)".printable)
    code = .dataError
  }
}

extension Basket {
  /// The basket that the options describe; nil when they say nothing.
  fileprivate init?(_ arguments: ParsedArguments, currency: Currency) throws(UsageError) {
    let amount = arguments[CheckCommand.basket]
    let items = arguments[CheckCommand.items]
    let weight = arguments[CheckCommand.weight]?.grams
    let tags = arguments[CheckCommand.tags]
    guard amount != nil || items != nil || weight != nil || !tags.isEmpty else { return nil }
    do {
      self.init(
        subtotal: try amount?.minorUnits(of: currency), itemCount: items?.count,
        weightGrams: weight, tags: tags.isEmpty ? nil : Set(tags))
    } catch {
      throw UsageError(.invalidValue(argument: "--basket", error))
    }
  }
}

/// A service that loads, but is doubtful, when none such is wanted.
private struct DoubtfulService: MessagesProviding, ExitCodeProviding {
  let messages: [String]
  var exitCode: ExitCode { .configuration }
}
