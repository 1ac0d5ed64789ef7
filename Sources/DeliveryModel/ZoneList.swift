// SPDX-License-Identifier: MIT

/// The zones of a service, in file order.
///
/// Those of compiled zones are made when they are first asked for, and kept. So a loop over all of
/// them takes its time, and one look-up does not.
public struct ZoneList: RandomAccessCollection, Sendable {
  private enum Storage: Sendable {
    case made([Zone])
    case onDemand(MadeOnDemand<Zone>)
  }

  private let storage: Storage

  /// A list of `zones`.
  public init(_ zones: [Zone]) {
    storage = .made(zones)
  }

  /// A list of zones that `source` makes on demand.
  package init(madeBy source: some ZoneSource) {
    storage = .onDemand(MadeOnDemand(count: source.count) { source.makeZone(at: $0) })
  }

  /// 0.
  public var startIndex: Int { 0 }

  /// The number of zones.
  public var endIndex: Int {
    switch storage {
    case .made(let zones): zones.count
    case .onDemand(let zones): zones.count
    }
  }

  /// The zone at `position`.
  ///
  /// - Precondition: `position` is in `indices`.
  /// - Complexity: O(1); the first time, reading one zone of a file.
  public subscript(position: Int) -> Zone {
    switch storage {
    case .made(let zones): zones[position]
    case .onDemand(let zones): zones[position]
    }
  }
}
