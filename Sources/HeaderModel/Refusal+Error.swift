// SPDX-License-Identifier: MIT

import FoundationEssentials

extension LocationHeader.Refusal {
  /// What a person is told about `error`: what it explains, its own sentence if it was written for people, or
  /// `general`.
  ///
  /// The description of a `LocalizedError` is the contract of `onSelect`, and all that the header needs of
  /// Foundation.
  init(_ error: any Error, otherwise general: String) {
    self =
      switch error {
      case let explained as any ExplainedRefusal: explained.headerRefusal
      case let localized as any LocalizedError: Self(message: localized.errorDescription ?? "")
      default: Self(message: "")
      }
    if message.isEmpty { message = general }
  }
}
