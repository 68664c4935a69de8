import { chanceOf } from './chance.ts'
import { composeHoroscope } from './horoscope/compose.ts'
import { readChart } from './portrait/chart-reading.ts'
import { composePortrait } from './portrait/compose.ts'
import { planThreads } from './portrait/plan.ts'
import { Teller } from './portrait/teller.ts'
import { requireProof } from './proof.ts'
import { composeRelationship } from './relationship/compose.ts'
import type { Brief, NatalBrief, Writer, WrittenText } from './writer.ts'

const THREADS = 5

/** Writes from our own corpus: no model, no network, and the same brief always gives the same text. */
export const embeddedWriter: Writer = {
  version: 'embedded 6',
  async write(brief) {
    const text = compose(brief)
    requireProof(text, brief.facts)
    return text
  },
}

function compose(brief: Brief): WrittenText {
  switch (brief.kind) {
    case 'natal':
      return composeNatal(brief)
    case 'synastry':
      return composeRelationship(brief)
    case 'daily':
    case 'weekly':
    case 'monthly':
      return composeHoroscope(brief)
  }
}

function composeNatal({ facts, seed, told }: NatalBrief): WrittenText {
  const chart = readChart(facts)
  return composePortrait(
    new Teller(chart, chanceOf(seed), told?.wordings),
    planThreads(chart, THREADS),
  )
}
