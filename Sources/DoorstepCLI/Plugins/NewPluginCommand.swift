// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep

/// `doorstep plugins new`.
struct NewPluginCommand: Command {
  static let language = Option<PluginLanguage>(
    "language", value: "LANGUAGE", default: .swift, help: "'swift' or 'c'")
  static let doorstep = Option<String?>(
    "doorstep", value: "PATH",
    help: "the checkout of Doorstep to build against; the one that this doorstep was built in")
  static let name = Operand<PluginName>(
    "NAME", help: "what to call it: a capital letter, then letters and digits")

  static let spec = CommandSpec(
    "new", summary: "Begin a rule plug-in, with a test, in a folder of its own.",
    discussion: """
      The folder NAME is made in the current one. In C, 'make test' builds and tests it; in Swift, \
      'swift test' does, and 'swift build -c release' builds the library. Its rule is a small example to \
      change.
      """,
    options: [language, doorstep], operands: [name],
    examples: [
      "doorstep plugins new NightRule --language c",
      "doorstep plugins new NightRule --doorstep ../doorstep",
    ])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let name = arguments[Self.name].text
    let checkout = try PluginCheckout(at: arguments[Self.doorstep]).path
    let files =
      switch arguments[Self.language] {
      case .swift: try SwiftPluginTemplate.files(named: name, checkout: checkout)
      case .c: CPluginTemplate.files(named: name, checkout: checkout)
      }
    try NewFolder.write(files, to: name)
    for file in files { try console.print("\(name)/\(file.path)".printable) }
    return .ok
  }
}

/// What a new plug-in is written in.
enum PluginLanguage: String, CaseIterable, CommandLineValue, CustomStringConvertible {
  case swift, c

  var description: String { rawValue }
}

/// The name of a new plug-in, which names a folder, a library and a type.
struct PluginName: CommandLineValue {
  let text: String
  private static let maximumBytes = 50

  init(argument: String) throws(InvalidValue) {
    let bytes = Array(argument.utf8)
    let isWord = bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
    guard isWord, (1...Self.maximumBytes).contains(bytes.count),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[0])
    else {
      throw InvalidValue(
        argument, expected: "a capital letter and up to 49 letters and digits behind it")
    }
    text = argument
  }
}
