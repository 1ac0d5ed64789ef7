// SPDX-License-Identifier: MIT

/// Reads the arguments of one command by the GNU conventions (POSIX.1-2017 §12.2 and the GNU
/// Coding Standards §4.8): `--name value`, `--name=value`, `-n value`, `-nvalue`, `-abc` for
/// `-a -b -c`, options also after operands, `--` before what is only operands, `-` an operand.
///
/// Two things differ on purpose. `-71.06,42.35` is an operand without `--`, unless there is an
/// option `-7`. And `--serv` does not stand for `--service` though GNU allows it: a script that
/// abbreviates breaks on the day when another option begins with the same letters.
struct ArgumentParser {
  private let spec: CommandSpec
  private var rest: ArraySlice<String>
  /// What was given for each label so far; one empty text for each time a flag was.
  private var given: [String: [String]] = [:]
  private var operands: ArraySlice<String> = []

  /// What a command line asks of its command.
  enum Request {
    case help, version
    case run(ParsedArguments)
  }

  /// Reads `arguments`, those after the command's name.
  static func parse(
    _ arguments: ArraySlice<String>, for spec: CommandSpec
  ) throws(UsageError) -> Request {
    var parser = ArgumentParser(spec: spec, rest: arguments)
    try parser.scan()
    if parser.given[Flag.help.spec.label] != nil { return .help }
    if parser.given[Flag.version.spec.label] != nil { return .version }
    try parser.assignOperands()
    return .run(try parser.values())
  }

  private init(spec: CommandSpec, rest: ArraySlice<String>) {
    self.spec = spec
    self.rest = rest
  }

  private mutating func scan() throws(UsageError) {
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      if isOperand(argument) {
        operands.append(argument)
      } else if argument.unicodeScalars.starts(with: "--".unicodeScalars) {
        try scanLong(argument)
      } else {
        try scanCluster(argument)
      }
    }
  }

  /// Whether `argument` is no option: nothing after the dash, or a number.
  private func isOperand(_ argument: String) -> Bool {
    var scalars = argument.unicodeScalars[...]
    guard scalars.popFirst() == "-", let first = scalars.popFirst() else { return true }
    if option(short: first) != nil { return false }
    let leading = first == "." ? scalars.first : first
    return leading.map { ("0"..."9").contains($0) } ?? false
  }

  private mutating func scanLong(_ argument: String) throws(UsageError) {
    let parts = argument.unicodeScalars.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = option(long: name) else {
      throw UsageError(.unknownOption(name, suggestion: nearestOption(to: name)))
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if let placeholder = option.placeholder {
      try record(value(attached, of: name, placeholder), for: option)
    } else if let attached {
      throw UsageError(.unexpectedValue(flag: name, found: attached))
    } else {
      try record("", for: option)
    }
  }

  private mutating func scanCluster(_ argument: String) throws(UsageError) {
    var scalars = argument.unicodeScalars.dropFirst()
    while let letter = scalars.popFirst() {
      let name = "-\(letter)"
      guard let option = option(short: letter) else {
        let isWord = argument.unicodeScalars.count > 2
        let suggestion = isWord ? nearestOption(to: "-" + argument) : nil
        throw UsageError(.unknownOption(name, suggestion: suggestion))
      }
      guard let placeholder = option.placeholder else {
        try record("", for: option)
        continue
      }
      let attached = scalars.isEmpty ? nil : String(scalars)
      try record(value(attached, of: name, placeholder), for: option)
      return
    }
  }

  /// The value of the option spelt `name`: what is `attached` to it, or else the next argument.
  ///
  /// An option of this command is not taken for a value: in `--service --json` the value was
  /// forgotten. Who means it writes `--service=--json`.
  private mutating func value(
    _ attached: String?, of name: String, _ placeholder: String
  ) throws(UsageError) -> String {
    if let attached { return attached }
    guard let next = rest.first, next != "--", !isOption(next) else {
      throw UsageError(.missingValue(option: name, placeholder: placeholder))
    }
    rest.removeFirst()
    return next
  }

  /// Whether `argument` spells one option of this command, with or without a value attached to a
  /// long name.
  private func isOption(_ argument: String) -> Bool {
    let scalars = argument.unicodeScalars
    if scalars.count == 2, scalars.first == "-", let letter = scalars.last {
      return option(short: letter) != nil
    }
    return option(long: String(scalars.prefix { $0 != "=" })) != nil
  }

  private mutating func record(_ text: String, for option: ArgumentSpec) throws(UsageError) {
    given[option.label, default: []].append(text)
    if given[option.label, default: []].count > option.counts.upperBound {
      throw UsageError(.repeatedOption(option.label))
    }
  }

  private mutating func assignOperands() throws(UsageError) {
    for operand in spec.operands {
      let taken = operands.prefix(operand.counts.upperBound)
      if taken.count < operand.counts.lowerBound {
        throw UsageError(.missingOperand(operand.label))
      }
      given[operand.label] = Array(taken)
      operands.removeFirst(taken.count)
    }
    if let extra = operands.first { throw UsageError(.unexpectedOperand(extra)) }
  }

  private func values() throws(UsageError) -> ParsedArguments {
    var values: [String: any Sendable] = [:]
    for argument in spec.options + spec.operands {
      let texts = given[argument.label] ?? []
      if texts.count < argument.counts.lowerBound {
        throw UsageError(.missingOption(argument.label))
      }
      do {
        values[argument.label] = try argument.read(texts)
      } catch {
        throw UsageError(.invalidValue(argument: argument.label, error))
      }
    }
    return ParsedArguments(values: values)
  }

  private func option(long name: String) -> ArgumentSpec? {
    spec.options.first { $0.label == name }
  }

  private func option(short letter: Unicode.Scalar) -> ArgumentSpec? {
    spec.options.first { $0.short == Character(letter) }
  }

  private func nearestOption(to name: String) -> String? {
    Suggestion.nearest(
      to: String(name.dropFirst(2)), in: spec.options.map { String($0.label.dropFirst(2)) }
    )
    .map { "--" + $0 }
  }
}
