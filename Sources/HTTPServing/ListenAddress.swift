// SPDX-License-Identifier: MIT

/// Where a server listens: an address of this machine and a port, such as `127.0.0.1:8080` or `[::1]:8080`.
package struct ListenAddress: Hashable, Sendable, CustomStringConvertible {
  /// An IPv4 or IPv6 address, without brackets.
  package let host: String
  /// The port; 0 is any that is free.
  package let port: UInt16

  /// Only programs of this machine reach it there.
  package static let standard = ListenAddress(host: "127.0.0.1", port: 8080)

  init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Reads `HOST:PORT`, where the host is an address, in brackets when it is one of IPv6, or `localhost`.
  ///
  /// - Returns: Nil when `text` is something else, such as the name of another machine.
  package init?(parsing text: String) {
    guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[colon...].dropFirst()) else {
      return nil
    }
    let written = text[..<colon]
    let isBracketed = written.hasPrefix("[") && written.hasSuffix("]")
    let bare = String(isBracketed ? written.dropFirst().dropLast() : written)
    guard isBracketed == bare.contains(":") else { return nil }
    host = bare == "localhost" ? "127.0.0.1" : bare
    self.port = port
    guard SocketAddress(of: self) != nil else { return nil }
  }

  /// `HOST:PORT`, as URLs have it.
  package var description: String {
    host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}
