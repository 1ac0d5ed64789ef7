// SPDX-License-Identifier: MIT

public import DeliveryModel
public import FoundationEssentials

/// A quote that is not a yes, as the error that a header shows.
public struct DeliveryRefusal: LocalizedError, Hashable, Sendable {
  /// The whole answer; nil when the address has no coordinate to ask about.
  public let quote: Quote?
  /// The most decisive cause.
  public let code: ReasonCode
  /// The sentence for the customer.
  public let message: String

  /// `message`, for the row of the chooser.
  public var errorDescription: String? { message }
}

extension DeliveryRefusal: CustomStringConvertible {
  /// The cause and the sentence, as one line for a log.
  public var description: String { "\(code.rawValue): \(message)" }
}
