// SPDX-License-Identifier: MIT

import CommandLineParsing

/// A number of things, not negative.
struct CountArgument: CommandLineValue, CustomStringConvertible {
  let count: Int

  var description: String { "\(count)" }
}

extension CountArgument {
  init(argument: String) throws(InvalidValue) {
    guard let count = Int(argument), count >= 0 else {
      throw InvalidValue(argument, expected: "a whole number from 0 on")
    }
    self.count = count
  }
}
