import { periodOf } from '#horoscopes/period.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import type { Brief } from '#writer/writer.ts'
import { horoscopeReaders } from '../horoscope-readers.ts'
import { randomCharts } from '../random-births.ts'

const _FROM = '2026-11-29'

/** This many briefs of all kinds of readings and horoscopes in turn, one person in five without a birth time. */
export function briefsOfAllKinds(count: number): Brief[] {
  const perKind = Math.ceil(count / 5)
  const unknown = Math.ceil(perKind / 5)
  const charts = [
    ...randomCharts(perKind - unknown + 1, { timeKnown: true }),
    ...randomCharts(unknown, { timeKnown: false }),
  ]
  const readers = horoscopeReaders({ timeKnown: perKind - unknown, timeUnknown: unknown })
  return Array.from({ length: perKind }, (_, index): Brief[] => {
    const [you, partner] = [charts[index], charts[index + 1]]
    const reader = readers[index]
    if (!you || !partner || !reader) throw new Error('Too few people')
    const at = new Date(`2026-12-${String(6 + (index % 20)).padStart(2, '0')}`)
    const horoscope = (kind: 'daily' | 'weekly' | 'monthly'): Brief => {
      const period = periodOf(kind, at)
      const { timeZone } = reader
      return { kind, period, timeZone, facts: reader.factsOf(period), seed: `${kind} ${index}` }
    }
    return [
      { kind: 'natal', facts: wholeChartFacts(you), seed: `natal ${index}` },
      {
        kind: 'synastry',
        facts: relationshipFacts(synastry(you, partner)),
        seed: `synastry ${index}`,
      },
      horoscope('daily'),
      horoscope('weekly'),
      horoscope('monthly'),
    ]
  })
    .flat()
    .slice(0, count)
}
