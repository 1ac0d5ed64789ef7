// SPDX-License-Identifier: MIT

package import DeliveryModel
package import DeliveryRules

/// What a plug-in that was asked beside a decision would have changed about it.
package enum ShadowFinding: Hashable, Sendable {
  /// Nothing that anybody would have seen.
  case nothing
  /// A no, where it is no no.
  case refusal(ReasonCode)
  /// Other terms of a delivery that is made: seconds more, and minor units of the service's currency.
  case adjustment(seconds: Int64, minorUnits: Int64)
  /// One more reason: the plug-in needs an input that was not given.
  case missingInput(String)
  /// The plug-in failed, for the reason given.
  case failure(String)

  /// What `verdict` would have changed about an answer of `deliverable`.
  package init(_ verdict: Verdict, about deliverable: Quote.Deliverable) {
    self =
      switch verdict {
      case .pass, .abstain: .nothing
      case .refuse(let refusal): deliverable == .no ? .nothing : .refusal(refusal.code)
      case .adjust(let change):
        deliverable == .no || (change.seconds == 0 && change.minorUnits == 0)
          ? .nothing : .adjustment(seconds: change.seconds, minorUnits: change.minorUnits)
      case .unknown(let input): .missingInput(input)
      case .failed(let failure): .failure(failure.message)
      }
  }
}
