// SPDX-License-Identifier: MIT

/// What can be asked, each with the template of its path.
enum Route: String, CaseIterable, Sendable {
  case page = "/"
  case check = "/v1/check"
  case plugins = "/v1/plugins"
  case metrics = "/metrics"
  case health = "/healthz"
  case readiness = "/readyz"
  case webFile = "/web/{file}"

  private static let webFolder = "/web/"

  /// The route of `path`; nil when there is none.
  init?(path: String) {
    if path.hasPrefix(Self.webFolder) {
      self = .webFile
    } else if let route = Self(rawValue: path) {
      self = route
    } else {
      return nil
    }
  }

  /// What may be done there, for the field `Allow`.
  var methods: String {
    self == .check ? "OPTIONS, POST" : "GET, HEAD, OPTIONS"
  }

  /// The name behind the folder of web files.
  static func webFileName(in path: String) -> String {
    String(path.dropFirst(webFolder.count))
  }
}
