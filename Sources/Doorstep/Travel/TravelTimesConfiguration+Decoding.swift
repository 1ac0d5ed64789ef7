// SPDX-License-Identifier: MIT

import HTTPClient
import JSONDocument
package import TravelTimes

extension TravelTimesConfiguration {
  /// The members of a value in `travelTimes`.
  package static let members = [
    "provider", "url", "profile", "timeoutMilliseconds", "snapMeters", "factor", "timeDependent",
    "cacheSeconds", "cacheEntries", "failuresBeforePause", "pauseSeconds",
  ]

  init(decoding value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    self.init(
      try value.required("provider").choice(of: Engine.self),
      url: try value.required("url").httpURL(), profile: try value.member("profile")?.profile())
    timeout = .milliseconds(
      try value.member("timeoutMilliseconds")?.integer(in: 1...60_000, of: "milliseconds") ?? 300)
    snapMeters = try value.member("snapMeters")?.number(in: 1...100_000, of: "metres") ?? 250
    factor =
      try value.member("factor")?.number(in: 0.1...10, of: "times what the engine says") ?? 1
    isTimeDependent = try value.member("timeDependent")?.boolean() ?? false
    cacheDuration = .seconds(
      try value.member("cacheSeconds")?.integer(in: 0...604_800, of: "seconds") ?? 3600)
    cacheEntries = Int(
      try value.member("cacheEntries")?.integer(in: 1...10_000_000, of: "answers") ?? 10_000)
    failuresBeforePause = Int(
      try value.member("failuresBeforePause")?.integer(in: 1...1000, of: "failures") ?? 5)
    pause = .seconds(try value.member("pauseSeconds")?.integer(in: 1...3600, of: "seconds") ?? 10)
    if isTimeDependent, engine == .osrm, let place = value.member("timeDependent") {
      throw place.error("osrm knows no time of day; valhalla does")
    }
  }
}

extension JSONValue {
  fileprivate func httpURL() throws(JSONError) -> HTTPURL {
    let text = try string()
    do {
      return try HTTPURL(parsing: text)
    } catch {
      throw self.error(error.description)
    }
  }

  /// A word that can stand in the path of a URL.
  fileprivate func profile() throws(JSONError) -> String {
    let text = try string()
    let isWord = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isWord, !text.isEmpty else {
      throw error("expected a profile such as \"driving\" or \"bicycle\", found \(summary)")
    }
    return text
  }
}
