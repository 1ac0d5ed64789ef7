// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import JSONDocument
import Schedules

/// A service as read from its files: what to decide with, and the plug-ins to ask.
struct LoadedService {
  let area: ServiceArea
  let plugins: [any Rule]

  /// Reads the service at `path`: a folder with a `service.json`, such a file, or a GeoJSON file.
  init(
    path: String, pluginFolders: [String], log: @escaping @Sendable (String) -> Void
  ) throws(ServiceError) {
    let source = try Self.source(at: path)
    let isNamedService = source.path.split(separator: "/").last == "service.json"
    let document = try source.document(isNamedService ? .configuration : .data)

    guard isNamedService || document.root.member("doorstep") != nil else {
      area = try ServiceArea(geoJSON: document, in: source)
      plugins = []
      return
    }
    let configuration = try ServiceConfiguration(document)
    area = try configuration.area(in: source)
    plugins = try configuration.plugins.map { plugin throws(ServiceError) in
      try plugin.load(relativeTo: source.folder, orFrom: pluginFolders, log: log)
    }
  }

  /// The file that says what the service at `path` is.
  private static func source(at path: String) throws(ServiceError) -> SourceFile {
    let path = path.isEmpty ? "." : path
    let isFolder = SourceFile.isFolder(path)
    let folder = path.hasSuffix("/") ? path : path + "/"
    do {
      return try SourceFile(path: isFolder ? folder + "service.json" : path)
    } catch  where error.kind == .missing {
      throw ServiceError(
        .missing,
        "\(error.description); expected a folder with a service.json, such a file, or a GeoJSON file"
      )
    }
  }
}

extension ServiceArea {
  /// A bare GeoJSON file as a service with defaults: its zones, always open, in UTC.
  fileprivate convenience init(
    geoJSON document: JSONDocument, in source: SourceFile
  ) throws(ServiceError) {
    var decoder = ZoneDecoder()
    try decoder.addZones(of: document)
    self.init(
      name: source.path, timeZone: .utc, zones: decoder.zones, holidays: .empty,
      version: Fingerprint(of: [source.bytes]).text)
  }
}
