// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep
import Glibc
import HeaderModel
import JSONDocument
import TerminalHeader

/// `doorstep header`.
struct HeaderCommand: Command {
  static let here = Option<WrittenCoordinate?>(
    "here", value: "LON,LAT", help: "where this device is, which offers \"Use current location\"")
  static let accuracy = Option<DistanceArgument?>(
    "accuracy", value: "DISTANCE", help: "how far from there it may be, such as 65m")
  static let addresses = Option<String?>(
    "addresses", value: "FILE",
    help: "addresses to search and save: a store, or a list; those of the service otherwise")
  static let bag = Option<CountArgument?>(
    "bag", value: "COUNT", help: "show a bag with so many items; opening it ends with the choice")
  static let inline = Flag("inline", help: "draw below the prompt instead of on the whole screen")
  static let plain = Flag("plain", help: "converse in whole sentences, line by line")
  static let json = Flag("json", help: "print the choice and its quote as JSON at the end")
  static let theme = Option(
    "theme", value: "light|dark|auto", default: ThemeChoice.auto,
    help: "colours for such a terminal; auto goes by COLORFGBG")
  static let ascii = Flag("ascii", help: "draw with ASCII signs; texts stay as they are")
  static let noMotion = Flag("no-motion", help: "nothing turns or shimmers")
  static let mouse = Flag("mouse", help: "obey the mouse too, which then selects no text")
  static let spec = CommandSpec(
    "header", summary: "Choose where to deliver to, as behind the header of an app.",
    discussion: """
      Shows the saved addresses, three made-up ones where there are none, and the estimate of the \
      chosen one. Picking an address checks it \
      before it is taken: its row says so, and why when it is refused, and what would help.

      Arrow keys or j and k move, Enter chooses, numbers pick, / searches addresses, t sets \
      the time, Esc goes back, q ends with the choice, Ctrl-C without it. Without a terminal, or \
      with --plain, it is a conversation in whole sentences. Ends with 0, with 130 when cancelled, \
      and with 1 when --json was asked for and the choice is not deliverable.
      """,
    options: ServiceOption.all + [
      here, accuracy, addresses, bag, inline, plain, json, theme, ascii, noMotion, mouse,
    ],
    examples: [
      "doorstep header --service Zones/harbor",
      "doorstep header -s Zones/harbor --inline --json | jq .quote.fee",
      "printf '3\\n2\\nq\\n' | doorstep header -s Zones/harbor --here -71.06,42.36",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) async throws -> ExitCode {
    if arguments[Self.plain], arguments[Self.inline] {
      throw UsageError(.refused("--plain draws nothing; it does not go with --inline"))
    }
    let log = HeldLog { console.report("doorstep: \($0)".printable) }
    let checker = try ServiceOption.currentChecker(
      from: arguments, in: console, log: log.write)
    let book = try (arguments[Self.addresses] ?? checker().addressesPath).map(
      AddressBook.init(path:))
    let service = try await ServiceHeader(
      checker: checker, book: book, place: arguments[Self.here]?.coordinate,
      accuracyMeters: arguments[Self.accuracy]?.meters)
    let screen = arguments[Self.plain] ? nil : screenDescriptor()
    if let screen {
      if console.errors.isTerminal { log.hold() }
      // By then the terminal has been given back.
      defer { log.release() }
      let options = options(from: arguments)
      let ending = try await HeaderTerminal(service, options).run(output: screen)
      if ending == .cancelled { return .cancelled }
    } else {
      let say: (String) throws -> Void = arguments[Self.json] ? console.report : console.print
      try await HeaderConversation(
        service, itemsInBag: itemsInBag(arguments), console: console, say: say
      ).run()
    }
    if arguments[Self.json] {
      let choice = try await HeaderChoice(of: service)
      try console.print(choice.json.text())
      return choice.isDeliverable ? .ok : .answeredNo
    }
    if screen != nil { try console.print(await service.sentence.printable) }
    return .ok
  }

  private func options(from arguments: ParsedArguments) -> HeaderTerminal.Options {
    HeaderTerminal.Options(
      isInline: arguments[Self.inline], isASCII: arguments[Self.ascii],
      moves: !arguments[Self.noMotion], usesMouse: arguments[Self.mouse],
      appearance: arguments[Self.theme].appearance(colors: environment("COLORFGBG")),
      depth: depth, itemsInBag: itemsInBag(arguments))
  }

  private func itemsInBag(_ arguments: ParsedArguments) -> Int? {
    arguments[Self.bag].map { Int(clamping: $0.count) }
  }

  /// How many colours the terminal has, unless its user wants none (no-color.org).
  private var depth: Theme.Depth {
    guard (environment("NO_COLOR") ?? "").isEmpty else { return .none }
    let has256 =
      environment("TERM")?.contains("256") == true || environment("COLORTERM") != nil
    return has256 ? .indexed : .basic
  }
}

extension ExitCode {
  /// The person wanted nothing of it: 128 + SIGINT, which is what a shell reports for Ctrl-C.
  fileprivate static let cancelled = Self(rawValue: 130)
}

/// Where the header can be drawn; nil without a terminal, and on one that cannot move its cursor.
///
/// It is standard output or, where that goes elsewhere, the terminal on which keys are typed, open until the process
/// ends.
private func screenDescriptor() -> Int32? {
  guard isatty(STDIN_FILENO) == 1, !["", "dumb"].contains(environment("TERM") ?? "") else {
    return nil
  }
  if isatty(STDOUT_FILENO) == 1 { return STDOUT_FILENO }
  let terminal = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
  return terminal < 0 ? nil : terminal
}

/// The environment variable called `name`.
private func environment(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
