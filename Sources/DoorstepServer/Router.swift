// SPDX-License-Identifier: MIT

import Doorstep
import HTTPServing
import JSONDocument

/// Finds who answers a request, and counts what came of it.
struct Router: RequestHandler {
  private let service: ServedService
  private let readiness: Readiness
  private let metrics = Metrics()
  private let webFiles = WebFiles()
  private let crossOrigin: CrossOrigin

  init(service: ServedService, readiness: Readiness, allowedOrigins: Set<String>) {
    self.service = service
    self.readiness = readiness
    crossOrigin = CrossOrigin(allowed: allowedOrigins)
  }

  func respond(to request: ServerRequest) -> ServerResponse {
    let start = ContinuousClock.now
    let route = Route(path: request.head.path)
    var response = respond(to: request, at: route)
    response.fields["X-Content-Type-Options"] = "nosniff"
    metrics.note(route, status: response.status, duration: .now - start)
    return response
  }

  func respond(to refusal: RequestRefusal) -> ServerResponse {
    metrics.note(nil, status: refusal.status, duration: .zero)
    return Problem(refusal).response
  }

  private func respond(to request: ServerRequest, at route: Route?) -> ServerResponse {
    guard let route else { return Problem(.notFound, "nothing is at this path").response }
    switch (route, request.head.method) {
    case (.check, "POST"): return crossOrigin.adding(to: checked(request), for: request.head)
    case (.check, "OPTIONS"):
      return crossOrigin.adding(to: options(of: route), for: request.head)
    case (_, "OPTIONS"): return options(of: route)
    case (.check, _): return notAllowed(request.head.method, at: route)
    case (_, "GET"), (_, "HEAD"): return resource(route, request.head)
    default: return notAllowed(request.head.method, at: route)
    }
  }

  private func resource(_ route: Route, _ head: RequestHead) -> ServerResponse {
    switch route {
    case .page:
      ServerResponse(status: 307, fields: ["Location": "/web/demo.html?server=/"])
    case .webFile: webFiles.response(to: head)
    case .plugins: plugins
    case .metrics: metrics.response(about: service)
    case .health: .text("alive\n")
    case .readiness:
      readiness.isReady ? .text("ready\n") : Problem(.draining, "the server is stopping").response
    case .check: notAllowed(head.method, at: route)
    }
  }

  private func checked(_ request: ServerRequest) -> ServerResponse {
    CheckEndpoint(checker: service.checker, metrics: metrics).response(to: request)
  }

  /// How the plug-ins of the service are.
  private var plugins: ServerResponse {
    let list: JSON = ["plugins": .array(service.checker.plugins.map(\.json))]
    guard let bytes = try? list.bytes() else {
      return Problem(.internalError, "the list cannot be written as JSON").response
    }
    return .json(bytes)
  }

  private func options(of route: Route) -> ServerResponse {
    ServerResponse(status: 204, fields: ["Allow": route.methods])
  }

  private func notAllowed(_ method: String, at route: Route) -> ServerResponse {
    var response = Problem(
      .methodNotAllowed, "\(method) is not possible here; expected \(route.methods)"
    ).response
    response.fields["Allow"] = route.methods
    return response
  }
}

extension ServerResponse {
  /// A text for people and for whoever watches the server.
  static func text(_ text: String) -> ServerResponse {
    ServerResponse(
      status: 200,
      fields: ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"],
      body: Array(text.utf8))
  }

  /// A text of JSON, not to be kept by anybody.
  static func json(_ bytes: [UInt8]) -> ServerResponse {
    ServerResponse(
      status: 200, fields: ["Content-Type": "application/json", "Cache-Control": "no-store"],
      body: bytes)
  }
}
