import { wholeChartFacts } from '../../src/sky/derived/whole-chart-facts.ts'
import { relationshipFacts } from '../../src/sky/relationship-facts.ts'
import { synastry } from '../../src/sky/synastry.ts'
import { randomCharts } from '../../src/testing/random-births.ts'
import { composeText } from '../../src/writer/embedded-writer.ts'
import type { Brief } from '../../src/writer/writer.ts'
import { timed, type Written } from './written.ts'

/** One in this many people does not know their birth time. */
const UNKNOWN = 5

export function portraits(count: number): Promise<Written[]> {
  return inOrder(
    chartsOf(count).map((chart, index): Brief => {
      return { kind: 'natal', facts: wholeChartFacts(chart), seed: `portrait ${index}` }
    }),
  )
}

export function relationships(count: number): Promise<Written[]> {
  const charts = chartsOf(count + 1)
  return inOrder(
    charts.slice(1).flatMap((partner, index): Brief[] => {
      const you = charts[index]
      if (!you) return []
      const facts = relationshipFacts(synastry(you, partner))
      return [{ kind: 'synastry', facts, seed: `pair ${index}` }]
    }),
  )
}

export function chartsOf(count: number) {
  const unknown = Math.round(count / UNKNOWN)
  const [known, others] = [
    randomCharts(count - unknown, { timeKnown: true }),
    randomCharts(unknown, { timeKnown: false }),
  ]
  return known.flatMap((chart, index) => {
    const other = index % (UNKNOWN - 1) === 0 ? others[index / (UNKNOWN - 1)] : undefined
    return other ? [chart, other] : [chart]
  })
}

async function inOrder(briefs: Brief[]): Promise<Written[]> {
  const written: Written[] = []
  for (const brief of briefs) {
    const { value: text, milliseconds } = timed(() => composeText(brief))
    written.push({ kind: brief.kind, date: '2026-12-01', facts: brief.facts, text, milliseconds })
  }
  return written
}
