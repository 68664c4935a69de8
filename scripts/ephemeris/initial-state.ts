import { readFileSync } from 'node:fs'
import { KM_PER_AU, SECONDS_PER_DAY } from './units.ts'
import { scale, type Vector } from './vectors.ts'

/** The integrated bodies, in the order of the state vector. `emb`: Earth and Moon together. */
export const movers = [
  'sun',
  'mercury',
  'venus',
  'emb',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const
export type Mover = (typeof movers)[number]

export interface InitialState {
  source: string
  jdTdb: number
  bodies: Record<Mover, { position: Vector; velocity: Vector; gm: number }>
}

const WHERE =
  'It can be had from JPL Horizons (https://ssd.jpl.nasa.gov/horizons): vectors of the Sun, the planet ' +
  "systems' barycenters (1 to 9, 3 for Earth and Moon) from DE440 or DE441 at JD 2460500.5 TDB, " +
  'center 500@0 (the solar-system barycenter), ICRF, km and km/s.'

interface File {
  source: string
  jdTdb: number
  bodies: Record<Mover, { r: Vector; v: Vector }>
  gm_km3_s2: Record<Mover, number>
}

/**
 * Reads the only input outside the repository; converts to au, au/day and au³/day².
 *
 * @throws Error that names the source of the file
 */
export function readInitialState(path: string | undefined): InitialState {
  if (!path) throw new Error(`Name the file of the starting state. ${WHERE}`)
  const file = JSON.parse(readFileSync(path, 'utf8')) as File
  const { bodies, gm_km3_s2: gm } = file
  for (const mover of movers) {
    if (!bodies?.[mover] || !gm?.[mover]) throw new Error(`${path} has no ${mover}. ${WHERE}`)
  }
  const toAuPerDay = SECONDS_PER_DAY / KM_PER_AU
  const entries = movers.map((mover) => {
    const position = scale(bodies[mover].r, 1 / KM_PER_AU)
    const velocity = scale(bodies[mover].v, toAuPerDay)
    return [mover, { position, velocity, gm: (gm[mover] * toAuPerDay ** 2) / KM_PER_AU }] as const
  })
  return {
    source: file.source,
    jdTdb: file.jdTdb,
    bodies: Object.fromEntries(entries) as InitialState['bodies'],
  }
}
