import {
  type Almanac,
  COURSE_MARGIN_DAYS,
  inOrderOfTime,
  makeAlmanac,
  transitBodies,
} from './almanac.ts'
import { type Course, courseOf } from './course.ts'
import type { Ephemeris } from './ephemeris.ts'
import type { SkyEvent, TransitBody } from './events.ts'
import { joinedCourse } from './joined-course.ts'
import { julianDay } from './julian-day.ts'
import { keepRecent } from './keep-recent.ts'
import { isInWindow, type TimeWindow, widened } from './time-window.ts'
import { LONGEST_SIGN_STAY_DAYS } from './void-moon.ts'

// The events of a month are about 15 KB, the course of a year 30 KB.
const MONTHS_KEPT = 120
const COURSES_KEPT = 500
// The texts of one day ask for the same years of nine bodies, 30 to 400 KB each.
const LONG_COURSES_KEPT = 20

/** The sky of any window, put together from whole months and years that all people share. */
export interface SkyCache {
  /**
   * The same as `makeAlmanac`.
   * @throws RangeError when the window leaves the ephemeris, or when it ends before it begins
   */
  almanacOf(window: TimeWindow): Almanac
  /**
   * The same as `courseOf`.
   * @throws RangeError when the window leaves the ephemeris
   */
  courseOf(body: TransitBody, window: TimeWindow): Course
  /** The course of the whole years around a window, as far as the ephemeris has them. */
  courseOfYears(body: TransitBody, window: TimeWindow): Course
}

export function createSkyCache(ephemeris: Ephemeris): SkyCache {
  // A day is left for the midnights around a window.
  const reach = widened(ephemeris.span, -1)
  const almanacReach = widened(reach, -LONGEST_SIGN_STAY_DAYS)

  const monthEvents = keepRecent(MONTHS_KEPT, (month: number): SkyEvent[] => {
    return makeAlmanac(ephemeris, common(spanOfMonths(month, 1), almanacReach)).events
  })
  const yearCourse = keepRecent(COURSES_KEPT, (key: `${TransitBody} ${number}`): Course => {
    const [body, year] = key.split(' ') as [TransitBody, string]
    return courseOf(ephemeris, body, common(spanOfMonths(Number(year) * 12, 12), reach))
  })

  const cachedCourse = (body: TransitBody, window: TimeWindow): Course => {
    requireWithin(reach, window)
    const [first, last] = [monthOf(window.fromJdUt), monthOf(window.toJdUt)].map((month) =>
      Math.floor(month / 12),
    ) as [number, number]
    const years = wholeNumbers(first, last)
    return joinedCourse(
      years.map((year) => yearCourse(`${body} ${year}`)),
      window,
    )
  }
  const longCourse = keepRecent(LONG_COURSES_KEPT, (key: `${TransitBody} ${number} ${number}`) => {
    const [body, first, last] = key.split(' ') as [TransitBody, string, string]
    const months = (Number(last) - Number(first) + 1) * 12
    return cachedCourse(body, common(spanOfMonths(Number(first) * 12, months), reach))
  })
  return {
    courseOf: cachedCourse,
    courseOfYears(body, window) {
      const inside = common(window, reach)
      const [first, last] = [inside.fromJdUt, inside.toJdUt].map((at) =>
        Math.floor(monthOf(at) / 12),
      )
      return longCourse(`${body} ${first as number} ${last as number}`)
    },
    almanacOf(window) {
      requireWithin(almanacReach, window)
      const events = wholeNumbers(monthOf(window.fromJdUt), monthOf(window.toJdUt))
        .flatMap(monthEvents)
        .filter(({ at }) => isInWindow(window, julianDay(Date.parse(at))))
      const around = widened(window, COURSE_MARGIN_DAYS)
      const courses = transitBodies.map((body) => cachedCourse(body, around))
      return { ephemeris, window, events: inOrderOfTime(events), courses }
    },
  }
}

function requireWithin({ fromJdUt, toJdUt }: TimeWindow, window: TimeWindow): void {
  if (!(window.fromJdUt <= window.toJdUt)) {
    throw new RangeError('A window of time ends before it begins.')
  }
  if (window.fromJdUt < fromJdUt || window.toJdUt > toJdUt) {
    throw new RangeError('A window of time leaves the ephemeris.')
  }
}

/** Months since January of the year 0, in UTC. */
function monthOf(jdUt: number): number {
  const date = new Date((jdUt - julianDay(0)) * 86_400_000)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

function spanOfMonths(month: number, count: number): TimeWindow {
  const firstDay = (of: number) => julianDay(Date.UTC(Math.floor(of / 12), of % 12, 1))
  return { fromJdUt: firstDay(month), toJdUt: firstDay(month + count) }
}

function common(one: TimeWindow, other: TimeWindow): TimeWindow {
  return {
    fromJdUt: Math.max(one.fromJdUt, other.fromJdUt),
    toJdUt: Math.min(one.toJdUt, other.toJdUt),
  }
}

function wholeNumbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
