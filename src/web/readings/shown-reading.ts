import type { Reading } from '#contract/readings.ts'
import type { ShownReading } from './NatalPortrait.tsx'

/** A saved natal reading. Rows of an earlier day may have no chart, or a text without its proof. */
export function shownReading({ result, text, facts, inputData }: Reading): ShownReading {
  const shown: Partial<ShownReading> = { text, facts, chart: inputData?.natalChartData?.result }
  return { result, text: shown.text, facts: shown.facts ?? [], chart: shown.chart }
}
