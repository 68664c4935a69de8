import { type FastBody, howDaysGo, howLaterDaysGo } from '#lore/corpus/weeks/how-days-go.ts'
import { isGenerational, isSlowBody } from '#sky/bodies.ts'
import { lowered } from '../prose/sentences.ts'
import type { Contact } from './contacts.ts'
import { isOnBirthday } from './moments.ts'
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

/** What an event does to the point that it touches, whatever the week asks: of a fast body at the end of its sentence, if it has room. */
export function narrateEventWithMood(
  narration: Narration,
  contact: Contact,
  event: Draft,
  { isLater, isShort }: { isLater: boolean; isShort: boolean },
): [Draft, ...Draft[]] {
  const { narrator } = narration
  const { fact } = contact
  const isTry =
    isLater &&
    fact.kind === 'transit' &&
    !isSlowBody(contact.body) &&
    !isOnBirthday(narration, contact)
  // What the day does to this point says more than what another try is like at any.
  const pools = [moodPoolOf(contact), isTry ? laterPoolOf(contact) : undefined].filter(
    (one) => one !== undefined,
  )
  // A scene of the question has little to do with a mood of two hours, or of everybody.
  if (!isTry && isShort && isPassing(contact)) return [event]
  const isTimely = (says: string) => !isTooLateFor(contact, says)
  // Said of every event, it would sound assembled.
  const isSaid = narrator.hasSaidOf(', so ')
  const joined = (says: string) =>
    !isSaid && canJoinMood(event, says) && isTimely(says)
      ? `${withoutEnd(event)}, so ${lowered(says)}`
      : undefined
  const mood = narrator.lineInOneWay(pools, [joined], [fact.id])
  if (mood) return [{ ...event, ...mood, facts: [...event.facts, ...mood.facts] }]
  const own = isTry ? undefined : narrateMood(narration, contact)
  return own ? [event, own] : [event]
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

/** How another try at the question goes under this body, whatever it touches; what Uranus unsettles keeps to no old way. */
function laterPoolOf(contact: Contact): Pool | undefined {
  if (contact.point === 'uranus') return undefined
  const tone = toneOf(contact)
  const lines = howLaterDaysGo[contact.body as FastBody]?.[tone]
  return lines && { name: `later-day-goes/${contact.body}/${tone}`, lines }
}

/** A mood of two hours, or of everybody. */
export const isPassing = ({ fact, body, point }: Contact) =>
  fact.kind === 'transit' &&
  (body === 'moon' || (point !== undefined && isGenerational(point) && !isSlowBody(body)))

/** Of a Moon what it does to the point that it touches: the house that it falls in is another subject. */
function ofPoint(contact: Contact): Contact {
  const { fact, lines } = contact
  if (fact.kind !== 'lunation' && fact.kind !== 'eclipse') return contact
  const does = lines.does?.filter(({ name }) => /^(?:transit|lunation-on)\//.test(name)) ?? []
  return { ...contact, lines: { ...lines, does } }
}
