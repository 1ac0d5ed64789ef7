// SPDX-License-Identifier: MIT

import DeliveryModel
import ZoneIndexing

/// Where zones are, as their index holds it.
///
/// A class, since an index is a value of some hundred bytes, and each zone holds its outline.
final class IndexedOutlines: Sendable {
  private let index: ZoneIndex

  /// The outlines of the zones of `index`.
  init(_ index: ZoneIndex) {
    self.index = index
  }

  /// The outline of a zone, whose shape is made whenever it is asked for.
  subscript(zone: Int) -> Zone.Outline {
    .made { self.index.shape(of: zone) }
  }
}
