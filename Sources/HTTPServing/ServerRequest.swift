// SPDX-License-Identifier: MIT

/// What a client asks.
package struct ServerRequest: Sendable {
  /// Method, path and fields.
  package let head: RequestHead
  /// The content, whole.
  package let body: [UInt8]

  /// Creates a request.
  package init(head: RequestHead, body: [UInt8] = []) {
    self.head = head
    self.body = body
  }
}
