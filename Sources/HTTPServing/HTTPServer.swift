// SPDX-License-Identifier: MIT

import CMicroHTTPD
import Glibc
import Synchronization

/// A server for HTTP/1.1 on threads of its own, by libmicrohttpd; knows no routes.
///
///     let server = try HTTPServer(at: .standard, limits: ServingLimits(threads: 2), handler: handler)
///     defer { server.stop() }
///
/// It is stricter than the library: a request that a proxy could read differently is refused; see `RequestHead`. TLS is
/// for the proxy in front.
@safe package final class HTTPServer: @unchecked Sendable {
  // SAFETY: libmicrohttpd's daemon may be stopped from any thread; `stage` sees to it that this happens once.
  private let daemon: OpaquePointer
  private let reception: Reception
  private let listener: Int32
  private let stage = Mutex(Stage.accepting)

  private enum Stage { case accepting, draining, stopped }

  /// Where it listens, with the port that it got.
  package let address: ListenAddress

  /// Starts to listen at `address` and to answer with `handler`.
  package init(
    at address: ListenAddress, limits: ServingLimits, handler: any RequestHandler
  ) throws(ServingError) {
    let socket = try ListeningSocket(at: address)
    let connections = DescriptorLimit.makeRoom(for: limits.connections)
    var options = cmicrohttpd_options(
      listener: socket.descriptor, threads: UInt32(limits.threads),
      connections: UInt32(connections),
      address_connections: UInt32(limits.connectionsPerAddress),
      idle_seconds: UInt32(limits.idleSeconds), head_bytes: limits.headBytes)
    reception = Reception(handler: handler, limits: limits)
    // The callbacks borrow it: it lives as long as this, which stops them before it goes.
    let context = unsafe Unmanaged.passUnretained(reception).toOpaque()
    guard let daemon = unsafe cmicrohttpd_start(&options, answer, complete, context) else {
      close(socket.descriptor)
      throw ServingError(.noResources, address)
    }
    unsafe self.daemon = daemon
    listener = socket.descriptor
    self.address = socket.address
  }

  deinit { stop() }

  /// How many requests are being received or answered.
  package var openRequests: Int { reception.openRequests }

  /// Takes no new connections; those that are open are closed after their next response.
  package func stopAccepting() {
    stage.withLock { stage in
      guard stage == .accepting else { return }
      stage = .draining
      reception.closeConnections()
      // From here on the listener is ours. Threads may still look at it: it is shut, but closed only after them.
      _ = unsafe MHD_quiesce_daemon(daemon)
      shutdown(listener, Int32(SHUT_RDWR))
    }
  }

  /// Closes all connections and waits for the threads.
  package func stop() {
    stage.withLock { stage in
      guard stage != .stopped else { return }
      let closesListener = stage == .draining
      stage = .stopped
      unsafe MHD_stop_daemon(daemon)
      if closesListener { close(listener) }
    }
  }
}

/// Called for the head of a request, for each piece of its body, and at its end.
private func answer(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, path: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, piece: UnsafePointer<CChar>?,
  pieceSize: UnsafeMutablePointer<Int>?, state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context = unsafe context, let connection = unsafe connection, let path = unsafe path,
    let method = unsafe method, let version = unsafe version, let pieceSize = unsafe pieceSize,
    let state = unsafe state
  else { return .NO }
  let reception = unsafe Unmanaged<Reception>.fromOpaque(context).takeUnretainedValue()
  guard let known = unsafe state.pointee else {
    let head = unsafe HeadReader.head(of: connection, method: method, path: path, version: version)
    return unsafe reception.begin(head, on: connection, state: &state.pointee)
  }
  let exchange = unsafe Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
  let bytes = unsafe UnsafeRawBufferPointer(start: piece, count: pieceSize.pointee)
  unsafe pieceSize.pointee = 0
  return unsafe reception.go(on: exchange, with: bytes, on: connection)
}

/// Called when a request is over, however it ended.
private func complete(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, cause: MHD_RequestTerminationCode
) {
  guard let context = unsafe context, let state = unsafe state, let known = unsafe state.pointee
  else {
    return
  }
  unsafe state.pointee = nil
  unsafe Unmanaged<Exchange>.fromOpaque(known).release()
  unsafe Unmanaged<Reception>.fromOpaque(context).takeUnretainedValue().end()
}
