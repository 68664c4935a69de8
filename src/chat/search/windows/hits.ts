import { clockAt, readersDate } from '#lore/readers-clock.ts'
import type { ForecastFact, TransitFact } from '#sky/forecast-facts.ts'
import { aspectStrength } from '#sky/forecast-weights.ts'
import { isoSecond } from '#sky/julian-day.ts'
import { rulers } from '#sky/rulers.ts'
import { stays } from '#sky/stays.ts'
import { type TimeWindow, widened } from '#sky/time-window.ts'
import type { ChatSky } from '../../chat-sky.ts'
import { factsIn } from '../facts-in.ts'
import { retrogrades } from '../motion-events.ts'
import { clipped } from '../reach.ts'
import { houseDivision, longestVisitDays } from '../stay-events.ts'
import type { Criterion } from './criterion.ts'
import { officeShare } from './office-days.ts'
import type { PurposeRules } from './purposes.ts'
import { matchTransits, moonCriteria } from './transit-criteria.ts'

/** A criterion that some days meet or break. */
export interface Hit {
  criterion: Criterion
  /** With the strength of the aspect and the hour; negative for a caution. */
  points: number
  fact: ForecastFact
  /** First and last day that it holds for, as indexes into the days of the span; they may lie outside. */
  first: number
  last: number
  /** For a transit: the day it is exact. Away from it the points shrink. */
  peak?: number
}

/** Days around exactness on which a transit still counts. */
function reachDays({ body }: TransitFact): number {
  if (body === 'jupiter') return 1
  return ['saturn', 'uranus', 'neptune', 'pluto'].includes(body) ? 3 : 0
}

/** A moment that is exact while people sleep counts for less on that day. */
const ASLEEP = 0.75
const UNCERTAIN = 0.75

/** The ruler of the Ascendant stands for the person: what it does counts more. */
const OWN_RULER = 1.2

/** A void Moon counts from this many of the waking hours on. */
const VOID_MS = 3 * 3_600_000

export interface DaySpan {
  window: TimeWindow
  /** Dates of the reader's calendar. */
  days: string[]
  /** Whether the days of a week are compared, so that the Moon counts. */
  isShort: boolean
}

/** Every criterion of a purpose that some day of the span meets. */
export function findHits(sky: ChatSky, rules: PurposeRules, span: DaySpan): Hit[] {
  const { criteria } = rules
  const used = span.isShort ? [...criteria, ...moonCriteria(criteria)] : criteria
  const around = clipped(sky, widened(span.window, 4))
  const facts = factsIn(sky, around, { withMoon: span.isShort })
  const match = matchTransits(used, sky.chart)
  const indexOf = dayIndex(span.days[0] ?? '')
  const hits = facts.flatMap((fact): Hit[] => {
    if (fact.kind === 'transit') {
      const criterion = match(fact)
      return criterion ? [transitHit(sky, rules, { fact, criterion, indexOf })] : []
    }
    return used.flatMap((criterion) => eventHit(sky, criterion, { fact, indexOf, span }) ?? [])
  })
  return [...hits, ...used.flatMap((criterion) => stateHits(sky, criterion, { span, indexOf }))]
}

type IndexOf = (date: string) => number

function dayIndex(first: string): IndexOf {
  const start = Date.parse(first)
  return (date) => Math.round((Date.parse(date) - start) / 86_400_000)
}

function transitHit(
  { timeZone, chart }: ChatSky,
  { isOnWeekdays }: PurposeRules,
  of: { fact: TransitFact; criterion: Criterion; indexOf: IndexOf },
): Hit {
  const { fact, criterion } = of
  const { date, isWaking } = clockAt(fact.at, timeZone)
  const peak = of.indexOf(date)
  const reach = reachDays(fact)
  const isGood = criterion.points > 0
  const factors = [
    aspectStrength[fact.aspect],
    isGood && reach === 0 && fact.certain && !isWaking ? ASLEEP : 1,
    isGood && isOnWeekdays ? officeShare(date, timeZone) : 1,
    fact.certain ? 1 : UNCERTAIN,
    isGood && chart.angles && rulers[chart.angles.asc.sign] === fact.body ? OWN_RULER : 1,
  ]
  const points = factors.reduce((product, factor) => product * factor, criterion.points)
  return { criterion, points, fact, first: peak - reach, last: peak + reach, peak }
}

function eventHit(
  { timeZone }: ChatSky,
  criterion: Criterion,
  { fact, indexOf, span }: { fact: ForecastFact; indexOf: IndexOf; span: DaySpan },
): Hit | undefined {
  const { points } = criterion
  // Reading a clock takes 15 µs: only for the few facts that match.
  const day = () => indexOf(readersDate(fact.at, timeZone))
  if (criterion.of === 'lunation' && fact.kind === 'lunation' && fact.phase === criterion.phase)
    return { criterion, points, fact, first: day(), last: day() + criterion.days }
  if (criterion.of === 'eclipse' && fact.kind === 'eclipse')
    return { criterion, points, fact, first: day() - criterion.days, last: day() + criterion.days }
  if (criterion.of === 'void-moon' && fact.kind === 'void-moon' && span.isShort) {
    const longest = longestVoidDay(fact, timeZone)
    if (!longest) return undefined
    return { criterion, points, fact, first: indexOf(longest), last: indexOf(longest) }
  }
  return undefined
}

/** The date that loses the most waking hours to a void Moon, if it loses enough. */
function longestVoidDay(fact: { at: string; until: string }, timeZone: string): string | undefined {
  const dates = [...new Set([fact.at, fact.until].map((at) => readersDate(at, timeZone)))]
  const waking = dates.map((date) => {
    const hour = (plainTime: string) =>
      Temporal.PlainDateTime.from(`${date}T${plainTime}`).toZonedDateTime(timeZone)
        .epochMilliseconds
    const from = Math.max(hour('07:00'), Date.parse(fact.at))
    return { date, lasts: Math.min(hour('23:00'), Date.parse(fact.until)) - from }
  })
  const [longest] = waking.sort((one, other) => other.lasts - one.lasts)
  return longest && longest.lasts >= VOID_MS ? longest.date : undefined
}

function stateHits(
  sky: ChatSky,
  criterion: Criterion,
  { span, indexOf }: { span: DaySpan; indexOf: IndexOf },
): Hit[] {
  const { points } = criterion
  const dayOf = (fact: ForecastFact) => indexOf(readersDate(fact.at, sky.timeZone))
  if (criterion.of === 'retrograde') {
    return retrogrades(sky, criterion.body, span.window).map(({ begin, end }) => {
      return { criterion, points, fact: begin, first: dayOf(begin) - 1, last: dayOf(end) + 1 }
    })
  }
  const cusps = sky.chart.houses?.cusps
  if (criterion.of !== 'stay' || !cusps) return []
  const { body, house } = criterion
  const course = sky.courseOf(body, clipped(sky, widened(span.window, longestVisitDays[body])))
  const { entryFact } = houseDivision(body, cusps)
  return stays(sky.ephemeris, course, cusps).flatMap(({ region, entry, exit }): Hit[] => {
    if (region !== house - 1 || !entry) return []
    const fact = entryFact(entry, region)
    const last = exit ? indexOf(readersDate(isoSecond(exit.jdUt), sky.timeZone)) : span.days.length
    return [{ criterion, points, fact, first: dayOf(fact), last }]
  })
}
