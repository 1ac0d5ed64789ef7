// SPDX-License-Identifier: MIT

/// One question to a server, and how much may be spent on it.
public struct HTTPRequest: Hashable, Sendable {
  /// What is done with the resource.
  public enum Method: Hashable, Sendable {
    /// Fetches it.
    case get
    /// Sends it a JSON text in UTF-8.
    case post(json: [UInt8])
  }

  /// How much time and memory a request may take.
  public struct Limits: Hashable, Sendable {
    /// The longest wait for a connection.
    public var connecting: Duration
    /// The longest wait for the whole response, time in the queue of the client included.
    public var total: Duration
    /// The longest body in bytes.
    public var bodyBytes: Int

    /// Creates limits, by default a second to connect, five in all, and 16 MiB.
    public init(
      connecting: Duration = .seconds(1), total: Duration = .seconds(5), bodyBytes: Int = 1 << 24
    ) {
      self.connecting = connecting
      self.total = total
      self.bodyBytes = bodyBytes
    }
  }

  /// What is done.
  public let method: Method
  /// With what.
  public let url: HTTPURL
  /// How much it may take.
  public var limits: Limits

  /// Creates a request.
  public init(_ url: HTTPURL, _ method: Method = .get, limits: Limits = Limits()) {
    self.method = method
    self.url = url
    self.limits = limits
  }
}
