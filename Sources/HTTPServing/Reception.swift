// SPDX-License-Identifier: MIT

import CMicroHTTPD
import Synchronization

/// What the callbacks of libmicrohttpd do; called on its threads, several at once.
final class Reception: Sendable {
  private let handler: any RequestHandler
  private let limits: ServingLimits
  private let open = Atomic(0)
  private let drains = Atomic(false)

  init(handler: any RequestHandler, limits: ServingLimits) {
    self.handler = handler
    self.limits = limits
  }

  /// How many requests are being received or answered.
  var openRequests: Int { open.load(ordering: .acquiring) }

  /// From now on each response closes its connection.
  func closeConnections() { drains.store(true, ordering: .releasing) }

  /// The head of a request is there; `state` has to remember it.
  func begin(
    _ head: RequestHead?, on connection: OpaquePointer, state: inout UnsafeMutableRawPointer?
  ) -> MHD_Result {
    open.wrappingAdd(1, ordering: .relaxed)
    let exchange = Exchange(head: head ?? RequestHead(method: "", path: ""), limits: limits)
    // Given back by `end`, which libmicrohttpd calls once for each request that has a state.
    unsafe state = Unmanaged.passRetained(exchange).toOpaque()
    let refusal =
      head == nil
      ? RequestRefusal.ambiguous("the lines of the head are not as HTTP has them")
      : exchange.head.refusal(maximumBodyBytes: limits.bodyBytes)
    guard let refusal else { return .YES }
    return unsafe send(refused(refusal), on: connection)
  }

  /// A piece of the body is there, or all of it when the piece is empty.
  func go(
    on exchange: Exchange, with piece: UnsafeRawBufferPointer, on connection: OpaquePointer
  ) -> MHD_Result {
    guard unsafe piece.isEmpty else {
      return unsafe exchange.receive(piece) ? .YES : .NO
    }
    guard !exchange.isTooLong else {
      return unsafe send(
        refused(.bodyTooLong(maximumBytes: limits.bodyBytes)), on: connection)
    }
    let request = ServerRequest(head: exchange.head, body: exchange.body)
    return unsafe send(handler.respond(to: request), on: connection)
  }

  /// A request has been answered, or its client has gone.
  func end() { open.wrappingSubtract(1, ordering: .releasing) }

  private func refused(_ refusal: RequestRefusal) -> ServerResponse {
    var response = handler.respond(to: refusal)
    // What follows on the connection may be its body, or somebody else's request.
    response.fields["Connection"] = "close"
    return response
  }

  private func send(_ response: ServerResponse, on connection: OpaquePointer) -> MHD_Result {
    let copied = unsafe response.body.withUnsafeBytes { bytes in
      // Copied before it returns, and never written to.
      unsafe MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
    guard let message = unsafe copied else { return .NO }
    defer { unsafe MHD_destroy_response(message) }
    for (name, value) in response.fields {
      guard unsafe MHD_add_response_header(message, name, value) == .YES else { return .NO }
    }
    if drains.load(ordering: .acquiring), response.fields["Connection"] == nil {
      unsafe MHD_add_response_header(message, "Connection", "close")
    }
    return unsafe MHD_queue_response(connection, UInt32(response.status), message)
  }
}
