import { eclipseLines } from '#lore/corpus/year/eclipses.ts'
import type { House } from '#lore/house.ts'
import { isGenerational } from '#sky/bodies.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { narrateHabit } from '../horoscope/places.ts'
import { narratePoint, narrateRole } from '../horoscope/sentences.ts'
import { toneOf } from '../horoscope/tone.ts'
import type { Paragraph } from '../writer.ts'
import type { Argued } from './argument.ts'
import { narrateCause } from './cause.ts'
import { narrateTurn } from './chapters.ts'
import { narrateCompanyIn } from './company.ts'
import type { YearContact } from './contacts.ts'
import { narrateYearEvent } from './events.ts'
import { narrateForce, narrateLink, narratePassMeaning } from './forces.ts'
import { narrateOtherStays, narrateReturn, narrateStay, passRole } from './history.ts'
import { narratePass } from './lanes.ts'
import { narrateEarlier } from './lead.ts'
import { personOf } from './person.ts'
import type { Stop } from './plan.ts'
import { isAsked } from './question-span.ts'
import type { QuietMonths } from './quiet-months.ts'
import { narrateRuled } from './ruled.ts'
import { narrateTie } from './ties.ts'
import { narrateAfter, narrateBeat, narrateTouch } from './touches.ts'
import { narrateOwnManner } from './ways.ts'

/** What the text knows of what it has narrated. */
export interface Telling {
  /** The points of which it says what they do in this person. */
  introduced: Set<string | undefined>
  /** How many may still be introduced. */
  people: number
  /** How much is said of each. */
  detail: number
  /** What the year turns on, and what it asks. */
  course: { lead: YearContact; argued: Argued | undefined }
  /** The moment before, in the same part of the year. */
  previous: YearContact | undefined
  /** Whether the last part of the year has begun, which the question is behind. */
  isLast: boolean
  /** Whether it has said of a transit beside the heaviest what it may have been like before. */
  hasEarlier: boolean
  /** How many paragraphs have been written. */
  paragraphs: number
  quiet: QuietMonths
}

/** A paragraph for a contact that weighs something. */
export function narrateStop(
  narration: Narration,
  { contact, isAgain }: Stop,
  telling: Telling,
): Paragraph[] {
  const { fact } = contact
  const isPlain = isAgain || fact.kind === 'house-entry'
  const { previous } = telling
  const order = isPlain ? 'event' : (orders[telling.paragraphs % orders.length] ?? 'event')
  const { argued } = telling.course
  const link = order === 'link' ? narrateLink(narration, contact, argued) : undefined
  const past = isAgain ? undefined : narrateEarlierOnce(narration, contact, telling)
  const event = narrateYearEvent(narration, contact, {
    isAgain,
    isPastNarrated: past !== undefined,
    // Whom it finds, or what it was like before, stands between the two.
    previous: order === 'person' || past ? undefined : previous,
  })
  const tie = isAgain ? undefined : narrateTie(narration, contact, telling.course)
  const history = isAgain ? [] : narrateHistory(narration, contact)
  const happens = [...(past ?? []), event, ...history]
  const person = fact.kind === 'house-entry' ? [] : narratePerson(narration, contact, telling)
  telling.paragraphs += isPlain ? 0 : 1
  return paragraphOf([
    link,
    ...(order === 'person' ? [...person, ...happens] : [...happens, ...person]),
    tie,
    ...narrateMeaning(narration, contact, telling, isAgain),
  ])
}

/** What the earlier passes of one transit beside the heaviest may have been like. */
function narrateEarlierOnce(
  narration: Narration,
  contact: YearContact,
  telling: Telling,
): Draft[] | undefined {
  const { argued } = telling.course
  if (telling.hasEarlier || !argued || !isAsked(argued, contact)) return undefined
  if (isGenerational(contact.point ?? '')) return undefined
  const past = narrateEarlier(narration, contact)
  telling.hasEarlier = past !== undefined
  return past
}

/** What it does to the question; where there is no word on that, what it does anyway, and what is left of the question. */
function narrateMeaning(
  narration: Narration,
  contact: YearContact,
  { course: { argued }, detail, isLast }: Telling,
  isAgain: boolean,
): (Draft | undefined)[] {
  const ways = [narrateTouch, narrateBeat]
  // What an eclipse brings in a house is another subject than the question.
  const [first, second] = contact.fact.kind === 'eclipse' ? ways.toReversed() : ways
  const isGeneral = isAgain || contact.fact.kind === 'eclipse'
  const force =
    contact.fact.kind === 'eclipse'
      ? narrateLink(narration, contact, argued)
      : narrateForce(narration, contact, argued)
  const touch =
    first?.(narration, contact, argued) ??
    (isGeneral ? second?.(narration, contact, argued) : undefined)
  if (touch && argued?.ofHouse)
    return [...(detail > 1 ? narrateReading(narration, contact).slice(0, 1) : []), force, touch]
  const reading = narrateReading(narration, contact)
  return [
    force,
    ...reading,
    touch ??
      narrateBeat(narration, contact, argued) ??
      (isLast ? narrateAfter(narration, contact, argued) : undefined),
  ]
}

/** With what a paragraph begins: what happens, whom it finds, or why that matters to the subject of the year. */
const orders = ['event', 'link', 'person'] as const

