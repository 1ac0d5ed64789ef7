// SPDX-License-Identifier: MIT

extension JSONText {
  /// What a text is to its file, for errors.
  enum Role: Sendable {
    /// All of it.
    case file
    /// The line of this number, counted from 1.
    case line(Int)
    /// The record of this number in a sequence, counted from 1.
    case record(Int, isLast: Bool)
  }

  /// What errors about values of the text name before the value: the file, and the place of the
  /// text in it.
  var place: String? {
    switch (role, source) {
    case (.file, let source): source
    case (.line(let number), let source?): "\(source):\(number)"
    case (.line(let number), nil): "line \(number)"
    case (.record(let number, _), let source?): "\(source): record \(number)"
    case (.record(let number, _), nil): "record \(number)"
    }
  }

  /// What to call the text where its end was expected.
  var noun: String {
    switch role {
    case .file: "text"
    case .line: "line"
    case .record: "record"
    }
  }

  /// What is wrong with a text that ends within a value.
  var complaintAboutEnd: String {
    switch role {
    case .file:
      "the text ends too early"
    case .line:
      "the line ends within a value; each line must hold a whole one"
    case .record(let number, isLast: true):
      "the file ends within record \(number): it was cut off, or is still being written"
    case .record(let number, isLast: false):
      "record \(number) ends within a value: whoever wrote it was interrupted; write it again"
    }
  }
}
