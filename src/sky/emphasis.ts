import { type Body, type Planet, planets } from './bodies.ts'
import type { Chart } from './chart.ts'
import { rulers } from './rulers.ts'

/** The largest orb of a body on an angle. */
const ANGULAR_DEGREES = 6

/**
 * The extra weight of a body's facts, 0 to 0.4, for a body that is on an angle, rules the Ascendant,
 * shares its sign with two others, or has many close aspects.
 */
export function emphasisOf(chart: Chart): (body: Body) => number {
  const signMates = countSignMates(chart)
  return (body) =>
    (isOnAngle(chart, body) ? 0.15 : 0) +
    (rulesAscendant(chart, body) ? 0.1 : 0) +
    ((signMates.get(body) ?? 0) >= 3 ? 0.05 : 0) +
    Math.min(0.1, 0.02 * closeAspectsOf(chart, body))
}

function isOnAngle({ aspects }: Chart, body: Body): boolean {
  return aspects.some(
    ({ a, b, aspect, orbDegrees }) =>
      a === body &&
      (b === 'asc' || b === 'mc') &&
      (aspect === 'conjunction' || aspect === 'opposition') &&
      orbDegrees <= ANGULAR_DEGREES,
  )
}

function rulesAscendant({ angles }: Chart, body: Body): boolean {
  return angles !== undefined && rulers[angles.asc.sign] === body
}

function closeAspectsOf({ aspects }: Chart, body: Body): number {
  return aspects.filter(({ a, b, orbDegrees }) => (a === body || b === body) && orbDegrees <= 3)
    .length
}

/** The number of planets, itself included, that are in a planet's sign all day. */
function countSignMates(chart: Chart): Map<Body, number> {
  const inSign = new Map<string, Planet[]>()
  for (const planet of planets) {
    const { sign, signsOfTheDay } = chart.bodies[planet]
    if (!signsOfTheDay) inSign.set(sign, [...(inSign.get(sign) ?? []), planet])
  }
  return new Map([...inSign.values()].flatMap((group) => group.map((one) => [one, group.length])))
}
