// SPDX-License-Identifier: MIT

import CommandLineParsing

/// A share of orders for which a promise can be meant.
struct ShareArgument: CommandLineValue, CustomStringConvertible {
  private static let shares = 0.5...0.999

  let share: Double

  var description: String { "\(share)" }

  init(share: Double) {
    self.share = share
  }

  init(argument: String) throws(InvalidValue) {
    guard let share = Double(argument), Self.shares.contains(share) else {
      throw InvalidValue(argument, expected: "a share of 0.5 to 0.999, such as 0.9")
    }
    self.share = share
  }
}
