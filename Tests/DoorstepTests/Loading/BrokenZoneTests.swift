// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

/// Every rule of zones, broken once: file, place, what was found, what was expected.
@Suite("Mistakes in zones")
struct BrokenZoneTests {
  private static let zones = ServiceFolder.collection([
    ServiceFolder.feature(id: "a", ["name": "A"]),
    ServiceFolder.feature(["name": "B", "hub": "north", "fee": ["base": 100], "active": [:]]),
  ])

  @Test(arguments: properties + identity + shapes)
  func `a mistake is named with its place and remedy`(_ mistake: BrokenFile) throws {
    let folder = try ServiceFolder(zones: Self.zones.setting(mistake.pointer, to: mistake.value))
    let error = try #require(folder.error())
    #expect(error.kind == .data)
    #expect(error.unpositioned == mistake.description("\(folder.path)/zones.geojson"))
  }

  /// Without it, all tests here could fail for the same other reason.
  @Test func `the zones without mistakes load`() throws {
    #expect(try ServiceFolder(zones: Self.zones).error() == nil)
  }

  /// A bare file has no hubs and estimates that its zones could name.
  @Test(
    arguments: [
      (
        ["hub": "pier"],
        "/properties/hub: no hub is called \"pier\"; "
          + "there are none; they are defined in service.json"
      ),
      (
        ["estimate": "bike"],
        "/properties/estimate: no estimate is called \"bike\"; "
          + "there are none; they are defined in service.json"
      ),
    ] as [(JSON, String)])
  func `a bare file cannot name what a service has`(_ properties: JSON, _ message: String) throws {
    let folder = try ServiceFolder(service: nil, zones: ServiceFolder.feature(properties))
    let error = try #require(folder.error(loading: "zones.geojson"))
    #expect(error.kind == .data)
    #expect(error.unpositioned == "\(folder.path)/zones.geojson: \(message)")
  }

  private static func property(
    _ name: String, _ value: JSON, at place: String = "", says message: String
  ) -> BrokenFile {
    let pointer = "/features/1/properties/\(name)"
    return BrokenFile(pointer, value, at: pointer + place, says: message)
  }

  private static let properties = [
    property(
      "kind", "no-go", says: "expected one of \"service\", \"exclusion\", found string \"no-go\""),
    property("kind", 1, says: "expected a string, found number 1"),
    property(
      "priority", 1_000_001, says: "expected -1000000 to 1000000 steps, found 1000001"),
    property("priority", "high", says: "expected an integer, found string \"high\""),
    property("priority", 1.5, says: "expected an integer, found number 1.5"),
    property("name", false, says: "expected a string or a number, found false"),
    property("name", "", says: "expected a text, found an empty string"),
    property(
      "hub", "east", says: "no hub is called \"east\"; there are \"north\", \"south\""),
    property("hub", ["north"], says: "expected a string, found an array"),
    property("hubs", ["north"], says: "give either \"hub\" or \"hubs\", not both"),
    property("active", "summer", says: "expected an object, found string \"summer\""),
    property(
      "active", ["til": "2026-01-01T00:00:00Z"], at: "/til",
      says: "unknown member \"til\"; known are \"from\", \"until\""),
    property(
      "active", ["from": "2026-01-01"], at: "/from",
      says: "column 11: expected \"T\" between date and time, found the end of the text"),
    property(
      "active", ["until": 1_767_225_600], at: "/until",
      says: "expected a string, found number 1767225600"),
    property(
      "active", ["from": "2026-01-01T01:00:00+01:00", "until": "2026-01-01T00:00:00Z"],
      says: "expected \"until\" after \"from\""),
    property("hours", ["Mo", "Tu"], says: "expected a string, found an array"),
    property(
      "minimumOrder", -1,
      says: "expected 0 to 1000000000000 minor units, such as 299 for 2.99, found -1"),
    property("fee", 2.99, says: "expected an object, found number 2.99"),
    property("fee", [:], says: "the member \"base\" is missing"),
    property(
      "fee", ["base": 1, "perKm": 10], at: "/perKm",
      says: "unknown member \"perKm\"; "
        + "known are \(FeeSchedule.members.map { "\"\($0)\"" }.joined(separator: ", "))"),
    property(
      "estimate", "boat", says: "no estimate is called \"boat\"; there are \"bike\", \"car\""),
    property("estimate", ["speedKmh": 3], says: "expected a string, found an object"),
    property(
      "postcodes", ["9021...90299"], at: "/0",
      says:
        "expected a postcode such as \"02110\", a beginning such as \"KW15*\", a first part such "
        + "as \"SW1A *\", or a range of equal length such as \"90210...90299\", "
        + "found string \"9021...90299\""),
    property(
      "rules", [["id": "r", "zones": ["a"], "hours": "24/7"]], at: "/0/zones",
      says: "unknown member \"zones\"; known are "
        + ConfiguredRule.members.filter { $0 != "zones" }.map { "\"\($0)\"" }
        .joined(separator: ", ")),
    property("radiusMeters", 0, says: "the radius 0.0 m is not a number above 0"),
    property("radiusMeters", "250 m", says: "expected a number, found string \"250 m\""),
  ]

  private static let identity = [
    BrokenFile("/features/1/id", "a", says: "there is another zone called \"a\""),
    BrokenFile("/features/1/properties/id", "a", says: "there is another zone called \"a\""),
    BrokenFile("/features/1/id", "", says: "expected a text, found an empty string"),
    BrokenFile(
      "/features/1/id", ["a"], says: "expected a string or a number, found an array"),
    BrokenFile(
      "/features/1/properties/id", true, says: "expected a string or a number, found true"),
  ]

  private static let shapes = [
    BrokenFile("", [], says: "expected an object, found an array"),
    BrokenFile("/type", nil, at: "", says: "the member \"type\" is missing"),
    BrokenFile(
      "/type", "FeatureColection",
      says: "unknown type \"FeatureColection\"; did you mean \"FeatureCollection\"?"),
    BrokenFile("/features", nil, at: "", says: "the member \"features\" is missing"),
    BrokenFile(
      "/features/1/properties", ["north"], says: "expected an object or null, found an array"),
    BrokenFile(
      "/features/1/geometry", nil, at: "/features/1", says: "the member \"geometry\" is missing"),
    BrokenFile(
      "/features/1/geometry", ["type": "Point", "coordinates": [13.4, 52.5]],
      says: "a Point is no zone: a zone needs an area: Polygon, MultiPolygon, or Point with "
        + "radiusMeters"),
    BrokenFile(
      "/features/1/geometry/coordinates/0/4", [13.40, 52.51],
      at: "/features/1/geometry/coordinates/0",
      says: "the ring is not closed: it starts at [13.39, 52.51] and ends at [13.4, 52.51]; "
        + "repeat the first position at the end"),
    BrokenFile(
      "/features/1/geometry/coordinates/0/2", [52.53, 113.4],
      at: "/features/1/geometry/coordinates/0/2/1",
      says: "the latitude 113.4 is outside -90...90; the axes look swapped, GeoJSON is "
        + "[longitude, latitude]"),
  ]
}

