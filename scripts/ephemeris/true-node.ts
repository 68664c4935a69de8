import type { Orbit } from './orbit.ts'
import { toEclipticOfDate } from './precession.ts'
import { cross } from './vectors.ts'

/** The ascending node of the Moon's osculating orbit on the mean ecliptic of date; radians. */
export function osculatingNode(moon: Orbit, jdTt: number): number {
  const [x, y] = toEclipticOfDate(cross(moon.position(jdTt), moon.velocity(jdTt)), jdTt)
  return Math.atan2(x, -y)
}
