// SPDX-License-Identifier: MIT

import JSONDocument

extension Program {
  /// The names among the operands that nothing, `null` or an empty text is found under.
  func missingNames(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    var names = try values(of: index, &run, environment)
    // A list in the first place stands for all names, as in JsonLogic's own implementation.
    if case .array(let listed)? = names.first { names = listed }
    return .known(.array(try absent(names, index, &run, environment)))
  }

  /// The missing names, unless enough of them are there.
  func missingNamesOfSome(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    let arguments = try values(of: index, &run, environment)
    guard arguments.count >= 2, let wanted = looseNumber(arguments[0]),
      case .array(let names) = arguments[1]
    else { throw invalidArguments(index) }
    let absent = try absent(names, index, &run, environment)
    return .known(.array(Double(names.count - absent.count) >= wanted ? [] : absent))
  }

  private func absent(
    _ names: [JSON], _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> [JSON] {
    try charge(names.count, at: index, &run)
    for name in names { try chargeWeight(of: name, at: index, &run) }
    return names.filter { name in
      switch find(javaScriptText(of: name), run, environment) {
      case nil, .null?, .string("")?: true
      default: false
      }
    }
  }
}