/// Files that are not there, or are no JSON.
@Suite("Files that cannot be read")
struct BrokenFileTests {
  private let remedy =
    "; expected a folder with a service.json, such a file, a GeoJSON file, or compiled zones"

  @Test func `a service that is not there is named`() throws {
    let folder = try ServiceFolder(service: nil, zones: nil)
    let none = try #require(folder.error())
    #expect(none.kind == .missing)
    #expect(none.description == "\(folder.path)/service.json: no such file or directory\(remedy)")

    let nowhere = try #require(folder.error(loading: "nowhere"))
    #expect(nowhere.kind == .missing)
    #expect(nowhere.description == "\(folder.path)/nowhere: no such file or directory\(remedy)")

    try folder.write("{}", as: "file")
    let below = try #require(folder.error(loading: "file/service.json"))
    #expect(below.kind == .missing)
    #expect(below.description == "\(folder.path)/file/service.json: not a directory\(remedy)")
  }

  @Test func `a zone file that is not there is named`() throws {
    let folder = try ServiceFolder(zones: nil)
    let error = try #require(folder.error())
    #expect(error.kind == .missing)
    #expect(
      error.unpositioned
        == "\(folder.path)/service.json: /zones/0: "
        + "\(folder.path)/zones.geojson: no such file or directory")
  }

  @Test func `a folder is no zone file`() throws {
    let folder = try ServiceFolder(zones: nil)
    try folder.write("", as: "zones.geojson/empty")
    let error = try #require(folder.error())
    #expect(error.kind == .unreadable)
    #expect(
      error.unpositioned
        == "\(folder.path)/service.json: /zones/0: \(folder.path)/zones.geojson: is a directory")
  }

  /// A C string would end at U+0000 and name another file.
  @Test func `a path with a zero byte names no file`() throws {
    let folder = try ServiceFolder()
    let error = try #require(folder.error(loading: "service.json\0.txt"))
    #expect(error.kind == .missing)
  }

  struct Text: CustomTestStringConvertible {
    let bytes: [UInt8]
    /// What follows the path of the file.
    let complaint: String
    var testDescription: String { complaint }

    init(_ text: String, _ complaint: String) {
      self.init(bytes: Array(text.utf8), complaint)
    }

    init(bytes: [UInt8], _ complaint: String) {
      self.bytes = bytes
      self.complaint = complaint
    }
  }

  private static let texts = [
    Text("", ": the text is empty; expected a JSON value"),
    Text(" \n", ": the text is empty; expected a JSON value"),
    Text("{\"doorstep\": 1,\n  \"name\": ", ":2:11: the text ends too early"),
    Text("{\"name\": 1,\n \"name\": 2}", ":2:2: the member \"name\" is given twice"),
    Text(bytes: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], ": the text is UTF-16LE; save it as UTF-8"),
    Text(
      bytes: Array("{\"name\": \"K".utf8) + [0xFC] + Array("che\"}".utf8),
      ":1:12: the byte 0xFC is not UTF-8 here; save the text as UTF-8"),
  ]

  @Test(arguments: texts)
  func `a file that is no JSON is refused at the place`(_ text: Text) throws {
    let folder = try ServiceFolder()
    try folder.write(text.bytes, as: "service.json")
    let service = try #require(folder.error())
    #expect(service.kind == .configuration)
    #expect(service.description == "\(folder.path)/service.json\(text.complaint)")

    try folder.write(ServiceFolder.service, as: "service.json")
    try folder.write(text.bytes, as: "zones.geojson")
    for name in ["", "zones.geojson"] {
      let zones = try #require(folder.error(loading: name))
      #expect(zones.kind == .data)
      #expect(zones.description == "\(folder.path)/zones.geojson\(text.complaint)")
    }
  }
}
