// SPDX-License-Identifier: MIT

/// What a client gets.
package struct ServerResponse: Hashable, Sendable {
  /// The status, such as 200 (RFC 9110 §15).
  package var status: Int
  /// Fields of the head; those that HTTP itself needs are added.
  package var fields: ResponseFields
  /// The content, of which a client that asks with HEAD gets none.
  package var body: [UInt8]

  /// Creates a response.
  package init(status: Int, fields: ResponseFields = [:], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }
}
