/** What the benchmarks use of packages that only their own command installs. */
declare module 'sweph' {
  interface Sweph {
    version(): string
    set_ephe_path(path: string | null): void
    calc_ut(
      jdUt: number,
      body: number,
      flags: number,
    ): { flag: number; error: string; data: number[] }
    houses(
      jdUt: number,
      latitude: number,
      longitude: number,
      system: string,
    ): { data: { houses: number[]; points: number[] } }
    constants: Record<string, number>
    // biome-ignore lint/suspicious/noExplicitAny: the golden events use much more of it
    [name: string]: any
  }
  const sweph: Sweph
  export default sweph
}

declare module 'caelus' {
  export class Engine {
    constructor(data: unknown)
    longitude(body: string, jdUt: number): number
    position(body: string, jdUt: number): { lon: number; speed: number }
    chartAt(
      jdUt: number,
      latitude: number,
      longitude: number,
      system: string,
    ): {
      bodies: Record<string, { lon: number; speed: number }>
      angles: { asc: number; mc: number }
      cusps: number[]
    }
  }
}

declare module 'caelus/node' {
  export function loadNodeData(folder: string, level: string, moon: string): unknown
}

declare module 'astronomy-engine' {
  export type Body = string
  interface Vector {
    x: number
    y: number
    z: number
  }
  export interface AstroTime {
    ut: number
  }
  export function MakeTime(daysSinceJ2000: number): AstroTime
  export function SunPosition(time: AstroTime): { elon: number }
  export function EclipticGeoMoon(time: AstroTime): { lon: number }
  export function GeoVector(body: Body, time: AstroTime, aberration: boolean): Vector
  export function Rotation_EQJ_ECT(time: AstroTime): unknown
  export function RotateVector(rotation: unknown, vector: Vector): Vector
}

declare module 'circular-natal-horoscope-js' {
  interface Placed {
    ChartPosition: { Ecliptic: { DecimalDegrees: number } }
    isRetrograde?: boolean
  }
  export class Origin {
    constructor(birth: Record<string, number>)
    julianDate: number
  }
  export class Horoscope {
    constructor(options: Record<string, unknown>)
    origin: Origin
    CelestialBodies: Record<string, Placed>
    CelestialPoints: Record<string, Placed>
    Ascendant: Placed
    Midheaven: Placed
    Houses: { ChartPosition: { StartPosition: Placed['ChartPosition'] } }[]
  }
  const library: { Horoscope: typeof Horoscope; Origin: typeof Origin }
  export default library
}

declare module 'lighthouse' {
  interface Flags {
    port: number
    logLevel: 'error'
    onlyCategories: string[]
    clearStorageTypes: string[]
  }
  export default function lighthouse(
    url: string,
    flags: Flags,
  ): Promise<
    { lhr: { categories: Record<string, { score: number | null } | undefined> } } | undefined
  >
}
