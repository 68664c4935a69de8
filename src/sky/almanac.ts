import { planets } from './bodies.ts'
import { type Course, courseOf } from './course.ts'
import { eclipses } from './eclipses.ts'
import type { Ephemeris } from './ephemeris.ts'
import type { SkyEvent, TransitBody } from './events.ts'
import { ingresses } from './ingresses.ts'
import { lunations } from './lunations.ts'
import { stations } from './stations.ts'
import { type TimeWindow, widened } from './time-window.ts'
import { LONGEST_SIGN_STAY_DAYS, voidMoons } from './void-moon.ts'

export const transitBodies: readonly TransitBody[] = [...planets, 'chiron']

/** A day beyond the window, for what is searched there and rounds or reaches into it. */
const MARGIN_DAYS = 1

/** All that the sky does in a window. It is made once and serves every person. */
export interface Almanac {
  ephemeris: Ephemeris
  window: TimeWindow
  /** In order of time. */
  events: SkyEvent[]
  courses: Course[]
}

/**
 * Every event with `from` ≤ at < `to`, once: the events of two adjoining windows are those of the
 * whole.
 * @throws RangeError when the window, or the three days about it, leave the ephemeris, or when it
 *   ends before it begins
 */
export function makeAlmanac(ephemeris: Ephemeris, window: TimeWindow): Almanac {
  if (!(window.fromJdUt <= window.toJdUt)) {
    throw new RangeError('A window of time ends before it begins.')
  }
  const courses = transitBodies.map((body) => {
    return courseOf(ephemeris, body, widened(window, MARGIN_DAYS))
  })
  return { ephemeris, window, events: skyEvents(ephemeris, window, courses), courses }
}

function skyEvents(ephemeris: Ephemeris, window: TimeWindow, courses: Course[]): SkyEvent[] {
  const moon = courseOf(ephemeris, 'moon', widened(window, LONGEST_SIGN_STAY_DAYS))
  const events: SkyEvent[] = [
    ...lunations(ephemeris, window),
    ...eclipses(ephemeris, window),
    ...voidMoons(ephemeris, moon, window),
    ...courses.flatMap((course) => {
      const { body } = course
      // Chiron's signs and turns are no part of the calendar; its aspects to a chart are.
      if (body === 'chiron') return []
      return [...ingresses(ephemeris, body, course, window), ...stations(body, course, window)]
    }),
  ]
  return inOrderOfTime(events)
}

/** ISO instants of one length sort as text. Those of the same second keep their order. */
export function inOrderOfTime<Event extends { at: string }>(events: Event[]): Event[] {
  return events.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}
