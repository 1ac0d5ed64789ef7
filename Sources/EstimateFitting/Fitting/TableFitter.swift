// SPDX-License-Identifier: MIT

package import DeliveryEstimates

/// Fits a table of rules to a history.
package struct TableFitter {
  /// Fewer orders than these do not make a table.
  package static let fewestOrders = 50
  /// Shares of the soonest hundredth of all orders that may be fixed minutes.
  private static let fixedShares = [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8]

  private let settings: FitSettings

  /// A fitter of tables like `settings`.
  package init(_ settings: FitSettings) {
    self.settings = settings
  }

  /// The table that suits `history` best: its form, effects and combinations are those that do best on
  /// orders held out, its ranges come from orders held out.
  ///
  /// - Precondition: `history` has an order.
  package func table(of history: History) -> EstimateTable {
    let orders = history.orders
    let folds = Folds(of: orders.count, into: FitSettings.foldCount, seed: settings.seed)
    let forms = Self.forms(for: orders.map(\.minutes))
    let plain = EffectDesign(for: history, factors: settings.factors)
    var fit = EffectFit(history, plain, forms: forms, folds: folds)
    if settings.factors.contains(.combinations) {
      let search = CombinationSearch(history)
      var design = plain
      while design.combinations.count < CombinationSearch.mostCombinations,
        let items = search.strongest(in: fit.residuals, besides: design.combinations)
      {
        design.combinations.append(items)
        fit = EffectFit(history, design, forms: [fit.form], folds: folds)
      }
      if !design.combinations.isEmpty {
        fit = EffectFit(history, design, forms: forms, folds: folds)
      }
    }
    let ranges = RangeFitter(
      typical: fit.heldOutMinutes, minutes: orders.map(\.minutes), form: fit.form, folds: folds,
      onTime: settings.onTime)
    return fit.table(of: history, settings, ranges)
  }

  /// Additive, and multiplicative with more and more fixed minutes.
  private static func forms(for minutes: [Double]) -> [EstimateForm] {
    let soonest = minutes.sorted()[minutes.count / 100]
    let fixed = fixedShares.map { ($0 * soonest * 10).rounded(.down) / 10 }
    return [.additive] + fixed.map { .multiplicative(fixedMinutes: $0) }
  }
}
