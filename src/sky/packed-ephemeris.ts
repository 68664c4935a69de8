import { type Body, bodies } from './bodies.ts'
import { deltaTSeconds } from './delta-t.ts'
import { apparentSiderealTime, meanObliquity } from './earth-rotation.ts'
import type { BodyPosition, Ephemeris } from './ephemeris.ts'
import { seriesParts } from './ephemeris-pack.ts'
import { isoDate } from './julian-day.ts'
import { DEFLECTION_REACH, deflectionNearSun, deflectionShares } from './light-deflection.ts'
import { placeMeanNode } from './mean-node.ts'
import { PolynomialSeries } from './polynomial-series.ts'

const SECONDS_PER_DAY = 86_400

/**
 * Opens the packed ephemeris; `data/README.md` describes its contents and accuracy.
 *
 * @throws Error if the bytes are not a complete pack
 */
export function openEphemeris(file: ArrayBuffer | Uint8Array): Ephemeris {
  return new PackedEphemeris(file instanceof Uint8Array ? file : new Uint8Array(file))
}

const SUN = bodies.indexOf('sun')

class PackedEphemeris implements Ephemeris {
  readonly version: string
  readonly span: { fromJdUt: number; toJdUt: number }
  private readonly series = new Map<string, PolynomialSeries>()
  /** Without nutation and deflection, one for each of `bodies`; the mean node has a formula instead. */
  private readonly longitudes: (PolynomialSeries | undefined)[]
  private readonly nutation: [longitude: PolynomialSeries, obliquity: PolynomialSeries]
  private readonly shares = bodies.map((body) => deflectionShares[body])
  /** Values shared by all bodies at one instant, cached because a chart needs many bodies at once. */
  private instantJdUt = Number.NaN
  private instantJdTt = Number.NaN
  /** Value and slope of nutation in longitude, then of nutation in obliquity; degrees. */
  private readonly nutationNow = new Float64Array(4)
  /** Longitude and speed. */
  private readonly sunNow = new Float64Array(2)
  private readonly pair = new Float64Array(2)

  constructor(bytes: Uint8Array) {
    const { header, parts } = seriesParts(bytes)
    this.version = header.version
    // A day inside the data, so that delta-T cannot lead outside.
    this.span = { fromJdUt: header.fromJdTt + 1, toJdUt: header.toJdTt - 1 }
    for (const [name, part] of parts) {
      this.series.set(name, new PolynomialSeries(part, header.fromJdTt))
    }
    this.longitudes = bodies.map((body) =>
      body === 'mean_node' ? undefined : this.named(`${body} longitude`),
    )
    this.nutation = [this.named('nutation longitude'), this.named('nutation obliquity')]
  }

  position(body: Body, jdUt: number): BodyPosition {
    const jdTt = this.setInstant(jdUt)
    this.placeBody(bodies.indexOf(body), jdTt, this.pair, 0)
    return { longitude: this.pair[0] as number, speed: this.pair[1] as number }
  }

  placeAll(jdUt: number, sky: Float64Array): void {
    const jdTt = this.setInstant(jdUt)
    for (let index = 0; index < bodies.length; index++) {
      this.placeBody(index, jdTt, sky, 2 * index)
    }
    const obliquity = this.trueObliquity(jdTt)
    sky[2 * bodies.length] = obliquity
    sky[2 * bodies.length + 1] = this.apparentTime(jdUt, jdTt, obliquity)
  }

  moonLatitude(jdUt: number): number {
    return this.value('moon latitude', jdUt)
  }

  distanceKm(body: 'sun' | 'moon', jdUt: number): number {
    return this.value(`${body} distance`, jdUt)
  }

  obliquity(jdUt: number): number {
    return this.trueObliquity(this.setInstant(jdUt))
  }

  siderealTime(jdUt: number): number {
    const jdTt = this.setInstant(jdUt)
    return this.apparentTime(jdUt, jdTt, this.trueObliquity(jdTt))
  }

