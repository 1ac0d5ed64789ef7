// SPDX-License-Identifier: MIT

public import DeliveryModel
public import FoundationEssentials
public import HeaderModel

/// A quote that is not a yes, as the error that a header shows.
public struct DeliveryRefusal: LocalizedError, Hashable, Sendable {
  /// The whole answer; nil when the address has no coordinate to ask about.
  public let quote: Quote?
  /// The most decisive cause.
  public let code: ReasonCode
  /// The sentence for the customer.
  public let message: String
  /// What would make it a yes, the least effort first, from the alternatives of the quote.
  public let remedies: [LocationHeader.Remedy]

  /// `message`, for the row of the chooser.
  public var errorDescription: String? { message }
}

extension DeliveryRefusal: ExplainedRefusal {
  /// The sentence with its remedies, and how exactly the place is known where the answer depends on that.
  public var headerRefusal: LocationHeader.Refusal {
    LocationHeader.Refusal(message: message, remedies: remedies, accuracyMeters: accuracyMeters)
  }

  private var accuracyMeters: Double? {
    guard quote?.deliverable == .depends,
      case .meters(let meters) = quote?.reasons.first?.parameters["accuracy"]
    else { return nil }
    return meters
  }
}

extension DeliveryRefusal: CustomStringConvertible {
  /// The cause and the sentence, as one line for a log.
  public var description: String { "\(code.rawValue): \(message)" }
}
