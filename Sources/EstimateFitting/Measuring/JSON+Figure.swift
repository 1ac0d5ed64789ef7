// SPDX-License-Identifier: MIT

import JSONDocument

extension JSON {
  /// A measured number, with the digits that mean something.
  static func figure(_ number: Double) -> Self {
    .number(number.rounded(toPlaces: 5))
  }
}
