// SPDX-License-Identifier: MIT

import Diagnostics
import CommandLineParsing
import Doorstep
import HeaderModel

/// The header as a conversation in whole sentences; all behaviour is `LocationHeader`'s.
@MainActor
struct HeaderConversation {
  private let service: ServiceHeader
  private let console: Console
  private let sayLine: (String) throws -> Void
  private var header: LocationHeader { service.header }

  /// A conversation about `service`, whose sentences go to `say`.
  init(_ service: ServiceHeader, console: Console, say: @escaping (String) throws -> Void) {
    self.service = service
    self.console = console
    sayLine = say
    // The scheduler is the next line of input, see `schedule()`.
    service.header.onSchedule = {}
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
    case let word where word.hasPrefix("/"):
      await header.search(String(word.dropFirst())).value
    case let word where word.hasPrefix("r"):
      guard let number = Int(word.dropFirst()), remedies.indices.contains(number - 1),
        remedies[number - 1].isAction
      else { return try say("There is no '\(word)' to choose.") }
      try await finish(header.takeRemedy(id: remedies[number - 1].id))
    default:
      let rows = header.rows + header.foundRows
      guard let number = Int(word), number >= 1, number <= rows.count else {
        return try say("There is no '\(word)' to choose.")
      }
      try await finish(
        header.pick(id: rows[number - 1].id, occurrence: rows[number - 1].occurrence))
    }
  }

  /// Says what is under way, waits for `pick`, and says what came of it.
  private func finish(_ pick: Task<PickOutcome, Never>) async throws {
    if let row = (header.rows + header.foundRows).first(where: { $0.state == .checking }) {
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
      header.timing.scheduled = time.instant(in: service.checker.area.timeZone)
      try await renewEstimate()
    } catch let error as InvalidValue {
      try say("'\(error.found)' is no time: expected \(error.expected).")
    }
  }

  /// Says the header, after asking again about the chosen address.
  private func renewEstimate() async throws {
    let refusal = try await service.renewEstimate()
    try sayHeader()
    if let refusal { try say("But: \(refusal.message).") }
  }

  private func sayHeader() throws { try say(service.sentence) }

  private func printChooser() throws {
    if let status = header.addressSearch?.status { try say("  \(status.text)") }
    for (index, row) in (header.rows + header.foundRows).enumerated() {
      let mark = row.isSelected ? ", selected" : ""
      let texts = [row.label, row.line].compactMap(\.self).joined(separator: ", ")
      try say("  \(index + 1). \(texts)\(mark)")
      if let status = row.status { try say("     \(status.text)") }
      try say(row.remedies)
    }
    var locates = ""
    if let row = header.currentLocation {
      try say("  h. \(row.title)")
      for text in [row.status?.text, row.accuracy].compactMap(\.self) { try say("     \(text)") }
      try say(row.remedies)
      locates = ", h the place where you are"
    }
    try say(
      "A number picks an address\(locates), /WORDS searches, s schedules, n delivers now, q ends:")
  }

  /// Says what would make an address deliverable; what the header can do has a word that does it.
  private func say(_ remedies: [LocationHeader.Snapshot.Remedy]) throws {
    for (index, remedy) in remedies.enumerated() {
      try say("     \(remedy.isAction ? "r\(index + 1)." : "-") \(remedy.title)")
    }
  }

  /// The remedies that the chooser shows: at most one row has any.
  private var remedies: [LocationHeader.Snapshot.Remedy] {
    (header.rows + header.foundRows).flatMap(\.remedies) + (header.currentLocation?.remedies ?? [])
  }

  /// Prints `sentence`; what data holds cannot steer the terminal.
  private func say(_ sentence: String) throws {
    try sayLine(sentence.printable)
  }
}
