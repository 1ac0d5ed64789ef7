// SPDX-License-Identifier: MIT

import Diagnostics

/// Why a request got no response.
public struct HTTPError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Hashable, Sendable {
    /// The text is no URL that can be asked; `problem` says why.
    case invalidURL(problem: String)
    /// No address is known for the name of the server.
    case unknownHost
    /// Nobody accepts connections there.
    case notConnected
    /// The limit of time passed.
    case timedOut(after: Duration)
    /// The connection ended before the response did.
    case closedEarly
    /// The body is longer than the limit.
    case bodyTooLong(maximumBytes: Int)
    /// The server could not prove who it is, or speaks no TLS.
    case untrusted(message: String)
    /// The task that waited was cancelled, or the client is gone.
    case cancelled
    /// Memory or threads ran out.
    case outOfMemory
    /// Anything else, in the words of curl.
    case failed(message: String)
  }

  /// What went wrong.
  public let reason: Reason
  /// The URL without its credentials and query.
  public let url: String

  init(_ reason: Reason, url: String) {
    self.reason = reason
    self.url = url
  }

  init(_ reason: Reason, _ request: HTTPRequest) {
    self.init(reason, url: request.url.description)
  }

  /// The same error told of `url`, such as that of the server, when the whole URL says more than anybody should
  /// know.
  public func told(of url: HTTPURL) -> HTTPError { HTTPError(reason, url: url.description) }

  /// `text` is no URL for the reason that `problem` says.
  ///
  /// Of its credentials nothing is kept.
  static func invalidURL(_ text: String, _ problem: String) -> HTTPError {
    let shown =
      if let at = text.lastIndex(of: "@") { "…" + text[at...] } else { text }
    return HTTPError(.invalidURL(problem: problem), url: excerpt(of: shown, limit: 100))
  }

  /// The URL, what happened there and, where there is one, the remedy, as one line.
  public var description: String {
    switch reason {
    case .invalidURL(let problem):
      "expected a URL such as http://127.0.0.1:5000, found '\(url)': \(problem)"
    case .unknownHost: "\(url): no address is known for this server; check its name"
    case .notConnected: "\(url): nobody listens there; start the server, or correct the URL"
    case .timedOut(let limit):
      "\(url): no answer within \(limit.milliseconds) ms; give it more time, or look at its load"
    case .closedEarly: "\(url): the connection ended before the answer did"
    case .bodyTooLong(let maximum): "\(url): the answer is longer than \(maximum) bytes"
    case .untrusted(let message): "\(url): no secure connection: \(message.printable)"
    case .cancelled: "\(url): the request was cancelled"
    case .outOfMemory: "\(url): too little memory, or too many threads"
    case .failed(let message): "\(url): \(message.printable)"
    }
  }
}

extension Duration {
  /// Whole milliseconds, rounded up; those beyond 31 bits, which is weeks, stay at the limit.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    guard seconds < 2_000_000 else { return Int(Int32.max) }
    let thousandth: Int64 = 1_000_000_000_000_000
    return max(0, Int(seconds) * 1000 + Int((attoseconds + thousandth - 1) / thousandth))
  }
}
