import { pointNames } from '#lore/names.ts'
import { lowered } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import { countWords } from '../prose/word-budget.ts'
import type { Contact } from './contacts.ts'
import { isSlow } from './contacts.ts'
import { eventFacts, eventWays, type When } from './event-sentences.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import type { Place } from './points.ts'
import { type Tone, toneOf } from './tone.ts'

type Link = (when: string, event: string) => string

/** How one event of a month follows from the one before it. */
const links: Record<`${Tone} ${Tone}`, readonly Link[]> = {
  'presses presses': [
    (when, event) => `There's a second round ${when}, when ${event}.`,
    (when, event) => `There's a sequel ${when}, when ${event}.`,
    (when, event) => `More is asked of you ${when}, when ${event}.`,
  ],
  'presses eases': [
    (when, event) => `It gets easier ${when}, when ${event}.`,
    (when, event) => `You get some help ${when}, when ${event}.`,
    (when, event) => `It looks better ${when}, when ${event}.`,
  ],
  'eases presses': [
    (when, event) => `It gets harder ${when}, when ${event}.`,
    (when, event) => `You meet some resistance ${when}, when ${event}.`,
    (when, event) => `The other side of it comes ${when}, when ${event}.`,
  ],
  'eases eases': [
    (when, event) => `It gets a little further ${when}, when ${event}.`,
    (when, event) => `The next good day for it is ${when.replace(/^on /, '')}, when ${event}.`,
    (when, event) => `You have another good day ${when}, when ${event}.`,
  ],
}

/** Two fast transits make one passage; what is slow, or a Moon, has its own. */
export const canLink = (before: Contact, contact: Contact) =>
  [before, contact].every((one) => one.fact.kind === 'transit' && !isSlow(one))

/** "It gets easier on Friday, December 4, around 3:40 p.m., when Venus makes an easy angle to your Moon." */
export function narrateLinked(
  { narrator }: Narration,
  before: Contact,
  contact: Contact,
  { when, place }: { when: When; place: Place | undefined },
): Draft {
  const clauses = clausesOf(contact, place)
  const ways = links[`${toneOf(before)} ${toneOf(contact)}`].flatMap((link) =>
    clauses.map((clause) => link(when.after, clause)),
  )
  const moment = contact.fact.id
  const facts = [...eventFacts(contact), ...(place?.facts ?? [])]
  return narrator.state('event/linked', ways, { facts, moment })
}

/** "Venus makes an easy angle to your Moon in Leo" */
const clausesOf = (contact: Contact, place?: Place) =>
  monthEventWays(contact, { before: '', after: '' }, place)
    .filter((way) => way.startsWith(' '))
    .map((way) => way.trim().replace(/\.$/, ''))

/** What happens in a month, with the sign of the touched point: "the full Moon in Cancer squares your Sun in Aries". */
function monthEventWays(contact: Contact, when: When, place?: Place): string[] {
  const ways = eventWays(contact, when)
  const { point } = contact
  if (!place || !point) return ways
  const name = new RegExp(`(?<=\\byour (?:own )?)${pointNames[point]}\\b`)
  return ways.map((way) => way.replace(name, `${pointNames[point]} ${place.text}`))
}

/** An event in a sentence of its own. */
export function narrateMonthEvent(
  { narrator }: Narration,
  contact: Contact,
  when: When,
  { place, kind }: { place: Place | undefined; kind: 'event' | 'turn' },
): Draft {
  const facts = [...eventFacts(contact), ...(place?.facts ?? [])]
  const ways = monthEventWays(contact, when, place)
  return narrator.state(`${kind}/${contact.fact.kind}`, ways, { facts, moment: contact.fact.id })
}

/** A longer sentence would lose its beginning. */
const MOST_WORDS = 21

/**
 * An event and what comes of it in one sentence: "When the Sun opposes your Moon on Friday, December 4, somebody
 * else decides how fast things go." Undefined where one of the two needs a sentence of its own.
 */
export function joinedWithEvent(
  { narrator }: Narration,
  contact: Contact,
  when: When,
  { step, place }: { step: Draft; place: Place | undefined },
): Draft | undefined {
  const [first = '', ...rest] = step.sentences
  const clauses = clausesOf(contact, place).filter((clause) => !clause.includes(','))
  if (clauses.length === 0 || countWords(first) > MOST_WORDS || isSubordinate(first))
    return undefined
  const says = lowered(first)
  const ways = clauses.flatMap((clause) => [
    `When ${clause} ${when.after}, ${says}`,
    `${capitalized(when.before)} when ${clause}, ${says}`,
  ])
  const { id } = contact.fact
  const text = narrator.random.pick(`joined ${id}`, ways)
  const facts = [...new Set([...step.facts, ...eventFacts(contact), ...(place?.facts ?? [])])]
  // As it stands, so that the sign in it is not said again.
  return narrator.say({ ...step, sentences: [text, ...rest], facts, moment: id })
}

/** It begins with a clause of its own, or speaks of what was before the event. */
const isSubordinate = (text: string) =>
  /^(?:When|Because|Once|After|If|Since|By|You'd|You've|They'd|One of you had)\b|^\w+(?: \w+)? (?:was|were|had|has)\b/.test(
    text,
  )
