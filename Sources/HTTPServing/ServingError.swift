// SPDX-License-Identifier: MIT

import Diagnostics
import Glibc

/// Why a server could not be started.
package struct ServingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// Another program has the port.
    case inUse
    /// The address belongs to another machine.
    case notOfThisMachine
    /// Ports below 1024 are for root.
    case notPermitted
    /// Threads, memory or descriptors ran out.
    case noResources
    /// Anything else, in the words of the system.
    case failed(errno: Int32)
  }

  /// What is wrong.
  package let reason: Reason
  /// Where it should have listened.
  package let address: ListenAddress

  init(_ reason: Reason, _ address: ListenAddress) {
    self.reason = reason
    self.address = address
  }

  init(_ errno: Int32, _ address: ListenAddress) {
    self.address = address
    reason =
      switch errno {
      case EADDRINUSE: .inUse
      case EADDRNOTAVAIL: .notOfThisMachine
      case EACCES, EPERM: .notPermitted
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: .noResources
      default: .failed(errno: errno)
      }
  }

  /// The address, what is wrong there and the remedy, as one line.
  package var description: String {
    switch reason {
    case .inUse: "\(address): another program listens there; stop it, or listen on another port"
    case .notOfThisMachine:
      "\(address): no address of this machine; 127.0.0.1 is for programs on it, 0.0.0.0 for all networks"
    case .notPermitted: "\(address): only root may listen there; take a port from 1024 on"
    case .noResources: "\(address): threads, memory or descriptors ran out"
    case .failed(let errno): "\(address): cannot listen: \(systemMessage(for: errno))"
    }
  }
}
