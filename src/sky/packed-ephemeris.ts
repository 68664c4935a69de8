import { type Body, bodies } from './bodies.ts'
import { deltaTSeconds } from './delta-t.ts'
import { apparentSiderealTime, meanObliquity } from './earth-rotation.ts'
import type { BodyPosition, Ephemeris } from './ephemeris.ts'
import { bytesOf, readHeader, segmentsOf, unpack } from './ephemeris-pack.ts'
import { isoDate } from './julian-day.ts'
import { DEFLECTION_REACH, deflectionNearSun, deflectionShares } from './light-deflection.ts'
import { placeMeanNode } from './mean-node.ts'
import { PolynomialSeries } from './polynomial-series.ts'

const SECONDS_PER_DAY = 86_400

/**
 * Opens the packed ephemeris; `data/README.md` says what is in it and how exact it is.
 *
 * @throws Error if the bytes are not a whole pack
 */
export function openEphemeris(file: ArrayBuffer | Uint8Array): Ephemeris {
  return new PackedEphemeris(file instanceof Uint8Array ? file : new Uint8Array(file))
}

type Place = (jdTt: number, into: Float64Array, index: number) => void

class PackedEphemeris implements Ephemeris {
  readonly version: string
  readonly span: { fromJdUt: number; toJdUt: number }
  private readonly series = new Map<string, () => PolynomialSeries>()
  /** Longitude less nutation and deflection, one for each of `bodies`. */
  private readonly longitudes: Place[]
  private readonly nutation: [longitude: PolynomialSeries, obliquity: PolynomialSeries]
  private readonly shares = bodies.map((body) => deflectionShares[body])
  /** Value and slope of nutation in longitude, then of nutation in obliquity; degrees. */
  private readonly nutationNow = new Float64Array(4)
  private readonly pair = new Float64Array(4)
  private nutationJd = Number.NaN

  constructor(bytes: Uint8Array) {
    const { header, start } = readHeader(bytes)
    this.version = header.version
    // A day inside the data, so that delta-T cannot lead out of it.
    this.span = { fromJdUt: header.fromJdTt + 1, toJdUt: header.toJdTt - 1 }
    let offset = start
    for (const series of header.series) {
      const size = bytesOf(header, series)
      const part = bytes.subarray(offset, offset + size)
      const open = () => {
        const coefficients = unpack(part, segmentsOf(header, series), series)
        const { segmentDays, bits } = series
        return new PolynomialSeries(header.fromJdTt, segmentDays, bits.length, coefficients)
      }
      this.series.set(series.name, once(open))
      offset += size
    }
    this.longitudes = bodies.map((body) => this.longitudeOf(body))
    this.nutation = [this.named('nutation longitude'), this.named('nutation obliquity')]
  }

  position(body: Body, jdUt: number): BodyPosition {
    const jdTt = this.terrestrialTime(jdUt)
    this.findNutation(jdTt)
    const { pair } = this
    const index = bodies.indexOf(body)
    this.placeBody(index, jdTt, pair, 0)
    if ((this.shares[index] as number) > 0) {
      this.placeBody(0, jdTt, pair, 2)
      this.deflect(index, jdTt, pair, 0, 2)
    }
    return { longitude: pair[0] as number, speed: pair[1] as number }
  }

  placeAll(jdUt: number, sky: Float64Array): void {
    const jdTt = this.terrestrialTime(jdUt)
    this.findNutation(jdTt)
    for (let index = 0; index < bodies.length; index++) {
      this.placeBody(index, jdTt, sky, 2 * index)
      if ((this.shares[index] as number) > 0) this.deflect(index, jdTt, sky, 2 * index, 0)
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
    const jdTt = this.terrestrialTime(jdUt)
    this.findNutation(jdTt)
    return this.trueObliquity(jdTt)
  }

  siderealTime(jdUt: number): number {
    const jdTt = this.terrestrialTime(jdUt)
    this.findNutation(jdTt)
    return this.apparentTime(jdUt, jdTt, this.trueObliquity(jdTt))
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

  /** Into `nutationNow`; charts ask many bodies about one instant. */
  private findNutation(jdTt: number): void {
    if (jdTt === this.nutationJd) return
    this.nutation[0].place(jdTt, this.nutationNow, 0)
    this.nutation[1].place(jdTt, this.nutationNow, 2)
    this.nutationJd = jdTt
  }

  /** Longitude of 0 to 360 and speed, with nutation, without deflection near the Sun. */
  private placeBody(index: number, jdTt: number, into: Float64Array, at: number): void {
    ;(this.longitudes[index] as Place)(jdTt, into, at)
    into[at] = turned((into[at] as number) + (this.nutationNow[0] as number))
    into[at + 1] = (into[at + 1] as number) + (this.nutationNow[1] as number)
  }

  private deflect(
    index: number,
    jdTt: number,
    into: Float64Array,
    at: number,
    sunAt: number,
  ): void {
    let longitude = (into[at] as number) - (into[sunAt] as number)
    if (longitude > 180) longitude -= 360
    else if (longitude < -180) longitude += 360
    if (longitude > DEFLECTION_REACH || longitude < -DEFLECTION_REACH) return
    const speed = into[at + 1] as number
    const body = bodies[index] as Body
    // Mercury and Venus going backwards beside the Sun stand before it: nothing bends their light.
    if ((body === 'mercury' || body === 'venus') && speed < 0) return
    const pair = new Float64Array(2)
    this.named(`${body} latitude`).place(jdTt, pair, 0)
    const bent = deflectionNearSun(this.shares[index] as number, {
      longitude,
      longitudeSpeed: speed - (into[sunAt + 1] as number),
      latitude: pair[0] as number,
      latitudeSpeed: pair[1] as number,
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

  private longitudeOf(body: Body): Place {
    if (body === 'mean_node') return placeMeanNodeWithinTurn
    const series = this.named(`${body} longitude`)
    return (jdTt, into, index) => series.place(jdTt, into, index)
  }

  private named(name: string): PolynomialSeries {
    const series = this.series.get(name)
    if (!series) throw new Error(`The packed ephemeris has no ${name}.`)
    return series()
  }
}

function placeMeanNodeWithinTurn(jdTt: number, into: Float64Array, index: number): void {
  placeMeanNode(jdTt, into, index)
  into[index] = (into[index] as number) % 360
}

/** Into 0 ≤ x < 360, from less than a turn outside. */
function turned(angle: number): number {
  const positive = angle < 0 ? angle + 360 : angle
  // Also what a tiny negative angle plus 360 is rounded to.
  return positive >= 360 ? positive - 360 : positive
}

/** Unpacks at the first use: most processes never ask for most series. */
function once<T>(open: () => T): () => T {
  let opened: T | undefined
  return () => {
    opened ??= open()
    return opened
  }
}
