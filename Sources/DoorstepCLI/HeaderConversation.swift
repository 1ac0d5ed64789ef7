// SPDX-License-Identifier: MIT

import Diagnostics
import CommandLineParsing
import Doorstep
import HeaderModel

/// The header as a conversation in whole sentences; all behaviour is `LocationHeader`'s.
@MainActor
struct HeaderConversation {
  /// The service as it is at the moment.
  private let currentChecker: @Sendable () -> DeliveryChecker
  private let console: Console
  private let header: LocationHeader

  private var checker: DeliveryChecker { currentChecker() }

  /// A conversation about the service of `checker`, which may change meanwhile; `place` is where this device is, if that is known.
  init(checker: @escaping @Sendable () -> DeliveryChecker, place: Coordinate?, console: Console) {
    currentChecker = checker
    self.console = console
    header = LocationHeader(
      addresses: LocationHeader.Address.samples,
      selection: LocationHeader.Address.samples.first)
    header.environment.now = { checker().now }
    header.environment.timeZone = checker().area.timeZone
    header.environment.locale = checker().area.locale
    header.onSelect = { [weak header] address in
      guard let header else { return }
      try await checker().onSelect(updating: header)(address)
    }
    // The scheduler is the next line of input, see `schedule()`.
    header.onSchedule = {}
    if let place {
      header.environment.locationProvider = FixedLocation(place: place)
      header.onUseCurrentLocation = { [weak header] coordinate in
        guard let header else { throw CancellationError() }
        let use = checker().onUseCurrentLocation(updating: header) { coordinate in
          LocationHeader.Address(
            id: "here", label: "Current location",
            line: "\(coordinate.longitude), \(coordinate.latitude)", symbol: "location",
            coordinate: coordinate)
        }
        return try await use(coordinate)
      }
    }
  }

  /// Converses until `q` or the end of standard input.
  func run() async throws {
    try await renewEstimate()
    while true {
      header.openChooser()
      try printChooser()
      guard let word = try console.readLine()?.trimmed, word != "q" else { return }
      try await answer(word)
    }
  }

  private func answer(_ word: String) async throws {
    switch word {
    case "":
      return
    case "n":
      header.choose(.now)
      try await renewEstimate()
    case "s":
      try await schedule()
    case "h" where header.currentLocation != nil:
      try await finish(header.useCurrentLocation())
    default:
      let rows = header.rows
      guard let number = Int(word), number >= 1, number <= rows.count else {
        return try say("There is no '\(word)' to choose.")
      }
      try await finish(
        header.pick(id: rows[number - 1].id, occurrence: rows[number - 1].occurrence))
    }
  }

  /// Says what is under way, waits for `pick`, and says what came of it.
  private func finish(_ pick: Task<PickOutcome, Never>) async throws {
    if let row = header.rows.first(where: { $0.state == .checking }) {
      try say(row.accessibilityText)
    } else if let row = header.currentLocation, row.state == .finding {
      try say(row.accessibilityText)
    }
    switch await pick.value {
    case .selected:
      try sayHeader()
    case .refused:
      // The chooser is still open: its row carries the sentence.
      try say("Still delivering to \(header.selection?.label ?? "no address").")
    case .backedOut, .unavailable:
      return
    }
  }

  private func schedule() async throws {
    header.choose(.schedule)
    try say("When? On the service's clock, such as 2026-12-01T18:30:")
    guard let line = try console.readLine() else { return }
    do {
      let time = try TimeArgument(argument: line.trimmed)
      header.timing.scheduled = time.instant(in: checker.area.timeZone)
      try await renewEstimate()
    } catch let error as InvalidValue {
      try say("'\(error.found)' is no time: expected \(error.expected).")
    }
  }

  /// Asks again about the chosen address, whose estimate depends on the time.
  private func renewEstimate() async throws {
    var refusal: DeliveryRefusal?
    do {
      try await checker.renewTiming(of: header)
    } catch let error as DeliveryRefusal {
      refusal = error
    }
    try sayHeader()
    if let refusal { try say("But: \(refusal.message).") }
  }

  private func sayHeader() throws {
    let button = header.addressButton
    let address = [button.label, button.line].compactMap(\.self).joined(separator: ", ")
    let time = [header.pill.text, header.pill.estimate].compactMap(\.self).joined(separator: ", ")
    try say("\(button.caption) \(address). \(time).")
  }

  private func printChooser() throws {
    for (index, row) in header.rows.enumerated() {
      let mark = row.isSelected ? ", selected" : ""
      let texts = [row.label, row.line].compactMap(\.self).joined(separator: ", ")
      try say("  \(index + 1). \(texts)\(mark)")
      if let status = row.status { try say("     \(status.text)") }
    }
    var locates = ""
    if let row = header.currentLocation {
      try say("  h. \(row.title)")
      if let status = row.status { try say("     \(status.text)") }
      locates = ", h the place where you are"
    }
    try say("A number picks an address\(locates), s schedules, n delivers now, q ends:")
  }

  /// Prints `sentence`; what data holds cannot steer the terminal.
  private func say(_ sentence: String) throws {
    try console.print(sentence.printable)
  }
}

/// A device that was told where it is.
private struct FixedLocation: LocationProvider {
  let place: Coordinate
  let permission = LocationPermission.authorized

  func requestPermission() async -> LocationPermission { permission }

  func locate() async -> LocationFix { LocationFix(coordinate: place) }
}
