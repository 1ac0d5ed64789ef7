// SPDX-License-Identifier: MIT

/// A decision in the making as expressions see it.
///
/// It holds the address of the context: handing the context itself to the closures that read it would copy it
/// for each, which costs more than the rest of an expression.
@safe struct DecisionView {
  // SAFETY: only `of(_:_:)` makes one, for a call that the context outlives, and nothing that takes one
  // keeps it.
  private let address: UnsafePointer<DecisionContext>

  private init(_ address: UnsafePointer<DecisionContext>) {
    unsafe self.address = address
  }

  /// Calls `body` with a view of `context`, which it does not keep.
  @inline(__always)
  static func of<Value, Failure: Error>(
    _ context: DecisionContext, _ body: (DecisionView) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try unsafe withUnsafePointer(to: context) { address throws(Failure) in
      try body(unsafe DecisionView(address))
    }
  }

  /// The context.
  var context: DecisionContext {
    @inline(__always) get { unsafe address.pointee }
  }
}
