// SPDX-License-Identifier: MIT

import Glibc

/// A socket that listens; whoever takes `descriptor` closes it.
struct ListeningSocket {
  let descriptor: Int32
  /// Where it listens, with the port that it got.
  let address: ListenAddress

  /// Listens at `address`.
  init(at address: ListenAddress) throws(ServingError) {
    guard let target = SocketAddress(of: address) else {
      throw ServingError(.notOfThisMachine, address)
    }
    let kind =
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    descriptor = socket(target.family, kind, 0)
    guard descriptor >= 0 else { throw ServingError(errno, address) }
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    // A server that was just stopped can be started again at once.
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, size)
    guard target.bind(descriptor) == 0, listen(descriptor, SOMAXCONN) == 0 else {
      let code = errno
      close(descriptor)
      throw ServingError(code, address)
    }
    let port = SocketAddress.port(of: descriptor) ?? address.port
    self.address = ListenAddress(host: address.host, port: port)
  }
}
