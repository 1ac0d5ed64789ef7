// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import TestSupport
import Testing

/// A service whose plug-ins run in processes of their own, from `service.json` to the answer.
@Suite("Plug-ins of a service in processes of their own")
struct PluginProcessTests {
  private static let middle = Coordinate(longitude: 13.4, latitude: 52.52)

  private func service(_ plugin: JSON) -> JSON {
    ServiceFolder.service.setting("/plugins", to: [plugin.setting("/isolation", to: "process")])
  }

  private func request(items: Int) throws -> DeliveryRequest {
    try DeliveryRequest(
      to: Self.middle, placedAt: Instant(rfc3339: "2026-12-01T22:30:00Z"),
      basket: Basket(itemCount: items, tags: ["alcohol"]))
  }

  @Test func `one answers as it would in this process`() throws {
    let config: JSON = ["hours": ["from": "10:00", "until": "22:00"]]
    let checker = try ServiceFolder(
      service: service(["name": "AlcoholRule", "config": config, "timeoutMilliseconds": 20_000])
    ).checker()
    let quote = try checker.quote(for: request(items: 1))
    #expect(quote.reasons.map(\.code) == [.itemRestricted])
    let plugin = try #require(checker.plugins.first)
    #expect(plugin.id == "doorstep.alcohol" && plugin.name == "AlcoholRule")
    #expect(plugin.process?.state == .ready)
    #expect(plugin.process?.restarts == 0)
    #expect(plugin.process?.sandbox?.active.contains("landlock") == true)
    #expect(plugin.process?.sandbox?.missing == [])
  }

  @Test func `a plug-in in this process has no process to tell of`() throws {
    let config: JSON = ["hours": ["from": "10:00", "until": "22:00"]]
    let checker = try ServiceFolder(
      service: ServiceFolder.service.setting(
        "/plugins", to: [["name": "AlcoholRule", "config": config]])
    ).checker()
    #expect(checker.plugins.map(\.process) == [nil])
  }

  @Test(
    arguments: [
      ("refuse", false, true), ("allow", true, false), ("ignore", true, false),
    ])
  func `a crash is the failure of one answer`(
    _ consequence: String, _ isDelivered: Bool, _ isTold: Bool
  ) throws {
    let folder = try ServiceFolder(
      service: service([
        "name": "./segfault.so", "onFailure": .string(consequence), "timeoutMilliseconds": 20_000,
      ]))
    try build("segfault", in: folder)
    let checker = try folder.checker()
    let quote = try checker.quote(for: request(items: 13))
    #expect((quote.deliverable == .yes) == isDelivered)
    #expect(quote.reasons.contains { $0.code == .pluginFailed } == isTold)
    let trace = "\(quote.trace)"
    #expect(trace.contains("segfault.so"))
    #expect(trace.contains("killed by signal 11"))
    #expect(try checker.quote(for: self.request(items: 2)).deliverable == .yes)
    let process = try #require(checker.plugins.first?.process)
    #expect(process.faults["crash"] ?? 0 >= 1)
    #expect(process.lastFault?.contains("signal 11") == true)
  }

