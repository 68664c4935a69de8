import { type Doer, whatEventsDo } from '#lore/corpus/weeks/what-events-do.ts'
import { capitalized } from '../prose/template.ts'
import type { Contact } from './contacts.ts'
import { eventFacts } from './event-sentences.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { type PointContext, placeOf } from './points.ts'
import { toneOf } from './tone.ts'
import type { WeekUnit } from './week-units.ts'

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
export function hasSpace(event: Draft): boolean {
  const before = withoutEnd(event)
  return before.split(' ').length <= MOST_WORDS && !/ house,| the \w+ of /.test(before)
}

/** What an event does to the subject of the week: at the end of its sentence, if it has room, or in the next one. */
export function narrateEffect(
  { narrator }: Narration,
  contact: Contact,
  { unit, event }: { unit: WeekUnit; event: Draft },
): [Draft, ...Draft[]] {
  const doer = doerOf(contact)
  if (!doer) return [event]
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

function doerOf({ fact, body }: Contact): Doer | undefined {
  if (fact.kind === 'lunation' || fact.kind === 'eclipse') return moonOf(fact)
  if (fact.kind === 'station') return fact.direction
  return body === 'chiron' ? undefined : body
}

/** An eclipse of the Sun is a new Moon. */
function moonOf(
  fact: Extract<Contact['fact'], { kind: 'lunation' | 'eclipse' }>,
): Doer | undefined {
  if (fact.kind === 'eclipse') return fact.of === 'solar' ? 'new' : 'full'
  return fact.phase === 'new' || fact.phase === 'full' ? fact.phase : undefined
}
