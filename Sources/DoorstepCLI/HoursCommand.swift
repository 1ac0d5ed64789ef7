// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep
import JSONDocument

/// `doorstep hours`.
struct HoursCommand: Command {
  static let zone = Option(
    "zone", value: "ZONE", default: TimeZoneArgument.utc,
    help: "whose clocks the hours are those of, such as Europe/Berlin")
  static let country = Option<CountryArgument?>(
    "country", value: "CODE", help: "whose public holidays PH stands for: US, or US-MA for a region"
  )
  static let at = Option<HoursTimeArgument?>(
    "at", value: "TIME",
    help: "when: 2026-12-01 or 2026-12-01T18:30 on the zone's clock, or RFC 3339; now unless given")
  static let from = Option<HoursTimeArgument?>(
    "from", value: "TIME", help: "list what comes from TIME on, with --until")
  static let until = Option<HoursTimeArgument?>("until", value: "TIME", help: "where the list ends")
  static let json = Flag("json", help: "print one JSON object")
  static let expression = Operand<String>(
    "EXPR", help: "opening hours as OpenStreetMap writes them, such as 'Mo-Fr 09:00-17:00'")

  static let spec = CommandSpec(
    "hours", summary: "Say when opening hours are open, and what they mean.",
    discussion: """
      Prints the state and the next change, or all states between two times, then the expression in \
      its normal spelling and in plain words. A wrong expression is shown with a mark under the \
      character that does not fit.
      """,
    options: [zone, country, at, from, until, json], operands: [expression],
    examples: [
      "doorstep hours 'Mo-Fr 09:00-17:00; PH off' --country US",
      "doorstep hours 'Fr 20:00-02:00' --from 2026-12-04 --until 2026-12-07 --json",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let question = try HoursQuestion(arguments)
    let text = arguments[Self.expression]
    let hours: OpeningHours
    do throws(OpeningHoursError) {
      hours = try OpeningHours(parsing: text)
    } catch {
      console.report("doorstep: opening hours, \(error)".printable)
      for line in ErrorMark.lines(under: text, column: error.column) {
        console.report("doorstep: \(line)")
      }
      return .dataError
    }
    let answer = HoursAnswer(to: question, from: hours)
    if let doubt = answer.doubt { console.report("doorstep: warning: \(doubt)".printable) }
    if arguments[Self.json] {
      try console.print(answer.json(of: text).text())
    } else {
      for line in answer.lines { try console.print(line.printable) }
    }
    return .ok
  }
}
