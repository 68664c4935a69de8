import { learnedLate } from '#lore/corpus/relationship/side-leads.ts'
import { strains } from '#lore/corpus/relationship/strains.ts'
import type { WordedSentence } from './narrator.ts'
import { both, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'
import { clauseOf, strainName } from './words.ts'

/** Describes what each person learns late about the other, by the closest hard aspect of the Sun. */
export function writeLearnedLate(reading: Reading): WordedSentence[] {
  return both.flatMap((whose) => writeOne(reading, whose))
}

/** Skips a Sun that is part of the quarrel, which describes it. */
function writeOne(
  { facts, glossed, narrator, outline, detail }: Reading,
  whose: Whose,
): WordedSentence[] {
  const knot = facts.knot(whose, 'sun')
  if (!knot || detail < 1 || outline.quarrel?.[whose] === 'sun') return []
  const key = `${knot.planet}~${knot.by}`
  const line = narrator.line(
    `inner/${key}`,
    (strains[key] ?? []).map((clause) => {
      const says = clauseOf(clause, whose === 'you' ? 'you' : 'they')
      const lead = narrator.random.pick(`learned/${whose}`, learnedLate[whose])
      return `${lead} ${says} (${strainName(whose, knot)}).`
    }),
  )
  if (!line) return []
  glossed.add(knot.id)
  return [{ ...line, facts: [knot.id] }]
}
