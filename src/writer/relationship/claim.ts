import {
  type Claims,
  marsClaims,
  mercuryClaims,
  moonClaims,
  sunClaims,
  venusClaims,
} from '#lore/corpus/relationship/claims.ts'
import type { Planet } from '#sky/bodies.ts'
import type { OwnedPlacementFact } from '#sky/synastry-facts.ts'
import { drums, PARAGRAPH_LIMIT } from '../portrait/rhythm.ts'
import { splitSentences } from '../prose/sentences.ts'
import { fillTemplate } from '../prose/template.ts'
import type { WordedSentence } from './narrator.ts'
import type { Reading } from './reading.ts'

const claims: Partial<Record<Planet, Claims>> = {
  sun: sunClaims,
  moon: moonClaims,
  mercury: mercuryClaims,
  mars: marsClaims,
  venus: venusClaims,
}

/** The plain claim about two signs that the paragraph about them shows, if it leaves room for one. */
export function writeClaim(
  { narrator, detail }: Reading,
  planet: Planet,
  {
    you,
    partner,
    before,
  }: {
    you: OwnedPlacementFact
    partner: OwnedPlacementFact
    before: readonly WordedSentence[]
  },
): WordedSentence[] {
  const table = claims[planet]
  if (!table || (detail < 1 && planet === 'venus')) return []
  const phraseOf = ({ sign, whose }: OwnedPlacementFact) =>
    narrator.random.pick(`claim/${planet}/${whose}`, table.phrases[sign])
  const isAlike = you.sign === partner.sign
  const slots = { yours: phraseOf(you), theirs: phraseOf(partner), both: phraseOf(you) }
  const line = narrator.line(
    `claim/${planet}/${you.sign}~${partner.sign}`,
    (isAlike ? table.alike : table.apart).map((text) => fillTemplate(text, slots)),
    (text) => fits([{ text }, ...before]),
  )
  return line ? [{ ...line, facts: [you.id, partner.id] }] : []
}

/** Whether so many sentences are one paragraph that can be read aloud. */
function fits(sentences: readonly { text: string }[]): boolean {
  const texts = sentences.flatMap(({ text }) => splitSentences(text))
  return texts.length <= PARAGRAPH_LIMIT && !drums(texts)
}
