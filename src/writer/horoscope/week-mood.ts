import { type FastBody, howDaysGo } from '#lore/corpus/weeks/how-days-go.ts'
import { isLunation } from '#sky/forecast-facts.ts'
import { lowered } from '../prose/sentences.ts'
import type { Contact } from './contacts.ts'
import type { Narration } from './narration.ts'
import type { Draft, Pool } from './narrator.ts'
import { narrateRole } from './sentences.ts'
import { toneOf } from './tone.ts'
import { isTooLateFor } from './week-when.ts'

/** An event of more words has a sentence of its own. */
const MOST_WORDS = 22

export const withoutEnd = ({ sentences: [first = ''] }: Draft) =>
  first.replace(/(?<!\b[ap]\.m)\.$/, '')

/** Whether the sentence of an event can go on. */
function hasSpace(event: Draft): boolean {
  const before = withoutEnd(event)
  return before.split(' ').length <= MOST_WORDS && !/ house,| the \w+ of /.test(before)
}

/** Whether the sentence of an event can end in what the day is like. */
export const canJoinMood = (event: Draft, says: string) =>
  hasSpace(event) && !/, (?:and|but|or)\b|\bso\b/.test(says)

/** Says what an event does to the point that it touches, if the week has no scene for it: at the end of its sentence, if that has room. */
export function narrateEventWithMood(
  narration: Narration,
  contact: Contact,
  event: Draft,
): [Draft, Draft?] {
  const { narrator } = narration
  const pool = moodPoolOf(contact)
  const isTimely = (says: string) => !isTooLateFor(contact, says)
  // Said of every event, it would sound assembled.
  const isSaid = narrator.hasSaidOf(', so ')
  const joined = (says: string) =>
    !isSaid && canJoinMood(event, says) && isTimely(says)
      ? `${withoutEnd(event)}, so ${lowered(says)}`
      : undefined
  const mood = pool && narrator.lineInOneWay([pool], [joined], [contact.fact.id])
  if (mood) return [{ ...event, ...mood, facts: [...event.facts, ...mood.facts] }]
  return [event, narrateMood(narration, contact)]
}

/** The same in a sentence of its own. */
export function narrateMood(narration: Narration, contact: Contact): Draft | undefined {
  const { fact } = contact
  const pool = moodPoolOf(contact)
  if (!pool)
    return fact.kind === 'station' ? undefined : narrateRole(narration, ofPoint(contact), 'does')
  return narration.narrator.line([pool], {
    facts: [fact.id],
    print: (says) => (isTooLateFor(contact, says) ? undefined : says),
  })
}

/** What a day is like on which a fast body touches a point. */
export function moodPoolOf(contact: Contact): Pool | undefined {
  const { fact, body, point } = contact
  const tone = toneOf(contact)
  const lines = point && fact.kind === 'transit' && howDaysGo[body as FastBody]?.[point][tone]
  return lines ? { name: `day-goes/${body}/${point}/${tone}`, lines } : undefined
}

/** For a lunation, what it does to the point that it touches; its house is another subject. */
function ofPoint(contact: Contact): Contact {
  const { fact, lines } = contact
  if (!isLunation(fact)) return contact
  const does = lines.does?.filter(({ name }) => /^(?:transit|lunation-on)\//.test(name)) ?? []
  return { ...contact, lines: { ...lines, does } }
}
