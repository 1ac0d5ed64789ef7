// SPDX-License-Identifier: MIT

import Doorstep

/// A check that waits for as long as the test wants, and minds no cancellation meanwhile.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals = 0
  private var watching: [CheckedContinuation<Void, Never>] = []

  /// Waits until the gate is open.
  func pass() async {
    arrivals += 1
    for continuation in watching { continuation.resume() }
    watching = []
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Waits until somebody stands before the gate, or has passed it.
  func someone() async {
    if arrivals == 0 { await withCheckedContinuation { watching.append($0) } }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// Lets every delivery pass, those in one zone only when the gate opens.
struct GateRule: WaitingRule {
  let id = "gate"
  let zone: String
  let gate: Gate

  func evaluate(_ context: DecisionContext) async throws -> Verdict {
    if context.zone?.id == zone { await gate.pass() }
    return .pass
  }
}
