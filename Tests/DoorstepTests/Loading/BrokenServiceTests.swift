// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

/// Every rule of `service.json`, broken once: file, place, what was found, what was expected.
@Suite("Mistakes in service.json")
struct BrokenServiceTests {
  private static let service = ServiceFolder.service
    .setting("/locale", to: "de-DE")
    .setting("/defaults", to: ["minimumOrder": 1000, "fee": ["base": 250], "estimate": "bike"])
    .setting("/messages", to: ["OUT_OF_ZONE": ["en": "Not there"]])
    .setting(
      "/plugins",
      to: [["name": "AlcoholRule", "config": ["hours": ["from": "10:00", "until": "22:00"]]]])

  @Test(arguments: members + terms + estimates + plugins)
  func `a mistake is named with its place and remedy`(_ mistake: BrokenFile) throws {
    let folder = try ServiceFolder(
      service: Self.service.setting(mistake.pointer, to: mistake.value))
    let error = try #require(folder.error())
    #expect(error.kind == .configuration)
    #expect(error.unpositioned == mistake.description("\(folder.path)/service.json"))
  }

  /// Without it, all tests here could fail for the same other reason.
  @Test func `the service without mistakes loads`() throws {
    #expect(try ServiceFolder(service: Self.service).error() == nil)
  }

  private static let members = [
    BrokenFile("", [], says: "expected an object, found an array"),
    BrokenFile("", 5, says: "expected an object, found number 5"),
    BrokenFile(
      "/timezone", "UTC", says: "unknown member \"timezone\"; did you mean \"timeZone\"?"),
    BrokenFile("/currancy", "EUR", says: "unknown member \"currancy\"; did you mean \"currency\"?"),
    BrokenFile(
      "/xyzzy plugh", true,
      says:
        "unknown member \"xyzzy plugh\"; known are \"$schema\", \"doorstep\", \"name\", \"timeZone\", "
        + "\"locale\", \"currency\", \"zones\", \"precedence\", \"hubs\", \"hubChoice\", "
        + "\"holidays\", \"schoolHolidays\", \"defaults\", \"estimates\", \"travelTimes\", "
        + "\"rules\", \"messages\", \"addresses\", \"plugins\""
    ),

    BrokenFile("/doorstep", nil, at: "", says: "the member \"doorstep\" is missing"),
    BrokenFile("/doorstep", 2, says: "expected 1, the only format yet, found number 2"),
    BrokenFile("/doorstep", "1", says: "expected an integer, found string \"1\""),
    BrokenFile("/name", nil, at: "", says: "the member \"name\" is missing"),
    BrokenFile("/name", "", says: "expected a text, found an empty string"),
    BrokenFile("/name", 7, says: "expected a string, found number 7"),
    BrokenFile("/timeZone", nil, at: "", says: "the member \"timeZone\" is missing"),
    BrokenFile("/timeZone", .null, says: "expected a string, found null"),
    BrokenFile(
      "/timeZone", "Europe/Berln",
      says: "there is no time zone \"Europe/Berln\"; did you mean \"Europe/Berlin\"?"),
    BrokenFile(
      "/timeZone", "../passwd",
      says: "\"../passwd\" is not an IANA time zone identifier, such as \"Europe/Berlin\""),
    BrokenFile("/$schema", 1, says: "expected a string, found number 1"),
    BrokenFile("/locale", "", says: "expected a BCP 47 tag such as \"en-US\", found string \"\""),
    BrokenFile(
      "/locale", "de_DE", says: "expected a BCP 47 tag such as \"en-US\", found string \"de_DE\""),
    BrokenFile("/locale", "e", says: "expected a BCP 47 tag such as \"en-US\", found string \"e\""),
    BrokenFile(
      "/currency", "usd",
      says: "expected an ISO 4217 code such as \"USD\", found string \"usd\"; did you mean \"USD\"?"
    ),
    BrokenFile(
      "/currency", "EUO", says: "expected an ISO 4217 code such as \"USD\", found string \"EUO\""),
    BrokenFile("/currency", 840, says: "expected a string, found number 840"),
    BrokenFile("/zones", nil, at: "", says: "the member \"zones\" is missing"),
    BrokenFile(
      "/zones", "zones.geojson", says: "expected an array, found string \"zones.geojson\""),
    BrokenFile("/zones/0", "", says: "expected a text, found an empty string"),
    BrokenFile("/zones/0", .null, says: "expected a string, found null"),
    BrokenFile(
      "/precedence", "nearest",
      says: "expected one of \"priority\", \"first\", \"smallest\", \"cheapest\", \"fastest\", "
        + "found string \"nearest\""),

    BrokenFile("/hubs", [:], says: "expected an array, found an object"),
    BrokenFile("/hubs/0", "north", says: "expected an object, found string \"north\""),
    BrokenFile("/hubs/1/id", nil, at: "/hubs/1", says: "the member \"id\" is missing"),
    BrokenFile("/hubs/1/id", "north", at: "/hubs/1", says: "there is another hub called \"north\""),
    BrokenFile("/hubs/0/name", "", says: "expected a text, found an empty string"),
    BrokenFile(
      "/hubs/0/coordinates", [1, 2],
      says: "unknown member \"coordinates\"; did you mean \"coordinate\"?"),
    BrokenFile(
      "/hubs/0/coordinate", nil, at: "/hubs/0", says: "the member \"coordinate\" is missing"),
    BrokenFile(
      "/hubs/0/coordinate", [13.4, 52.5, 34],
      says: "expected longitude and latitude, found an array of 3"),
    BrokenFile("/hubs/0/coordinate/1", "N", says: "expected a number, found string \"N\""),
    BrokenFile(
      "/hubs/0/coordinate", [52.5, 113.4],
      says: "latitude 113.4 is outside -90...90; longitude comes first, so the axes may be swapped"),
    BrokenFile(
      "/hubs/0/coordinate", [1340, 52.5], says: "longitude 1340.0 is outside -180...180"),
    BrokenFile("/hubs/0/hours", "Mo-Fr 8-20 Uhr", says: hoursError("Mo-Fr 8-20 Uhr")),
    BrokenFile("/hubs/0/hours", 24, says: "expected a string, found number 24"),

    BrokenFile("/holidays", "2026-12-25", says: "expected an array, found string \"2026-12-25\""),
    BrokenFile(
      "/holidays", ["2026-12-25", "2026-02-29"], at: "/holidays/1",
      says: "column 9: expected a day from 01 to 28 in that month, found \"29\""),
    BrokenFile(
      "/messages/OUT_OF_ZONE", [:], says: "expected at least one language, found none"),
    BrokenFile("/messages/OUT_OF_ZONE", "No", says: "expected an object, found string \"No\""),
    BrokenFile("/messages/OUT_OF_ZONE/en", "", says: "expected a text, found an empty string"),
    BrokenFile(
      "/messages/OUT_OF_ZON", ["en": "No"],
      says: "no reason has the code \"OUT_OF_ZON\"; did you mean \"OUT_OF_ZONE\"?"),
    BrokenFile(
      "/messages/OUT_OF_ZONE", ["de": "Noch nicht, {distanz} zu weit"],
      at: "/messages/OUT_OF_ZONE/de",
      says: "column 14: nothing fills {distanz} here; known are {distance}, {zone}"),
    BrokenFile(
      "/messages/OUTSIDE_HOURS", ["en": "Not at {time}"], at: "/messages/OUTSIDE_HOURS/en",
      says: "column 9: nothing fills {time} here; known are {opens}, {zone}"),
    BrokenFile(
      "/messages/OUT_OF_ZONE", ["de": "Noch {distance zu weit"], at: "/messages/OUT_OF_ZONE/de",
      says: "column 16: expected a closing brace, found \"zu weit\""),
    BrokenFile("/messages", [], says: "expected an object, found an array"),
  ]

