// SPDX-License-Identifier: MIT

import Diagnostics
import Glibc

/// An open file descriptor, given back with `close`.
struct Descriptor: ~Copyable {
  let number: Int32

  init(owning number: Int32) {
    self.number = number
  }

  /// Takes over what a function of `CPluginSandbox` returned: a descriptor, or an error as a negative number.
  init(_ result: Int32, of what: String) throws(ProcessFault) {
    guard result >= 0 else { throw .unstartable("\(what): \(systemMessage(for: -result))") }
    number = result
  }

  deinit { close(number) }

  /// All that there is to read; what could be read until there was an error.
  var content: [UInt8] {
    var content: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(number, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return content }
      content += piece.prefix(count)
    }
  }
}

/// Two descriptors that belong together.
struct DescriptorPair: ~Copyable {
  let first: Descriptor
  let second: Descriptor

  /// Takes over what `make`, a function of `CPluginSandbox`, opens.
  init(
    of what: String, from make: (UnsafeMutablePointer<Int32>) -> Int32
  ) throws(ProcessFault) {
    var ends: [Int32] = [-1, -1]
    let result = unsafe ends.withUnsafeMutableBufferPointer { ends in
      unsafe ends.baseAddress.map { unsafe make($0) } ?? -EINVAL
    }
    guard result >= 0 else { throw .unstartable("\(what): \(systemMessage(for: -result))") }
    first = Descriptor(owning: ends[0])
    second = Descriptor(owning: ends[1])
  }
}
