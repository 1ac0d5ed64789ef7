// SPDX-License-Identifier: MIT

import CommandLineParsing

/// A number of things, not negative.
struct CountArgument: CommandLineValue {
  let count: Int

  init(argument: String) throws(InvalidValue) {
    guard let count = Int(argument), count >= 0 else {
      throw InvalidValue(argument, expected: "a whole number from 0 on")
    }
    self.count = count
  }
}
