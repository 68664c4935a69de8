import { strains } from '#lore/corpus/relationship/strains.ts'
import { aspectWords, pointNames } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import { pullsAgainst } from '../portrait/rising-lines.ts'
import { lowered } from '../prose/sentences.ts'
import type { WordedSentence } from './narrator.ts'
import { both, type PairFacts, type Strain, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'
import { clauseOf } from './words.ts'

/** A person has more of them, and a reading is about two. */
const MOST_STRAINS = 2

/** What each of the two has to settle alone, where a planet is at odds with another one of theirs. */
export function writeStrains(reading: Reading, planet: Planet): WordedSentence[] {
  if (reading.detail < 1) return []
  return both.flatMap((whose) => {
    const own = reading.facts.tightestStrains(whose).slice(0, MOST_STRAINS)
    return own.filter((strain) => strain.planet === planet).flatMap(sentenceOf(reading, whose))
  })
}

function sentenceOf({ narrator, outline, facts }: Reading, whose: Whose) {
  return (strain: Strain): WordedSentence[] => {
    const { quarrel } = outline
    // The quarrel itself says so.
    if (quarrel && facts.echo(whose, quarrel)?.id === strain.id) return []
    const key = `${strain.planet}~${strain.by}`
    const lines = (strains[key] ?? []).map(
      (clause) => `${introduced(facts, whose, strain)} ${clauseOf(clause, subjectOf(whose))}.`,
    )
    const line = narrator.line(`inner/${key}`, lines)
    return line ? [{ ...line, facts: [strain.id] }] : []
  }
}

/** "But your own Mars is square your Neptune, so at times", where the one pulls against the sign of the other. */
function introduced(facts: PairFacts, whose: Whose, strain: Strain): string {
  const clause = clauseFor(whose, strain)
  const sign = facts.sign(whose, strain.planet)?.sign
  return sign && pullsAgainst(strain.by, sign)
    ? `But ${lowered(clause)}, so at times`
    : `${clause}, so`
}

const subjectOf = (whose: Whose) => (whose === 'you' ? 'you' : 'they')

/** "Your own Venus is opposite your Uranus" */
function clauseFor(whose: Whose, { planet, by, aspect }: Strain): string {
  const [own, other] = whose === 'you' ? ['Your own', 'your'] : ["{partner}'s own", 'their']
  return `${own} ${pointNames[planet]} is ${aspectWords[aspect]} ${other} ${pointNames[by]}`
}
