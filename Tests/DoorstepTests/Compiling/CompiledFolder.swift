// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument

extension ServiceFolder {
  /// Compiles files of the folder, and returns the path of the compiled one.
  @discardableResult
  func compile(
    _ names: [String] = ["zones.geojson"], as name: String = "area.zones",
    precedence: Precedence = .priority
  ) throws(ServiceError) -> String {
    let zones = try CompiledZones(
      compiling: names.map { "\(path)/\($0)" }, into: "\(path)/\(name)", precedence: precedence)
    return zones.path
  }

  /// Why files of the folder cannot be compiled; nil when they can.
  func error(compiling names: [String]) -> ServiceError? {
    do {
      try compile(names)
      return nil
    } catch {
      return error
    }
  }

  /// A folder with the service at `path` and what it needs, its zones compiled.
  convenience init(compiling path: String) throws {
    let service = try JSONDocument(
      parsing: [UInt8](Data(contentsOf: URL(filePath: "\(path)/service.json"))))
    let json = JSON(service.root)
    try self.init(service: json.setting("/zones", to: ["area.zones"]), zones: nil)
    let precedence = json["precedence"].flatMap { value in
      Precedence.allCases.first { JSON.string($0.rawValue) == value }
    }
    let names = (json["zones"]?.elements ?? []).compactMap { name in
      if case .string(let text) = name { "\(path)/\(text)" } else { nil as String? }
    }
    _ = try CompiledZones(
      compiling: names, into: "\(self.path)/area.zones", precedence: precedence ?? .priority)
  }
}

/// All that a zone says.
struct ZoneContent: Hashable {
  let texts: [String]
  let numbers: [Int64?]
  let active: ActivePeriod
  let hubs: [String]
  let shape: ZoneShape

  init(_ zone: Zone) {
    texts = [
      zone.id, zone.name, zone.kind.rawValue, zone.estimate?.id ?? "none",
      zone.hours.map { "\($0)" } ?? "none",
    ]
    numbers = [Int64(zone.priority), zone.minimumOrder, zone.fee?.base, zone.fee?.freeFrom]
    active = zone.active
    hubs = zone.hubs
    shape = zone.shape
  }
}
