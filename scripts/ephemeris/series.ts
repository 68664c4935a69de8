import type { Body } from '../../src/sky/bodies.ts'
import { deflectionNearSun, deflectionShares } from '../../src/sky/light-deflection.ts'
import { apparentSight, type Sight } from './apparent.ts'
import { chironOrbit } from './chiron.ts'
import type { Series } from './fit.ts'
import type { Mover } from './initial-state.ts'
import { nutation } from './nutation.ts'
import type { Orbit } from './orbit.ts'
import { osculatingNode } from './true-node.ts'
import { KM_PER_AU, RADIANS_PER_DEGREE } from './units.ts'
import { add } from './vectors.ts'

export interface Paths {
  orbits: Record<Mover | 'earth', Orbit>
  /** Geocentric. */
  moon: Orbit
}

/** Days and degree of the polynomials, by how fast a body's apparent motion changes. */
const planetSegments = {
  mercury: { segmentDays: 16, degree: 14 },
  venus: { segmentDays: 32, degree: 14 },
  mars: { segmentDays: 32, degree: 14 },
  jupiter: { segmentDays: 32, degree: 13 },
  saturn: { segmentDays: 32, degree: 13 },
  uranus: { segmentDays: 32, degree: 11 },
  neptune: { segmentDays: 32, degree: 10 },
  pluto: { segmentDays: 32, degree: 10 },
  chiron: { segmentDays: 32, degree: 12 },
} as const satisfies Partial<Record<Body, Pick<Series, 'segmentDays' | 'degree'>>>

const arcseconds = (count: number): number => count / 3600

/** Every series of the pack. */
export function seriesOf({ orbits, moon }: Paths): Series[] {
  const stage = { earth: orbits.earth, sun: orbits.sun }
  const bodies = {
    ...orbits,
    moon: {
      position: (jdTt: number) => add(orbits.earth.position(jdTt), moon.position(jdTt)),
    },
    chiron: chironOrbit(orbits.sun),
  }
  const sight = (body: keyof typeof bodies, jdTt: number): Sight =>
    apparentSight(bodies[body], stage, jdTt, body !== 'sun' && body !== 'moon')
  const longitude = (body: keyof typeof bodies, jdTt: number): number =>
    sight(body, jdTt).longitude / RADIANS_PER_DEGREE
  const latitude = (body: keyof typeof bodies, jdTt: number): number =>
    sight(body, jdTt).latitude / RADIANS_PER_DEGREE
  const kilometers = (body: keyof typeof bodies, jdTt: number): number =>
    sight(body, jdTt).distance * KM_PER_AU

  /** Without the deflection that the evaluator adds near the Sun. */
  const unbentLongitude = (body: keyof typeof planetSegments, jdTt: number): number => {
    const seen = sight(body, jdTt)
    const sun = sight('sun', jdTt)
    const degrees = seen.longitude / RADIANS_PER_DEGREE
    if (seen.distance < sun.distance) return degrees
    const fromSun = degrees - sun.longitude / RADIANS_PER_DEGREE
    const { shift } = deflectionNearSun(deflectionShares[body], {
      longitude: fromSun - 360 * Math.round(fromSun / 360),
      latitude: seen.latitude / RADIANS_PER_DEGREE,
      longitudeSpeed: 0,
      latitudeSpeed: 0,
    })
    return degrees - shift
  }

  const planets = Object.entries(planetSegments).flatMap(([name, segments]): Series[] => {
    const body = name as keyof typeof planetSegments
    return [
      {
        name: `${body} longitude`,
        unit: 'degrees',
        at: (jdTt) => unbentLongitude(body, jdTt),
        quantum: arcseconds(0.0001),
        ...segments,
      },
      {
        // Only for the distance from the Sun.
        name: `${body} latitude`,
        unit: 'degrees',
        at: (jdTt) => latitude(body, jdTt),
        quantum: arcseconds(0.5),
        segmentDays: segments.segmentDays,
        degree: segments.degree - 3,
      },
    ]
  })
  const fine = { unit: 'degrees', quantum: arcseconds(0.0002) } as const
  return [
    { name: 'sun longitude', at: (t) => longitude('sun', t), segmentDays: 32, degree: 14, ...fine },
    {
      name: 'sun distance',
      unit: 'km',
      at: (t) => kilometers('sun', t),
      segmentDays: 32,
      degree: 11,
      quantum: 1,
    },
    {
      name: 'moon longitude',
      at: (t) => longitude('moon', t),
      segmentDays: 8,
      degree: 15,
      ...fine,
    },
    { name: 'moon latitude', at: (t) => latitude('moon', t), segmentDays: 8, degree: 14, ...fine },
    {
      name: 'moon distance',
      unit: 'km',
      at: (t) => kilometers('moon', t),
      segmentDays: 8,
      degree: 12,
      quantum: 0.01,
    },
    ...planets,
    {
      name: 'true_node longitude',
      unit: 'degrees',
      at: (t) => osculatingNode(moon, t) / RADIANS_PER_DEGREE,
      segmentDays: 4,
      degree: 13,
      quantum: arcseconds(0.0002),
    },
    {
      name: 'nutation longitude',
      unit: 'degrees',
      at: (t) => arcseconds(nutation(t).longitude),
      segmentDays: 16,
      degree: 13,
      quantum: arcseconds(0.00002),
    },
    {
      name: 'nutation obliquity',
      unit: 'degrees',
      at: (t) => arcseconds(nutation(t).obliquity),
      segmentDays: 16,
      degree: 13,
      quantum: arcseconds(0.00002),
    },
  ]
}
