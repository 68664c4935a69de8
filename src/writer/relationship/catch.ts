import { catchEnds, catchLeads } from '#lore/corpus/relationship/side-leads.ts'
import { strains } from '#lore/corpus/relationship/strains.ts'
import { pullsAgainst } from '../portrait/rising-lines.ts'
import type { WordedSentence } from './narrator.ts'
import { both, type Strain, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'
import { strainIn } from './side.ts'
import { clauseOf, strainClause } from './words.ts'

/** What each of the two has to settle alone: the closest hard aspect of their own that is not in the quarrel. */
export function writeCatch(reading: Reading): WordedSentence[] {
  const { narrator } = reading
  const own = both.flatMap((whose) => sentenceOf(reading, whose))
  const [one, other] = own
  if (!one || !other || reading.detail < 1) return []
  const facts = own.flatMap((sentence) => sentence.facts)
  const lead = narrator.line('catch/lead', catchLeads)
  const end = narrator.line('catch/end', catchEnds)
  return [lead, one, other, end].flatMap((line) => (line ? [{ facts, ...line }] : []))
}

function sentenceOf(reading: Reading, whose: Whose): WordedSentence[] {
  const { facts, narrator, outline } = reading
  const told = outline.quarrel && strainIn(reading, whose, outline.quarrel)
  for (const strain of facts.tightestStrains(whose)) {
    if (strain.id === told?.id) continue
    const key = `${strain.planet}~${strain.by}`
    const lines = (strains[key] ?? []).map((clause) => printed(reading, { whose, strain, clause }))
    const line = narrator.line(`inner/${key}`, lines)
    if (line) return [{ ...line, facts: [strain.id] }]
  }
  return []
}

interface Own {
  whose: Whose
  strain: Strain
  clause: string
}

/** "Your Mars is square your Neptune, and at times …", where the one pulls against the sign of the other. */
function printed({ facts }: Reading, { whose, strain, clause }: Own): string {
  const { planet, by } = strain
  const sign = facts.sign(whose, planet)?.sign
  const so = sign && pullsAgainst(by, sign) ? 'and at times' : 'and'
  const [owner, subject] =
    whose === 'you' ? (['Your', 'you'] as const) : (["{partner}'s", 'they'] as const)
  return `${strainClause(owner, strain)}, ${so} ${clauseOf(clause, subject)}.`
}
