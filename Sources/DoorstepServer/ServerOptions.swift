// SPDX-License-Identifier: MIT

package import HTTPServing

/// How a service is served.
package struct ServerOptions: Sendable {
  /// Where it listens.
  package var address = ListenAddress.standard
  /// How much clients may ask.
  package var limits: ServingLimits
  /// Web origins, besides its own, whose pages may ask it for checks.
  package var allowedOrigins: Set<String> = []

  /// The options of a server with so many threads.
  package init(threads: Int) {
    limits = ServingLimits(threads: threads)
  }
}
