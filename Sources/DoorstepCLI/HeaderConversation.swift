// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep
import HeaderModel

/// The header as a conversation in whole sentences; all behaviour is `LocationHeader`'s.
@MainActor
struct HeaderConversation {
  private let checker: DeliveryChecker
  private let console: Console
  private let header: LocationHeader

  init(checker: DeliveryChecker, console: Console) {
    self.checker = checker
    self.console = console
    header = LocationHeader(
      addresses: LocationHeader.Address.samples,
      selection: LocationHeader.Address.samples.first)
    header.environment.now = { checker.now }
    header.environment.timeZone = checker.area.timeZone
    header.onSelect = checker.onSelect(updating: header)
    // The scheduler is the next line of input, see `schedule()`.
    header.onSchedule = {}
  }

  /// Converses until `q` or the end of standard input.
  func run() async throws {
    try await renewEstimate()
    while true {
      header.openChooser()
      try printChooser()
      guard let line = try console.readLine(), line.trimmed != "q" else { return }
      try await answer(line.trimmed)
    }
  }

  private func answer(_ word: String) async throws {
    switch word {
    case "": return
    case "n":
      header.choose(.now)
      try await renewEstimate()
    case "s":
      try await schedule()
    default:
      guard let number = Int(word), header.rows.indices.contains(number - 1) else {
        return try console.print("There is no '\(word)' to choose.")
      }
      try await pick(header.rows[number - 1].address)
    }
  }

  private func pick(_ address: LocationHeader.Address) async throws {
    let pick = header.pick(address)
    if header.rows.contains(where: { $0.state == .checking }) {
      try console.print("Checking \(address.label), \(address.line)…")
    }
    switch await pick.value {
    case .selected: try printHeader()
    case .refused:
      // The chooser is still open: its row carries the sentence.
      try console.print("Still delivering to \(header.selection?.label ?? "no address").")
    case .backedOut, .unavailable: return
    }
  }

  private func schedule() async throws {
    header.choose(.schedule)
    try console.print("When? On the service's clock, such as 2026-12-01T18:30:")
    guard let line = try console.readLine() else { return }
    do {
      let time = try TimeArgument(argument: line.trimmed)
      header.timing.scheduled = time.instant(in: checker.area.timeZone)
      try await renewEstimate()
    } catch let error as InvalidValue {
      try console.print("'\(error.found)' is no time: expected \(error.expected).")
    }
  }

  /// Asks again about the chosen address, whose estimate depends on the time.
  private func renewEstimate() async throws {
    guard let selection = header.selection else { return try printHeader() }
    var refusal: DeliveryRefusal?
    do {
      header.timing = try await checker.timing(
        for: selection, scheduled: header.timing.scheduled)
    } catch let error as DeliveryRefusal {
      header.timing.estimate = ""
      refusal = error
    }
    try printHeader()
    if let refusal { try console.print("But: \(refusal.message).") }
  }

  private func printHeader() throws {
    let destination = header.destination
    let address = [destination.label, destination.line].compactMap(\.self).joined(separator: ", ")
    let estimate = header.timing.estimate.isEmpty ? "" : ", \(header.timing.estimate)"
    let time = header.pill.text + estimate
    try console.print("\(LocationHeader.Destination.caption) \(address). \(time).")
  }

  private func printChooser() throws {
    for (index, row) in header.rows.enumerated() {
      let mark = row.isSelected ? ", selected" : ""
      try console.print("  \(index + 1). \(row.address.label), \(row.address.line)\(mark)")
      if let status = row.state.status { try console.print("     \(status)") }
    }
    try console.print("A number picks an address, s schedules, n delivers now, q ends:")
    try console.output.flush()
  }
}
