import type { Verdict } from '#contract/paragraph-verdicts.ts'
import type { Rejected, Sentence } from '../writer.ts'

export type JudgedSentences = Record<Verdict, Sentence[]>

/**
 * What later texts must not say again; undefined where nothing is rejected. A trait that the reader has confirmed in
 * another paragraph may be claimed.
 */
export function toRejected({
  not_me: sentences,
  true: confirmed,
}: JudgedSentences): Rejected | undefined {
  if (sentences.length === 0) return undefined
  const own = new Set(confirmed.flatMap(({ traits = [] }) => traits))
  return {
    wordings: unique(sentences.flatMap(({ wording }) => wording ?? [])),
    sentences: sentences.map(({ text }) => text),
    facts: unique(sentences.flatMap(({ facts }) => facts)),
    traits: unique(sentences.flatMap(({ traits = [] }) => traits)).filter((one) => !own.has(one)),
  }
}

const unique = <Item>(items: Item[]): Item[] => [...new Set(items)]
