// SPDX-License-Identifier: MIT

extension BorderSearch {
  /// A haversine that no place in `box` is below, up to rounding; no function is called for it.
  ///
  /// With the target at φ₀, a place at φ, and Δλ between them, the haversine is
  /// sin²((φ - φ₀)/2) + cos φ₀ cos φ sin²(Δλ/2). It grows with Δλ, so only the meridian of the box
  /// that is nearest to the target matters. Up to Δλ = 90°, each term is taken where it is least in
  /// the box: that misses the least of the sum by about the height of the box. Beyond, where this
  /// would tell nothing about places near the antipode, 1 - 2h = sin φ₀ sin φ + cos φ₀ cos Δλ cos φ
  /// has cos Δλ ≤ 0, so it falls and then rises along the meridian, and an end of it is nearest.
  ///
  /// Bounds of this kind are in Schubert, Zimek, Kriegel 2013, "Geodetic Distance Queries on R-Trees
  /// for Indexing Geographic Data", doi:10.1007/978-3-642-40235-7_9.
  package func bound(of box: BorderBox) -> Double {
    let turn = abs(target.longitude - Double(box.longitude))
    let width = max(0, min(turn, 360 - turn) - Double(box.halfWidth))
    let latitude = Double(box.latitude)
    let halfHeight = Double(box.halfHeight)
    guard width <= 90 else {
      let square = BorderFloor.haversine(degrees: width)
      return min(
        bound(latitude: max(latitude - halfHeight, -90), squaredSine: square),
        bound(latitude: min(latitude + halfHeight, 90), squaredSine: square))
    }
    let height = max(0, abs(target.latitude - latitude) - halfHeight)
    let upright = BorderFloor.haversine(degrees: height)
    guard width > 0 else { return upright }
    let level = BorderFloor.cosine(degrees: min(abs(latitude) + halfHeight, 90))
    return upright + cosine * level * BorderFloor.haversine(degrees: width)
  }

  /// The great-circle distance that a bound stands for.
  package func meters(bound: Double) -> Double {
    let haversine = min(max(bound, 0), 1)
    return Sphere.meters(haversine: haversine, complement: 1 - haversine)
  }

  /// The bound for a place at `latitude`, `squaredSine` being that for sin²(Δλ/2).
  @inline(__always)
  private func bound(latitude: Double, squaredSine: Double) -> Double {
    BorderFloor.haversine(degrees: abs(latitude - target.latitude))
      + cosine * BorderFloor.cosine(degrees: abs(latitude)) * squaredSine
  }
}
