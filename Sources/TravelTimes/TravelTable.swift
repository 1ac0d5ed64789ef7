// SPDX-License-Identifier: MIT

package import DeliveryModel

/// What an engine said of each way of a question: rows by source, columns by destination.
package struct TravelTable: Hashable, Sendable {
  /// The answers.
  package var rows: [[TravelTime.Answer]]

  package init(rows: [[TravelTime.Answer]]) { self.rows = rows }

  /// The same answer to every way of `question`.
  init(_ answer: TravelTime.Answer, to question: TableQuestion) {
    let row = Array(repeating: answer, count: question.destinations.count)
    rows = Array(repeating: row, count: question.sources.count)
  }

  /// The answer to a question from those to its halves.
  init(_ first: TravelTable, _ second: TravelTable, areSourcesCut: Bool) {
    rows = areSourcesCut ? first.rows + second.rows : zip(first.rows, second.rows).map(+)
  }
}

extension TravelTime.Answer {
  /// Two days: what is longer is no delivery, or no duration in seconds.
  private static let longestSeconds = 172_800.0
  /// Farther than any way on the globe.
  private static let farthestMeters = 1e9

  /// What an engine measured; nil when it cannot be a way.
  static func measured(seconds: Double, meters: Double?) -> Self? {
    guard (0...longestSeconds).contains(seconds) else { return nil }
    if let meters, !(0...farthestMeters).contains(meters) { return nil }
    return .way(seconds: Int64(seconds.rounded()), meters: meters.map { Int64($0.rounded()) })
  }

  /// The engine knows both places, and no way between them.
  static let notConnected = none(reason: "no way leads there")

  /// The time was over before it was asked for.
  static let outOfTime = none(reason: "the time to ask in was over")

  /// The engine failed too often.
  static let leftAlone = none(
    reason: "the engine failed too often in a row and is left alone for a while")

  /// Only what is known already counts.
  static let notWaitedFor = none(reason: "it is not known, and the answer could not wait")

  /// The place, `hub` or `destination`, was moved too far to stand for itself.
  static func moved(_ place: String, by meters: Double, limit: Double) -> Self {
    none(
      reason: """
        the nearest road is \(Int64(clamping: meters)) m from the \(place), more than \
        \(Int64(clamping: limit)) m
        """)
  }

  /// The engine does not say how far it moved the place, so that any answer could be about another one.
  static let movedUnknown = none(
    reason: "the engine does not tell how far it moved the places; ask a newer one")

  /// The engine measured a way on which couriers would outrun sound.
  static let tooFast = none(reason: "the engine's way is faster than sound")

  /// The same answer; none when the way leads `meters` along the great circle, less what both places were
  /// moved, faster than anything on a road.
  func believed(meters: Double, snapMeters: Double) -> Self {
    guard case .way(let seconds, _) = self,
      // Half a second is what rounding takes off.
      meters - 2 * snapMeters > (Double(seconds) + 0.5) * Self.soundMetersPerSecond
    else { return self }
    return .tooFast
  }

  private static let soundMetersPerSecond = 343.0

  /// The same way at another speed.
  func scaled(by factor: Double) -> Self {
    guard case .way(let seconds, let meters) = self else { return self }
    return .way(seconds: Int64((Double(seconds) * factor).rounded()), meters: meters)
  }
}

extension Int64 {
  /// Rounded to the nearest; beyond 64 bits, the limit.
  fileprivate init(clamping number: Double) {
    self = Int64(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }
}
