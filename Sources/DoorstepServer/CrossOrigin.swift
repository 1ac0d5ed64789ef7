// SPDX-License-Identifier: MIT

import HTTPServing

/// Which pages of other origins may ask for checks; browsers hold them to it.
struct CrossOrigin: Sendable {
  /// Seconds for which a browser need not ask again.
  private static let preflightSeconds = 600

  let allowed: Set<String>

  /// `response`, with what lets the page that sent `head` read it, or send what it asks to send.
  func adding(to response: ServerResponse, for head: RequestHead) -> ServerResponse {
    guard !allowed.isEmpty else { return response }
    var response = response
    // The answer depends on who asks, so that no cache may give it to others.
    response.fields["Vary"] = "Origin"
    guard let origin = head["origin"], allowed.contains(origin) else { return response }
    response.fields["Access-Control-Allow-Origin"] = origin
    if head.method == "OPTIONS" {
      response.fields["Access-Control-Allow-Methods"] = "POST"
      response.fields["Access-Control-Allow-Headers"] = "Content-Type"
      response.fields["Access-Control-Max-Age"] = "\(Self.preflightSeconds)"
    }
    return response
  }
}
