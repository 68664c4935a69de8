import type { WordedSentence } from './narrator.ts'
import { both, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'

const lines: Record<Whose | 'both', [string, string]> = {
  you: [
    'Without your birth time, how you come home and calm down has to stay open here.',
    "How you and {partner} talk doesn't.",
  ],
  partner: [
    "Without {partner}'s birth time, how they come home and calm down has to stay open here.",
    "How the two of you talk doesn't.",
  ],
  both: [
    'Without your birth times, how the two of you come home and calm down has to stay open here.',
    "How you talk doesn't.",
  ],
}

/** Why nothing is said of two Moons, of which one or both may be in either of two signs. */
export function explainOpenMoon({ facts, narrator }: Reading): WordedSentence[] {
  const open = both.filter((whose) => !facts.sign(whose, 'moon'))
  const [first, second] = open
  const known = both.flatMap((whose) => facts.sign(whose, 'mercury')?.id ?? [])
  if (!first || known.length < 2) return []
  const name = `open-moon/${second ? 'both' : first}`
  const all = lines[second ? 'both' : first].map((text, index) => ({
    text,
    facts: known,
    wording: `${name}/${index + 1}`,
  }))
  return narrator.whole(name, [{ all }])?.all ?? []
}
