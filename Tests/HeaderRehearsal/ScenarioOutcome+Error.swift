// SPDX-License-Identifier: MIT

import Foundation
import HeaderModel
import JSONDocument

extension ScenarioOutcome {
  /// The value with which a call returns.
  ///
  /// - Throws: What it throws.
  func get() throws -> JSON {
    switch self {
    case .returns(let value): return value
    case .cancels: throw CancellationError()
    case .throwsError(.null): throw WordlessError()
    case .throwsError(.string(let sentence)): throw SpokenError(errorDescription: sentence)
    case .throwsError(let refusal): throw ExplainedError(headerRefusal: try refusal.refusal)
    }
  }
}

/// An error without words for people.
private struct WordlessError: Error {}

/// An error with a sentence for people.
private struct SpokenError: LocalizedError {
  let errorDescription: String?
}

/// An error with all that a row can tell.
private struct ExplainedError: ExplainedRefusal {
  let headerRefusal: LocationHeader.Refusal
}
