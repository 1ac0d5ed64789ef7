// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import Schedules

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

  /// The service with the zones of its files, which lie beside `source`.
  func area(
    in source: SourceFile, progress: @escaping LoadingProgress.Report
  ) throws(ServiceError) -> ServiceArea {
    var decoder = ZoneDecoder(estimates: estimates, hubs: hubs)
    var fingerprint = Fingerprint()
    fingerprint.add(source.bytes)
    for zoneFile in zoneFiles {
      let file = try zoneFile.read(relativeTo: source.folder)
      let counter = ProgressCounter(of: file, report: progress)
      try decoder.addZones(of: file.geoJSON(), progress: counter.add)
      counter.finish()
      fingerprint.add(file.bytes)
    }
    return ServiceArea(
      name: name, timeZone: timeZone, locale: locale, currency: currency, zones: decoder.zones,
      hubs: hubs, precedence: precedence, holidays: holidays, defaults: defaults,
      messages: messages, version: fingerprint.text)
  }
}

/// A GeoJSON file that a service names.
package struct ZoneFile {
  private let name: String
  private let place: JSONValue

  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    name = try value.nonEmptyString()
    place = value
  }

  /// Reads the file; a relative path starts at `folder`.
  fileprivate func read(relativeTo folder: String) throws(ServiceError) -> SourceFile {
    do {
      return try SourceFile(path: name.hasPrefix("/") ? name : folder + name)
    } catch {
      throw ServiceError(error.kind, place.error(error.description).description)
    }
  }
}

extension ServiceArea.Defaults {
  /// The members of `defaults`.
  package static let members = ["hours", "minimumOrder", "fee", "estimate"]

  fileprivate init(decoding value: JSONValue, estimates: [EstimateModel]) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    let terms = try TermsDecoder(estimates: estimates).terms(value.member)
    self.init(
      hours: terms.hours, minimumOrder: terms.minimumOrder, fee: terms.fee,
      estimate: terms.estimate)
  }
}
