// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import GeoJSONCoding
import JSONDocument
import ZoneFiles
import ZoneGeometry
import ZoneIndexing

/// The zones of a service.
struct LoadedZones {
  let list: ZoneList
  /// Their index, which holds where they are.
  let index: ZoneIndex
  /// Names what they say.
  let checksum: UInt128
  /// What is doubtful about them, as lines with their places.
  let warnings: [String]

  fileprivate init(
    list: ZoneList, index: ZoneIndex, checksum: UInt128, warnings: [String] = []
  ) {
    self.list = list
    self.index = index
    self.checksum = checksum
    self.warnings = warnings
  }

  /// The zones of a compiled file, which may name `hubs` and `estimates`.
  init(
    of file: CompiledZoneFile, hubs: [Hub], estimates: [EstimateModel]
  ) throws(ServiceError) {
    self.init(
      list: try file.zones(hubs: hubs, estimates: estimates), index: file.index,
      checksum: file.details.content ?? file.details.sources.map(\.checksum).checksum)
  }
}

/// Zones read from GeoJSON files, one after the other.
struct GeoJSONZones {
  private var decoder: ZoneDecoder
  private var errors: [String] = []
  private var warnings: [String] = []
  /// The files whose zones have rules that name zones, which are checked when all zones are known.
  private var awaited: [SourceFile] = []

  /// Starts without zones, which may refer to `names`.
  init(names: ZoneNames) {
    decoder = ZoneDecoder(names: names)
  }

  /// Adds the zones of `file`, which is the content of `source`.
  mutating func add(
    _ file: GeoJSONFile, of source: SourceFile, progress: @escaping LoadingProgress.Report
  ) throws(ServiceError) {
    let counter = ProgressCounter(of: source, report: progress)
    let mistakes = Mistakes()
    do {
      try decoder.addZones(of: file, noting: mistakes, progress: counter.add)
    } catch {
      throw source.error(reading: error)
    }
    counter.finish()
    errors += source.lines(mistakes.errors)
    warnings += source.lines(mistakes.warnings)
    if decoder.namesZones { awaited.append(source) }
  }

  /// The ids of all zones when there are mistakes in them; nil without any, or when not all are known.
  var idsDespiteMistakes: [Zone.ID]? {
    errors.isEmpty || !decoder.knowsIDs ? nil : decoder.allIDs
  }

  /// All zones, indexed by `precedence`.
  ///
  /// - Throws: Everything that is wrong with them.
  consuming func loaded(by precedence: Precedence) throws(ServiceError) -> LoadedZones {
    guard errors.isEmpty else { throw ServiceError(.data, mistakes: errors) }
    let mistakes = Mistakes()
    decoder.checkRules(noting: mistakes)
    guard mistakes.errors.isEmpty else {
      throw ServiceError(.data, mistakes: awaited.lines(mistakes.errors))
    }
    let index = try decoder.takeIndex(by: precedence)
    let outlines = IndexedOutlines(index)
    let zones = decoder.zones { outlines[$0] }
    return LoadedZones(
      list: ZoneList(zones), index: index, checksum: decoder.checksum, warnings: warnings)
  }
}

extension ZoneDecoder {
  /// Builds the index of the zones so far, to which their shapes are given away.
  ///
  /// - Throws: `data` for a drawing of several gigabytes, rather than to fail over it.
  mutating func takeIndex(by precedence: Precedence) throws(ServiceError) -> ZoneIndex {
    let shapes = takeShapes()
    try shapes.checkThatAnIndexHoldsThem()
    let claims = ZoneClaim.claims(of: drafts, precedence: precedence) {
      shapes[$0].areaSquareMeters
    }
    return ZoneIndex(taking: consume shapes, claims: claims)
  }
}

extension ZoneProperties: RankedZone {}

extension ZoneShapes {
  fileprivate func checkThatAnIndexHoldsThem() throws(ServiceError) {
    guard !ZoneIndex.canHold(self) else { return }
    throw ServiceError(
      .data,
      """
      \(count) zones have \(vertexCount) vertices; expected fewer than \(1 << 28) with the corners \
      that close rings: simplify them, or make services of them
      """)
  }
}
