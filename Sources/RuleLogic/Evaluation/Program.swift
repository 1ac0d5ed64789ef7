// SPDX-License-Identifier: MIT

import JSONDocument

/// An expression laid out for evaluation: one array of small nodes without references.
@usableFromInline final class Program: Sendable {
  let mode: LogicMode
  let limits: LogicLimits
  let source: String?
  let names: VariableNames
  let nodes: [Node]
  let constants: [JSON]
  let readings: [Reading]
  let calls: [CallSite]
  /// Of each node, its operator and its place in the text.
  let origins: [Origin]

  /// Where a node comes from, for errors.
  struct Origin: Sendable {
    let name: String
    let pointer: String
  }

  /// Lays out `tree`, which the details of its nodes go with.
  init(
    laying tree: Tree, mode: LogicMode, limits: LogicLimits, source: String?,
    names: VariableNames, readings: [Reading] = [], calls: [CallSite] = []
  ) {
    var layout = Layout()
    layout.append([tree][...], readings: readings)
    self.mode = mode
    self.limits = limits
    self.source = source
    self.names = names
    self.readings = readings
    self.calls = calls
    nodes = layout.nodes
    constants = layout.constants
    origins = layout.origins
  }

  /// Builds the arrays: the operands of a node stand side by side.
  private struct Layout {
    var nodes: [Node] = []
    var constants: [JSON] = []
    var origins: [Origin] = []

    mutating func append(_ trees: ArraySlice<Tree>, readings: [Reading]) {
      let start = nodes.count
      for tree in trees {
        nodes.append(Node(operation: tree.operation, isSpread: tree.isSpread))
        origins.append(Origin(name: tree.name, pointer: tree.pointer))
      }
      for (index, tree) in zip(start..., trees) {
        switch tree.detail {
        case .nothing: break
        case .constant(let value):
          nodes[index].detail = Int32(constants.count)
          constants.append(value)
        case .reading(let reading):
          nodes[index].detail = Int32(reading)
          nodes[index].useVariable(readings[reading], hasDefault: !tree.operands.isEmpty)
        case .call(let call): nodes[index].detail = Int32(call)
        }
        nodes[index].first = Int32(nodes.count)
        nodes[index].count = Int32(tree.operands.count)
        append(tree.operands[...], readings: readings)
        fuseComparison(at: index)
      }
    }

    /// Takes the short way of a comparison of a variable with a constant: most conditions are such.
    private mutating func fuseComparison(at index: Int) {
      guard case .compare(let comparison) = nodes[index].operation, nodes[index].count == 2 else {
        return
      }
      let left = nodes[nodes[index].operands.lowerBound]
      let right = nodes[nodes[index].operands.lowerBound + 1]
      switch (left.operation, right.operation) {
      case (.variable, .constant):
        nodes[index].compare(left, by: comparison, with: right)
      case (.constant, .variable):
        nodes[index].compare(right, by: comparison.swapped, with: left)
      default: break
      }
    }
  }
}

/// An operation of a program; its operands are nodes side by side.
struct Node: Sendable {
  fileprivate(set) var operation: Operation
  /// Whether the one operand, when it is a list, stands for all of them.
  let isSpread: Bool
  fileprivate(set) var first: Int32 = 0
  fileprivate(set) var count: Int32 = 0
  /// The index of the constant, the reading, the call or the variable.
  fileprivate(set) var detail: Int32 = 0
  /// The input that a variable is.
  fileprivate(set) var input: Int32 = 0
  /// The index of the constant that a variable is compared with.
  fileprivate(set) var limit: Int32 = 0

  fileprivate init(operation: Operation, isSpread: Bool) {
    self.operation = operation
    self.isSpread = isSpread
  }

  /// Takes the short way to a variable that is read as a whole.
  fileprivate mutating func useVariable(_ reading: Reading, hasDefault: Bool) {
    guard operation == .reading, !hasDefault, reading.path.isEmpty,
      case .variable(let index) = reading.source
    else { return }
    operation = .variable
    detail = Int32(index)
    input = Int32(reading.input)
  }

  fileprivate mutating func compare(
    _ variable: Node, by comparison: Comparison, with constant: Node
  ) {
    operation = .compareVariable(comparison)
    detail = variable.detail
    input = variable.input
    limit = constant.detail
  }

  /// The indices of the operands.
  var operands: Range<Int> { Int(first)..<Int(first) + Int(count) }
}
