// SPDX-License-Identifier: MIT

import CommandLineParsing
import EstimateFitting

/// What times may depend on, as a list such as `hour,weekday,distance`.
struct FactorsArgument: CommandLineValue {
  let factors: Set<EstimateFactor>

  init(argument: String) throws(InvalidValue) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    let factors = words.compactMap { EstimateFactor(rawValue: $0.trimmed) }
    guard factors.count == words.count else {
      let known = EstimateFactor.allCases.map(\.rawValue).joined(separator: ", ")
      throw InvalidValue(argument, expected: "a list of \(known)")
    }
    self.factors = Set(factors)
  }
}
