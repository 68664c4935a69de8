import { clockAt } from '#lore/readers-clock.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Course } from '#sky/course.ts'
import { findPasses, isSameInstant, longestSeriesDays } from '#sky/forecast/transit-series.ts'
import type { ForecastFact, TransitFact } from '#sky/forecast-facts.ts'
import { julianDay } from '#sky/julian-day.ts'
import { widened } from '#sky/time-window.ts'
import type { ChatSky } from '../chat-sky.ts'
import type { DatedFact } from '../findings.ts'
import { clipped } from './reach.ts'

/** Bounds this far apart say nothing of the hour. */
const UNCERTAIN_MS = 3_600_000

/** Gives facts the reader's clock, and transits their place in a series. Courses are kept between calls. */
export function createDating(sky: ChatSky): (fact: ForecastFact) => DatedFact {
  const courses = new Map<string, Course>()
  const courseAround = (body: Planet, at: string): Course => {
    const days = longestSeriesDays[body]
    const year = at.slice(0, 4)
    const key = `${body} ${year}`
    const [from, to] = [`${year}-01-01`, `${year}-12-31`].map((date) => julianDay(Date.parse(date)))
    const window = clipped(sky, widened({ fromJdUt: from ?? 0, toJdUt: to ?? 0 }, days + 2))
    const course = courses.get(key) ?? sky.courseOf(body, window)
    courses.set(key, course)
    return course
  }
  return (fact) => {
    if (fact.kind !== 'transit' || fact.body === 'chiron' || longestSeriesDays[fact.body] === 0)
      return onClock(fact, sky.timeZone)
    return onClock(fact, sky.timeZone, findPasses(sky, fact, courseAround(fact.body, fact.at)))
  }
}

function onClock(fact: ForecastFact, timeZone: string, passes: TransitFact[] = []): DatedFact {
  const { date, time, isWaking } = clockAt(fact.at, timeZone)
  const numbered = passes.find((pass) => isSameInstant(pass, fact))
  const shown = numbered ?? fact
  const clock = isUncertain(fact) ? { date, isWaking: true } : { date, time, isWaking }
  if (!numbered?.pass) return { fact: shown, ...clock }
  const others = passes.filter((pass) => pass !== numbered)
  return { fact: shown, ...clock, pass: { ...numbered.pass, others } }
}

function isUncertain(fact: ForecastFact): boolean {
  if (fact.kind !== 'transit' || !fact.earliest || !fact.latest) return false
  return Date.parse(fact.latest) - Date.parse(fact.earliest) > UNCERTAIN_MS
}
