// SPDX-License-Identifier: MIT

/// An option without a value, on when it is given: `--json`.
///
/// Giving it twice is no error: it is on already, and an alias may have given it first.
public struct Flag: OptionDeclaration {
  /// Whether the flag was given.
  public typealias Value = Bool
  /// Its names and help.
  public let spec: ArgumentSpec

  /// A flag `--name`, or `-short`; `help` is one phrase in lower case.
  public init(_ name: String, short: Character? = nil, help: String) {
    spec = ArgumentSpec(
      label: "--" + name, short: short, placeholder: nil, help: help, counts: 0...Int.max,
      read: { given in !given.isEmpty })
  }

  /// `--help` and `-h`, which every command has.
  static let help = Flag("help", short: "h", help: "print this help")
  /// `--version`, which the top level has.
  static let version = Flag("version", help: "print the version")
}
