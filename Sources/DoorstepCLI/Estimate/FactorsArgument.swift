// SPDX-License-Identifier: MIT

import CommandLineParsing
import EstimateFitting

/// What times may depend on, as a list such as `hour,weekday,distance`.
struct FactorsArgument: CommandLineValue {
  /// What can be asked for; which items come together is asked for with the items.
  private static let known = EstimateFactor.allCases.filter { $0 != .combinations }

  let factors: Set<EstimateFactor>

  init(argument: String) throws(InvalidValue) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    let factors = words.compactMap { word in Self.known.first { $0.rawValue == word.trimmed } }
    guard factors.count == words.count else {
      let known = Self.known.map(\.rawValue).joined(separator: ", ")
      throw InvalidValue(argument, expected: "a list of \(known)")
    }
    self.factors = Set(factors)
  }
}
