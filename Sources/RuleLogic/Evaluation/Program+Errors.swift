// SPDX-License-Identifier: MIT

import JSONDocument

extension Program {
  /// The value of `try`: that of the first operand without an error.
  ///
  /// Each operand after the first sees the error of the one before as its data.
  func attempted(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    var failure: LogicError?
    for operand in nodes[index].operands {
      do throws(LogicError) {
        guard let failure else { return try value(operand, &run, environment) }
        return try run.inFrame(.object(failure.thrownObject)) { run throws(LogicError) in
          try value(operand, &run, environment)
        }
      } catch {
        guard error.isCatchable else { throw error }
        failure = error
      }
    }
    if let failure { throw failure }
    return .known(.null)
  }

  /// Throws the object that the operand is, or one of the type that it names.
  func thrown(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    switch try operand(0, of: index, &run, environment) {
    case .unknown(let missing): return .unknown(missing)
    case .known(.object(let object)): throw error(.thrown(object), at: index)
    case .known(let type):
      throw error(.thrown(["type": .string(javaScriptText(of: type))]), at: index)
    }
  }
}
