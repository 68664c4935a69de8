interface Point {
  /** Degrees, north and east positive. */
  lat: number
  lon: number
}

/** IUGG mean radius of the Earth. */
const EARTH_RADIUS_KM = 6371.0088
const RADIANS = Math.PI / 180

/** Great-circle distance by the haversine formula on a sphere: within 0.6 % of the ellipsoid. */
export function kilometersBetween(a: Point, b: Point): number {
  const halfLat = ((b.lat - a.lat) * RADIANS) / 2
  const halfLon = ((b.lon - a.lon) * RADIANS) / 2
  const haversine =
    Math.sin(halfLat) ** 2 +
    Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(halfLon) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)))
}
