import { pointNames } from '#lore/names.ts'
import { lowered } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import { type Contact, isSlow, withoutFastPass } from './contacts.ts'
import { eventFacts, eventWays, hasRoom, type When, whenInMonth } from './event-sentences.ts'
import { narrateOwnCycle } from './indispensable.ts'
import { narrateBirthday } from './moments.ts'
import { areaOf } from './month-areas.ts'
import { narrateKnot, narrateRelief } from './month-knots.ts'
import { narrateAhead, narrateEarlierPasses } from './month-passes.ts'
import { isPlaced, narrateCondition, narrateOutcome } from './month-person.ts'
import type { Narration } from './narration.ts'
import type { Draft, Pool } from './narrator.ts'
import { type Place, type PointContext, placeOf, pointContext, referenceOf } from './points.ts'
import { isClause, narratePassMeaning, narrateRole } from './sentences.ts'
import { toneOf } from './tone.ts'

export interface MonthMoment {
  /** How many days after the moment before it. */
  days: number | undefined
  /** Whether it says what the touched point is tied to in the birth chart. */
  hasKnot: boolean
  /** Whether it says what the touched point tends to do. */
  hasCondition: boolean
  /** What it does to the subject of the month, where it does. */
  step: Pool | undefined
  detail: number
}

/** Two that have no history of their own make one passage. */
export const canLink = (before: Contact, contact: Contact) =>
  [before, contact].every((one) => !isSlow(one))

/** What happens, to which point of the chart, and what that does in this person's life. */
export function narrateMonthMoment(
  narration: Narration,
  moment: Contact,
  { days, hasKnot, hasCondition, step, detail }: MonthMoment,
): (Draft | undefined)[] {
  const contact = withoutFastPass(moment)
  const { reader, narrator } = narration
  const [on] = whenInMonth(reader, contact)
  if (!on) return []
  const person = narratePerson(narration, contact, { hasKnot, hasCondition })
  // What is said of the person comes between the two dates.
  const when = person ? on : afterDays(on, days)
  const place = newPlaceOf(narration, contact)
  const area = areaOf(reader, contact)
  const outcome = person && narrateOutcomeOf(narration, contact, person)
  const inArea = outcome ? undefined : area && narrator.line([area], { facts: [contact.fact.id] })
  const effect = outcome ?? inArea
  const canJoin = effect && !person && !place
  const joined = canJoin ? narrateJoined(narration, contact, on, effect) : undefined
  const happens = joined ?? narrateMonthEvent(narration, contact, when, { place })
  // What comes between an event and what it does to the subject of the month would part the two.
  const isPlain = effect !== undefined && (person !== undefined || detail < 4)
  return [
    ...(person ?? []),
    happens,
    narrateBirthday(narration, contact),
    narrateOwnCycle(narration, contact),
    narrateEarlierPasses(narration, contact),
    detail >= 4 ? narratePassMeaning(narration, contact) : undefined,
    isPlain ? undefined : narrateRole(narration, contact, 'does', 'use'),
    joined ? undefined : effect,
    effect || (step && detail < 3) ? undefined : narrateRole(narration, contact, 'shows'),
    step && canTake(contact, inArea)
      ? narrator.line([step], { facts: [contact.fact.id] })
      : undefined,
    ...narrateAhead(narration, contact),
  ]
}

/** What a Moon does to the subject of a month refers to what it begins or shows in its own house. */
const canTake = ({ fact }: Contact, inArea: Draft | undefined) =>
  inArea !== undefined || (fact.kind !== 'lunation' && fact.kind !== 'eclipse')

/** What is said of the touched point before what happens to it: what it tends to do, or what it is tied to in the birth chart. */
function narratePerson(
  narration: Narration,
  contact: Contact,
  { hasKnot, hasCondition }: Pick<MonthMoment, 'hasKnot' | 'hasCondition'>,
): Draft[] | undefined {
  const context = contact.point && pointContext(narration.reader, contact.point)
  if (!context) return undefined
  const tone = toneOf(contact)
  if (hasCondition) {
    const condition = narrateCondition(narration, context, tone)
    return condition && [condition]
  }
  if (!hasKnot) return undefined
  const place = isPlaced(narration.narrator, context.name) ? undefined : anyPlaceOf(context)
  const drafts = narrateKnot(narration, context, { tone, place })
  return drafts.length > 0 ? drafts : undefined
}

