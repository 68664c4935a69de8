import type { Chart } from '../chart.ts'
import type { NatalFact } from '../facts.ts'
import { chartFacts } from '../natal-facts.ts'
import { derivedFacts } from './derived-facts.ts'

/** The positions and aspects of a chart, and the facts that follow from several of them: everything a portrait rests on. */
export function wholeChartFacts(chart: Chart): NatalFact[] {
  return [...chartFacts(chart), ...derivedFacts(chart)]
}
