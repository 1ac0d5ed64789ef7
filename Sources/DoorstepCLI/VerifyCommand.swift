// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep

/// `doorstep zones verify`.
struct VerifyCommand: Command {
  static let file = Operand<String>("FILE", help: "compiled zones")

  static let spec = CommandSpec(
    "verify", summary: "Find out whether compiled zones are as they were written.",
    discussion: """
      Reads the whole file, which happens by itself only up to 4 MiB, and says what it was compiled \
      from, with the XXH3 of each file as xxhsum -H2 prints it.
      """,
    operands: [file], examples: ["doorstep zones verify area.zones"])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let zones = try CompiledZones(verifying: arguments[Self.file])
    try console.print("\(zones.path): \(zones.content), as written".printable)
    for source in zones.sources {
      try console.print(
        "  from \(source.path), \(source.byteCount) bytes, \(source.checksum)".printable)
    }
    return .ok
  }
}