  /** Sets `nutationNow` and `sunNow` to an instant, and returns it in Terrestrial Time. */
  private setInstant(jdUt: number): number {
    if (jdUt === this.instantJdUt) return this.instantJdTt
    const jdTt = this.terrestrialTime(jdUt)
    this.nutation[0].place(jdTt, this.nutationNow, 0)
    this.nutation[1].place(jdTt, this.nutationNow, 2)
    this.placeUndeflected(SUN, jdTt, this.sunNow, 0)
    this.instantJdUt = jdUt
    this.instantJdTt = jdTt
    return jdTt
  }

  private terrestrialTime(jdUt: number): number {
    const { fromJdUt, toJdUt } = this.span
    if (!(jdUt >= fromJdUt && jdUt <= toJdUt)) {
      const [from, to] = [isoDate(fromJdUt), isoDate(toJdUt)]
      throw new RangeError(
        `The ephemeris reaches from ${from} to ${to}; Julian day ${jdUt} is outside.`,
      )
    }
    return jdUt + deltaTSeconds(jdUt) / SECONDS_PER_DAY
  }

  /** Writes longitude (0 to 360) and speed at `at` and the next index, for the instant of `setInstant`. */
  private placeBody(index: number, jdTt: number, into: Float64Array, at: number): void {
    if (index === SUN) {
      into[at] = this.sunNow[0] as number
      into[at + 1] = this.sunNow[1] as number
      return
    }
    this.placeUndeflected(index, jdTt, into, at)
    if ((this.shares[index] as number) > 0) this.deflect(index, jdTt, into, at)
  }

  /** The same without light deflection near the Sun. */
  private placeUndeflected(index: number, jdTt: number, into: Float64Array, at: number): void {
    const longitude = this.longitudes[index]
    if (longitude) longitude.place(jdTt, into, at)
    else placeMeanNode(jdTt, into, at)
    into[at] = turned((into[at] as number) + (this.nutationNow[0] as number))
    into[at + 1] = (into[at + 1] as number) + (this.nutationNow[1] as number)
  }

  private deflect(index: number, jdTt: number, into: Float64Array, at: number): void {
    let longitude = (into[at] as number) - (this.sunNow[0] as number)
    if (longitude > 180) longitude -= 360
    else if (longitude < -180) longitude += 360
    if (longitude > DEFLECTION_REACH || longitude < -DEFLECTION_REACH) return
    const speed = into[at + 1] as number
    const body = bodies[index] as Body
    // Retrograde Mercury and Venus near the Sun are in front of it: their light is not deflected.
    if ((body === 'mercury' || body === 'venus') && speed < 0) return
    const latitude = new Float64Array(2)
    this.named(`${body} latitude`).place(jdTt, latitude, 0)
    const bent = deflectionNearSun(this.shares[index] as number, {
      longitude,
      longitudeSpeed: speed - (this.sunNow[1] as number),
      latitude: latitude[0] as number,
      latitudeSpeed: latitude[1] as number,
    })
    into[at] = turned((into[at] as number) + bent.shift)
    into[at + 1] = speed + bent.speed
  }

  private trueObliquity(jdTt: number): number {
    return meanObliquity(jdTt) + (this.nutationNow[2] as number)
  }

  private apparentTime(jdUt: number, jdTt: number, obliquity: number): number {
    const angle = apparentSiderealTime(jdUt, jdTt, this.nutationNow[0] as number, obliquity)
    return turned(angle % 360)
  }

  private value(name: string, jdUt: number): number {
    this.named(name).place(this.terrestrialTime(jdUt), this.pair, 0)
    return this.pair[0] as number
  }

  private named(name: string): PolynomialSeries {
    const series = this.series.get(name)
    if (!series) throw new Error(`The packed ephemeris has no ${name}.`)
    return series
  }
}

/** Normalizes to 0 ≤ x < 360 an angle less than a turn outside. */
function turned(angle: number): number {
  const positive = angle < 0 ? angle + 360 : angle
  // A tiny negative angle plus 360 rounds to 360.
  return positive >= 360 ? positive - 360 : positive
}
