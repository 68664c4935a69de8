import { catchTaken } from '#lore/corpus/relationship/joins.ts'
import { catchLeads } from '#lore/corpus/relationship/side-leads.ts'
import { strains } from '#lore/corpus/relationship/strains.ts'
import { elementOf } from '#sky/balance.ts'
import { pullsAgainst } from '../portrait/rising-lines.ts'
import { lowered, withReference } from '../prose/sentences.ts'
import { capitalized, fillTemplate } from '../prose/template.ts'
import type { WordedSentence } from './narrator.ts'
import { both, type Strain, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'
import { strainIn } from './side.ts'
import { clauseOf, strainName } from './words.ts'

/** Describes what makes it hard for each person to be loved: the closest hard aspect of their Venus. */
export function writeCatch(reading: Reading): WordedSentence[] {
  const { narrator, detail } = reading
  if (detail < 1) return []
  const [one, other] = both.flatMap((whose) => {
    const strain = strainOf(reading, whose)
    return strain ? [{ whose, strain }] : []
  })
  const sentences = [one, other].flatMap((own, index) =>
    own ? sentenceOf(reading, own, index > 0) : [],
  )
  if (!one || sentences.length < (other ? 2 : 1)) return []
  const who = other ? 'both' : one.whose
  const facts = sentences.flatMap((sentence) => sentence.facts)
  const lead = narrator.line(`catch/lead/${who}`, catchLeads[who])
  const taken = other ? [] : takenBy(reading, one)
  return [lead, ...sentences, ...taken].flatMap((line) => (line ? [{ facts, ...line }] : []))
}

/** Describes how the other person takes it, by the sign of their Venus. */
function takenBy({ facts, narrator }: Reading, { whose, strain }: Own): WordedSentence[] {
  const other = whose === 'you' ? 'partner' : 'you'
  const venus = facts.sign(other, 'venus')
  const by = strain.planet === 'venus' ? strain.by : strain.planet
  const clause = venus && (catchTaken[by]?.[venus.sign] ?? catchTaken[by]?.[elementOf(venus.sign)])
  if (!clause) return []
  const owner =
    whose === 'you'
      ? { owner: 'you', owned: 'you', owners: 'your' }
      : { owner: 'they', owned: 'them', owners: 'their' }
  const says = lowered(fillTemplate(clauseOf(clause, other), owner))
  const text =
    other === 'you'
      ? `With your Venus in ${venus.sign}, you ${says}.`
      : `{partner}, with Venus in ${venus.sign}, ${says}.`
  const line = narrator.line(`catch/taken/${other}/${by}/${venus.sign}`, [text])
  return line ? [{ ...line, facts: [venus.id] }] : []
}

interface Own {
  whose: Whose
  strain: Strain
}

/** The closest hard aspect of Venus that the quarrel does not mention. */
function strainOf({ facts, outline, glossed }: Reading, whose: Whose): Strain | undefined {
  const inQuarrel = outline.quarrel && strainIn({ facts }, whose, outline.quarrel)
  return facts
    .tightestStrains(whose)
    .find(
      ({ id, planet, by }) =>
        (planet === 'venus' || by === 'venus') &&
        id !== inQuarrel?.id &&
        !glossed.has(id) &&
        strains[`${planet}~${by}`] !== undefined,
    )
}

/** "You forgive early (your Venus square your Neptune)", or "As for {partner}, …" after that. */
function sentenceOf(
  { facts, narrator }: Reading,
  { whose, strain }: Own,
  isSecond: boolean,
): WordedSentence[] {
  const { planet, by, id } = strain
  const sign = facts.sign(whose, planet)?.sign
  const key = `${planet}~${by}`
  // A planet that pulls against the sign of the other one acts only at times.
  const isAtTimes = sign && pullsAgainst(by, sign)
  const lines = (strains[key] ?? []).map((clause) => {
    const says = clauseOf(clause, whose === 'you' ? 'you' : 'they')
    const often = isAtTimes ? `at times ${says}` : says
    const text = isSecond ? `As for {partner}, ${often}.` : `${capitalized(often)}.`
    return withReference(text, strainName(whose, strain))
  })
  const line = narrator.line(`inner/${key}`, lines)
  return line ? [{ ...line, facts: [id] }] : []
}