  @Test func `what it refuses in its configuration is named`() throws {
    let folder = try ServiceFolder(
      service: service(["name": "AlcoholRule", "config": ["hous": [:]]]))
    let error = try #require(folder.error())
    #expect(
      error.unpositioned.hasPrefix("\(folder.path)/service.json: /plugins/0/config/hous: "))
  }

  @Test func `what it may read is named from the service's folder on`() throws {
    let folder = try ServiceFolder(
      service: service([
        "name": "./custom.so", "reads": ["load.txt"], "timeoutMilliseconds": 20_000,
      ]))
    let create = """
      FILE *file = fopen("\(folder.path)/load.txt", "r"); \
      if (file == NULL) return DOORSTEP_FAILED; \
      fclose(file);
      """
    try build("custom", in: folder, ["-DCREATE=\(create)"])
    #expect(folder.error() != nil)
    try folder.write("7", as: "load.txt")
    #expect(folder.error() == nil)
  }

  @Test func `without the program that runs it the error says what to do`() throws {
    let folder = try ServiceFolder(service: service(["name": "AlcoholRule"]))
    do throws(ServiceError) {
      _ = try DeliveryChecker(service: folder.path, pluginHost: "/nowhere/doorstep")
      Issue.record("there is no such program")
    } catch {
      #expect(
        error.unpositioned
          == "\(folder.path)/service.json: /plugins/0/name: plug-in \"AlcoholRule\": needs the "
          + "program doorstep to run it in a process of its own, and \"/nowhere/doorstep\" is none; "
          + "put doorstep beside the running program, or say where it is")
    }
  }

  @Test func `a list says how far each comes, and loads none here`() throws {
    let folder = try ServiceFolder(service: service(["name": "./crash-at-load.so"]))
    try build("crash-at-load", in: folder)
    let plugins = try ServicePlugin.all(of: folder.path)
    #expect(plugins.map(\.state) == [.faulty])
    #expect(
      plugins.first?.problem
        == "its process was killed by signal 11 (Segmentation fault) while it was loaded")
    // The same of one that would run in this process, which is still there to say so.
    let trusted = try ServiceFolder(
      service: ServiceFolder.service.setting("/plugins", to: [["name": "./crash-at-load.so"]]))
    try build("crash-at-load", in: trusted)
    #expect(try ServicePlugin.all(of: trusted.path).map(\.state) == [.faulty])
  }

  /// Its program answers where it may be started.
  @Test(
    arguments: [
      (["command": ["sh", "rule.sh"]], .untried), (["comand": ["sh"]], .misconfigured),
      ([:], .misconfigured), (["command": ["sh"], "config": 1, "more": 2], .misconfigured),
    ] as [(JSON, ServicePlugin.State)])
  func `a script is not tried out, and wrong where its configuration is`(
    _ config: JSON, _ state: ServicePlugin.State
  ) throws {
    let script: JSON = ["name": "ScriptRule", "config": config]
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/plugins", to: [script]))
    try folder.write("read hello; echo '{\"ready\": true}'; cat > /dev/null", as: "rule.sh")
    let plugin = try #require(try ServicePlugin.all(of: folder.path).first)
    #expect(plugin.state == state, "\(plugin.problem ?? "")")
    #expect((plugin.problem == nil) == (state == .untried))
    #expect(plugin.state.isFine == (state == .untried))
    if state == .untried { _ = try folder.checker() }
  }

  /// In a process of its own it cannot be started, whatever its configuration.
  @Test func `a script in a process of its own is no fine plug-in`() throws {
    let folder = try ServiceFolder(
      service: service(["name": "ScriptRule", "config": ["command": ["sh"]]]))
    #expect(try ServicePlugin.all(of: folder.path).map(\.state) == [.misconfigured])
  }

  @Test func `a path to read that leads to nothing is warned of`() throws {
    let config: JSON = ["hours": ["from": "10:00", "until": "22:00"]]
    let folder = try ServiceFolder(
      service: service([
        "name": "AlcoholRule", "config": config, "reads": ["zones.geojson", "laod"],
      ]
      ))
    let plugin = try #require(try ServicePlugin.all(of: folder.path).first)
    #expect(plugin.state == .ready)
    #expect(
      plugin.warnings == ["may read \"\(folder.path)/laod\", but there is no such file or folder"])
  }

  @Test(arguments: [(0o644, false), (0o664, true), (0o646, true)])
  func `a service that others may write is warned of when it names plug-ins`(
    _ mode: Int, _ isDoubtful: Bool
  ) throws {
    let config: JSON = ["hours": ["from": "10:00", "until": "22:00"]]
    let shared = try ServiceFolder(
      service: ServiceFolder.service.setting(
        "/plugins", to: [["name": "AlcoholRule", "config": config]]))
    let bare = try ServiceFolder(service: ServiceFolder.service)
    for folder in [shared, bare] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: "\(folder.path)/service.json")
    }
    let warnings = try shared.checker().warnings
    #expect(warnings.contains { $0.contains("names plug-ins, which run with") } == isDoubtful)
    #expect(try bare.checker().warnings == [])
  }

  /// Its own sample of a file: rain of 2.5 mm an hour, which adds 5 minutes and 50 minor units.
  @Test(arguments: ["in-process", "process"]) func `WeatherRule decides by its file`(
    _ mode: String
  ) throws {
    let rules: JSON = [
      ["when": ["rainMmPerHour": ["from": 2]], "addMinutes": 5, "addFee": 50]
    ]
    var plugin: JSON = [
      "name": "WeatherRule", "isolation": .string(mode), "timeoutMilliseconds": 20_000,
      "config": ["file": "weather.json", "rules": rules],
    ]
    if mode == "process" { plugin = plugin.setting("/reads", to: ["weather.json"]) }
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/defaults", to: ["estimate": "bike"])
        .setting("/plugins", to: [plugin]))
    let weather: JSON = [
      "observedAt": "2026-12-01T22:15:00Z", "figures": ["rainMmPerHour": 2.5],
    ]
    try folder.write(weather, as: "weather.json")
    let quote = try folder.checker().quote(for: request(items: 1))
    #expect(quote.fee?.total.minorUnits == 50)
    #expect(quote.estimate?.parts.last?.name == "doorstep.weather")
    #expect(try ServicePlugin.all(of: folder.path).map(\.state) == [.ready])
  }

  private func build(
    _ fault: String, in folder: ServiceFolder, _ options: [String] = []
  ) throws {
    let package = SharedData.packageDirectory
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["cc", "-shared", "-fPIC", "-fvisibility=hidden", "-O1"] + options + [
        "-I", package.appending(path: "Sources/CDoorstepRule/include").path,
        package.appending(path: "Tests/Fixtures/Plugins/faults/\(fault).c").path,
        "-o", "\(folder.path)/\(fault).so",
      ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
