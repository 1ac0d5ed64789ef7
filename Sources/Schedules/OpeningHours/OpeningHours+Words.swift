// SPDX-License-Identifier: MIT

extension OpeningHours {
  /// The expression in its normal spelling, which reads back as the same rules.
  ///
  /// Words have their usual case, weekdays are in order and in ranges, times have two digits, and what
  /// changes nothing (`Mo-Su`, `00:00-24:00`, `open`) is left out.
  public var normalized: String { description }

  /// The expression in plain English, for people who do not read it:
  /// `Monday to Friday 9:00–17:00, public holidays closed`.
  ///
  /// Behind a comma comes what replaces, for its days, what was said before; `and` adds to it, and
  /// `otherwise` counts where nothing before does.
  public var plainWords: String {
    if table.isConstant, let rule = rules.first { return PlainWords.always(rule.state) }
    var text = ""
    for (index, rule) in rules.enumerated() {
      if index > 0 { text += PlainWords.separator(rule.combination) }
      text += PlainWords.sentence(of: rule)
    }
    return text
  }
}
