// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// One of the words that `precedence` of a service.json takes.
struct PrecedenceArgument: CommandLineValue, CustomStringConvertible {
  let precedence: Precedence

  var description: String { precedence.rawValue }

  init(_ precedence: Precedence) {
    self.precedence = precedence
  }

  init(argument: String) throws(InvalidValue) {
    guard let precedence = Precedence(rawValue: argument) else {
      let words = Precedence.allCases.map { "'\($0.rawValue)'" }
      throw InvalidValue(argument, expected: words.joined(separator: " or "))
    }
    self.precedence = precedence
  }
}
