// SPDX-License-Identifier: MIT

package import DeliveryRules

/// Where plug-ins are asked beside decisions, on a thread of its own: nobody who waits for an answer waits for
/// them.
///
/// When it is given up, it waits a moment for what is still to be asked, and writes its reports.
package final class ShadowDesk: Sendable {
  /// One of the plug-ins, as the desk sees it.
  package struct Place: Sendable {
    let subject: ShadowSubject
    let report: ShadowReportFile?
    let log: RulePluginLog

    /// A place at the desk.
    ///
    /// - Parameters:
    ///   - subject: The plug-in in one of its versions.
    ///   - report: Where what it would have changed is written, if anywhere.
    ///   - log: Is told when that cannot be written.
    package init(subject: ShadowSubject, report: ShadowReportFile?, log: @escaping RulePluginLog) {
      self.subject = subject
      self.report = report
      self.log = log
    }
  }

  private let work = ShadowWork()

  /// Opens a desk; its thread starts with the first decision.
  package init() {}

  deinit { work.end() }

  /// Has `rules` asked, which sit at `places` in the same order.
  package func rules(_ rules: [any Rule], at places: [Place]) -> ShadowRules {
    // Not the desk itself: decisions that wait at it would keep it open.
    ShadowRules(rules) { [work] decision in work.take(decision, places) }
  }

  /// What came of it so far, after a moment's wait for what is still to be asked.
  package var records: [ShadowRecord] { work.settledRecords() }
}
