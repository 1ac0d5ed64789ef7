// SPDX-License-Identifier: MIT

import CJansson

extension JSON {
  /// The value as a JSON text in UTF-8, members in order of insertion.
  ///
  /// Reading the text gives an equal value. Numbers are written with 15 significant digits, or with
  /// 16 or 17 when one of them would not read back the same otherwise.
  ///
  /// - Parameter pretty: Whether to put each element and member on a line of its own, indented by
  ///   two spaces a level, in place of one line without white space.
  /// - Returns: The text, without a line break at its end.
  /// - Throws: `notFinite` at a number that JSON cannot express; `tooDeep` beyond 512 levels and
  ///   `unsuitable` at a member name with U+0000, which could not be read back.
  public func text(pretty: Bool = false) throws(JSONError) -> String {
    var builder = JanssonTreeBuilder()
    let tree = try builder.tree(of: self)
    let layout = pretty ? cjansson_indent(2) : Int(JSON_COMPACT)
    let flags = layout | Int(JSON_ENCODE_ANY) | cjansson_real_precision(builder.digits)
    guard let text = unsafe json_dumps(tree.node, flags) else {
      throw JSONError(reason: .outOfMemory)
    }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}
