// SPDX-License-Identifier: MIT

import HTTPServing
import Testing

/// Answers with what it was asked.
struct Echo: RequestHandler {
  func respond(to request: ServerRequest) -> ServerResponse {
    let text = "\(request.head.method) \(request.head.path) \(request.body.count)"
    return ServerResponse(
      status: 200, fields: ["Content-Type": "text/plain"], body: Array(text.utf8))
  }

  func respond(to refusal: RequestRefusal) -> ServerResponse {
    ServerResponse(status: refusal.status, body: Array(refusal.description.utf8))
  }

  /// A server that echoes, on a free port.
  static func server(
    threads: Int = 2, _ change: (inout ServingLimits) -> Void = { _ in }
  ) throws -> HTTPServer {
    var limits = ServingLimits(threads: threads)
    change(&limits)
    let address = try #require(ListenAddress(parsing: "127.0.0.1:0"))
    return try HTTPServer(at: address, limits: limits, handler: Echo())
  }
}
