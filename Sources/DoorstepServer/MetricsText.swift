// SPDX-License-Identifier: MIT

import Doorstep

/// Numbers in the text format of Prometheus, version 0.0.4.
struct MetricsText {
  private(set) var text = ""

  init(_ counts: Metrics.Counts, of service: ServedService) {
    addRequests(counts)
    addDecisions(counts)
    addService(service)
    addPlugins(service.checker.plugins)
  }

  private mutating func addRequests(_ counts: Metrics.Counts) {
    begin(
      "doorstep_http_requests_total", .counter,
      "Requests by the template of their path and by status.")
    let answered = counts.requests.map { ($0.key.route.name, $0.key.status, $0.value) }
    for (route, status, count) in answered.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
      add("doorstep_http_requests_total", ["route": route, "code": "\(status)"], "\(count)")
    }
    let duration = "doorstep_http_request_duration_seconds"
    begin(duration, .histogram, "How long requests were read and decided, without the network.")
    let histograms = counts.durations.map { ($0.key.name, $0.value) }
    for (route, histogram) in histograms.sorted(by: { $0.0 < $1.0 }) {
      for (bound, count) in histogram.cumulated {
        add("\(duration)_bucket", ["route": route, "le": "\(bound)"], "\(count)")
      }
      add("\(duration)_bucket", ["route": route, "le": "+Inf"], "\(histogram.total)")
      add("\(duration)_sum", ["route": route], "\(histogram.seconds)")
      add("\(duration)_count", ["route": route], "\(histogram.total)")
    }
  }

  private mutating func addDecisions(_ counts: Metrics.Counts) {
    begin("doorstep_decisions_total", .counter, "Decisions by outcome.")
    for outcome in Quote.Deliverable.allCases {
      add(
        "doorstep_decisions_total", ["outcome": outcome.rawValue],
        "\(counts.decisions[outcome] ?? 0)")
    }
  }

  private mutating func addService(_ service: ServedService) {
    let area = service.checker.area
    let history = service.history
    begin("doorstep_service_info", .gauge, "The service that answers, always 1.")
    add("doorstep_service_info", ["name": area.name, "version": area.version], "1")
    begin("doorstep_service_loaded_timestamp_seconds", .gauge, "When it was loaded, as Unix time.")
    add("doorstep_service_loaded_timestamp_seconds", "\(history.loadedAt.secondsSince1970)")
    begin("doorstep_service_reloads_total", .counter, "Changes of it that were taken up.")
    add("doorstep_service_reloads_total", "\(history.reloads)")
    begin("doorstep_service_reload_failures_total", .counter, "Changes of it that were refused.")
    add("doorstep_service_reload_failures_total", "\(history.failures)")
  }

  private mutating func addPlugins(_ plugins: [PluginStatus]) {
    begin("doorstep_plugin_info", .gauge, "The plug-ins that are asked, always 1.")
    for plugin in plugins {
      let mode = plugin.process == nil ? "in-process" : "process"
      add(
        "doorstep_plugin_info",
        ["plugin": plugin.name, "id": plugin.id, "version": plugin.version, "mode": mode], "1")
    }
    let processes = plugins.compactMap { plugin in plugin.process.map { (plugin.name, $0) } }
    begin("doorstep_plugin_state", .gauge, "1 for the state of a plug-in's process, else 0.")
    for (name, process) in processes {
      for state in PluginStatus.Process.State.allCases {
        add(
          "doorstep_plugin_state", ["plugin": name, "state": state.rawValue],
          process.state == state ? "1" : "0")
      }
    }
    begin(
      "doorstep_plugin_circuit_open", .gauge,
      "1 while a plug-in is not asked because of its faults.")
    for (name, process) in processes {
      add(
        "doorstep_plugin_circuit_open", ["plugin": name],
        process.state == .circuitOpen ? "1" : "0")
    }
    begin(
      "doorstep_plugin_restarts_total", .counter, "How often a plug-in's process was started again."
    )
    for (name, process) in processes {
      add("doorstep_plugin_restarts_total", ["plugin": name], "\(process.restarts)")
    }
    begin("doorstep_plugin_faults_total", .counter, "What ended a plug-in's process, by kind.")
    for (name, process) in processes {
      for (kind, count) in process.faults.sorted(by: { $0.key < $1.key }) {
        add("doorstep_plugin_faults_total", ["plugin": name, "kind": kind], "\(count)")
      }
    }
  }

  private enum Kind: String { case counter, gauge, histogram }

  private mutating func begin(_ name: String, _ kind: Kind, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
  }

  private mutating func add(_ name: String, _ value: String) { add(name, [:], value) }

  private mutating func add(
    _ name: String, _ labels: KeyValuePairs<String, String>, _ value: String
  ) {
    let written = labels.map { "\($0.key)=\"\($0.value.escapedForLabels)\"" }
    text += written.isEmpty ? name : "\(name){\(written.joined(separator: ","))}"
    text += " \(value)\n"
  }
}

extension Route? {
  /// The template of the path; requests to other paths share one name, whatever they ask for.
  fileprivate var name: String { self?.rawValue ?? "other" }
}

extension String {
  /// The text as the value of a label.
  fileprivate var escapedForLabels: String {
    var escaped = ""
    for character in unicodeScalars {
      switch character {
      case "\\": escaped += "\\\\"
      case "\"": escaped += "\\\""
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
