import { chanceOf } from './chance.ts'
import { readChart } from './portrait/chart-reading.ts'
import { composePortrait } from './portrait/compose.ts'
import { planThreads } from './portrait/plan.ts'
import { Teller } from './portrait/teller.ts'
import { requireProof } from './proof.ts'
import type { Writer } from './writer.ts'

const THREADS = 5

/** Writes from our own corpus: no model, no network, and the same brief always gives the same text. */
export const embeddedWriter: Writer = {
  version: 'embedded 2',
  async write({ facts, seed }) {
    const chart = readChart(facts)
    const text = composePortrait(new Teller(chart, chanceOf(seed)), planThreads(chart, THREADS))
    requireProof(text, facts)
    return text
  },
}