  private static let minorUnits =
    "expected 0 to 1000000000000 minor units, such as 299 for 2.99, found"

  private static let terms = [
    BrokenFile("/defaults", .null, says: "expected an object, found null"),
    BrokenFile(
      "/defaults/minimum", 10,
      says: "unknown member \"minimum\"; "
        + "known are \(Terms.members.map { "\"\($0)\"" }.joined(separator: ", "))"),
    BrokenFile("/defaults/hours", "gestern", says: hoursError("gestern")),
    BrokenFile("/defaults/hours", .null, says: "expected a string, found null"),
    BrokenFile("/defaults/minimumOrder", -1, says: "\(minorUnits) -1"),
    BrokenFile(
      "/defaults/minimumOrder", 1_000_000_000_001, says: "\(minorUnits) 1000000000001"),
    BrokenFile("/defaults/minimumOrder", 9.99, says: "expected an integer, found number 9.99"),
    BrokenFile("/defaults/fee", 299, says: "expected an object, found number 299"),
    BrokenFile(
      "/defaults/fee/base", nil, at: "/defaults/fee", says: "the member \"base\" is missing"),
    BrokenFile(
      "/defaults/fee/percent", 1e-9,
      says: "expected a percentage with at most two decimal places, found number 1e-09"),
    BrokenFile("/defaults/fee/base", -5, says: "\(minorUnits) -5"),
    BrokenFile(
      "/defaults/fee/freeFrom", "50 €", says: "expected an integer, found string \"50 €\""),
    BrokenFile(
      "/defaults/fee/freefrom", 50, says: "unknown member \"freefrom\"; did you mean \"freeFrom\"?"),
    BrokenFile(
      "/defaults/estimate", "byke",
      says: "no estimate is called \"byke\"; did you mean \"bike\"?"),
    BrokenFile("/defaults/estimate", 1, says: "expected a string, found number 1"),
  ]

  private static let week = "expected 0.0 to 10080.0 minutes, found"

  private static let estimates = [
    BrokenFile("/estimates", [], says: "expected an object, found an array"),
    BrokenFile(
      "/hubs", [], at: "/estimates",
      says: "an estimate needs a hub to travel from; add one under \"hubs\""),
    BrokenFile("/estimates/bike", 20, says: "expected an object, found number 20"),
    BrokenFile(
      "/estimates/bike/speedKMH", 20,
      says: "unknown member \"speedKMH\"; did you mean \"speedKmh\"?"),
    BrokenFile(
      "/estimates/bike/preparation", nil, at: "/estimates/bike",
      says: "the member \"preparation\" is missing"),
    BrokenFile("/estimates/bike/preparation", "20", says: "expected a number, found string \"20\""),
    BrokenFile(
      "/estimates/bike/preparation", [20],
      says: "expected the shortest and the longest minutes, found an array of 1"),
    BrokenFile(
      "/estimates/bike/preparation", [20, 10],
      says: "expected the shortest minutes first, found 20.0 before 10.0"),
    BrokenFile(
      "/estimates/bike/preparation", [-1, 10], at: "/estimates/bike/preparation/0",
      says: "\(week) -1.0"),
    BrokenFile("/estimates/bike/preparation", 10_081, says: "\(week) 10081.0"),
    BrokenFile(
      "/estimates/bike/speedKmh", nil, at: "/estimates/bike",
      says: "the member \"speedKmh\" is missing"),
    BrokenFile(
      "/estimates/bike/speedKmh", 0, says: "expected 0.1 to 1000.0 kilometres per hour, found 0.0"),
    BrokenFile(
      "/estimates/bike/detour", 0.9,
      says: "expected 1.0 to 10.0 times the great circle, found 0.9"),
    BrokenFile("/estimates/bike/handover", -0.5, says: "\(week) -0.5"),
    BrokenFile("/estimates/bike/buffer", 1e9, says: "\(week) 1000000000.0"),
    BrokenFile("/estimates/bike/roundTo", 0, says: "expected 1 to 60 minutes, found 0"),
    BrokenFile("/estimates/bike/roundTo", 2.5, says: "expected an integer, found number 2.5"),
    BrokenFile("/estimates/bike/window", 1441, says: "expected 1 to 1440 minutes, found 1441"),
  ]

  private static let plugins = [
    BrokenFile("/plugins", [:], says: "expected an array, found an object"),
    BrokenFile(
      "/plugins/0", "AlcoholRule", says: "expected an object, found string \"AlcoholRule\""),
    BrokenFile("/plugins/0/name", nil, at: "/plugins/0", says: "the member \"name\" is missing"),
    BrokenFile("/plugins/0/name", "", says: "expected a text, found an empty string"),
    BrokenFile(
      "/plugins/0/configuration", [:],
      says: "unknown member \"configuration\"; "
        + "known are \"name\", \"sha256\", \"config\", \"isolation\", \"sandbox\", \"reads\", "
        + "\"timeoutMilliseconds\", \"onFailure\", \"reload\", \"shadow\", \"report\""),
    BrokenFile("/plugins/0/reload", "no", says: "expected true or false, found string \"no\""),
    BrokenFile(
      "/plugins/0/report", "report.jsonl",
      says: "only a plug-in with \"shadow\": true has a report"),
    BrokenFile(
      "/plugins/0/isolation", "thread",
      says: "expected one of \"in-process\", \"process\", found string \"thread\""),
    BrokenFile(
      "/plugins/0/sandbox", "required",
      says: "only with \"isolation\": \"process\" there is anything to confine"),
    BrokenFile(
      "/plugins/0/reads", ["load.json"],
      says: "only with \"isolation\": \"process\" there is anything to confine"),
    BrokenFile(
      "/plugins/0/timeoutMilliseconds", 0, says: "expected 1 to 60000 milliseconds, found 0"),
    BrokenFile(
      "/plugins/0/timeoutMilliseconds", 60_001,
      says: "expected 1 to 60000 milliseconds, found 60001"),
    BrokenFile(
      "/plugins/0/onFailure", "panic",
      says: "expected one of \"refuse\", \"allow\", \"ignore\", found string \"panic\""),
    BrokenFile(
      "/plugins/0/name", "AlcoholRul",
      says: "plug-in \"AlcoholRul\": not found; looked for "
        + "\"\(Samples.pluginFolder)/libAlcoholRul.so\"; did you mean \"AlcoholRule\"?"),
  ]

  /// The parser of hours has tests of its own; here it matters that its words arrive.
  private static func hoursError(_ text: String) -> String {
    do {
      _ = try OpeningHours(parsing: text)
      return "parsed"
    } catch {
      return error.description
    }
  }
}
