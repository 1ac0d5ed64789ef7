// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep
import HeaderModel

/// The header as a conversation in whole sentences; all behaviour is `LocationHeader`'s.
@MainActor
struct HeaderConversation {
  let service: ServiceHeader
  private let itemsInBag: Int?
  private let console: Console
  private let sayLine: (String) throws -> Void
  var header: LocationHeader { service.header }

  /// A conversation about `service`, whose sentences go to `say`; nil items leave the bag out.
  init(
    _ service: ServiceHeader, itemsInBag: Int?, console: Console,
    say: @escaping (String) throws -> Void
  ) {
    self.service = service
    self.itemsInBag = itemsInBag
    self.console = console
    sayLine = say
  }

  /// Converses until `q`, the bag, or the end of standard input.
  func run() async throws {
    offerControls()
    try await renewEstimate()
    while true {
      header.openChooser()
      try printChooser()
      guard let word = try readLine(), word != "q" else { return }
      if word == "b", header.bag != nil { return header.openBag() }
      try await answer(word)
    }
  }

  /// Gives the header the controls that this can do something for: what they open is the next lines of input.
  private func offerControls() {
    header.onSchedule = chooseTime
    header.onAddAddress = {}
    guard let itemsInBag else { return }
    header.cartCount = itemsInBag
    header.onCart = {}
  }

  private func answer(_ word: String) async throws {
    switch word {
    case "":
      return
    case "+":
      header.addAddress()
      try await addAddress()
    case "n":
      header.choose(.now)
      try await renewEstimate()
    case "s":
      try await schedule()
    case "h" where header.currentLocation != nil:
      try await finish(header.useCurrentLocation())
    case let word where word.hasPrefix("/"):
      await header.search(word.dropFirst().trimmed).value
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
  func finish(_ pick: Task<PickOutcome, Never>) async throws {
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
    let before = header.timing
    await header.choose(.schedule)?.value
    if let status = header.pill.status {
      try say("That time was not taken: \(status.text).")
    } else if header.timing != before {
      try sayHeader()
    }
  }

  /// Says the header, after asking again about the chosen address.
  private func renewEstimate() async throws {
    let refusal = try await service.renewEstimate()
    try sayHeader()
    if let refusal { try say("But: \(refusal.message).") }
  }

  private func sayHeader() throws { try say(service.sentence) }

  /// Says the addresses, those that were searched for if any were, and what else there is.
  private func printChooser() throws {
    if let status = header.addressSearch?.status { try say("  \(status.text)") }
    for (index, row) in (header.rows + header.foundRows).enumerated() {
      let mark = row.isSelected ? ", selected" : ""
      let texts = [row.label, row.line].compactMap(\.self).joined(separator: ", ")
      try say("  \(index + 1). \(texts)\(mark)")
      if let status = row.status { try say("     \(status.text)") }
      try say(row.remedies)
    }
    var words = ["a number picks an address"]
    if let row = header.currentLocation {
      try say("  h. \(row.title)")
      for text in [row.status?.text, row.accuracy].compactMap(\.self) { try say("     \(text)") }
      try say(row.remedies)
      words.append("h the place where you are")
    }
    if let row = header.addAddressRow {
      try say("  +. \(row.title)")
      words.append("+ adds one")
    }
    let isSearched = header.addressSearch.map { !$0.query.isEmpty } ?? false
    words.append("/ with words searches them")
    if isSearched { words.append("/ alone shows all again") }
    if let bag = header.bag {
      try say("  b. \(bag.accessibilityText)")
      words.append("b opens the bag and ends")
    }
    words += ["s schedules", "n delivers now", "q ends"]
    try say("A\(words.joined(separator: ", ").dropFirst()):")
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
  func say(_ sentence: String) throws {
    try sayLine(sentence.printable)
  }

  /// The next line of input without blanks around it; nil after the last.
  ///
  /// One that is no text is asked for again.
  func readLine() throws -> String? {
    while true {
      do throws(ConsoleError) {
        return try console.readLine()?.trimmed
      } catch {
        guard case .invalidUTF8 = error.reason else { throw error }
        try say("That is no text: expected UTF-8.")
      }
    }
  }
}
