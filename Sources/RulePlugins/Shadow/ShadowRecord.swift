// SPDX-License-Identifier: MIT

import DeliveryRules

/// What is known of one version of a plug-in that is asked beside decisions.
package struct ShadowRecord: Hashable, Sendable {
  /// So many examples are kept, the latest.
  package static let mostExamples = 100

  /// Which.
  package let subject: ShadowSubject
  /// What came of it.
  package var tally = ShadowTally()
  /// Answers that it would have changed, the latest last.
  package private(set) var examples: [ShadowExample] = []

  /// Creates a record of nothing.
  package init(of subject: ShadowSubject) {
    self.subject = subject
  }

  mutating func add(_ decision: ShadowedDecision, _ finding: ShadowFinding) {
    tally.add(finding)
    if finding != .nothing { add(ShadowExample(decision, finding)) }
  }

  /// Adds all that `newer` has.
  mutating func add(_ newer: ShadowRecord) {
    tally.add(newer.tally)
    for example in newer.examples { add(example) }
  }

  /// Keeps an example instead of the oldest.
  package mutating func add(_ example: ShadowExample) {
    if examples.count >= Self.mostExamples { examples.removeFirst() }
    examples.append(example)
  }
}
