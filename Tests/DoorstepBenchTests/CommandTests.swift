// SPDX-License-Identifier: MIT

import CommandLineParsing
import Foundation
import JSONDocument
import Testing
import ZoneGeometry

@testable import DoorstepBench

/// The commands, on files in a temporary folder.
@Suite final class CommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "doorstep-bench-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The oracle asks every zone about every point of the files that other engines read.
  @Test(arguments: ["communes", "delivery-areas"])
  func `look-ups find in generated zones what every zone says`(_ kind: String) async throws {
    try await prepare(kind, zones: 30, points: 400)
    let outlines =
      kind == "communes"
      ? Communes(count: 30, seed: 1).outlines() : DeliveryAreas.outlines(count: 30, seed: 1)
    let polygons = try outlines.map { Polygon(shell: try Ring(validating: $0.map(\.coordinate))) }
    let drawn = try await lookup("--points", "400", "--zones", path("x.geojson"))
    for (points, line) in zip(["uniform", "near"], drawn) {
      let file = path("x.\(points).f64")
      var sum = AnswerSum()
      for (number, place) in try CoordinateFile.read(file, limit: .max).enumerated() {
        for (zone, polygon) in polygons.enumerated() where polygon.contains(place) {
          sum.add(point: number, zone: zone)
        }
      }
      #expect(sum.hits > (points == "near" ? 200 : 0))
      #expect(line["set"] == .string(points))
      #expect(line["n"] == 400)
      #expect(line["hits"] == .integer(Int64(sum.hits)))
      #expect(line["checksum"] == .string(sum.checksumText))
      let given = try await lookup("--points-file", file, "--zones", path("x.geojson"))
      #expect(given.map { $0["checksum"] } == [.string(sum.checksumText)])
    }
  }

  @Test func `a line of figures has the documented members`() async throws {
    try await prepare("communes", zones: 5, points: 10)
    let lines = try await lookup("--points", "10", "--zones", path("x.geojson"))
    #expect(lines.count == 2)
    for case .object(let line) in lines {
      #expect(
        line.map(\.key) == [
          "set", "n", "nsBatch", "nsSingle", "hits", "checksum", "buildSeconds", "residentBytes",
        ])
    }
  }

  @Test func `answers are the pairs that are counted`() async throws {
    try await prepare("delivery-areas", zones: 30, points: 200)
    let lines = try await lookup("--points", "200", "--zones", path("x.geojson"))
    _ = try await run(
      "answers", "--zones", path("x.geojson"), "--points-file", path("x.near.f64"), "-o",
      path("pairs"))
    #expect(lines.last?["hits"] == .integer(Int64(try bytes("pairs").count / 8)))
  }

  /// A square with a square hole, 16 bytes a position.
  @Test func `zones are written as documented`() throws {
    let ring = [(0.0, 0.0), (1, 0), (1, 1), (0, 0)].map {
      Coordinate(longitude: $0.0, latitude: $0.1)
    }
    let polygon = Polygon(
      shell: try Ring(validating: ring), holes: [try Ring(validating: ring.reversed())])
    try RingFile.write([ZoneShape(polygons: [polygon]), ZoneShape()], to: path("x"))
    func words(_ numbers: UInt8...) -> [UInt8] { numbers.flatMap { [$0, 0, 0, 0] } }
    // The bits of 1.0 are 0x3FF0 0000 0000 0000.
    let (zero, one): ([UInt8], [UInt8]) = (
      [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0xF0, 0x3F]
    )
    let shell = zero + zero + one + zero + one + one + zero + zero
    let hole = zero + zero + one + one + one + zero + zero + zero
    #expect(
      try bytes("x") == Array("ZNB1".utf8) + words(2, 1, 2, 4) + shell + words(4) + hole + words(0))
  }

  @Test func `coordinates are read as they were written, up to a limit`() throws {
    let coordinates = [(-71.0552, 42.3601), (0, -0.0), (180, Double.leastNonzeroMagnitude)].map {
      Coordinate(longitude: $0.0, latitude: $0.1)
    }
    try CoordinateFile.write(coordinates, to: path("x"))
    #expect(try CoordinateFile.read(path("x"), limit: 5) == coordinates)
    #expect(try CoordinateFile.read(path("x"), limit: 2) == Array(coordinates.prefix(2)))
  }

  @Test(arguments: [
    (["lookup"], 64), (["lookup", "--zones", "/nowhere.geojson"], 66),
    (["lookup", "--zones", "/dev/null"], 65),
    (["generate", "communes", "--count", "0", "-o", "/dev/null"], 64),
    (["generate", "castles", "-o", "/dev/null"], 64),
    (["generate", "communes", "--count", "3", "-o", "/nowhere/x"], 73),
  ])
  func `what cannot be done ends with words and a code`(_ words: [String], _ code: Int) async {
    let console = Console.capturing()
    let tool = CommandLineTool(BenchCommand(), version: "0")
    #expect(await tool.run(words, console: console).rawValue == Int32(code))
    #expect(console.errors.captured.hasPrefix("doorstep-bench: "))
  }

  @Test(arguments: ["-5", "0", "99999999999999"])
  func `no points and too many are refused`(_ count: String) async throws {
    try await prepare("communes", zones: 2, points: 1)
    for words in [
      ["lookup"], ["lookup", "--points-file", path("x.near.f64")], ["prepare", "-o", path("y")],
    ] {
      let console = Console.capturing()
      let tool = CommandLineTool(BenchCommand(), version: "0")
      let all = words + ["--zones", path("x.geojson"), "--points", count]
      #expect(await tool.run(all, console: console) == .usage)
      #expect(console.errors.captured.contains("there can be 1 to 100000000 points, not \(count)"))
    }
  }

  @Test func `a file of coordinates that ends early is refused`() throws {
    try Data(count: 24).write(to: folder.appending(path: "x"))
    let error = #expect(throws: FileError.self) {
      try CoordinateFile.read(self.path("x"), limit: 5)
    }
    #expect(error?.exitCode == .dataError)
    #expect(
      error?.description.hasSuffix("24 bytes are not pairs of doubles, 16 bytes each") == true)
  }

  private func prepare(_ kind: String, zones: Int, points: Int) async throws {
    let file = path("x.geojson")
    _ = try await run("generate", kind, "--count", "\(zones)", "-o", file)
    let said = try await run(
      "prepare", "--points", "\(points)", "--zones", file, "-o", path("x"))
    #expect(said.hasPrefix("\(zones) zones, "))
  }

  private func lookup(_ words: String...) async throws -> [JSON] {
    let lines = try await run(["lookup", "--json"] + words).split(separator: "\n")
    return try lines.map { JSON(try JSONDocument(parsing: String($0)).root) }
  }

  private func run(_ words: String...) async throws -> String { try await run(words) }

  /// What the tool prints.
  private func run(_ words: [String]) async throws -> String {
    let console = Console.capturing()
    let code = await CommandLineTool(BenchCommand(), version: "0").run(words, console: console)
    try #require(code == .ok, "\(words): \(console.errors.captured)")
    return console.output.captured
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }
}

extension Microdegrees {
  fileprivate var coordinate: Coordinate {
    Coordinate(longitude: Double(x) / 1e6, latitude: Double(y) / 1e6)
  }
}
