// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import Testing

/// Plug-ins are found by name beside the executable, or by a path that starts at the service.
@Suite("Plug-ins of a service")
struct PluginLoadingTests {
  private static let middle = Coordinate(longitude: 13.4, latitude: 52.52)

  private func service(_ plugins: [JSON]) -> JSON {
    ServiceFolder.service.setting("/plugins", to: .array(plugins))
  }

  /// AlcoholRule from 10 to 22 o'clock, under `name`.
  private func alcohol(_ name: String) -> JSON {
    ["name": .string(name), "config": ["hours": ["from": "10:00", "until": "22:00"]]]
  }

  private func answer(_ checker: DeliveryChecker, at time: String) throws -> Quote {
    try checker.quote(
      for: DeliveryRequest(
        to: Self.middle, placedAt: Instant(rfc3339: time), basket: Basket(tags: ["alcohol"])))
  }

  @Test(arguments: ["plugins/alcohol.so", "./renamed.so", "bare.so"])
  func `a path starts at the folder of the service`(_ name: String) throws {
    let folder = try ServiceFolder(service: service([alcohol(name)]))
    let library = try Data(
      contentsOf: URL(filePath: "\(Samples.pluginFolder)/libAlcoholRule.so"))
    try folder.write(library, as: name)
    let checker = try folder.checker()
    // Berlin is an hour ahead of UTC in December; 20 minutes there and back are well within it.
    #expect(try answer(checker, at: "2026-12-01T12:00:00Z").deliverable == .yes)
    let late = try answer(checker, at: "2026-12-01T22:30:00Z")
    #expect(late.deliverable == .no)
    #expect(late.reasons.map(\.code) == [.itemRestricted])
  }

  @Test func `a name is looked for beside the executable, a path from the root as it is`() throws {
    for name in ["AlcoholRule", "\(Samples.pluginFolder)/libAlcoholRule.so"] {
      let checker = try ServiceFolder(service: service([alcohol(name)])).checker()
      #expect(try answer(checker, at: "2026-12-01T22:30:00Z").deliverable == .no)
    }
  }

  @Test func `a path where nothing is says where it looked`() throws {
    let folder = try ServiceFolder(service: service([alcohol("gone/x.so")]))
    let error = try #require(folder.error())
    #expect(error.kind == .configuration)
    let prefix = "\(folder.path)/service.json: /plugins/0/name: plug-in \"gone/x.so\": not found; "
    #expect(error.unpositioned.hasPrefix(prefix))
    #expect(error.unpositioned.hasSuffix("gone/x.so\""))
    #expect(error.description.contains(folder.path))
  }

  @Test func `a pinned file is loaded as long as it is the one`() throws {
    var plugin = alcohol("./pinned.so")
    let library = try Data(contentsOf: URL(filePath: "\(Samples.pluginFolder)/libAlcoholRule.so"))
    let zeros = String(repeating: "0", count: 64)
    plugin = plugin.setting("/sha256", to: .string(zeros))
    let folder = try ServiceFolder(service: service([plugin]))
    try folder.write(library, as: "pinned.so")
    let error = try #require(folder.error())
    #expect(error.kind == .configuration)
    let place = "\(folder.path)/service.json: /plugins/0/sha256: plug-in \"./pinned.so\": "
    let words = place + "not the pinned file: its SHA-256 is "
    #expect(error.unpositioned.hasPrefix(words))
    // The error tells what to pin.
    let found = String(error.unpositioned.dropFirst(words.count).prefix(64))
    let pinned = try ServiceFolder(
      service: service([plugin.setting("/sha256", to: .string(found.uppercased()))]))
    try pinned.write(library, as: "pinned.so")
    #expect(try answer(pinned.checker(), at: "2026-12-01T22:30:00Z").deliverable == .no)
    // A pin says which file, as the name does, and not what is decided.
    let free = try ServiceFolder(service: service([alcohol("./pinned.so")]))
    try free.write(library, as: "pinned.so")
    #expect(try pinned.checker().area.version == free.checker().area.version)
  }

  @Test func `a file that others may write to is refused at its name`() throws {
    let folder = try ServiceFolder(service: service([alcohol("./shared.so")]))
    try folder.write(
      Data(contentsOf: URL(filePath: "\(Samples.pluginFolder)/libAlcoholRule.so")),
      as: "shared.so")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o666], ofItemAtPath: "\(folder.path)/shared.so")
    let error = try #require(folder.error())
    #expect(
      error.unpositioned.hasPrefix("\(folder.path)/service.json: /plugins/0/name: plug-in "))
    #expect(
      error.unpositioned.contains("can be written by everybody; take that away with chmod go-w"))
  }

  @Test func `a file that is no plug-in is refused`() throws {
    let folder = try ServiceFolder(service: service([alcohol("./notes.so")]))
    try folder.write("just a note", as: "notes.so")
    let error = try #require(folder.error())
    #expect(error.kind == .configuration)
    let place = "\(folder.path)/service.json: /plugins/0/name: plug-in \"./notes.so\": "
    #expect(error.unpositioned.hasPrefix(place + "not a shared library: "))
  }

  /// The pointer starts at the service and ends within the plug-in's own configuration.
  @Test(
    arguments: [
      (["hours": ["from": "10:00", "until": "25:99"]], "/plugins/1/config/hours/until"),
      (["hours": ["from": "10:00", "until": "22:00"], "tags": [1]], "/plugins/1/config/tags/0"),
      (["hous": [:]], "/plugins/1/config/hous"),
    ] as [(JSON, String)])
  func `what a plug-in refuses in its configuration is named`(
    _ configuration: JSON, _ pointer: String
  ) throws {
    let broken: JSON = ["name": "AlcoholRule", "config": configuration]
    let folder = try ServiceFolder(service: service([alcohol("AlcoholRule"), broken]))
    let error = try #require(folder.error())
    #expect(error.kind == .configuration)
    let prefix = "\(folder.path)/service.json: \(pointer): "
    #expect(error.unpositioned.hasPrefix(prefix))
    #expect(error.unpositioned.count > prefix.count)
  }

  @Test(arguments: [nil, [:]] as [JSON?])
  func `a configuration that the plug-in needs and did not get is named`(_ config: JSON?) throws {
    var plugin: JSON.Object = ["name": "BlackoutRule"]
    plugin["config"] = config
    let folder = try ServiceFolder(service: service([.object(plugin)]))
    let error = try #require(folder.error())
    #expect(error.kind == .configuration)
    let place = config == nil ? "/plugins/0" : "/plugins/0/config"
    #expect(error.unpositioned.hasPrefix("\(folder.path)/service.json: \(place): "))
    #expect(error.description.contains("\"ranges\""))
  }

  @Test func `a plug-in may be there twice, and each has its own configuration`() throws {
    let never: JSON = [
      "name": "AlcoholRule",
      "config": [
        "tags": ["fireworks"], "hours": ["from": "00:00", "until": "00:01"],
        "message": "No fireworks",
      ],
    ]
    let checker = try ServiceFolder(service: service([alcohol("AlcoholRule"), never])).checker()
    let quote = try checker.quote(
      for: DeliveryRequest(
        to: Self.middle, placedAt: Instant(rfc3339: "2026-12-01T12:00:00Z"),
        basket: Basket(tags: ["alcohol", "fireworks"])))
    #expect(quote.reasons.map(\.message) == ["No fireworks"])
  }
}
