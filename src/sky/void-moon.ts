import { planets } from './bodies.ts'
import { type Course, type Crossing, crossings } from './course.ts'
import type { Ephemeris } from './ephemeris.ts'
import type { VoidMoon } from './events.ts'
import { isoSecond } from './julian-day.ts'
import { slopedRoot } from './roots.ts'
import { isInWindow, type TimeWindow } from './time-window.ts'
import { normalizeDegrees, signs, zodiacPosition } from './zodiac.ts'

/** The Moon stays in a sign for at most two and a half days; a course for `voidMoons` reaches that far. */
export const LONGEST_SIGN_STAY_DAYS = 3

const majorAspectDegrees = [0, 60, 90, 120, 180, 240, 270, 300]

/**
 * The void-of-course periods that begin in the window: the Moon makes no more major aspect to the Sun or
 * a planet before it leaves its sign.
 * @param course of the Moon, reaching `LONGEST_SIGN_STAY_DAYS` beyond the window on both sides
 */
export function voidMoons(ephemeris: Ephemeris, course: Course, window: TimeWindow): VoidMoon[] {
  const entries = signs
    .flatMap((_, index) => crossings(ephemeris, course, index * 30))
    .sort((one, other) => one.jdUt - other.jdUt)
  return entries.slice(1).flatMap((exit, index) => {
    const entry = entries[index] as Crossing
    const jdUt = lastAspect(ephemeris, entry.jdUt, exit.jdUt)
    if (!isInWindow(window, jdUt)) return []
    const { sign } = zodiacPosition(
      ephemeris.position('moon', (entry.jdUt + exit.jdUt) / 2).longitude,
    )
    return [{ type: 'void_moon', sign, at: isoSecond(jdUt), until: isoSecond(exit.jdUt) }]
  })
}

/** The last aspect of the Moon's stay in a sign, or its ingress if it made none. */
function lastAspect(ephemeris: Ephemeris, entry: number, exit: number): number {
  let last = entry
  for (const planet of planets) {
    if (planet === 'moon') continue
    const aheadAt = (jdUt: number) => {
      const moon = ephemeris.position('moon', jdUt)
      const other = ephemeris.position(planet, jdUt)
      return { degrees: moon.longitude - other.longitude, speed: moon.speed - other.speed }
    }
    const atExit = normalizeDegrees(aheadAt(exit).degrees)
    const gained = normalizeDegrees(atExit - aheadAt(last).degrees)
    // Degrees past each aspect when the Moon leaves the sign; the smallest belongs to the last aspect.
    const past = Math.min(...majorAspectDegrees.map((aspect) => normalizeDegrees(atExit - aspect)))
    if (past >= gained) continue
    const pastAspect = (jdUt: number) => {
      const { degrees, speed } = aheadAt(jdUt)
      const value = normalizeDegrees(degrees - atExit + past + 180) - 180
      return { value, slope: speed }
    }
    last = slopedRoot(pastAspect, last, exit, true)
  }
  return last
}
