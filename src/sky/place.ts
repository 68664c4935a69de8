/** A point on the Earth: degrees, north and east positive. */
export interface GeographicPlace {
  lat: number
  lon: number
}

/** @throws RangeError with a user-facing sentence when a coordinate is not a number or out of range */
export function requireCoordinates({ lat, lon }: GeographicPlace): void {
  // The negation also rejects NaN.
  if (!(Math.abs(lat) <= 90)) {
    throw new RangeError(`A latitude lies between -90 and 90 degrees, and this one is ${lat}.`)
  }
  if (!(Math.abs(lon) <= 180)) {
    throw new RangeError(`A longitude lies between -180 and 180 degrees, and this one is ${lon}.`)
  }
}
