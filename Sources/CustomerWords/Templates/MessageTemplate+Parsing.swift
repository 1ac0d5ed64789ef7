// SPDX-License-Identifier: MIT

extension MessageTemplate {
  /// Reads a template.
  ///
  /// - Parameters:
  ///   - text: The sentence, with figures in braces.
  ///   - parameters: The names that may stand in braces, and their kinds; any when nil.
  /// - Throws: The first mistake, with its place and what would be right.
  package init(
    parsing text: String, parameters: [String: MessageVocabulary.Kind]? = nil
  ) throws(MessageTemplateError) {
    var parser = MessageTemplateParser(text, parameters: parameters)
    pieces = try parser.template()
  }
}
