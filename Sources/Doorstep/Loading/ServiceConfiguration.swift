// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import Schedules
import ZoneFiles

/// A `service.json`, checked: every member is known, of the right kind, and in range.
package struct ServiceConfiguration {
  /// The members of `service.json`, in the order in which people write them.
  package static let members = [
    "$schema", "doorstep", "name", "timeZone", "locale", "currency", "zones", "precedence", "hubs",
    "holidays",
    "defaults", "estimates", "messages", "plugins",
  ]

  let name: String
  let timeZone: IANATimeZone
  let locale: String
  let currency: Currency
  let zoneFiles: [ZoneFile]
  let precedence: Precedence
  let hubs: [Hub]
  let holidays: HolidayCalendar
  let estimates: [EstimateModel]
  let defaults: ServiceArea.Defaults
  let messages: [ReasonCode: [String: String]]
  let plugins: [PluginConfiguration]

  init(_ document: JSONDocument) throws(ServiceError) {
    do {
      try self.init(decoding: document.root)
    } catch {
      throw ServiceError(.configuration, error.description)
    }
  }

  private init(decoding root: JSONValue) throws(JSONError) {
    if let rules = root.member("rules") {
      throw rules.error(
        "rule expressions are not part of this version; remove them, or write a rule plug-in")
    }
    try root.rejectMembers(otherThan: Self.members)
    _ = try root.member("$schema")?.string()
    let format = try root.required("doorstep")
    guard try format.integer() == 1 else {
      throw format.error("expected 1, the only format yet, found \(format.summary)")
    }

    name = try root.required("name").nonEmptyString()
    timeZone = try root.required("timeZone").timeZone()
    locale = try root.member("locale")?.languageTag() ?? "en"
    currency = try root.member("currency")?.currency() ?? .usDollar
    zoneFiles = try root.required("zones").map(ZoneFile.init(decoding:))
    precedence = try root.member("precedence")?.choice(of: Precedence.self) ?? .priority
    hubs = try root.member("hubs")?.map(Hub.init(decoding:)) ?? []
    try root.member("hubs")?.rejectRepeated(hubs.map(\.id), called: "hub")
    holidays = HolidayCalendar(
      try root.member("holidays")?.map { value throws(JSONError) in try value.date() } ?? [])
    estimates = try root.member("estimates")?.namedMap(EstimateModel.init(id:decoding:)) ?? []
    defaults =
      try root.member("defaults")
      .map { [estimates] value throws(JSONError) in
        try ServiceArea.Defaults(decoding: value, estimates: estimates)
      } ?? ServiceArea.Defaults()
    messages = try root.member("messages")?.messages() ?? [:]
    plugins = try root.member("plugins")?.map(PluginConfiguration.init(decoding:)) ?? []
    if let estimates = root.member("estimates"), !self.estimates.isEmpty, hubs.isEmpty {
      throw estimates.error("an estimate needs a hub to travel from; add one under \"hubs\"")
    }
  }

  /// The zones of its files; relative paths start at `folder`.
  func zones(
    in folder: String, verifying verifiesZones: Bool, progress: @escaping LoadingProgress.Report
  ) throws(ServiceError) -> LoadedZones {
    if let compiled = zoneFiles.first(where: { $0.isCompiled(in: folder) }) {
      guard zoneFiles.count == 1 else {
        throw compiled.error(
          .configuration,
          """
          compiled zones stand alone; compile all files of the service into one with 'doorstep zones \
          compile'
          """)
      }
      return try compiled.open(in: folder) { path throws(ServiceError) in
        let file = try CompiledZoneFile(opening: path, verifying: verifiesZones)
        try file.require(precedence)
        return try LoadedZones(of: file, hubs: hubs, estimates: estimates)
      }
    }
    var zones = GeoJSONZones(names: ZoneNames(hubs: hubs, estimates: estimates))
    for zoneFile in zoneFiles {
      let file = try zoneFile.open(in: folder, SourceFile.init(path:))
      try zones.add(file.geoJSON(), of: file, progress: progress)
    }
    return try zones.loaded(estimates: estimates)
  }

  /// The service with its zones, whose configuration is `source`.
  func area(_ zones: LoadedZones, source: SourceFile) -> ServiceArea {
    ServiceArea(
      name: name, timeZone: timeZone, locale: locale, currency: currency, zones: zones.list,
      hubs: hubs, precedence: precedence, holidays: holidays, defaults: defaults,
      messages: messages, version: Fingerprint([source.checksum] + zones.checksums).text)
  }
}

/// A file with zones that a service names.
package struct ZoneFile {
  private let name: String
  private let place: JSONValue

  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    name = try value.nonEmptyString()
    place = value
  }

  fileprivate func isCompiled(in folder: String) -> Bool {
    CompiledZoneFile.isMeant(by: path(in: folder))
  }

  /// Lets `open` open the file; its error is told at the place that names the file.
  fileprivate func open<File>(
    in folder: String, _ open: (String) throws(ServiceError) -> File
  ) throws(ServiceError) -> File {
    do throws(ServiceError) {
      return try open(path(in: folder))
    } catch {
      throw self.error(error.kind, error.description)
    }
  }

  fileprivate func error(_ kind: ServiceError.Kind, _ message: String) -> ServiceError {
    ServiceError(kind, place.error(message).description)
  }

  private func path(in folder: String) -> String { name.hasPrefix("/") ? name : folder + name }
}

extension ServiceArea.Defaults {
  /// The members of `defaults`.
  package static let members = ["hours", "minimumOrder", "fee", "estimate"]

  fileprivate init(decoding value: JSONValue, estimates: [EstimateModel]) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    let terms = try TermsDecoder(estimates: estimates.map(\.id)).terms(value.member)
    self.init(
      hours: terms.hours, minimumOrder: terms.minimumOrder, fee: terms.fee,
      estimate: estimates.named(terms.estimate))
  }
}
