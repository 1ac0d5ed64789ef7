// SPDX-License-Identifier: MIT

import DeliveryModel
import Diagnostics
import JSONDocument
import Schedules
import TravelTimes
import ZoneFiles
import ZoneGeometry

/// A `service.json`, checked: every member is known, of the right kind, and in range.
package struct ServiceConfiguration {
  /// The members of `service.json`, in the order in which people write them.
  package static let members = [
    "$schema", "doorstep", "name", "timeZone", "locale", "currency", "zones", "precedence", "hubs",
    "hubChoice", "holidays", "schoolHolidays", "defaults", "estimates", "travelTimes", "rules",
    "messages", "addresses", "plugins",
  ]

  let name: String
  let timeZone: IANATimeZone
  let locale: String
  let currency: Currency
  let zoneFiles: [ZoneFile]
  let precedence: Precedence
  let hubs: [Hub]
  let hubChoice: HubChoice
  let holidays: HolidayCalendar
  let estimates: [EstimateModel]
  /// Who measures the ways of an estimate, by its name.
  let travelTimes: [EstimateModel.ID: TravelTimesConfiguration]
  let defaults: Terms
  let rules: [RuleReading]
  let messages: [ReasonCode: [String: String]]
  let plugins: [PluginConfiguration]
  /// The file with the addresses that can be searched.
  let addresses: AddressesFile?
  /// What zones may name.
  let names: ZoneNames

  /// Reads a `service.json`, with the tables of its estimates; nil when it is no object.
  init?(_ root: JSONValue, tables: EstimateTableFiles, noting mistakes: Mistakes) {
    guard mistakes.rejectMembers(of: root, otherThan: Self.members) else { return nil }
    _ = mistakes.member("$schema", of: root) { value throws(JSONError) in try value.string() }
    _ = mistakes.required("doorstep", of: root) { value throws(JSONError) in
      guard try value.integer() == 1 else {
        throw value.error("expected 1, the only format yet, found \(value.summary)")
      }
    }
    // What stands in for a mistaken member is never used: it is there to check the others.
    name =
      mistakes.required("name", of: root) { value throws(JSONError) in
        try value.nonEmptyString()
      } ?? ""
    timeZone =
      mistakes.required("timeZone", of: root) { value throws(JSONError) in
        try value.timeZone()
      } ?? .utc
    locale =
      mistakes.member("locale", of: root) { value throws(JSONError) in
        try value.languageTag()
      } ?? "en"
    currency =
      mistakes.member("currency", of: root) { value throws(JSONError) in
        try value.currency()
      } ?? .usDollar
    let zones = mistakes.required("zones", of: root) { value throws(JSONError) in value }
    zoneFiles = mistakes.elements(of: zones, ZoneFile.init(decoding:))
    precedence =
      mistakes.member("precedence", of: root) { value throws(JSONError) in
        try value.choice(of: Precedence.self)
      } ?? .priority
    hubChoice =
      mistakes.member("hubChoice", of: root) { value throws(JSONError) in
        try value.choice(of: HubChoice.self)
      } ?? .nearest
    holidays = HolidayCalendar(
      decoding: root.member("holidays"), school: root.member("schoolHolidays"), noting: mistakes)
    let estimates = mistakes.members(of: root.member("estimates")) { id, value throws(JSONError) in
      try EstimateModel(id: id, decoding: value, tables: tables)
    }
    self.estimates = estimates
    let known = KnownEstimates(estimates, at: root.member("estimates"))
    travelTimes = Self.travelTimes(
      root.member("travelTimes"), estimates: known, models: estimates, noting: mistakes)
    let clock = ServiceClock(zone: timeZone, holidays: holidays)
    let hubs = Self.hubs(root.member("hubs"), estimates: known, clock: clock, noting: mistakes)
    self.hubs = hubs ?? []
    defaults =
      root.member("defaults").flatMap { value in
        mistakes.rejectMembers(of: value, otherThan: Terms.members)
          ? Terms(decoding: value, estimates: known, clock: clock, noting: mistakes) : nil
      } ?? Terms()
    rules = Self.rules(
      root.member("rules"), hubs: hubs?.map(\.id), clock: clock, noting: mistakes)
    names = ZoneNames(
      hubs: hubs?.map(\.id), estimates: known.names, models: estimates, defaults: defaults,
      hubHours: Dictionary((hubs ?? []).map { ($0.id, $0.hours) }) { first, _ in first },
      clock: clock)
    messages = root.member("messages")?.messages(noting: mistakes) ?? [:]
    plugins = mistakes.elements(of: root.member("plugins"), PluginConfiguration.init(decoding:))
    addresses = mistakes.member("addresses", of: root, AddressesFile.init(decoding:))
    ServiceDoubts(defaults: defaults, hubs: self.hubs, rules: rules, clock: clock)
      .tell(of: root, to: mistakes)
    if let place = root.member("estimates"), !estimates.isEmpty, hubs?.isEmpty == true {
      mistakes.note(
        place.error("an estimate needs a hub to travel from; add one under \"hubs\""))
    }
  }

  private static func travelTimes(
    _ value: JSONValue?, estimates: KnownEstimates, models: [EstimateModel],
    noting mistakes: Mistakes
  ) -> [EstimateModel.ID: TravelTimesConfiguration] {
    let known = mistakes.members(of: value) { name, value throws(JSONError) in
      if let names = estimates.names, !names.contains(name) {
        throw value.unknownName(name, among: names, of: "estimate")
      }
      if case .table = models.first(where: { $0.id == name })?.basis {
        throw value.error(
          "the estimate \(quoted(name)) is a table, which goes by the great circle and takes no measured ways"
        )
      }
      return (name, try TravelTimesConfiguration(decoding: value))
    }
    return Dictionary(known, uniquingKeysWith: { first, _ in first })
  }

  /// The hubs; nil when one is mistaken, so that others cannot be told from it.
  private static func hubs(
    _ value: JSONValue?, estimates: KnownEstimates, clock: ServiceClock,
    noting mistakes: Mistakes
  ) -> [Hub]? {
    guard let value else { return [] }
    let hubs = mistakes.elements(of: value) { value throws(JSONError) in
      Hub(decoding: value, estimates: estimates, clock: clock, noting: mistakes)
    }
    guard hubs.count == (try? value.elements())?.count, !hubs.contains(where: { $0 == nil }) else {
      return nil
    }
    let known = hubs.compactMap(\.self)
    _ = mistakes.value(value) { value throws(JSONError) in
      try value.rejectRepeated(known.map(\.id), called: "hub")
    }
    return known
  }

  private static func rules(
    _ value: JSONValue?, hubs: [Hub.ID]?, clock: ServiceClock, noting mistakes: Mistakes
  ) -> [RuleReading] {
    let rules = mistakes.elements(of: value) { value throws(JSONError) in
      RuleReading(decoding: value, hubs: hubs, inZone: false, clock: clock, noting: mistakes)
    }
    let known = rules.compactMap(\.self)
    if known.count == rules.count {
      _ = mistakes.value(value) { value throws(JSONError) in
        try value.rejectRepeated(known.map(\.rule.id), called: "rule")
      }
    }
    return known
  }

  /// The zones of its files, which `source` names; relative paths start at its folder.
  ///
  /// With mistakes in zones, rules that name none that there is are noted here, as far as the zones are
  /// known.
  func zones(
    namedBy source: SourceFile, verifying verifiesZones: Bool,
    progress: @escaping LoadingProgress.Report, noting mistakes: Mistakes
  ) throws(ServiceError) -> LoadedZones {
    if let compiled = zoneFiles.first(where: { $0.isCompiled(in: source.folder) }) {
      guard zoneFiles.count == 1 else {
        throw compiled.error(
          .configuration, in: source,
          """
          compiled zones stand alone; compile all files of the service into one with 'doorstep zones \
          compile'
          """)
      }
      return try compiled.open(namedBy: source) { path throws(ServiceError) in
        let file = try CompiledZoneFile(opening: path, verifying: verifiesZones)
        try file.require(precedence)
        return try LoadedZones(of: file, hubs: hubs, estimates: estimates)
      }
    }
    var zones = GeoJSONZones(names: names)
    for zoneFile in zoneFiles {
      let file = try zoneFile.open(namedBy: source, SourceFile.init(path:))
      try zones.add(file.geoJSON(), of: file, progress: progress)
    }
    if let ids = zones.idsDespiteMistakes {
      // Where the zones are does not matter to the check.
      checkRules(
        ZoneList(ids.map { Zone(id: $0, name: $0, shape: ZoneShape()) }), noting: mistakes)
    }
    return try zones.loaded(by: precedence)
  }

  /// Notes zones that rules name and that are not among `zones`.
  func checkRules(_ zones: ZoneList, noting mistakes: Mistakes) {
    if hubs.isEmpty { for rule in rules { rule.checkThatThereIsAHub(noting: mistakes) } }
    let named = rules.filter(\.namesZones)
    guard !named.isEmpty else { return }
    let ids = Set(zones.map(\.id))
    for rule in named { rule.check(zones: zones, ids: ids, noting: mistakes) }
  }

  /// The service with its zones, in the given version.
  func area(_ zones: LoadedZones, version: String) -> ServiceArea {
    ServiceArea(
      name: name, timeZone: timeZone, locale: locale, currency: currency, zones: zones.list,
      hubs: hubs, precedence: precedence, hubChoice: hubChoice, holidays: holidays,
      defaults: defaults, rules: rules.map(\.rule), messages: messages, version: version)
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
    namedBy source: SourceFile, _ open: (String) throws(ServiceError) -> File
  ) throws(ServiceError) -> File {
    do throws(ServiceError) {
      return try open(path(in: source.folder))
    } catch {
      throw self.error(error.kind, in: source, error.description)
    }
  }

  fileprivate func error(
    _ kind: ServiceError.Kind, in source: SourceFile, _ message: String
  ) -> ServiceError {
    source.error(kind, place.error(message))
  }

  private func path(in folder: String) -> String { name.hasPrefix("/") ? name : folder + name }
}
