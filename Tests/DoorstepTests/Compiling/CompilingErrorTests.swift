// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import Testing

/// What is wrong with zones is told when they are compiled, and the rest when a service opens them.
@Suite("Errors of compiling")
struct CompilingErrorTests {
  private func drawn(_ properties: JSON) throws -> ServiceFolder {
    try ServiceFolder(zones: ServiceFolder.collection([ServiceFolder.feature(properties)]))
  }

  @Test(
    arguments: [
      ["hours": "Mo-Su 10:00-"], ["kind": "none"], ["priority": 1.5], ["fee": ["bass": 1]],
      ["active": ["from": "yesterday"]], ["rules": [[:]]], ["hub": "north", "hubs": ["south"]],
    ] as [JSON])
  func `zones that cannot be loaded cannot be compiled`(_ properties: JSON) throws {
    let folder = try drawn(properties)
    let loading = try #require(folder.error(loading: "zones.geojson"))
    let compiling = try #require(folder.error(compiling: ["zones.geojson"]))
    #expect(compiling == loading)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/area.zones"))
  }

  @Test func `an id may not come twice, in several files neither`() throws {
    let folder = try ServiceFolder(service: nil, zones: nil)
    for name in ["a.json", "b.json"] {
      try folder.write(ServiceFolder.feature(id: "twice"), as: name)
    }
    #expect(
      folder.error(compiling: ["a.json", "b.json"])?.unpositioned
        == "\(folder.path)/b.json: /id: there is another zone called \"twice\"")
  }

  @Test func `what is compiled is not compiled again, and what is missing is told`() throws {
    let folder = try ServiceFolder()
    let path = try folder.compile()
    #expect(
      folder.error(compiling: ["area.zones"])
        .map { ($0.kind, $0.description) }?.1 == "\(path): is compiled already; expected GeoJSON")
    #expect(folder.error(compiling: ["none.json"])?.kind == .missing)
  }

  @Test func `an error leaves the old file`() throws {
    let folder = try ServiceFolder()
    let path = try folder.compile()
    let before = try Data(contentsOf: URL(filePath: path))
    try folder.write("{", as: "zones.geojson")
    #expect(folder.error(compiling: ["zones.geojson"])?.kind == .data)
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    let unwritable = #expect(throws: ServiceError.self) {
      try folder.compile(["area.zones/none"], as: "none/area.zones")
    }
    #expect(unwritable?.kind == .missing)
  }

  @Test(arguments: [("hub", "pier"), ("estimate", "boat")])
  func `names are held against the service that opens the file`(
    _ property: String, _ name: String
  ) throws {
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/zones", to: ["area.zones"]),
      zones: ServiceFolder.collection([
        ServiceFolder.feature(.object([property: .string(name)]))
      ]))
    let path = try folder.compile()
    let known = property == "hub" ? #""north", "south""# : #""bike", "car""#
    #expect(
      folder.error()?.unpositioned == """
        \(folder.path)/service.json: /zones/0: \(path): its zones name a \(property), but no \
        \(property) is called "\(name)"; there are \(known)
        """)
    #expect(folder.error(loading: "area.zones")?.description.hasSuffix("in service.json") == true)
  }

  @Test func `compiled zones stand alone`() throws {
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/zones", to: ["zones.geojson", "area.zones"]))
    try folder.compile()
    let error = try #require(folder.error())
    #expect(error.kind == .configuration)
    #expect(
      error.unpositioned == """
        \(folder.path)/service.json: /zones/1: compiled zones stand alone; compile all files of the \
        service into one with 'doorstep zones compile'
        """)
  }

  @Test func `the precedence has to be that of the service`() throws {
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/zones", to: ["area.zones"])
        .setting("/precedence", to: "smallest"))
    let path = try folder.compile()
    #expect(
      folder.error()?.unpositioned == """
        \(folder.path)/service.json: /zones/0: \(path): was compiled for the precedence \
        "priority", and the service has "smallest"; compile the zones again with '--precedence \
        smallest'
        """)
  }

  @Test func `what is no file can neither be read nor made`() throws {
    let folder = try ServiceFolder()
    let path = "\(folder.path)/area.zones"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
    #expect(folder.error(loading: "area.zones")?.kind == .unreadable)
    #expect(folder.error(compiling: ["zones.geojson"])?.kind == .unwritable)
  }

  @Test func `a damaged file is not taken for GeoJSON`() throws {
    let folder = try ServiceFolder()
    try folder.compile()
    try folder.write("{", as: "area.zones")
    #expect(folder.error(loading: "area.zones")?.description.contains("does not begin as") == true)
    #expect(folder.error(loading: "none.zones")?.kind == .missing)
  }
}
