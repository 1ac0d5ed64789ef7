// SPDX-License-Identifier: MIT

package final class ShadowDesk: Sendable {
  package init() {}
}
