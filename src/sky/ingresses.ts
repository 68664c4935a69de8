import type { Planet } from './bodies.ts'
import { type Course, crossings } from './course.ts'
import type { Ephemeris } from './ephemeris.ts'
import type { Ingress } from './events.ts'
import { isoSecond } from './julian-day.ts'
import { isInWindow, type TimeWindow } from './time-window.ts'
import { type Sign, signs } from './zodiac.ts'

/** Sign ingresses of a planet in a window, direct and retrograde. */
export function ingresses(
  ephemeris: Ephemeris,
  body: Planet,
  course: Course,
  window: TimeWindow,
): Ingress[] {
  return signs.flatMap((opened, index) => {
    const left = signs[(index + 11) % 12] as Sign
    return crossings(ephemeris, course, index * 30)
      .filter(({ jdUt }) => isInWindow(window, jdUt))
      .map(({ jdUt, isDirect }) => ({
        type: 'ingress',
        body,
        sign: isDirect ? opened : left,
        retrograde: !isDirect,
        at: isoSecond(jdUt),
      }))
  })
}
