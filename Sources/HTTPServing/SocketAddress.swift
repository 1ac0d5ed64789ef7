// SPDX-License-Identifier: MIT

import Glibc

/// An address as the system's calls take it.
struct SocketAddress {
  private var storage = sockaddr_storage()
  private var length = socklen_t(MemoryLayout<sockaddr_storage>.size)

  /// The family of protocols, such as `AF_INET`.
  var family: Int32 { Int32(storage.ss_family) }

  /// The address that `address` writes; nil when its host is none.
  init?(of address: ListenAddress) {
    var hints = unsafe addrinfo()
    unsafe hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(address.host, "\(address.port)", &hints, &found) == 0,
      let first = unsafe found
    else { return nil }
    defer { unsafe freeaddrinfo(first) }
    length = unsafe first.pointee.ai_addrlen
    let count = min(Int(length), MemoryLayout<sockaddr_storage>.size)
    unsafe withUnsafeMutableBytes(of: &storage) { bytes in
      unsafe bytes.copyMemory(
        from: UnsafeRawBufferPointer(start: first.pointee.ai_addr, count: count))
    }
  }

  /// The port that the socket `descriptor` is bound to; nil when it is bound to none.
  static func port(of descriptor: Int32) -> UInt16? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    // Both families have the port behind the family, in network order.
    return unsafe withUnsafeMutableBytes(of: &storage) { bytes in
      guard let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        unsafe getsockname(descriptor, start, &length) == 0
      else { return nil }
      return UInt16(
        bigEndian: unsafe bytes.loadUnaligned(
          fromByteOffset: MemoryLayout<sa_family_t>.size, as: UInt16.self))
    }
  }

  /// Binds the socket `descriptor` to it; the result is that of `bind`.
  func bind(_ descriptor: Int32) -> Int32 {
    unsafe withUnsafeBytes(of: storage) { bytes in
      unsafe Glibc.bind(
        descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), length)
    }
  }
}
