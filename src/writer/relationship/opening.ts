import {
  bonds,
  frictions,
  mildFrictions,
  strainedBonds,
  thesisFrames,
  thesisHinges,
} from '#lore/corpus/relationship/thesis.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { lowered } from '../portrait/fact-sentences.ts'
import type { Said } from '../portrait/narrator.ts'
import { keyOfThesis } from './outline.ts'
import { ParagraphBuilder, type Reading } from './paragraph.ts'
import { contactClause, thesisKey } from './words.ts'

/** What the two have in common, what they quarrel about, and the two contacts that say so. */
export function openingParagraph(reading: Reading): ParagraphBuilder {
  const { bond, friction } = reading.outline.thesis
  const paragraph = new ParagraphBuilder(reading)
  const facts = [bond, friction].flatMap((contact) => contact?.id ?? [])
  paragraph.sayOneOf('thesis', thesisSentences(bond, friction), facts, { isNeeded: true })
  const [one, other] = [bond, friction].map((contact) => contact && contactClause(contact))
  if (one && other) {
    const slots = { one: lowered(one), other: lowered(other) }
    paragraph.say('thesis/frame', thesisFrames, facts, { slots, isNeeded: true })
  } else {
    const only = one ?? other
    if (only) paragraph.say('thesis/only', [`${only}.`], facts, { isNeeded: true })
  }
  return paragraph
}

/** "You and {partner} like the same things, but you are strict about different ones." */
function thesisSentences(
  bond: SynastryAspectFact | undefined,
  friction: SynastryAspectFact | undefined,
): Said[] {
  const ones = (bond && bonds[thesisKey(bond)]) ?? strainedBonds
  const others = (friction && frictions[thesisKey(friction)]) ?? mildFrictions
  const hinges = friction && bond ? thesisHinges : ['and']
  const key = keyOfThesis({ ...(bond && { bond }), ...(friction && { friction }) })
  return ones.flatMap((one, first) =>
    others.flatMap((other, second) =>
      hinges.map((hinge) => ({
        text: `${one}, ${hinge} ${other}.`,
        wording: `thesis/${key}/${first + 1}/${second + 1}`,
      })),
    ),
  )
}
