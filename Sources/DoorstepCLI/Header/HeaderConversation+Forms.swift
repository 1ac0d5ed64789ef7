// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep
import HeaderModel
import TerminalHeader

/// What the header leaves to its app, as questions.
extension HeaderConversation {
  /// The form for a new address, which is picked then.
  func addAddress() async throws {
    try say("What is its name, such as Office?")
    guard let label = try readLine() else { return }
    try say("What is the address, on one line?")
    guard let line = try readLine() else { return }
    try say("Where is that? Longitude and latitude in degrees, such as -71.0552,42.3601:")
    guard let place = try readLine() else { return }
    let coordinate: Coordinate
    do throws(InvalidValue) {
      coordinate = try WrittenCoordinate(argument: place).coordinate
    } catch {
      return try say("'\(error.found)' is no place: expected \(error.expected).")
    }
    let id: LocationHeader.Address.ID
    do {
      id = try service.add(label: label, line: line, coordinate: coordinate)
    } catch {
      return try say("The address is not kept: \(error).")
    }
    header.openChooser()
    try await finish(header.pick(id: id))
  }

  /// The scheduler: says the times of a day until one is chosen, or typed.
  func chooseTime() async throws {
    var offset = 0
    while true {
      let day = await service.day(offset)
      try say(day)
      guard let word = try readLine() else { throw CancellationError() }
      switch word {
      case ">": offset = min(offset + 1, OfferedDay.maximumOffset)
      case "<": offset = max(offset - 1, 0)
      default: return try await schedule(word, day)
      }
    }
  }

  private func schedule(_ word: String, _ day: OfferedDay) async throws {
    let times = day.times.filter(\.isOffered)
    if let number = Int(word), times.indices.contains(number - 1) {
      return try await service.checker.schedule(times[number - 1].instant, in: header)
    }
    do {
      let time = try TimeArgument(argument: word)
      try await service.checker.schedule(
        time.instant(in: service.checker.area.timeZone), in: header)
    } catch let error as InvalidValue {
      try say("'\(error.found)' is no time: expected \(error.expected).")
      throw CancellationError()
    }
  }

  private func say(_ day: OfferedDay) throws {
    let times = day.times.filter(\.isOffered)
    try say(
      times.isEmpty ? "On \(day.title) there is no time." : "On \(day.title) there are these times."
    )
    for (index, time) in times.enumerated() {
      let detail = time.detail.isEmpty ? "" : ", \(time.detail)"
      try say("  \(index + 1). \(time.title)\(detail)")
    }
    let others = day.times.filter { !$0.isOffered }
    if let first = others.first {
      try say("     \(others.count) more cannot be had, such as \(first.title): \(first.detail)")
    }
    if let note = day.note { try say("     \(note)") }
    try say(
      "When? A number picks a time, > shows the next day, < the one before, or a time on the service's clock, "
        + "such as 2026-12-01T18:30:")
  }
}
