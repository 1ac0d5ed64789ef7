// SPDX-License-Identifier: MIT

/// What a table should be like.
package struct FitSettings: Sendable {
  /// The name of the table.
  package let name: String
  /// What times may depend on.
  package let factors: Set<EstimateFactor>
  /// The share of orders for which a promise is to be kept at least.
  package let onTime: Double
  /// From which folds are drawn.
  package let seed: UInt64

  /// The number of parts of which each is held out once.
  static let foldCount = 5

  /// Settings for a table.
  package init(name: String, factors: Set<EstimateFactor>, onTime: Double, seed: UInt64) {
    self.name = name
    self.factors = factors
    self.onTime = onTime
    self.seed = seed
  }
}
