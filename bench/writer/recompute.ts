import { readFileSync } from 'node:fs'
import { aspectDegrees, signedDifference } from '../../src/sky/aspects.ts'
import type { Chart } from '../../src/sky/chart.ts'
import type { ForecastFact } from '../../src/sky/forecast-facts.ts'
import { julianDay } from '../../src/sky/julian-day.ts'
import { openEphemeris } from '../../src/sky/packed-ephemeris.ts'
import { signs } from '../../src/sky/zodiac.ts'
import { randomCharts } from '../../src/testing/random-births.ts'
import { sentencesOf } from '../../src/writer/grounding.ts'
import type { Written } from './written.ts'

const MINUTE_DAYS = 1 / 1440
const elongations = { new: 0, first_quarter: 90, full: 180, last_quarter: 270 } as const
const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))

/**
 * Looks at every dated moment of weekly and monthly texts, which are also the events of the calendar:
 * whether what it tells happens within a minute of its instant, by the positions alone, and on a date
 * of its period.
 *
 * @param people those whose lives are given, in the same order
 */
export function recomputeDates(
  people: { timeKnown: number; timeUnknown: number },
  lives: Written[][],
) {
  const charts = [
    ...randomCharts(people.timeKnown, { timeKnown: true }),
    ...randomCharts(people.timeUnknown, { timeKnown: false }),
  ]
  const counts = { moments: 0, 'off by more than a minute': 0, 'outside of their period': 0 }
  const kinds: Record<string, number> = {}
  for (const [index, life] of lives.entries()) {
    const chart = charts[index]
    if (!chart) continue
    for (const kind of ['weekly', 'monthly'] as const) {
      const text = life.find((one) => one.kind === kind)
      for (const fact of text ? momentsOf(text) : []) {
        counts.moments++
        kinds[fact.kind] = (kinds[fact.kind] ?? 0) + 1
        if (!happensWithinAMinute(fact, chart)) counts['off by more than a minute']++
        if (text && !isOfPeriod(fact, text)) counts['outside of their period']++
      }
    }
  }
  const wrong = counts['off by more than a minute'] + counts['outside of their period']
  return { table: { ...counts, ...kinds }, wrong }
}

function momentsOf({ text, exactEvents = [] }: Written): readonly ForecastFact[] {
  const named = new Set(sentencesOf(text).flatMap(({ moment }) => moment ?? []))
  return exactEvents.filter(({ id }) => named.has(id))
}

/** Texts of horoscopes get the facts of their period only; the dates are looked at on their own. */
function isOfPeriod({ id }: ForecastFact, { kind, date, facts }: Written): boolean {
  const shown = facts.find((fact) => fact.id === id)
  if (!shown || !('at' in shown)) return false
  const { at } = shown
  const days = (Date.parse(at.slice(0, 10)) - Date.parse(date)) / 86_400_000
  const read = new Date(date)
  if (kind === 'weekly') return days >= -read.getUTCDay() && days <= 6 - read.getUTCDay()
  return at.slice(0, 7) === date.slice(0, 7)
}

/** Whether the sign of how far it is from happening changes between a minute before and a minute after. */
function happensWithinAMinute(fact: ForecastFact, chart: Chart): boolean {
  const at = julianDay(Date.parse(fact.at))
  const ways = waysOf(fact, chart)
  if (!ways) return true
  return ways.some((way) => {
    const [before, after] = [way(at - MINUTE_DAYS), way(at + MINUTE_DAYS)]
    return Math.sign(before) !== Math.sign(after) && Math.abs(before - after) < 90
  })
}

type Way = (jdUt: number) => number

const longitude = (body: Parameters<typeof ephemeris.position>[0], jdUt: number) =>
  ephemeris.position(body, jdUt).longitude

/** How far the sky is from what the fact says, in degrees; one of the ways is zero when it happens. */
function waysOf(fact: ForecastFact, chart: Chart): Way[] | undefined {
  switch (fact.kind) {
    case 'transit': {
      const angle =
        fact.natal === 'asc' || fact.natal === 'mc' ? chart.angles?.[fact.natal] : undefined
      const natal = angle ?? chart.bodies[fact.natal as keyof Chart['bodies']]
      const degrees = aspectDegrees[fact.aspect]
      return [degrees, -degrees].map(
        (side): Way =>
          (jdUt) =>
            signedDifference(longitude(fact.body, jdUt), natal.longitude + side),
      )
    }
    case 'lunation':
      return [
        (jdUt) =>
          signedDifference(
            longitude('moon', jdUt) - longitude('sun', jdUt),
            elongations[fact.phase],
          ),
      ]
    case 'ingress': {
      const start = signs.indexOf(fact.sign) * 30 + (fact.retrograde ? 30 : 0)
      return [(jdUt) => signedDifference(longitude(fact.body, jdUt), start)]
    }
    case 'station':
      return [(jdUt) => ephemeris.position(fact.body, jdUt).speed]
    case 'house-entry': {
      const cusp = chart.houses?.cusps[fact.retrograde ? fact.house % 12 : fact.house - 1] ?? 0
      return [(jdUt) => signedDifference(longitude(fact.body, jdUt), cusp)]
    }
    // The greatest moment of an eclipse needs the Moon's latitude; the sky's own tests hold it.
    // Stretches of the Moon begin at a border or at midnight.
    case 'eclipse':
    case 'moon-in-house':
    case 'moon-in-sign':
    case 'void-moon':
      return undefined
  }
}
