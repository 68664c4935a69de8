import type { NatalFact } from '#sky/facts.ts'
import { chanceOf } from './chance.ts'
import { readChart } from './portrait/chart-reading.ts'
import { composePortrait } from './portrait/compose.ts'
import { countWords } from './portrait/drafts.ts'
import { planThreads } from './portrait/plan.ts'
import { Teller } from './portrait/teller.ts'
import { requireProof, sentencesOf } from './proof.ts'
import type { Writer, WrittenText } from './writer.ts'

const FEWEST_WORDS = 930
const THREADS = 5

/** Writes from our own corpus: no model, no network, and the same brief always gives the same text. */
export const embeddedWriter: Writer = {
  version: 'embedded 2',
  async write({ facts, seed }): Promise<WrittenText> {
    const text = portrait(facts, seed, THREADS)
    // A chart without a birth time and with few aspects needs one thread more to be worth reading.
    const whole = wordsIn(text) < FEWEST_WORDS ? portrait(facts, seed, THREADS + 1) : text
    requireProof(whole, facts)
    return whole
  },
}

function portrait(facts: NatalFact[], seed: string, threads: number): WrittenText {
  const chart = readChart(facts)
  return composePortrait(new Teller(chart, chanceOf(seed)), planThreads(chart, threads))
}

function wordsIn(text: WrittenText): number {
  return sentencesOf(text).reduce((sum, sentence) => sum + countWords(sentence.text), 0)
}
