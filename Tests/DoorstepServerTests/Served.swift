// SPDX-License-Identifier: MIT

import Doorstep
import DoorstepServer
import Foundation
import HTTPServing
import JSONDocument
import TestSupport
import Testing

/// A server in front of a copy of the sample service, on a Tuesday at noon.
final class Served: Sendable {
  static let noon = "2026-12-01T12:00:00-05:00"
  /// One for all tests that change nothing.
  static let shared = Result { try Served() }
  let service: ReloadableChecker
  let server: DoorstepServer
  let folder: String
  private let port: UInt16

  /// Starts it with what `change` makes of `service.json`.
  init(
    allowedOrigins: Set<String> = [], _ change: (inout JSON.Object) -> Void = { _ in }
  ) throws {
    folder =
      FileManager.default.temporaryDirectory.appending(path: "doorstep-served-\(UUID().uuidString)")
      .path
    try FileManager.default.copyItem(
      atPath: SharedData.packageDirectory.appending(path: "Zones/harbor").path, toPath: folder)
    try Self.rewrite(folder, change)
    service = try ReloadableChecker(service: folder)
    var options = ServerOptions(threads: 2)
    // Other tests take the processor for longer than a client may be silent.
    options.limits.idleSeconds = 900
    options.limits.bodySeconds = 900
    options.address = try #require(ListenAddress(parsing: "127.0.0.1:0"))
    options.allowedOrigins = allowedOrigins
    server = try DoorstepServer(
      of: service, now: try Instant(rfc3339: Self.noon), options: options)
    port = try #require(server.url.split(separator: ":").last.flatMap { UInt16($0) })
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Changes `service.json`.
  func rewrite(_ change: (inout JSON.Object) -> Void) throws { try Self.rewrite(folder, change) }

  private static func rewrite(_ folder: String, _ change: (inout JSON.Object) -> Void) throws {
    let file = URL(filePath: folder).appending(path: "service.json")
    let document = try JSONDocument(parsing: [UInt8](Data(contentsOf: file)))
    guard case .object(var members) = JSON(document.root) else { return }
    change(&members)
    try Data(JSON.object(members).text().utf8).write(to: file, options: .atomic)
  }

  func connect() throws -> SocketClient { try SocketClient(port: port) }

  /// The answer to one request on a connection of its own.
  func ask(
    _ method: String, _ path: String, _ fields: [String: String] = [:], body: String? = nil
  ) throws -> SocketClient.Answer {
    let client = try connect()
    var head = "\(method) \(path) HTTP/1.1\r\nHost: doorstep\r\nConnection: close\r\n"
    for (name, value) in fields { head += "\(name): \(value)\r\n" }
    if let body { head += "Content-Length: \(body.utf8.count)\r\n" }
    client.send(head + "\r\n" + (body ?? ""))
    return try #require(client.answer(hasBody: method != "HEAD"))
  }

  /// The answer to a check.
  func check(_ body: String, type: String = "application/json") throws -> SocketClient.Answer {
    try ask("POST", "/v1/check", ["Content-Type": type], body: body)
  }
}

extension SocketClient.Answer {
  /// The content, which has to be JSON.
  var json: JSON {
    get throws { JSON(try JSONDocument(parsing: body).root) }
  }
}
