// SPDX-License-Identifier: MIT

extension HeaderWords {
  /// "Accurate to 65 m"; nil for what is no distance on the globe.
  func accuracy(meters: Double) -> String? {
    distances.text(meters).map { localized(accuracy.filling(["distance": $0])) }
  }
}
