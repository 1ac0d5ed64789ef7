// SPDX-License-Identifier: MIT

/// An option with a value: `--service PATH`.
///
/// Its type says how often it may be given:
///
///     Option<String>("service", value: "PATH", help: "…")                 // must be given
///     Option<String?>("at", value: "TIME", help: "…")                     // may be given once
///     Option<[String]>("plugin", value: "NAME", help: "…")                // may be repeated
///     Option("limit", value: "COUNT", default: 10, help: "…")             // 10 unless given
public struct Option<Value: ArgumentShape>: OptionDeclaration {
  /// Its names and help.
  public let spec: ArgumentSpec

  /// An option `--name VALUE`, or `-short VALUE`; `help` is one phrase in lower case.
  public init(_ name: String, short: Character? = nil, value: String, help: String) {
    spec = ArgumentSpec(
      label: "--" + name, short: short, placeholder: value, help: help,
      counts: Value.argumentCounts, read: Value.init(arguments:))
  }

  /// An option as above that is `default` unless given; help shows the default's description, so
  /// that should be what one would write on the command line.
  public init(
    _ name: String, short: Character? = nil, value: String, default: Value, help: String
  ) where Value: CommandLineValue & CustomStringConvertible {
    spec = ArgumentSpec(
      label: "--" + name, short: short, placeholder: value, help: help,
      defaultText: `default`.description, counts: 0...1,
      read: { given throws(InvalidValue) in
        given.isEmpty ? `default` : try Value(arguments: given)
      })
  }
}
