// SPDX-License-Identifier: MIT

import DeliveryModel

/// What came of asking one version of a plug-in beside decisions, in numbers.
package struct ShadowTally: Hashable, Sendable {
  /// Names that come after so many others are counted together.
  private static let mostNames = 32
  /// What they are counted as.
  private static let otherNames = "…"

  /// How often it was asked.
  package var asked = 0
  /// How often it would have changed nothing.
  package var agreed = 0
  /// How often it was not asked, because it had not caught up.
  package var missed = 0
  /// How often it would have refused, by code.
  package var refusals: [String: Int] = [:]
  /// The seconds that it would have added to estimates.
  package var seconds = ShadowDistribution()
  /// The minor units that it would have added to fees.
  package var minorUnits = ShadowDistribution()
  /// How often it missed an input, by its name.
  package var missingInputs: [String: Int] = [:]
  /// How often it failed, by reason.
  package var failures: [String: Int] = [:]

  /// Creates one of nothing.
  package init() {}

  /// Counts one more answer.
  package mutating func add(_ finding: ShadowFinding) {
    asked += 1
    switch finding {
    case .nothing: agreed += 1
    case .refusal(let code): Self.add(1, of: code.rawValue, to: &refusals)
    case .adjustment(let seconds, let minorUnits):
      if seconds != 0 { self.seconds.add(seconds) }
      if minorUnits != 0 { self.minorUnits.add(minorUnits) }
    case .missingInput(let name): Self.add(1, of: name, to: &missingInputs)
    case .failure(let reason): Self.add(1, of: reason, to: &failures)
    }
  }

  /// Counts all that `other` has.
  package mutating func add(_ other: Self) {
    asked &+= other.asked
    agreed &+= other.agreed
    missed &+= other.missed
    seconds.add(other.seconds)
    minorUnits.add(other.minorUnits)
    for (name, count) in other.refusals { Self.add(count, of: name, to: &refusals) }
    for (name, count) in other.missingInputs { Self.add(count, of: name, to: &missingInputs) }
    for (name, count) in other.failures { Self.add(count, of: name, to: &failures) }
  }

  private static func add(_ count: Int, of name: String, to counts: inout [String: Int]) {
    let isNew = counts[name] == nil && counts.count >= mostNames
    counts[isNew ? otherNames : name, default: 0] &+= count
  }
}
