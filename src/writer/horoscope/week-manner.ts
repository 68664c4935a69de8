import { weekManners } from '#lore/week-manners.ts'
import { lowered, withReference } from '../prose/sentences.ts'
import type { Contact } from './contacts.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { contextFor } from './points-of-contacts.ts'
import { toneOf } from './tone.ts'

/** What the point of the week does in its sign as the question turns. */
export function narrateManner(narration: Narration, lead: Contact): Draft | undefined {
  const { point, name, sign, facts } = contextFor(narration, lead)
  const manner = sign && weekManners[point]?.[sign]
  if (!manner) return undefined
  const tone = toneOf({ ...lead, point })
  const pool = { name: `week-manner/${point}/${sign}/turns/${tone}`, lines: manner[tone] }
  const { narrator } = narration
  const introduced = (says: string) => `With your ${name} in ${sign}, ${lowered(says)}`
  const referenced = (says: string) => withReference(says, `your ${name} in ${sign}`)
  // The opening may have begun like that.
  const ways = narrator.hasSaidOf(`With your ${name} in ${sign}`)
    ? [referenced, introduced]
    : narrator.random.shuffle(`manner ${lead.fact.id}`, [introduced, referenced])
  return narrator.lineInOneWay([pool], ways, [...facts, lead.fact.id])
}
