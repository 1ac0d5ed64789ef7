// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep
import HeaderModel

/// `doorstep header`.
struct HeaderCommand: Command {
  static let here = Option<WrittenCoordinate?>(
    "here", value: "LON,LAT", help: "where this device is, which offers \"Use current location\"")
  static let plain = Flag("plain", help: "converse in whole sentences, line by line")
  static let spec = CommandSpec(
    "header", summary: "Choose where to deliver to, as behind the header of an app.",
    discussion: """
      Shows three saved addresses and the estimate of the chosen one. A number picks an address, \
      which is checked before it is taken: its row says so, and why when it is refused. This version \
      always converses line by line.
      """,
    options: ServiceOption.all + [here, plain],
    examples: [
      "doorstep header --service Zones/harbor --plain",
      "printf '3\\n2\\nq\\n' | doorstep header -s Zones/harbor --here -71.06,42.36",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) async throws -> ExitCode {
    let checker = try ServiceOption.currentChecker(from: arguments, in: console)
    let place = arguments[Self.here]?.coordinate
    try await HeaderConversation(checker: checker, place: place, console: console).run()
    return .ok
  }
}
