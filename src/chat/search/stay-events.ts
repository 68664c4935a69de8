import { almanacFact } from '#sky/almanac-facts.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Crossing } from '#sky/course.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import { houseEntryFact } from '#sky/house-ingresses.ts'
import { isoSecond } from '#sky/julian-day.ts'
import { type Stay, stays, visits } from '#sky/stays.ts'
import type { TimeWindow } from '#sky/time-window.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import type { ChatSky } from '../chat-sky.ts'
import {
  isRunning,
  type Period,
  type PickContext,
  type PickedEvent,
  pickInstant,
  pickPeriod,
  type Which,
} from './pick-event.ts'

/** How the zodiac is divided, and the fact of each change. */
interface Division {
  /** Longitudes, degrees. */
  borders: readonly number[]
  /** The fact of entering a region. */
  entryFact(crossing: Crossing, region: number): ForecastFact
}

const signBorders = signs.map((_, index) => index * 30)

export function signDivision(body: Planet): Division {
  return {
    borders: signBorders,
    entryFact: ({ jdUt, isDirect }, region) =>
      almanacFact({
        type: 'ingress',
        body,
        sign: signs[region] as Sign,
        retrograde: !isDirect,
        at: isoSecond(jdUt),
      }),
  }
}

export function houseDivision(body: Planet, cusps: readonly number[]): Division {
  return {
    borders: cusps,
    entryFact: (crossing, region) => {
      // `houseEntryFact` takes the crossed cusp; a retrograde body enters through the far one.
      const crossed = crossing.isDirect ? region : (region + 1) % cusps.length
      return houseEntryFact(body, crossing, crossed + 1)
    },
  }
}

/**
 * A body is in a sign or in a house of middle size this long at most, retrograde motions included: a search
 * begins and ends that much earlier and later, so that no stay lacks its beginning or end.
 */
export const longestVisitDays: Record<Planet, number> = {
  sun: 60,
  moon: 5,
  mercury: 120,
  venus: 200,
  mars: 300,
  jupiter: 600,
  saturn: 1500,
  uranus: 4000,
  neptune: 7000,
  pluto: 12_000,
}

interface StaySearch {
  window: TimeWindow
  which: Which
  context: PickContext
  /** Index of a border; without one, any change. */
  region?: number | undefined
}

/** When a body enters, is in and leaves a sign or house. */
export function pickStay(
  sky: ChatSky,
  body: Planet,
  division: Division,
  { window, which, context, region }: StaySearch,
): PickedEvent {
  const course = sky.courseOf(body, window)
  const all = stays(sky.ephemeris, course, division.borders)
  const periodOf = (group: Stay[]) => toPeriod(group, division)
  if (region === undefined) {
    if (which === 'next' || which === 'after-next' || which === 'last' || which === 'all')
      return pickInstant(
        all.flatMap((stay) => periodOf([stay]).begin ?? []),
        which,
        context,
      )
    return pickPeriod(
      all.map((stay) => periodOf([stay])),
      which,
      context,
    )
  }
  const grouped = visits(all, region)
  const visitPeriods = grouped.map(periodOf)
  if (which === 'begin') return pickPeriod(visitPeriods, which, context)
  const single = grouped.flat().map((stay) => periodOf([stay]))
  if (which === 'last' && !context.span) return lastVisit(grouped, division, context.now)
  const picked = pickPeriod(single, which, context)
  if (which !== 'end') return picked
  // It may come back after a retrograde motion and leave for good later.
  const visit = visitPeriods.find(({ facts }) => facts.some(({ id }) => id === picked.answer?.id))
  return visit?.end && visit.end.id !== picked.answer?.id ? { ...picked, until: visit.end } : picked
}

/** The visit before the present one; of a visit between two stays, the stays that are over. */
function lastVisit(grouped: Stay[][], division: Division, now: number): PickedEvent {
  const past = grouped.flatMap((group) => {
    const isHere = group.some((stay) => isRunning(toPeriod([stay], division), now))
    const over = group.filter(({ exit }) => exit && Date.parse(isoSecond(exit.jdUt)) <= now)
    return isHere || over.length === 0 ? [] : [toPeriod(over, division)]
  })
  return pickPeriod(past, 'last', { now })
}

function toPeriod(group: Stay[], { borders, entryFact }: Division): Period {
  const facts = group.flatMap(({ region, entry, exit }) => [
    ...(entry ? [entryFact(entry, region)] : []),
    ...(exit ? [entryFact(exit, neighbor(region, exit, borders.length))] : []),
  ])
  const [first, last] = [group[0], group.at(-1)]
  return {
    begin: first?.entry && entryFact(first.entry, first.region),
    end: last?.exit && entryFact(last.exit, neighbor(last.region, last.exit, borders.length)),
    facts,
  }
}

/** The region that a body enters when it leaves another. */
function neighbor(region: number, { isDirect }: Crossing, count: number): number {
  return (region + (isDirect ? 1 : count - 1)) % count
}
