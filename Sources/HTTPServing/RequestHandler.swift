// SPDX-License-Identifier: MIT

/// What answers the requests of a server; asked on many threads at once.
package protocol RequestHandler: Sendable {
  /// Answers `request`. The thread serves other connections too, so it must not wait for long.
  func respond(to request: ServerRequest) -> ServerResponse

  /// Words `refusal` of a request that `respond` is not asked about; its connection is closed then.
  func respond(to refusal: RequestRefusal) -> ServerResponse
}
