// SPDX-License-Identifier: MIT

package import CommandLineParsing
package import HTTPServing

extension ListenAddress: CommandLineValue {
  package init(argument: String) throws(InvalidValue) {
    guard let address = ListenAddress(parsing: argument) else {
      throw InvalidValue(
        argument, expected: "an address and a port, such as 127.0.0.1:8080 or [::1]:8080")
    }
    self = address
  }
}
