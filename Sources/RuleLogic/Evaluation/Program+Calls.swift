// SPDX-License-Identifier: MIT

import JSONDocument

extension Program {
  /// The value of a registered operator.
  func called(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    let call = Int(nodes[index].detail)
    let site = calls[call]
    let arguments: [JSON]
    if let constants = site.constants {
      arguments = constants
    } else {
      var values: [JSON] = []
      let missing = try forEachOperand(of: index, &run, environment) {
        value, _ throws(LogicError) in
        let parameter = site.parameters[min(values.count, site.parameters.count - 1)]
        let fits = LogicKind(of: value).map { kind in parameter.kinds.contains(where: kind.fits) }
        guard fits == true else { throw kindError(parameter.kinds, found: value, at: index) }
        values.append(value)
        return true
      }
      if let missing { return .unknown(missing) }
      arguments = values
    }
    do {
      guard let value = try environment(.call(call, arguments)) else {
        return .unknown(site.missing)
      }
      return .known(value)
    } catch {
      let operands = nodes[index].operands
      let place = error.argument.map { operands.lowerBound + $0 } ?? index
      throw self.error(
        .unsuitable(operator: site.name, message: error.description),
        at: operands.contains(place) ? place : index)
    }
  }
}
