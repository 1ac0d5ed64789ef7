// SPDX-License-Identifier: MIT

/// Sends requests over HTTP and waits for the responses without holding a thread each.
///
///     let client = HTTPClient()
///     let url = try HTTPURL(parsing: "http://127.0.0.1:8002/status")
///     let response = try await client.send(HTTPRequest(url))
///
/// All requests of a client run on one thread of its own, started with the first of them, which keeps
/// connections open for the next one. It follows no redirects, speaks `http` and `https` only, leaves
/// the signals of the process alone, and uses the proxies of the environment (`http_proxy`,
/// `https_proxy`, `no_proxy`) but for servers on this machine.
public final class HTTPClient: Sendable {
  private let loop: TransferLoop

  /// Creates a client.
  ///
  /// - Parameter maximumConnections: How many requests run at once, at least 1; others wait.
  public init(maximumConnections: Int = 8) {
    loop = TransferLoop(maximumRunning: max(1, maximumConnections))
  }

  deinit { loop.stop() }

  /// The response to `request`.
  ///
  /// - Throws: `HTTPError` when there is none: `cancelled` as soon as the task is.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let transfer = try Transfer(request)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        transfer.whenDone { continuation.resume(returning: $0) }
        loop.begin(transfer)
      }
    } onCancel: {
      transfer.cancel()
      loop.wake()
    }
    // The client may have no other holder: it has to outlive the transfer.
    return try withExtendedLifetime(self) { result }.get()
  }
}
