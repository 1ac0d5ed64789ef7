// SPDX-License-Identifier: MIT

package import DeliveryModel

/// What may stand in braces in sentences for each code, and what kind of figure it is.
package enum MessageVocabulary {
  /// What a parameter is, and so how it is written.
  package enum Kind: String, Sendable {
    /// A name or other text, written as it is.
    case text
    /// A distance.
    case meters
    /// An amount of money.
    case money
    /// A point in time.
    case instant
    /// A number of things, or an age in years.
    case count
    /// A weight.
    case grams
    /// A duration.
    case seconds
  }

  /// The parameters of `code` by name; nil when any may come, because the code is a rule's own.
  package static func parameters(of code: ReasonCode) -> [String: Kind]? {
    parameters[code]
  }

  private static let parameters: [ReasonCode: [String: Kind]] = [
    .coordinateInvalid: [:],
    .addressNotFound: [:],
    .outOfZone: ["zone": .text, "distance": .meters],
    .excludedArea: ["zone": .text],
    .postcodeNotServed: ["postcode": .text],
    .tooFar: ["limit": .meters, "distance": .meters],
    .zonePaused: ["zone": .text, "until": .instant],
    .locationImprecise: ["accuracy": .meters, "zone": .text],
    .hubClosed: ["hub": .text, "opens": .instant],
    .outsideHours: ["zone": .text, "opens": .instant],
    .cutoffPassed: ["cutoff": .instant],
    .tooEarlyToBook: ["from": .instant],
    .leadTimeTooShort: ["earliest": .instant, "chosen": .instant],
    .slotFull: ["from": .instant, "until": .instant],
    .customerNotEligible: ["tag": .text],
    .belowMinimum: ["minimum": .money, "missing": .money],
    .aboveMaximum: ["maximum": .money, "excess": .money],
    .itemRestricted: ["tag": .text, "opens": .instant],
    .ageRestricted: ["tag": .text, "age": .count],
    .overweight: ["limit": .grams, "weight": .grams, "excess": .grams],
    .tooManyItems: ["limit": .count, "items": .count, "excess": .count],
    .vehicleUnavailable: ["vehicle": .text],
    .estimateTooLong: ["limit": .seconds, "estimate": .seconds],
    .ruleRefused: ["rule": .text],
    .pluginFailed: ["rule": .text],
    .missingInput: ["input": .text, "rule": .text, "found": .text],
  ]
}
