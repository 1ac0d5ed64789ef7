// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import TestSupport
import Testing

@Suite struct `The metrics of a server` {
  /// The samples of the metrics, by name and labels.
  private func samples(_ served: Served) throws -> [String: Double] {
    let answer = try served.ask("GET", "/metrics")
    #expect(answer.fields["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
    var samples: [String: Double] = [:]
    var kinds: [String: Substring] = [:]
    for line in answer.body.split(separator: "\n") {
      if let kind = line.wholeMatch(of: /# TYPE ([a-z_]+) (counter|gauge|histogram)/) {
        kinds[String(kind.output.1)] = kind.output.2
      } else if !line.hasPrefix("# HELP ") {
        let sample = try #require(
          line.wholeMatch(
            of: /([a-z_]+)(\{(?:[a-z]+="(?:[^"\\\n]|\\["\\n])*",?)+\})? ([-+.e0-9]+)/), "\(line)")
        let family = String(sample.output.1).replacing(/_(bucket|sum|count)$/, with: "")
        #expect(kinds[family] != nil || kinds[String(sample.output.1)] != nil, "\(line)")
        samples["\(sample.output.1)\(sample.output.2 ?? "")"] = Double(String(sample.output.3))
      }
    }
    return samples
  }

  @Test func `count requests by route and code, and decisions by outcome`() throws {
    let served = try Served { $0["plugins"] = [] }
    for coordinate in ["[-71.0421, 42.353]", "[-71.0421, 42.3531]", "[-71.119, 42.3736]"] {
      #expect(try served.check("{\"coordinate\": \(coordinate)}").status == 200)
    }
    _ = try served.check("{}")
    for path in ["/secret/1", "/secret/2", "/v1/plugins"] { _ = try served.ask("GET", path) }
    let samples = try samples(served)
    let requests = "doorstep_http_requests_total"
    #expect(samples["\(requests){route=\"/v1/check\",code=\"200\"}"] == 3)
    #expect(samples["\(requests){route=\"/v1/check\",code=\"400\"}"] == 1)
    #expect(samples["\(requests){route=\"other\",code=\"404\"}"] == 2)
    #expect(samples.keys.allSatisfy { !$0.contains("secret") })
    let outcomes = ["yes", "no", "depends"].map {
      samples["doorstep_decisions_total{outcome=\"\($0)\"}"]
    }
    #expect(outcomes == [2, 1, 0])
    let duration = "doorstep_http_request_duration_seconds"
    #expect(samples["\(duration)_count{route=\"/v1/check\"}"] == 4)
    #expect(samples["\(duration)_bucket{route=\"/v1/check\",le=\"+Inf\"}"] == 4)
    #expect(samples["\(duration)_sum{route=\"/v1/check\"}"] ?? 0 > 0)
    let buckets = samples.filter { $0.key.hasPrefix("\(duration)_bucket{route=\"/v1/check\"") }
    #expect(buckets.values.allSatisfy { (0...4).contains($0) })
  }

  @Test func `tell of changes of the service, good and bad`() throws {
    let served = try Served { $0["plugins"] = [] }
    let first = try served.check("{\"coordinate\": [0, 0]}").json["version"]
    try served.rewrite { $0["name"] = "Sea \"Kitchen\"\n\\" }
    try served.service.reload()
    #expect(try served.check("{\"coordinate\": [0, 0]}").json["version"] != first)
    try served.rewrite { $0["doorstep"] = 2 }
    #expect(throws: (any Error).self) { try served.service.reload() }
    let samples = try samples(served)
    // The watch of files may have taken up the changes before, or refused them too.
    #expect(samples["doorstep_service_reloads_total"] ?? 0 >= 1)
    #expect(samples["doorstep_service_reload_failures_total"] ?? 0 >= 1)
    #expect(samples["doorstep_service_loaded_timestamp_seconds"] ?? 0 > 1_700_000_000)
    let name = "doorstep_service_info{name=\"Sea \\\"Kitchen\\\"\\n\\\\\",version="
    #expect(samples.keys.contains { $0.hasPrefix(name) })
  }

  @Test func `tell how plug-ins are, as /v1/plugins does`() throws {
    let served = try Served { members in
      members["plugins"] = [
        [
          "name": "AlcoholRule", "isolation": "process", "timeoutMilliseconds": 20_000,
          "config": ["hours": ["from": "10:00", "until": "23:00"]],
        ],
        [
          "name": "BlackoutRule",
          "config": ["ranges": [["from": "2026-12-24", "until": "2026-12-24"]]],
        ],
      ]
    }
    _ = try served.check(
      "{\"coordinate\": [-71.0421, 42.353], \"basket\": {\"tags\": [\"alcohol\"]}}")
    let samples = try samples(served)
    #expect(samples["doorstep_plugin_state{plugin=\"AlcoholRule\",state=\"ready\"}"] == 1)
    #expect(samples["doorstep_plugin_state{plugin=\"AlcoholRule\",state=\"circuit-open\"}"] == 0)
    #expect(samples["doorstep_plugin_circuit_open{plugin=\"AlcoholRule\"}"] == 0)
    #expect(samples["doorstep_plugin_restarts_total{plugin=\"AlcoholRule\"}"] == 0)
    #expect(samples["doorstep_plugin_state{plugin=\"BlackoutRule\",state=\"ready\"}"] == nil)
    #expect(samples.keys.filter { $0.hasPrefix("doorstep_plugin_info{") }.count == 2)
    let plugins = try #require(try served.ask("GET", "/v1/plugins").json["plugins"])
    guard case .array(let list) = plugins else { return #expect(Bool(false), "no array") }
    #expect(list.map { $0["name"] } == ["AlcoholRule", "BlackoutRule"])
    #expect(list.map { $0["mode"] } == ["process", "in-process"])
    #expect(list.map { $0["state"] } == ["ready", "ready"])
    #expect(list.map { $0["circuit"] } == ["closed", nil])
    #expect(list.map { $0["restarts"] } == [0, nil])
    #expect(list.map { $0["faults"] } == [[:], nil])
  }

  @Test func `are of one moment, however many ask`() async throws {
    let served = try Served { $0["plugins"] = [] }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<25 { _ = try? served.check("{\"coordinate\": [0, 0]}") } }
      }
    }
    let samples = try samples(served)
    #expect(samples["doorstep_decisions_total{outcome=\"no\"}"] == 200)
    #expect(samples["doorstep_http_request_duration_seconds_count{route=\"/v1/check\"}"] == 200)
  }
}
