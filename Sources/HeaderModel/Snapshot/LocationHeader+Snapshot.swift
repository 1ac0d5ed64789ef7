// SPDX-License-Identifier: MIT

import Schedules

extension LocationHeader {
  /// All that a front end draws, says or lets feel, as values: what it shows is a function of this alone.
  ///
  /// Encoded as JSON, members that are nil are left out; `docs/HEADER.md` lists them.
  public struct Snapshot: Hashable, Sendable, Codable {
    /// The BCP 47 tag of the language that is asked for.
    public let locale: String
    /// Which way lines run.
    public let direction: Direction
    /// Whether the person asked for less motion: changes then fade instead of moving.
    public let reduceMotion: Bool
    /// The button that opens the chooser.
    public let address: AddressButton
    /// The field that opens the search; nil hides it.
    public let search: SearchField?
    /// The capsule with the delivery time.
    public let pill: Pill
    /// The bag; nil hides it.
    public let bag: Bag?
    /// The sheet in which another address is picked.
    public let chooser: ChooserSheet
    /// What is to be felt and heard that was not before, oldest first.
    public let feedback: [NumberedFeedback]
    /// The number of the newest feedback, to be given to the next `snapshot(after:)`; 0 before there is any.
    public let lastFeedback: Int
    /// When the pill reads otherwise by itself, in seconds since 1970; nil when it stays as it is.
    public let changesAt: Int64?

    /// Which way lines run.
    public enum Direction: String, Hashable, Sendable, Codable {
      /// From left to right.
      case ltr
      /// From right to left.
      case rtl
    }
  }

  /// What a front end has to draw now, with the feedback that came after the one numbered `number`.
  ///
  /// Read it again on each change that `Observation` tells of, and at `changesAt`. Feedback is kept until
  /// there are `keptFeedback` newer ones.
  public func snapshot(after number: Int = 0) -> Snapshot {
    Snapshot(
      locale: environment.locale, direction: environment.words.isRightToLeft ? .rtl : .ltr,
      reduceMotion: environment.reducesMotion, address: addressButton, search: searchField,
      pill: pill, bag: bag, chooser: chooserSheet,
      feedback: recentFeedback.filter { $0.number > number }, lastFeedback: lastFeedback,
      changesAt: pillChangesAt?.secondsSince1970)
  }
}
