// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineParsing

/// Renders random values in a random one of their GNU spellings; they must come back.
@Suite("Any spelling of the same arguments")
struct RoundTripTests {
  static let flag = Flag("alpha", short: "a", help: "")
  static let other = Flag("beta", help: "")
  static let count = Option<Int>("count", short: "c", value: "N", help: "")
  static let ratio = Option("ratio", short: "r", value: "X", default: 0.5, help: "")
  static let name = Option<String?>("name", short: "n", value: "NAME", help: "")
  static let tags = Option<[String]>("tag", short: "t", value: "TAG", help: "")
  static let texts = Operand<[String]>("TEXT", help: "")
  static let spec = CommandSpec(
    "tool", summary: "", options: [flag, other, count, ratio, name, tags], operands: [texts])

  struct Values: Hashable {
    var flag, other: Bool
    var count: Int
    var ratio: Double
    var name: String?
    var tags, texts: [String]
  }

  @Test(arguments: UInt64(0)..<500)
  func `reads back to the same values`(seed: UInt64) throws {
    var writer = SpellingWriter(generator: SeededGenerator(seed: seed))
    let values = writer.values()
    let arguments = writer.spelling(of: values)
    guard case .run(let parsed) = try ArgumentParser.parse(arguments[...], for: Self.spec) else {
      Issue.record("seed \(seed): no request to run: \(arguments)")
      return
    }
    let read = Values(
      flag: parsed[Self.flag], other: parsed[Self.other], count: parsed[Self.count],
      ratio: parsed[Self.ratio], name: parsed[Self.name], tags: parsed[Self.tags],
      texts: parsed[Self.texts])
    #expect(read == values, "seed \(seed): \(arguments)")
  }
}

/// Chooses values and spellings.
struct SpellingWriter {
  var generator: SeededGenerator

  mutating func values() -> RoundTripTests.Values {
    RoundTripTests.Values(
      flag: chance(), other: chance(), count: Int.random(in: .min ... .max, using: &generator),
      ratio: chance() ? 0.5 : Double.random(in: -1e9...1e9, using: &generator),
      name: chance() ? text() : nil, tags: texts(), texts: texts())
  }

  mutating func spelling(of values: RoundTripTests.Values) -> [String] {
    // Pieces keep their order within a queue; queues are merged at random.
    var queues: [[[String]]] = [
      values.flag ? [[chance() ? "-a" : "--alpha"]] : [],
      values.other ? [["--beta"]] : [],
      [option("count", cluster(values, "c"), "\(values.count)")],
      values.ratio == 0.5 && chance()
        ? [] : [option("ratio", cluster(values, "r"), "\(values.ratio)")],
      values.name.map { [option("name", cluster(values, "n"), $0)] } ?? [],
      values.tags.map { option("tag", cluster(values, "t"), $0) },
    ]
    let split = Int.random(in: 0...values.texts.count, using: &generator)
    let isBare = !values.texts[..<split].contains(where: looksLikeOption)
    let before = isBare ? values.texts[..<split] : []
    let after = values.texts[before.count...]
    queues.append(before.map { [$0] })

    var arguments: [String] = []
    while let index = queues.indices.filter({ !queues[$0].isEmpty }).randomElement(
      using: &generator)
    {
      arguments += queues[index].removeFirst()
    }
    return after.isEmpty && chance() ? arguments : arguments + ["--"] + after
  }

  /// The letter of an option, sometimes behind that of the flag: said twice it is still on.
  private mutating func cluster(_ values: RoundTripTests.Values, _ letter: String) -> String {
    values.flag && chance() ? "a" + letter : letter
  }

  private mutating func option(_ long: String, _ short: String, _ value: String) -> [String] {
    let isOwnOption = isSpelledLikeOwnOption(value)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0 where !isOwnOption: return ["--" + long, value]
    case 1 where !isOwnOption: return ["-" + short, value]
    case 2 where !value.isEmpty: return ["-" + short + value]
    default: return ["--\(long)=\(value)"]
    }
  }

  /// Whether a parser that knows only what this suite declares would rather see an option.
  private func isSpelledLikeOwnOption(_ value: String) -> Bool {
    let names = ["--alpha", "--beta", "--count", "--ratio", "--name", "--tag", "--help"]
    return ["--", "-a", "-c", "-r", "-n", "-t", "-h"].contains(value)
      || names.contains { value == $0 || value.utf8.starts(with: ($0 + "=").utf8) }
  }

  private func looksLikeOption(_ text: String) -> Bool {
    let bytes = Array(text.utf8.prefix(3))
    guard bytes.count > 1, bytes[0] == UInt8(ascii: "-") else { return false }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let isNumber =
      digits.contains(bytes[1])
      || (bytes[1] == UInt8(ascii: ".") && bytes.count > 2 && digits.contains(bytes[2]))
    return !isNumber
  }

  private mutating func chance() -> Bool { Bool.random(using: &generator) }

  private mutating func texts() -> [String] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in text() }
  }

  private mutating func text() -> String {
    let pieces = [
      "-", "-", "--", "=", ".", "7", "a", "c", "t", "--alpha", "--tag", "--count=", " ", "é",
      "\u{301}", "\r", "\n", "🚲", "\u{200D}",
    ]
    return (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined()
  }
}
