// SPDX-License-Identifier: MIT

import CommandLineParsing

await CommandLineTool(BenchCommand(), version: "0.1.0").main()
