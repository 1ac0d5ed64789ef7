// SPDX-License-Identifier: MIT

import FoundationEssentials
import HeaderModel

typealias Address = LocationHeader.Address

extension Address {
  static let home = samples[0]
  static let work = samples[1]
  static let sams = samples[2]
}

/// A header on the samples with Home selected, its check in the hands of the test.
@MainActor
struct HeaderFixture {
  let header: LocationHeader
  let check = Scripted<Address, Void>()
  let feedback = FeedbackLog()

  init(opensChooser: Bool = true) {
    header = LocationHeader(
      addresses: Address.samples, selection: .home,
      timing: LocationHeader.Timing(estimate: "25–35 min"))
    header.onSelect = { [check] in try await check($0) }
    header.environment.feedback = { [feedback] in feedback.entries.append($0) }
    if opensChooser { header.openChooser() }
  }

  /// What the row of `address` shows.
  func state(of address: Address) -> RowState? {
    header.rows.first { $0.id == address.id }.map(RowState.init)
  }
}

/// What goes on in a row of the chooser.
enum RowState: Hashable {
  case idle
  case checking
  case refused(message: String)

  init(_ row: LocationHeader.Snapshot.Row) {
    switch row.state {
    case .idle: self = .idle
    case .checking: self = .checking
    case .refused: self = .refused(message: row.status?.text ?? "")
    }
  }
}

extension LocationHeader.Failure {
  /// A refusal of `address` that nothing mends.
  static func refused(_ address: Address, message: String) -> Self {
    .refused(address, LocationHeader.Refusal(message: message))
  }
}

/// Every haptic and announcement, in order.
@MainActor
final class FeedbackLog {
  var entries: [LocationHeader.Feedback] = []

  /// What a successful pick of `address` gives.
  nonisolated static func success(_ address: Address) -> [LocationHeader.Feedback] {
    [
      .haptic(.selection),
      .announcement(spoken(address)),
    ]
  }

  /// What is announced of `address`.
  nonisolated static func spoken(_ address: Address) -> String {
    "Deliver to, \(address.label), \(address.line)"
  }

  /// What a failed pick gives.
  nonisolated static func failure(_ message: String) -> [LocationHeader.Feedback] {
    [.haptic(.error), .announcement(message)]
  }
}

/// An error with words for people.
struct Refusal: LocalizedError {
  var errorDescription: String? = "We don't deliver there yet"
}

/// An error without words for people.
struct Breakdown: Error {}