/** Of an angle, its sign. */
function anyPlaceOf(context: PointContext): Place | undefined {
  const { point, sign, facts } = context
  if (point !== 'asc' && point !== 'mc') return placeOf(context)
  return sign && { text: `in ${sign}`, facts }
}

/** What becomes of what has just been said of the person: what may come of a strain, or the relief of an easy day. */
function narrateOutcomeOf(
  narration: Narration,
  contact: Contact,
  person: readonly Draft[],
): Draft | undefined {
  const { point, fact } = contact
  if (!point) return undefined
  if (person.some(({ wording }) => wording.includes('/strain/')))
    return narrateOutcome(narration, pointContext(narration.reader, point))
  return toneOf(contact) === 'eases' ? narrateRelief(narration, person, [fact.id]) : undefined
}

interface Happening {
  place: Place | undefined
  isTurn?: boolean
}

/** An event in a sentence of its own, with where the touched point stands. */
export function narrateMonthEvent(
  { narrator }: Narration,
  contact: Contact,
  when: When,
  { place, isTurn = false }: Happening,
): Draft {
  const ways = placedWays(contact, when, place)
  return narrator.state(`${isTurn ? 'turn' : 'event'}/${contact.fact.kind}`, ways, {
    facts: [...eventFacts(contact), ...(place?.facts ?? [])],
    moment: contact.fact.id,
  })
}

/** "When the Sun squares your Sun on Monday, December 21, around 1:20 p.m., somebody may doubt something you're good at." */
function narrateJoined(
  { narrator }: Narration,
  contact: Contact,
  when: When,
  effect: Draft,
): Draft | undefined {
  const [says = '', ...more] = effect.sentences
  const isSimple = more.length === 0 && isClause(says) && !/, (?:and|but|so)\b|\bwhen\b/.test(says)
  const isFast = contact.fact.kind === 'transit' && !isSlow(contact)
  if (!isSimple || !isFast || !narrator.random.pick(`joins ${contact.fact.id}`, [true, false]))
    return undefined
  const clauses = placedWays(contact, { before: '', after: '' }, undefined)
    .filter((way) => way.startsWith(' '))
    .map((way) => way.trim().replace(/\.$/, ''))
  const ways = clauses.flatMap((clause) => [
    `When ${clause} ${when.after}, ${lowered(says)}`,
    `${capitalized(when.before)} when ${clause}, ${lowered(says)}`,
  ])
  const facts = [...new Set([...eventFacts(contact), ...effect.facts])]
  const draft = narrator.state('event/joined', ways, { facts, moment: contact.fact.id })
  return { ...draft, wording: effect.wording }
}

function placedWays(contact: Contact, when: When, place: Place | undefined): string[] {
  const { point } = contact
  if (!place || !point) return eventWays(contact, when)
  if (hasRoom(contact)) return eventWays(contact, when, place)
  const name = new RegExp(`(?<=\\byour (?:own )?)${pointNames[point]}\\b`)
  const short = place.text.replace(/( house), .*$/, '$1')
  return eventWays(contact, when).map((way) => way.replace(name, `${pointNames[point]} ${short}`))
}

/** Where the touched point stands, unless the text has said so. */
export function newPlaceOf({ reader, narrator }: Narration, contact: Contact): Place | undefined {
  if (!contact.point) return undefined
  const context = pointContext(reader, contact.point)
  if (isPlaced(narrator, context.name)) return undefined
  return hasRoom(contact) ? placeOf(context) : referenceOf(context)
}

const numbers = ['', '', 'Two', 'Three']

/** A date that is counted from the one before it: "Two days later, on Thursday, December 24,". */
function afterDays(when: When, days: number | undefined): When {
  // The checker reads such a distance beside an hour only.
  const [, date] = /^on (.* around .*)$/.exec(when.before) ?? []
  if (!days || days >= numbers.length || !date) return when
  const before =
    days === 1 ? `the next day, ${date}` : `${numbers[days]} days later, ${when.before}`
  return { before, after: when.after }
}
