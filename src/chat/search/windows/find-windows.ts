import { readersDate } from '#lore/readers-clock.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import type { ChatSky } from '../../chat-sky.ts'
import type { DatedFact, Reason, Window, WindowFindings } from '../../findings.ts'
import type { DaysOfWeek, Purpose, QuestionOf, Span } from '../../question.ts'
import { createDating } from '../dated-facts.ts'
import { shortened, windowOfSpan } from '../reach.ts'
import { findHits } from './hits.ts'
import { purposes } from './purposes.ts'
import { bestFair, type RankedRun, rankAvoid, rankGood } from './rank.ts'

/** A span up to this long gives days of one week. */
const SHORT_SPAN_DAYS = 10
const MEDIUM_SPAN_DAYS = 21
const LONGEST_SPAN_YEARS = 3
/** The Moon's contacts only decide where nothing else does. */
const LONGEST_SPAN_WITH_MOON_DAYS = 100

/** The best days for a purpose, and those to avoid, from today on. Undefined outside the ephemeris. */
export function findWindows(
  sky: ChatSky,
  purpose: Purpose,
  asked: Span,
  { only }: Pick<QuestionOf<'window'>, 'only'> = {},
): WindowFindings | undefined {
  const span = shortened(asked, LONGEST_SPAN_YEARS)
  const dates = fromToday(sky, span)
  const window = windowOfSpan(sky, dates)
  if (!window) return undefined
  const days = datesOf(dates)
  const isShort = days.length <= SHORT_SPAN_DAYS
  const rules = purposes[purpose]
  const hits = findHits(sky, rules, { window, days, isShort })
  const options = {
    dayCount: days.length,
    longestDays: isShort ? 1 : rules.longestDays,
    leastDaysApart: isShort ? 1 : days.length <= MEDIUM_SPAN_DAYS ? 3 : 7,
  }
  const dating = createDating(sky)
  const isAllowed = only && ((day: number) => isOneOf(only, days[day] ?? ''))
  const good = rankGood(hits, { ...options, isAllowed, most: 5 })
  const ranking = { ...options, isAllowed, most: 1 }
  const fairOf = (of: typeof hits) => bestFair(of, ranking)
  const withMoon = () => findHits(sky, rules, { window, days, isShort: true })
  const fair =
    good.length > 0 || days.length > LONGEST_SPAN_WITH_MOON_DAYS
      ? undefined
      : (fairOf(hits) ?? fairOf(withMoon()))
  const avoid = rankAvoid(hits, { ...options, isAllowed, most: 3 })
  return {
    kind: 'windows',
    purpose,
    span,
    good: good.map((run) => toWindow(run, days, dating)),
    ...(fair && { fair: toWindow(fair, days, dating, true) }),
    avoid: avoid.map((run) => toWindow(run, days, dating)),
  }
}

/** The rest of a span that has begun. A span in the past stays as it is. */
function fromToday({ now, timeZone }: ChatSky, { from, to }: Span) {
  const today = readersDate(now, timeZone)
  return { from: from < today && to >= today ? today : from, to }
}

function isOneOf(only: DaysOfWeek, date: string): boolean {
  if (date === '') return false
  const { dayOfWeek } = Temporal.PlainDate.from(date)
  return only === 'weekends' ? dayOfWeek > 5 : dayOfWeek === only
}

function datesOf({ from, to }: { from: string; to: string }): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return Array.from({ length: Math.max(0, count) }, (_, day) =>
    new Date(Date.parse(from) + day * 86_400_000).toISOString().slice(0, 10),
  )
}

function toWindow(
  { first, last, best, score, hits }: RankedRun,
  days: string[],
  dating: (fact: ForecastFact) => DatedFact,
  isGood = score > 0,
): Window {
  const all = hits
    .map(({ hit, points }): Reason => {
      return { criterion: hit.criterion.name, points: rounded(points), moment: dating(hit.fact) }
    })
    .sort(
      (one, other) =>
        Math.abs(other.points) - Math.abs(one.points) ||
        (one.moment.fact.at < other.moment.fact.at ? -1 : 1),
    )
  return {
    from: days[first] ?? '',
    to: days[last] ?? '',
    day: days[best] ?? '',
    score: rounded(score),
    reasons: all.filter(({ points }) => points > 0 === isGood),
    cautions: isGood ? all.filter(({ points }) => points < 0) : [],
  }
}

const rounded = (points: number) => Math.round(points * 100) / 100
