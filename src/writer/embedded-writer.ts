import { chanceOf } from './chance.ts'
import { readChart } from './portrait/chart-reading.ts'
import { composePortrait } from './portrait/compose.ts'
import { planThreads } from './portrait/plan.ts'
import { Teller } from './portrait/teller.ts'
import { requireProof } from './proof.ts'
import type { Writer, WrittenText } from './writer.ts'

/** Writes from our own corpus: no model, no network, and the same brief always gives the same text. */
export const embeddedWriter: Writer = {
  version: 'embedded 1',
  async write({ facts, seed }): Promise<WrittenText> {
    const chart = readChart(facts)
    const text = composePortrait(new Teller(chart, chanceOf(seed)), planThreads(chart))
    requireProof(text, facts)
    return text
  },
}
