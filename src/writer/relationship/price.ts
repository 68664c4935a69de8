import { prices } from '#lore/corpus/relationship/prices.ts'
import type { WordedSentence } from './narrator.ts'
import type { Reading } from './reading.ts'
import { thesisKey } from './words.ts'

/** Describes the price of the bond. */
export function writePrice({ narrator, outline }: Reading): WordedSentence[] {
  const { bond } = outline
  if (!bond) return []
  const name = `price/${thesisKey(bond)}`
  const thoughts = (prices[thesisKey(bond)] ?? []).map((says, version) => ({
    all: says.map((text, index) => ({
      text,
      facts: [bond.id],
      wording: `${name}/${version + 1}/${index + 1}`,
    })),
  }))
  return [...(narrator.whole(name, thoughts)?.all ?? [])]
}
