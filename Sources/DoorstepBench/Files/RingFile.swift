// SPDX-License-Identifier: MIT

import ZoneGeometry

/// A file of the rings of zones, for other engines; `doorstep-bench prepare --help` tells its format.
enum RingFile {
  static func write(_ shapes: [ZoneShape], to path: String) throws(FileError) {
    var file = try OutputFile(path: path)
    try file.write("ZNB1")
    try file.write(shapes.count)
    for shape in shapes {
      try file.write(shape.polygons.count)
      for polygon in shape.polygons {
        try file.write(polygon.rings.count)
        for ring in polygon.rings {
          try file.write(ring.positions.count)
          for position in ring.positions {
            try file.write(position.longitude)
            try file.write(position.latitude)
          }
        }
      }
    }
    try file.flush()
  }
}
