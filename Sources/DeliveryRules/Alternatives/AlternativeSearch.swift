// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Looks for the smallest changes that turn a no into a yes.
///
/// One change is looked for first, then two, then as many as there are causes; what takes more changes than
/// another alternative is not offered. See `docs/ALTERNATIVES.md`.
struct AlternativeSearch {
  private let refused: Attempt
  private let remedies: RemedySearch

  init(_ refused: Decision) {
    self.refused = Attempt(changes: [:], decision: refused)
    remedies = RemedySearch(for: refused)
  }

  /// What is offered, by the number of changes: each level is worth looking at when those before it have
  /// nothing.
  var levels: [() -> [Alternative]] { [single, pairs, together] }

  /// One change that is enough, of each kind.
  private func single() -> [Alternative] {
    var found: [Remedy: Attempt] = [:]
    for remedy in Remedy.allCases where remedy.isSuggested(by: refused.decision) {
      found[remedy] = remedies.attempt(remedy, after: refused, until: remedies.isYes)
    }
    let wished = refused.decision.context.orderedFor
    func seconds(_ remedy: Remedy) -> UInt64? {
      found[remedy].map { $0.decision.context.orderedFor.seconds(to: wished) }
    }
    var order = Remedy.allCases
    if let wait = seconds(.wait), let forward = seconds(.bringForward), forward < wait {
      order.swapAt(Remedy.wait.rawValue, Remedy.bringForward.rawValue)
    }
    return order.compactMap { found[$0]?.alternative }
  }

  /// Two changes of which none is enough.
  private func pairs() -> [Alternative] {
    var found: [[Remedy]: Alternative] = [:]
    for first in Remedy.inOrderOfApplication where first.isNeeded(by: refused.decision) {
      guard let half = step(first, after: refused) else { continue }
      for second in Remedy.inOrderOfApplication
      where second.goes(with: first) && second.isSuggested(by: half.decision) {
        let pair = Remedy.allCases.filter { $0 == first || $0 == second }
        guard found[pair] == nil else { continue }
        found[pair] =
          remedies.attempt(second, after: half, until: remedies.isYes)?.alternative
      }
    }
    // Not more effort than needed counts first, then the smaller of the two.
    return found.sorted { one, other in
      one.key.reversed().lexicographicallyPrecedes(other.key.reversed()) {
        $0.rawValue < $1.rawValue
      }
    }
    .map(\.value)
  }

  /// All changes that the causes call for, without those that turn out not to be needed.
  private func together() -> [Alternative] {
    var last = refused
    while last.decision.deliverable != .yes {
      let next = Remedy.inOrderOfApplication.lazy
        .filter { remedy in
          last.remedies.allSatisfy(remedy.goes) && remedy.isNeeded(by: last.decision)
        }
        .compactMap { step($0, after: last) }.first
      guard let next else { return [] }
      last = next
    }
    guard remedies.isYes(last.decision) else { return [] }
    return [withoutWhatIsNotNeeded(last).alternative]
  }

  /// Applies `remedy` so that what it is for is mended, whatever else refuses.
  private func step(_ remedy: Remedy, after attempt: Attempt) -> Attempt? {
    remedies.attempt(remedy, after: attempt) { !remedy.isNeeded(by: $0) }
  }

  /// Leaves out changes one by one, the most effort first.
  private func withoutWhatIsNotNeeded(_ attempt: Attempt) -> Attempt {
    attempt.remedies.reversed().reduce(attempt) { attempt, remedy in
      let others = attempt.remedies.filter { $0 != remedy }
      let fewer = others.reduce(refused as Attempt?) { shorter, other in
        attempt.changes[other].flatMap { shorter?.applying($0, by: other) }
      }
      guard let fewer, !others.isEmpty, remedies.isYes(fewer.decision) else { return attempt }
      return fewer
    }
  }
}

extension Instant {
  /// How many seconds lie between the two.
  fileprivate func seconds(to other: Instant) -> UInt64 {
    UInt64((Int128(secondsSince1970) - Int128(other.secondsSince1970)).magnitude)
  }
}
