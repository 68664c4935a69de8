import { isForecastFact } from '#sky/forecast-facts.ts'
import { chartFacts } from '#sky/natal-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { synastryFacts } from '#sky/synastry-facts.ts'
import { horoscopeReaders } from '../horoscope-readers.ts'
import { randomCharts } from '../random-births.ts'
import { natalStatements } from './natal-statements.ts'
import { skyStatements } from './sky-statements.ts'
import { synastryStatements } from './synastry-statements.ts'
import type { Case } from './try-statements.ts'

const periods = [
  ['2026-02-10', '2026-03-19'],
  ['2026-08-01', '2026-09-09'],
  ['2026-11-10', '2027-01-04'],
] as const

/** Statements about charts, pairs and periods of births all over the last century. */
export function realStatements(births: number): Case[] {
  const charts = [
    ...randomCharts(births, { timeKnown: true }),
    ...randomCharts(Math.ceil(births / 4), { timeKnown: false }),
  ]
  const natal = charts.flatMap((chart) => {
    const facts = chartFacts(chart)
    return natalStatements(facts).map((statement) => ({ statement, others: facts }))
  })
  const pairs = charts.slice(0, Math.ceil(births / 4)).flatMap((chart, index) => {
    const facts = synastryFacts(synastry(chart, charts[index + 1] as typeof chart))
    return synastryStatements(facts).map((statement) => ({ statement, others: facts }))
  })
  const dated = periods.flatMap(([from, to]) =>
    horoscopeReaders({ timeKnown: Math.ceil(births / 10), timeUnknown: 1 }).flatMap((reader) => {
      const facts = reader.factsOf({ startDate: from, endDate: to }).filter(isForecastFact)
      return skyStatements(facts).map((statement) => ({ statement, others: facts }))
    }),
  )
  return [...natal, ...pairs, ...dated]
}
