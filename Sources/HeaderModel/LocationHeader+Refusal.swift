// SPDX-License-Identifier: MIT

public import Schedules

extension LocationHeader {
  /// Why an address was not taken, as its row tells it.
  public struct Refusal: Hashable, Sendable {
    /// The sentence for the person; a general one is told where it is empty.
    public var message: String
    /// What would make it deliverable, the least effort first.
    public var remedies: [Remedy]
    /// How far, in metres, the true place may be; nil unless the answer depends on it.
    public var accuracyMeters: Double?

    /// Creates a refusal, by default one that nothing mends.
    public init(message: String, remedies: [Remedy] = [], accuracyMeters: Double? = nil) {
      self.message = message
      self.remedies = remedies
      self.accuracyMeters = accuracyMeters
    }
  }

  /// A change that would make a refused address deliverable.
  public struct Remedy: Hashable, Sendable, Identifiable {
    /// Tells it from the others of the same refusal.
    public var id: String
    /// Its words: "From 17:30".
    public var title: String
    /// What the header does when it is taken; nil where it can only be said.
    public var change: Change?

    /// Creates a remedy.
    public init(id: String, title: String, change: Change? = nil) {
      self.id = id
      self.title = title
      self.change = change
    }

    /// What the header can do by itself.
    public enum Change: Hashable, Sendable {
      /// Picks the same address for this time.
      case schedule(Instant)
      /// Picks another place.
      case deliver(to: Address)
      /// Closes the chooser and opens the bag.
      case openBag
    }
  }
}

/// An error of `onSelect` or `onUseCurrentLocation` that tells more than a sentence.
public protocol ExplainedRefusal: Error {
  /// What the row tells.
  var headerRefusal: LocationHeader.Refusal { get }
}
