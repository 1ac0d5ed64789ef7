// SPDX-License-Identifier: MIT

package import Schedules

/// A rule's no: a code for programs, figures for the sentence, and possibly words of its own.
public struct Refusal: Hashable, Sendable {
  /// The cause.
  public let code: ReasonCode
  /// What the rule itself would tell the customer; the catalogue's words when nil.
  public let message: String?
  /// What the rule would tell the customer by BCP 47 tag, with figures in braces; comes before
  /// `message`.
  public let words: [String: String]
  /// Figures and names for the message.
  public let parameters: [String: Reason.Parameter]

  /// Creates a refusal.
  public init(
    code: ReasonCode, message: String? = nil, words: [String: String] = [:],
    parameters: [String: Reason.Parameter] = [:]
  ) {
    self.code = code
    self.message = message
    self.words = words
    self.parameters = parameters
  }

  /// The same refusal with another instant for the message; without it when that is nil.
  package func adding(_ name: String, _ instant: Instant?) -> Refusal {
    guard let instant else { return self }
    return adding([name: .instant(instant)])
  }

  /// The same refusal with more figures for the message.
  package func adding(_ figures: [String: Reason.Parameter]) -> Refusal {
    Refusal(
      code: code, message: message, words: words, parameters: parameters.merging(figures) { $1 })
  }
}
