import { z } from 'zod'
import { aspectPoints } from '#sky/aspects.ts'
import { planets } from '#sky/bodies.ts'
import { aspectNames } from '#sky/chart.ts'
import { lunationPhases } from '#sky/events.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import { signs } from '#sky/zodiac.ts'
import { defineTool, type SkyDeps } from '../tool.ts'
import { findEvents, listEvents } from './find-events.ts'
import { Birth, readChart } from './read-birth.ts'
import { datesFields, readDates } from './read-dates.ts'

const eventKinds = [
  'lunation',
  'eclipse',
  'ingress',
  'station',
  'void-moon',
  'transit',
  'house-entry',
] as const
const kindsOfChart: readonly string[] = ['transit', 'house-entry']

const conditions = {
  kinds: z.array(z.enum(eventKinds)).min(1).describe('"transit" and "house-entry" need a chart'),
  bodies: z.array(z.enum([...planets, 'chiron'])).describe('The planet that moves'),
  aspects: z.array(z.enum(aspectNames)),
  natalPoints: z.array(z.enum(aspectPoints)).describe('The point of the chart that is aspected'),
  signs: z
    .array(z.enum(signs))
    .describe('Of an ingress, a lunation, an eclipse, a station, a void'),
  houses: z.array(z.int().min(1).max(12)).describe('Of the chart'),
  phases: z.array(z.enum(lunationPhases)),
  directions: z.array(z.enum(['retrograde', 'direct'])).describe('Of a station'),
}
type Conditions = { [Name in keyof typeof conditions]?: z.output<(typeof conditions)[Name]> }

export const findDatesTool = (deps: SkyDeps) =>
  defineTool({
    name: 'find_dates',
    title: 'Dates that match',
    description:
      'The dates in a period on which something happens in the sky: lunations, eclipses, ingresses, stations, the Moon void of course; with a birth also exact transits and entries into houses. Every condition that is given has to hold. In order, each with its id, date and time.',
    input: z.object({ ...datesFields, birth: Birth, ...z.object(conditions).partial().shape }),
    async run({ birth, from, to, timeZone, ...wanted }, call) {
      const dates = readDates(deps.ephemeris, { from, to, timeZone }, call)
      const chart = needsChart(wanted, birth !== undefined)
        ? await readChart(deps, birth, call)
        : undefined
      const kinds: readonly string[] = wanted.kinds ?? (chart ? eventKinds : eventKinds.slice(0, 5))
      const found = findEvents(deps.skyCache, dates, chart).filter(
        (fact) => kinds.includes(fact.kind) && matches(fact, wanted),
      )
      return listEvents(found, dates)
    },
  })

const needsChart = ({ kinds, natalPoints, houses }: Conditions, isGiven: boolean) =>
  isGiven || !!natalPoints || !!houses || !!kinds?.some((kind) => kindsOfChart.includes(kind))

function matches(fact: ForecastFact, wanted: Conditions): boolean {
  const { bodies, aspects, natalPoints, signs, houses, phases, directions } = wanted
  const has = <Value>(list: readonly Value[] | undefined, name: string) =>
    !list || (name in fact && list.includes(fact[name as keyof ForecastFact] as Value))
  return (
    has(bodies, 'body') &&
    has(aspects, 'aspect') &&
    has(natalPoints, 'natal') &&
    has(signs, 'sign') &&
    has(houses, 'house') &&
    has(phases, 'phase') &&
    has(directions, 'direction')
  )
}
