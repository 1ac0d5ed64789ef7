// SPDX-License-Identifier: MIT

import CCurl
import Synchronization

/// One request on its way to a response.
///
/// Owns a handle of curl, given back with `curl_easy_cleanup`.
@safe final class Transfer: @unchecked Sendable {
  // SAFETY: all but `isCancelled` is touched by the task that made it until `TransferLoop.begin`, and by the
  // thread of the loop after that.
  typealias Result = Swift.Result<HTTPResponse, HTTPError>

  let request: HTTPRequest
  /// When the limit of its time is reached.
  let deadline: ContinuousClock.Instant
  private let handle: UnsafeMutableRawPointer
  private let headers: UnsafeMutablePointer<curl_slist>?
  private let cancelled = Atomic(false)
  private var body: [UInt8] = []
  private var isBodyTooLong = false
  private var report: (Result) -> Void = { _ in }

  /// Prepares to send `request`.
  init(_ request: HTTPRequest) throws(HTTPError) {
    guard curlIsReady, let handle = unsafe curl_easy_init() else {
      throw HTTPError(.outOfMemory, request)
    }
    self.request = request
    unsafe self.handle = unsafe handle
    deadline = .now + request.limits.total
    unsafe headers = unsafe Self.headers(for: request.method)
    guard setOptions() else { throw HTTPError(.outOfMemory, request) }
  }

  deinit {
    unsafe curl_easy_cleanup(handle)
    unsafe curl_slist_free_all(headers)
  }

  /// Whether whoever waited does no longer.
  var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  /// Lets the loop end it at its next turn.
  func cancel() { cancelled.store(true, ordering: .releasing) }

  /// Lets `report` know the end.
  func whenDone(_ report: @escaping (Result) -> Void) { self.report = report }

  /// Tells the end, and that once.
  func finish(_ result: Result) {
    report(result)
    report = { _ in }
  }

  /// Tells that it ended without a response.
  func fail(_ reason: HTTPError.Reason) { finish(.failure(HTTPError(reason, request))) }

  /// Calls `body` with the handle of curl.
  func withHandle<Value>(_ body: (UnsafeMutableRawPointer) -> Value) -> Value {
    unsafe body(handle)
  }

  /// Starts the clocks of curl with the time that is left.
  func limitTime(from now: ContinuousClock.Instant) {
    let left = (deadline - now).milliseconds
    // To curl 0 would be no limit.
    let total = max(1, left)
    let connecting = max(1, min(total, request.limits.connecting.milliseconds))
    unsafe ccurl_set_number(handle, CURLOPT_TIMEOUT_MS, total)
    unsafe ccurl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, connecting)
  }

  /// Tells the end that curl reports.
  func finish(_ code: CURLcode) {
    switch code {
    case CURLE_OK:
      let response = HTTPResponse(status: Int(unsafe ccurl_status(handle)), body: body)
      finish(.success(response))
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: fail(.unknownHost)
    case CURLE_COULDNT_CONNECT: fail(.notConnected)
    case CURLE_OPERATION_TIMEDOUT: fail(.timedOut(after: request.limits.total))
    case CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_SEND_ERROR:
      fail(.closedEarly)
    case CURLE_FILESIZE_EXCEEDED: fail(.bodyTooLong(maximumBytes: request.limits.bodyBytes))
    case CURLE_WRITE_ERROR where isBodyTooLong:
      fail(.bodyTooLong(maximumBytes: request.limits.bodyBytes))
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION:
      fail(.untrusted(message: Self.message(for: code)))
    case CURLE_OUT_OF_MEMORY: fail(.outOfMemory)
    default: fail(.failed(message: Self.message(for: code)))
    }
  }

  private static func message(for code: CURLcode) -> String {
    // A constant text for every number.
    unsafe String(cString: curl_easy_strerror(code)).lowercased()
  }
}

/// Whether curl could be made ready, which is done once in a process.
private let curlIsReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

extension Transfer {
  private static func headers(
    for method: HTTPRequest.Method
  ) -> UnsafeMutablePointer<curl_slist>? {
    guard case .post = method else { return nil }
    // The second one keeps curl from asking whether the body is wanted, which takes a second with servers
    // that do not know the question.
    let first = unsafe curl_slist_append(nil, "Content-Type: application/json")
    return unsafe curl_slist_append(first, "Expect:")
  }

  /// Tells curl what to do.
  ///
  /// - Returns: Whether it could take note of everything.
  private func setOptions() -> Bool {
    var codes = unsafe [
      ccurl_set_text(handle, CURLOPT_URL, request.url.text),
      ccurl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https"),
      ccurl_set_text(handle, CURLOPT_USERAGENT, "doorstep"),
      ccurl_set_number(handle, CURLOPT_NOSIGNAL, 1),
      ccurl_set_number(handle, CURLOPT_FOLLOWLOCATION, 0),
      ccurl_set_size(
        handle, CURLOPT_MAXFILESIZE_LARGE, Int(max(1, request.limits.bodyBytes))),
      // The context is this transfer, which lives as long as the handle.
      ccurl_set_writer(handle, writeBody, Unmanaged.passUnretained(self).toOpaque()),
      ccurl_set_list(handle, CURLOPT_HTTPHEADER, headers),
    ]
    if request.url.isLoopback {
      codes.append(unsafe ccurl_set_text(handle, CURLOPT_NOPROXY, "*"))
    }
    if case .post(let json) = request.method {
      codes.append(unsafe ccurl_set_size(handle, CURLOPT_POSTFIELDSIZE_LARGE, Int(json.count)))
      let code = unsafe json.withUnsafeBytes { bytes in
        // Of no bytes curl would read them from standard input.
        let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        return unsafe start.map { unsafe ccurl_set_text(handle, CURLOPT_COPYPOSTFIELDS, $0) }
          ?? ccurl_set_text(handle, CURLOPT_COPYPOSTFIELDS, "")
      }
      codes.append(code)
    }
    return codes.allSatisfy { $0 == CURLE_OK }
  }

  /// Takes the next bytes of the body.
  ///
  /// - Returns: Whether there was room for them.
  fileprivate func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= request.limits.bodyBytes - body.count else {
      isBodyTooLong = true
      return false
    }
    unsafe body.append(contentsOf: bytes)
    return true
  }
}

/// Hands what curl received to its transfer; another number than that of the bytes ends the transfer.
private func writeBody(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context = unsafe context else { return 0 }
  let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  // The size is always 1.
  let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
  return unsafe transfer.append(buffer) ? buffer.count : -1
}
