/** A point on the Earth: degrees, north and east positive. */
export interface GeographicPlace {
  latitude: number
  longitude: number
}

/** @throws RangeError with a sentence for people, when a coordinate is no number or out of range */
export function requireCoordinates({ latitude, longitude }: GeographicPlace): void {
  // Written so that NaN fails too.
  if (!(Math.abs(latitude) <= 90)) {
    throw new RangeError(`A latitude lies between -90 and 90 degrees, and this one is ${latitude}.`)
  }
  if (!(Math.abs(longitude) <= 180)) {
    throw new RangeError(
      `A longitude lies between -180 and 180 degrees, and this one is ${longitude}.`,
    )
  }
}
