import { pointNames } from '#lore/names.ts'
import { lowered } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import type { Contact } from './contacts.ts'
import { isSlow } from './contacts.ts'
import { eventFacts, eventWays, type When } from './event-sentences.ts'
import { houseWithGloss } from './house-glosses.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import type { Place } from './points.ts'
import { toneOf } from './tone.ts'

/** Two fast transits make one passage; what is slow, or a Moon, has its own. */
export const canLink = (before: Contact, contact: Contact) =>
  [before, contact].every((one) => one.fact.kind === 'transit' && !isSlow(one))

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

interface MonthEvent {
  place: Place | undefined
  kind: 'event' | 'turn'
  /** Whether what follows is about the subject of the month, in whatever house the event is. */
  isOfSubject?: boolean
}

/** An event in a sentence of its own. */
export function narrateMonthEvent(
  { narrator }: Narration,
  contact: Contact,
  when: When,
  { place, kind, isOfSubject = false }: MonthEvent,
): Draft {
  const facts = [...eventFacts(contact), ...(place?.facts ?? [])]
  const ways = monthEventWays(contact, when, place).map((way) =>
    isOfSubject ? withoutOtherHouse(contact, way) : way,
  )
  return narrator.state(`${kind}/${contact.fact.kind}`, ways, { facts, moment: contact.fact.id })
}

interface Effect {
  /** What it does to the subject of the month. */
  effect: string
  place: Place | undefined
  /** What came before it in the same passage. */
  before: Contact | undefined
}

/** An event and what it does: "On Friday, December 4, the Sun opposes your Moon in Gemini, and the price is named by somebody else." */
export function narrateEffect(
  { narrator }: Narration,
  contact: Contact,
  { at, shown }: { at: When; shown: When },
  { effect, place, before }: Effect,
): Draft {
  const turns = before && toneOf(before) !== toneOf(contact)
  const whole = monthEventWays(contact, shown, place).map(
    (way) => `${withoutOtherHouse(contact, way).replace(/(?<!\b[ap]\.m)\.$/, '')}, and ${effect}.`,
  )
  const clauses = clausesOf(contact, place).map((way) => withoutOtherHouse(contact, way))
  const joined = clauses.flatMap((clause) =>
    clause.includes(',')
      ? []
      : [
          `When ${clause} ${at.after}, ${effect}.`,
          `${capitalized(at.before)} when ${clause}, ${effect}.`,
        ],
  )
  const contrary = clauses.map((clause) => `But ${lowered(shown.before)} ${clause}, and ${effect}.`)
  const facts = [...eventFacts(contact), ...(place?.facts ?? [])]
  const moment = contact.fact.id
  if (turns) return narrator.state('event/but', contrary, { facts, moment })
  const ways = shown === at ? [...whole, ...joined] : whole
  return narrator.state('event/effect', ways, { facts, moment })
}

const inOtherHouse = new RegExp(`, in your ${houseWithGloss.source}`)

/** A Moon or station that touches nothing acts on the subject of the month, whatever house it falls in. */
const withoutOtherHouse = ({ fact, touch }: Contact, way: string) =>
  touch || fact.kind === 'transit' || fact.kind === 'house-entry'
    ? way
    : way.replace(inOtherHouse, '')
