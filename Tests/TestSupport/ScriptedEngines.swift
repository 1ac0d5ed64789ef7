// SPDX-License-Identifier: MIT

import JSONDocument

/// OSRM, for which every way from its source n takes (n + 1) × 100 s and 1000 m.
package enum ScriptedOSRM {
  /// Its answer to `request`.
  package static func table(for request: LoopbackServer.Request) -> String {
    let sources = count("sources", in: request.target)
    let destinations = count("destinations", in: request.target)
    func rows(_ unit: Int) -> String {
      let rows = (1...sources).map { source in
        "[" + Array(repeating: "\(source * unit)", count: destinations).joined(separator: ",") + "]"
      }
      return "[" + rows.joined(separator: ",") + "]"
    }
    func waypoints(_ count: Int) -> String {
      "[" + Array(repeating: "{\"distance\":1}", count: count).joined(separator: ",") + "]"
    }
    return """
      {"code":"Ok","durations":\(rows(100)),"distances":\(rows(1000)),\
      "sources":\(waypoints(sources)),"destinations":\(waypoints(destinations))}
      """
  }

  /// How many indices the parameter `name` lists.
  private static func count(_ name: String, in target: String) -> Int {
    target.split(whereSeparator: { "?&".contains($0) }).first { $0.hasPrefix(name + "=") }?
      .split(separator: ";").count ?? 1
  }
}

/// Valhalla, for which every way takes a minute over 1.5 km, but that no way leads to one longitude.
package enum ScriptedValhalla {
  /// Its answer to `request`: a matrix, or an error when a way to `unconnected` is asked for.
  package static func matrix(
    for request: LoopbackServer.Request, unconnected: Double
  ) -> LoopbackServer.Reply {
    guard let document = try? JSONDocument(parsing: request.body) else {
      return .respond(status: 400, body: "")
    }
    let question = JSON(document.root)
    let (sources, targets) = (question["sources"]?.places ?? [], question["targets"]?.places ?? [])
    guard !targets.contains(where: { $0.longitude == unconnected }) else {
      return .respond(
        status: 400,
        body:
          #"{"error_code":170,"error":"Locations are in unconnected regions","status_code":400}"#)
    }
    let rows = sources.map { source in
      let ways = targets.map { target in
        """
        {"time":60,"distance":1.5,"begin_lon":\(source.longitude),"begin_lat":\(source.latitude),\
        "end_lon":\(target.longitude),"end_lat":\(target.latitude)}
        """
      }
      return "[" + ways.joined(separator: ",") + "]"
    }
    return .respond(body: "{\"sources_to_targets\":[\(rows.joined(separator: ","))]}")
  }
}

extension JSON {
  fileprivate var places: [(longitude: Double, latitude: Double)] {
    guard case .array(let elements) = self else { return [] }
    return elements.map { ($0["lon"]?.degrees ?? 0, $0["lat"]?.degrees ?? 0) }
  }

  private var degrees: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: nil
    }
  }
}
