// SPDX-License-Identifier: MIT

/// What a server answered; a status such as 404 is an answer like any other.
public struct HTTPResponse: Hashable, Sendable {
  /// The status, such as 200 (RFC 9110 §15).
  public let status: Int
  /// The content, as it is.
  public let body: [UInt8]

  /// Creates an answer.
  public init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}
