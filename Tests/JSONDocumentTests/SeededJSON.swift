// SPDX-License-Identifier: MIT

import JSONDocument
import TestSupport

/// Makes arbitrary JSON values: awkward strings, numbers from the whole range of `Double`.
struct SeededJSON {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func value(depth: Int) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &generator) {
    case 0: return .null
    case 1: return .boolean(.random(using: &generator))
    case 2: return .integer(.random(in: .min ... .max, using: &generator))
    case 3: return .number(number())
    case 4: return .number(Double(Int.random(in: -1800...1800, using: &generator)) / 10)
    case 5: return .string(string())
    case 6: return .array((0..<count()).map { _ in value(depth: depth - 1) })
    default:
      var object = JSON.Object()
      for _ in 0..<count() {
        let key = String(string().unicodeScalars.filter { $0 != "\0" })
        object[key] = value(depth: depth - 1)
      }
      return .object(object)
    }
  }

  private mutating func count() -> Int { .random(in: 0..<6, using: &generator) }

  /// Any finite number, all bit patterns being equally likely.
  private mutating func number() -> Double {
    while true {
      let number = Double(bitPattern: .random(in: .min ... .max, using: &generator))
      if number.isFinite { return number }
    }
  }

  private mutating func string() -> String {
    let alphabet: [Unicode.Scalar] = [
      "a", "Z", "0", " ", "/", "~", "\"", "\\", "\n", "\t", "\0", "\u{1F}", "\u{7F}", "é",
      "\u{2028}", "\u{FEFF}", "\u{FFFF}", "𝄞", "\u{10FFFF}", "{", "]", ":",
    ]
    var string = ""
    for _ in 0..<Int.random(in: 0..<12, using: &generator) {
      string.unicodeScalars.append(alphabet.randomElement(using: &generator) ?? "a")
    }
    return string
  }
}
