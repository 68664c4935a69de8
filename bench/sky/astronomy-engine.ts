import {
  EclipticGeoMoon,
  GeoVector,
  MakeTime,
  RotateVector,
  Rotation_EQJ_ECT,
  SunPosition,
} from 'astronomy-engine'
import { signedDifference } from '../../src/sky/aspects.ts'
import { type Body, type Planet, planets } from '../../src/sky/bodies.ts'
import type { Answer, Engine, Sample } from './engine.ts'

const J2000 = 2_451_545
/** It has no speeds; they are the way between an hour before and an hour after. */
const HOUR = 1 / 24

function longitude(body: Body, jdUt: number): number {
  const time = MakeTime(jdUt - J2000)
  if (body === 'sun') return SunPosition(time).elon
  if (body === 'moon') return EclipticGeoMoon(time).lon
  const name = body[0]?.toUpperCase() + body.slice(1)
  const { x, y } = RotateVector(Rotation_EQJ_ECT(time), GeoVector(name, time, true))
  return (Math.atan2(y, x) * 180) / Math.PI
}

function position(body: Body, jdUt: number): { longitude: number; speed: number } {
  const way = signedDifference(longitude(body, jdUt + HOUR), longitude(body, jdUt - HOUR))
  return { longitude: longitude(body, jdUt), speed: way / (2 * HOUR) }
}

function answer({ jdUt }: Sample): Answer {
  const placed = (body: Planet) => {
    const { longitude, speed } = position(body, jdUt)
    return { longitude, retrograde: speed < 0 }
  }
  return { jdUt, bodies: Object.fromEntries(planets.map((body) => [body, placed(body)])) }
}

export const astronomyEngine: Engine = {
  name: 'astronomy-engine',
  answer,
  chart: ({ jdUt }) => planets.map((body) => longitude(body, jdUt)),
  chartHolds: '10 longitudes only',
  position,
}
