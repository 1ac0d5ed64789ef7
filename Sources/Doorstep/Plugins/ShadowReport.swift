// SPDX-License-Identifier: MIT

public import DeliveryModel
public import Schedules
public import ZoneGeometry

/// What a plug-in with `"shadow": true` would have changed about answers.
///
///     for report in checker.shadowReports where report.agreed < report.asked {
///       print(report.plugin, report.refusals)
///     }
public struct ShadowReport: Hashable, Sendable {
  /// The plug-in, as the service calls it.
  public let plugin: String
  /// The plug-in's own name for itself.
  public let id: String
  /// Its own version; each has a report of its own.
  public let version: String
  /// What fees are counted in.
  public let currency: Currency
  /// How often it was asked.
  public let asked: Int
  /// How often it would have changed nothing.
  public let agreed: Int
  /// How often it was not asked, since it had not caught up with the answers.
  public let missed: Int
  /// How often it would have refused what was not refused, by code.
  public let refusals: [String: Int]
  /// What it would have added to fees, in minor units; nil when nothing.
  public let fee: Spread?
  /// What it would have added to estimates, in seconds; nil when nothing.
  public let estimate: Spread?
  /// How often it would have told that an input is missing, by the input's name.
  public let missingInputs: [String: Int]
  /// How often it failed, by reason.
  public let failures: [String: Int]
  /// Answers that it would have changed, up to a hundred, the latest first.
  public let examples: [Example]

  /// How changes are spread, to two significant digits.
  public struct Spread: Hashable, Sendable {
    /// How many there are.
    public let count: Int
    /// The smallest one.
    public let least: Int64
    /// The one that half of all are not above.
    public let median: Int64
    /// The one that nine of ten are not above.
    public let p90: Int64
    /// The largest one.
    public let most: Int64
  }

  /// An answer that the plug-in would have changed.
  public struct Example: Hashable, Sendable {
    /// What it would have changed.
    public enum Change: Hashable, Sendable {
      /// A no with this code, where it is no no.
      case refusal(code: ReasonCode)
      /// So many seconds, and minor units of the fee, more.
      case adjustment(seconds: Int64, minorUnits: Int64)
      /// One more reason: this input is missing.
      case missingInput(String)
      /// It failed, with this reason.
      case failure(String)
    }

    /// When the question was asked.
    public let time: Instant
    /// Where to, to a hundredth of a degree, about a kilometre: nobody's home.
    public let coordinate: Coordinate
    /// The zone; nil outside all.
    public let zone: Zone.ID?
    /// What was answered.
    public let answer: Quote.Deliverable
    /// The code of a no.
    public let code: String?
    /// The version of the service that answered.
    public let serviceVersion: String
    /// What the plug-in would have changed.
    public let change: Change
  }
}
