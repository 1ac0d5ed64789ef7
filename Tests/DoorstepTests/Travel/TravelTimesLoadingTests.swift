// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing
import TravelTimes

@Suite("Travel times in service.json")
struct TravelTimesLoadingTests {
  private func checker(_ travelTimes: JSON) throws -> DeliveryChecker {
    try ServiceFolder(service: ServiceFolder.service.setting("/travelTimes", to: travelTimes))
      .checker()
  }

  @Test func `engines are told by the estimates that they measure for`() throws {
    let engines = try checker([
      "bike": ["provider": "osrm", "url": "http://me:secret@127.0.0.1:5000/v5?key=1"],
      "car": ["provider": "valhalla", "url": "https://routing.example"],
    ]).routingEngines
    #expect(engines.mapValues(\.provider) == ["bike": "osrm", "car": "valhalla"])
    #expect(
      engines.mapValues(\.url)
        == ["bike": "http://127.0.0.1:5000/v5", "car": "https://routing.example"])
    #expect(engines.values.allSatisfy { $0.state == .asked(failures: 0) })
  }

  @Test func `a service without them asks nobody`() throws {
    #expect(try ServiceFolder().checker().routingEngines.isEmpty)
    #expect(try checker([:]).routingEngines.isEmpty)
  }

  @Test(
    arguments: [
      (
        ["bycle": ["provider": "osrm", "url": "http://a"]],
        "/travelTimes/bycle: no estimate is called \"bycle\""
      ),
      (["bike": [:]], "/travelTimes/bike: the member \"provider\" is missing"),
      (["bike": ["provider": "osrm"]], "/travelTimes/bike: the member \"url\" is missing"),
      (
        ["bike": ["provider": "google", "url": "http://a"]],
        "/travelTimes/bike/provider: expected one of \"osrm\", \"valhalla\""
      ),
      (
        ["bike": ["provider": "osrm", "url": "127.0.0.1:5000"]],
        "/travelTimes/bike/url: expected a URL such as http://127.0.0.1:5000"
      ),
      (
        ["bike": ["provider": "osrm", "url": "http://a", "profile": "a/../b"]],
        "/travelTimes/bike/profile: expected a profile such as"
      ),
      (
        ["bike": ["provider": "osrm", "url": "http://a", "timeoutMs": 300]],
        "/travelTimes/bike/timeoutMs: unknown member \"timeoutMs\""
      ),
      (
        ["bike": ["provider": "osrm", "url": "http://a", "timeoutMilliseconds": 0]],
        "/travelTimes/bike/timeoutMilliseconds: expected 1 to 60000 milliseconds, found 0"
      ),
      (
        ["bike": ["provider": "osrm", "url": "http://a", "timeDependent": true]],
        "/travelTimes/bike/timeDependent: osrm knows no time of day"
      ),
    ] as [(JSON, String)])
  func `a mistake is told at its place`(_ travelTimes: JSON, _ message: String) throws {
    let error = #expect(throws: ServiceError.self) { try checker(travelTimes) }
    #expect(error?.kind == .configuration)
    #expect(error?.mistakes.count == 1)
    #expect(error?.unpositioned.contains(message) == true, "\(error?.description ?? "")")
  }
}
