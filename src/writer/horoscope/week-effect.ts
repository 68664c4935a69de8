import { type FastBody, howDaysGo } from '#lore/corpus/weeks/how-days-go.ts'
import { type Doer, whatEventsDo } from '#lore/corpus/weeks/what-events-do.ts'
import { lowered } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import type { Contact } from './contacts.ts'
import { eventFacts } from './event-sentences.ts'
import type { Narration } from './narration.ts'
import type { Draft, Pool } from './narrator.ts'
import { type PointContext, placeOf } from './points.ts'
import { narrateRole } from './sentences.ts'
import { toneOf } from './tone.ts'
import type { WeekUnit } from './week-units.ts'
import { isTooLateFor } from './week-when.ts'

/** "Your Venus is in Gemini in the eighth house, trust and shared money, so you help before anyone has asked.": why this person is asked the question. */
export function narrateReason(
  { narrator }: Narration,
  context: PointContext,
  { question, about: { why }, house }: WeekUnit,
): Draft | undefined {
  const { point, facts, place: placed } = context
  const place = point === 'asc' || point === 'mc' ? placed : placeOf(context)?.text
  // A Moon in a house where no planet stands is read on the Moon, which is elsewhere.
  const isElsewhere = context.house !== undefined && context.house !== house
  const print = (says: string) => `Your ${context.name} is ${place}, so ${says}.`
  const own = (says: string) => `${capitalized(says)}.`
  const pool = { name: `${question}/why`, lines: [why] }
  return narrator.line([pool], { facts, print: place && !isElsewhere ? print : own })
}

/** An event of more words has a sentence of its own. */
const MOST_WORDS = 22

export const withoutEnd = ({ sentences: [first = ''] }: Draft) =>
  first.replace(/(?<!\b[ap]\.m)\.$/, '')

/** Whether the sentence of an event can go on. */
function hasSpace(event: Draft): boolean {
  const before = withoutEnd(event)
  return before.split(' ').length <= MOST_WORDS && !/ house,| the \w+ of /.test(before)
}

/** What the main event does to the subject of the week: at the end of its sentence, if it has room, or in the next one. */
export function narrateEffect(
  narration: Narration,
  contact: Contact,
  { unit, event }: { unit: WeekUnit; event: Draft },
): [Draft, ...Draft[]] {
  const { narrator } = narration
  const doer = doerOf(contact)
  if (!doer) return narrateMood(narration, contact, event)
  const tone = toneOf(contact)
  const { subject } = unit.about
  const does = whatEventsDo[doer][tone].map((says) => says.replace('{subject}', subject))
  const facts = eventFacts(contact)
  const isJoined = hasSpace(event)
  const before = isJoined ? `${withoutEnd(event)}, and ` : ''
  const said = narrator.state(
    `effect/${doer}/${tone}`,
    does.map((says) => `${before}${isJoined ? says : capitalized(says)}.`),
    { facts },
  )
  if (!isJoined) return [event, said]
  return [{ ...event, sentences: said.sentences, facts: [...event.facts, ...facts] }]
}

/** What an event does to the point that it touches, whatever the week asks: of a fast body at the end of its sentence, if it has room. */
export function narrateMood(
  narration: Narration,
  contact: Contact,
  event: Draft,
): [Draft, ...Draft[]] {
  const { narrator } = narration
  const { fact, body, point } = contact
  const tone = toneOf(contact)
  const lines = point && fact.kind === 'transit' && howDaysGo[body as FastBody]?.[point][tone]
  if (!lines) {
    const does = fact.kind === 'station' ? undefined : narrateRole(narration, contact, 'does')
    return does ? [event, does] : [event]
  }
  const pool: Pool = { name: `day-goes/${body}/${point}/${tone}`, lines }
  const isTimely = (says: string) => !isTooLateFor(contact, says)
  // "…, and your mood is good, and other people warm to you."
  const joined = (joint: string) => (says: string) =>
    hasSpace(event) && isTimely(says) && !/, (?:and|but|or)\b|\bso\b/.test(says)
      ? `${withoutEnd(event)}, ${joint} ${lowered(says)}`
      : undefined
  const joints = narrator.random.shuffle(`mood ${fact.id}`, ['and', 'so'])
  const mood = narrator.lineInOneWay([pool], joints.map(joined), [fact.id])
  if (mood) return [{ ...event, ...mood, facts: [...event.facts, ...mood.facts] }]
  const own = narrator.line([pool], {
    facts: [fact.id],
    print: (says) => (isTimely(says) ? says : undefined),
  })
  return own ? [event, own] : [event]
}

/** The Moon passes over every point of a chart, and its two hours change nothing about the subject. */
function doerOf({ fact, body }: Contact): Doer | undefined {
  if (fact.kind === 'lunation' || fact.kind === 'eclipse') return moonOf(fact)
  if (fact.kind === 'station') return fact.direction
  return body === 'chiron' || body === 'moon' ? undefined : body
}

/** An eclipse of the Sun is a new Moon. */
function moonOf(
  fact: Extract<Contact['fact'], { kind: 'lunation' | 'eclipse' }>,
): Doer | undefined {
  if (fact.kind === 'eclipse') return fact.of === 'solar' ? 'new' : 'full'
  return fact.phase === 'new' || fact.phase === 'full' ? fact.phase : undefined
}
