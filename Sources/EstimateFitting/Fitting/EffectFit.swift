// SPDX-License-Identifier: MIT

import DeliveryEstimates

/// The effects of one design that suit a history best, and how well they do on orders held out.
struct EffectFit {
  let design: EffectDesign
  let form: EstimateForm
  /// The numbers of the design, fitted to all orders.
  let numbers: [Double]
  /// The mean of what each number comes to in an order: what an ordinary order has.
  let means: [Double]
  /// The minutes that the effects fitted to all other parts give each order.
  let heldOutMinutes: [Double]
  /// What is left of each order on the scale on which effects add up, when all are fitted.
  let residuals: [Double]

  /// Fits the numbers of `design` in each of `forms` and keeps the form with the least absolute error on
  /// orders held out.
  init(_ history: History, _ design: EffectDesign, forms: [EstimateForm], folds: Folds) {
    self.design = design
    let minutes = history.orders.map(\.minutes)
    let rows = DesignRows(of: history.orders, design)
    let systems = HeldOutSystems(rows, design, folds)
    let fits = forms.map { form in
      (form: form, minutes: systems.heldOutMinutes(form, of: minutes, rows))
    }
    let errors = fits.map { fit in zip(fit.minutes, minutes).reduce(0) { $0 + abs($1.0 - $1.1) } }
    let best = errors.indices.min { errors[$0] < errors[$1] } ?? 0
    let form = fits[best].form
    self.form = form
    heldOutMinutes = fits[best].minutes
    let targets = minutes.map(form.target)
    let all = Array(minutes.indices)
    let numbers = systems.all.solve(rows.moments(of: all, targets: targets))
    self.numbers = numbers
    residuals = all.map { targets[$0] - rows.sum(of: numbers, row: $0) }
    let ones = [Double](repeating: 1, count: all.count)
    means = rows.moments(of: all, targets: ones).map { $0 / Double(all.count) }
  }
}

/// The systems of equations of all orders, and of those without each part.
private struct HeldOutSystems {
  let all: LeastSquares
  private let withoutPart: [LeastSquares]
  private let folds: Folds

  init(_ rows: DesignRows, _ design: EffectDesign, _ folds: Folds) {
    let parts = folds.parts.map { rows.squares(of: $0) }
    var sum = design.smoothing()
    for part in parts { sum += part }
    all = LeastSquares(sum, nonNegative: design.nonNegative)
    withoutPart = parts.map { part in
      var rest = sum
      rest -= part
      return LeastSquares(rest, nonNegative: design.nonNegative)
    }
    self.folds = folds
  }

  func heldOutMinutes(
    _ form: EstimateForm, of minutes: [Double], _ rows: DesignRows
  ) -> [Double] {
    let targets = minutes.map(form.target)
    var heldOut = minutes
    for (part, members) in folds.parts.enumerated() {
      let moments = rows.moments(of: folds.others(than: part), targets: targets)
      let numbers = withoutPart[part].solve(moments)
      for row in members { heldOut[row] = form.minutes(scaled: rows.sum(of: numbers, row: row)) }
    }
    return heldOut
  }
}

extension EstimateForm {
  /// An order sooner than this beyond the fixed minutes counts as this late: a logarithm has no bottom.
  private static let leastMinutesBeyondFixed = 0.5

  /// What the effects of an order that took `minutes` should come to.
  fileprivate func target(_ minutes: Double) -> Double {
    switch self {
    case .additive: minutes
    case .multiplicative(let fixedMinutes):
      scaled(minutes: max(minutes, fixedMinutes + Self.leastMinutesBeyondFixed))
    }
  }
}