/** The heaviest transit, as a story: what it may have been before, its height, and what is left. */
export function narrateLeadStop(
  narration: Narration,
  { contact, isAgain }: Stop,
  telling: Telling,
): Paragraph[] {
  const { reader } = narration
  const { argued } = telling.course
  const past = isAgain ? undefined : narrateEarlier(narration, contact)
  const cause = narrateCause(narration, contact)
  const event = narrateYearEvent(narration, contact, {
    isAgain,
    isPastNarrated: past !== undefined,
    isLead: true,
  })
  const history = isAgain
    ? []
    : [...narrateHistory(narration, contact), narrateStay(narration, contact)]
  const own = isAgain
    ? undefined
    : (narrateAspect(narration, contact, argued) ?? narrateRuled(narration, contact))
  const touch = narrateTouch(narration, contact, argued)
  const turn = isAgain ? undefined : narrateTurn(narration, contact, argued)
  const force = narrateForce(narration, contact, argued)
  const meaning = narratePassMeaning(narration, contact, argued)
  const all = narrateReading(narration, contact)
  const reading = touch ? all.slice(0, 1) : all
  const isEnd = past !== undefined && passRole(reader, contact) === 'ends'
  // What pressed belongs to the passes that are over, and what is settled to the last.
  const outcome = (isEnd ? undefined : touch) ?? narrateBeat(narration, contact, argued)
  const rest = [meaning, ...reading, outcome, narrateReturn(narration, contact)]
  return past
    ? [
        ...paragraphOf([turn, ...past, cause, own, force, isEnd ? touch : undefined]),
        ...paragraphOf([event, ...history, ...rest]),
      ]
    : paragraphOf([turn, event, ...history, cause, own, force, ...rest])
}

/** What the touched point does in this person, once. */
function narratePerson(
  narration: Narration,
  contact: YearContact,
  telling: Telling,
): (Draft | undefined)[] {
  const { point, quality, fact } = contact
  // A line on the Midheaven would say nothing of the IC.
  if (fact.kind === 'eclipse' && isOppositeAngle(contact)) return []
  if (telling.introduced.has(point) || telling.people <= 0) return []
  telling.introduced.add(point)
  const context = personOf(narration.reader, contact)
  // The text has said enough about the planet of the year.
  if (narration.narrator.hasSaidOf(`your ${context.name} is in`)) return []
  telling.people -= 1
  const { argued } = telling.course
  const isOnSubject = argued !== undefined && isAsked(argued, contact)
  return [
    (isOnSubject ? narrateOwnManner(narration, context, argued) : undefined) ??
      narrateHabit(narration, context, toneOf(contact)) ??
      narratePoint(narration, context, quality, [fact.id]),
    telling.detail > 1 ? narrateAspect(narration, contact, argued) : undefined,
  ]
}

/** A close natal aspect of the touched point. */
function narrateAspect(
  narration: Narration,
  contact: YearContact,
  argued: Argued | undefined,
): Draft | undefined {
  const context = personOf(narration.reader, contact)
  return narrateCompanyIn(
    narration,
    context,
    argued && isAsked(argued, contact) ? argued : undefined,
  )
}

function isOppositeAngle({ point, aspect }: YearContact): boolean {
  return (point === 'asc' || point === 'mc') && aspect === 'opposition'
}

function narrateHistory(narration: Narration, contact: YearContact): (Draft | undefined)[] {
  const { fact, body, point, aspect } = contact
  const isOwn = fact.kind === 'transit' && body === point && aspect === 'conjunction'
  return [
    isOwn ? narrateOwnReturn(narration, contact) : narrateRareCrossing(narration, contact),
    narrateOtherStays(narration, contact),
  ]
}

const returns: Partial<Record<string, readonly string[]>> = {
  jupiter: [
    'That happens about every twelve years, and you start wanting more than you have again.',
    'It comes around about every twelve years, and a new stretch of growing begins with it.',
  ],
  saturn: [
    "That happens about every twenty-nine years, and it asks which of the things you've built you'd build again.",
    "It comes around about every twenty-nine years, and what you've built so far gets a thorough inspection.",
  ],
}

/** How rarely a planet comes back to its own place, and what for. */
function narrateOwnReturn({ narrator }: Narration, { fact, body }: YearContact): Draft | undefined {
  const ways = returns[body]
  return ways && narrator.state('own-return', ways, { facts: [fact.id] })
}

const crossings: Partial<Record<string, string>> = {
  asc: 'That happens about every twenty-nine years, and people may take you more seriously than you expect.',
  mc: "That happens about every twenty-nine years, and it may put your name on more than you'd planned.",
}

/** How rarely Saturn comes to an angle of the chart, and what for. */
function narrateRareCrossing(
  { narrator }: Narration,
  { fact, body, point, aspect }: YearContact,
): Draft | undefined {
  const says = body === 'saturn' && aspect === 'conjunction' && crossings[point ?? '']
  return says ? narrator.state('rare-crossing', [says], { facts: [fact.id] }) : undefined
}

/** What an author has written of it, or else a line of what it does and one of how it shows. */
function narrateReading(narration: Narration, contact: YearContact): (Draft | undefined)[] {
  const { fact } = contact
  if (fact.kind === 'eclipse' && fact.house) {
    const pool = {
      name: `eclipse/${fact.house}/${fact.of}`,
      lines: eclipseLines[fact.house as House][fact.of],
    }
    const line = narration.narrator.line([pool], { facts: [fact.id] })
    if (line) return [line]
  }
  const pass = narratePass(narration, contact)
  if (pass || fact.kind === 'transit-window') return pass ?? []
  const own = { ...contact, fact }
  return [narrateRole(narration, own, 'does', 'use'), narrateRole(narration, own, 'shows', 'use')]
}
