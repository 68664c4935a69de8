import type { MonthPlot } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords, pointNames } from '#lore/names.ts'
import { isLunation } from '#sky/forecast-facts.ts'
import { type Contact, isSlow, withoutFastPass } from './contacts.ts'
import { eventFacts, eventWays, hasRoom, type When, whenInMonth } from './event-sentences.ts'
import { houseGlosses } from './house-glosses.ts'
import { narrateOwnCycle } from './indispensable.ts'
import { narrateBirthday } from './moments.ts'
import { areaOf } from './month-areas.ts'
import { narrateKnot, narrateRelief } from './month-knots.ts'
import { narrateAhead, narrateEarlierPasses } from './month-passes.ts'
import { isPlaced, narrateCondition, narrateOutcome } from './month-person.ts'
import { narrateEasyTouch, narrateWideTouch } from './month-touches.ts'
import type { Narration } from './narration.ts'
import type { Draft, Pool } from './narrator.ts'
import type { PlotUnit } from './plot-units.ts'
import { type Place, type PointContext, placeOf, pointContext, referenceOf } from './points.ts'
import { isOnAngle } from './points-of-contacts.ts'
import { narrateAfterwards, narratePassMeaning, narrateRole } from './sentences.ts'
import { narrateRoleInStory, roleOfTouched, withRole } from './story-cast.ts'
import { toneOf } from './tone.ts'

export interface MonthMoment {
  /** How many days after the moment before it. */
  days: number | undefined
  /** Whether it says what the touched point is tied to in the birth chart. */
  hasKnot: boolean
  /** Whether it says what the touched point tends to do. */
  hasCondition: boolean
  /** What the month is about. */
  plot: PlotUnit | undefined
  /** Its effect on the subject of the month, if any. */
  passage: Pool | undefined
  detail: number
}

/** Two that have no history of their own make one passage. */
export const canLink = (before: Contact, contact: Contact) =>
  [before, contact].every((one) => !isSlow(one))

/** Narrates what happens, to which point of the chart, and what that does in this person's life. */
export function narrateMonthMoment(
  narration: Narration,
  moment: Contact,
  { days, hasKnot, hasCondition, plot, passage, detail }: MonthMoment,
): (Draft | undefined)[] {
  const contact = withoutFastPass(moment)
  const [on] = whenInMonth(narration.reader, contact)
  if (!on) return []
  const person = narratePerson(narration, contact, { hasKnot, hasCondition })
  // The lines on the person separate the two dates.
  const when = person ? on : afterDays(on, days)
  const place = newPlaceOf(narration, contact)
  // A contact that does nothing to the subject has no role in it either.
  const cast = passage && plot?.plot.cast
  const event = narrateMonthEvent(narration, contact, when, { place, cast })
  const about = [
    narrateBirthday(narration, contact),
    narrateOwnCycle(narration, contact),
    narrateWideTouch(narration, contact),
    narrateEasyTouch(narration, contact),
    narrateEarlierPasses(narration, contact),
    ...narrateAhead(narration, contact),
    narrateAfterwards(narration, contact),
    detail >= 4 ? narratePassMeaning(narration, contact) : undefined,
  ]
  // After its history, the role of a point would be one more thing that it is.
  const isNext = about.every((one) => one === undefined) && endsWithPlace(event, place)
  const role = isNext ? narrateRoleInStory(narration, cast, { contact, isNext }) : undefined
  const consequence = consequenceOf(narration, contact, { person, passage })
  return [
    ...(person ?? []),
    event,
    ...about,
    role,
    // Nothing may separate an event from its effect.
    consequence ?? narrateRole(narration, contact, 'does', 'use'),
    consequence ? undefined : narrateRole(narration, contact, 'shows'),
  ]
}

const endsWithPlace = ({ sentences }: Draft, place: Place | undefined) =>
  place !== undefined && sentences.at(-1)?.endsWith(`${place.text}.`) === true

/** Narrates how a moment affects the subject of the month, or else this person's life. */
function consequenceOf(
  narration: Narration,
  contact: Contact,
  { person, passage }: { person: readonly Draft[] | undefined; passage: Pool | undefined },
): Draft | undefined {
  const { reader, narrator } = narration
  const line = (pool: Pool | undefined) =>
    pool && narrator.line([pool], { facts: [contact.fact.id] })
  // Next to its effect on the subject of the month, other effects of a day would be another story.
  return (
    line(passage) ??
    (person && narrateOutcomeOf(narration, contact, person)) ??
    line(areaOf(reader, contact))
  )
}

/** Introduces the touched point before the event: its habit, or its natal aspects. */
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
  const place = isPlaced(narration.narrator, context) ? undefined : anyPlaceOf(context)
  const drafts = narrateKnot(narration, context, { tone, place })
  return drafts.length > 0 ? drafts : undefined
}

/** For an angle, its sign. */
function anyPlaceOf(context: PointContext): Place | undefined {
  const { point, sign, facts } = context
  if (point !== 'asc' && point !== 'mc') return placeOf(context)
  return sign && { text: `in ${sign}`, facts }
}

/** Follows up on what was just said of the person: the outcome of a strain, or the relief of an easy day. */
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
  /** The roles of the points in the story of the month. */
  cast: MonthPlot['cast'] | undefined
  isTurn?: boolean
}

/** An event in its own sentence, with the sign and house of the touched point or its role in the story. */
export function narrateMonthEvent(
  narration: Narration,
  contact: Contact,
  when: When,
  { place, cast, isTurn = false }: Happening,
): Draft {
  const { narrator } = narration
  const from = isTurn ? undefined : houseOfMoon(contact)
  const plain = from ? waysFrom(contact, when, from) : placedWays(contact, when, place)
  const role = contact.point && roleOfTouched(narration, cast, contact)
  const withIt = role && contact.point ? withRole(plain, pointNames[contact.point], role) : []
  const ways = withIt.length > 0 ? withIt : plain
  return narrator.state(`${isTurn ? 'turn' : 'event'}/${contact.fact.kind}`, ways, {
    facts: [...eventFacts(contact), ...((from ? undefined : place?.facts) ?? [])],
    moment: contact.fact.id,
  })
}

/** The house of a Moon that squares or opposes a point: what it begins or shows is there. */
function houseOfMoon(contact: Contact): string | undefined {
  const { fact, touch } = contact
  if (!isLunation(fact) || !fact.house || !touch) return undefined
  if (touch.aspect === 'conjunction' || isOnAngle(contact)) return undefined
  const house = fact.house as House
  return `your ${ordinalWords[house]} house, ${houseGlosses[house]}`
}

/** "On Tuesday, December 8, the new Moon in Sagittarius squares your Mars from your sixth house, daily work and health." */
const waysFrom = (contact: Contact, when: When, house: string) =>
  eventWays(contact, { before: when.before, after: '' })
    .filter((way) => way.toLowerCase().startsWith(when.before.toLowerCase()))
    .map((way) => way.replace(/\.$/, ` from ${house}.`))

function placedWays(contact: Contact, when: When, place: Place | undefined): string[] {
  const { point } = contact
  if (!place || !point) return eventWays(contact, when)
  if (hasRoom(contact)) return eventWays(contact, when, place)
  const name = new RegExp(`(?<=\\byour (?:own )?)${pointNames[point]}\\b`)
  const short = place.text.replace(/( house), .*$/, '$1')
  return eventWays(contact, when).map((way) => way.replace(name, `${pointNames[point]} ${short}`))
}

/** The sign and house of the touched point, unless the text has named them. */
export function newPlaceOf({ reader, narrator }: Narration, contact: Contact): Place | undefined {
  if (!contact.point) return undefined
  const context = pointContext(reader, contact.point)
  if (isPlaced(narrator, context)) return undefined
  return hasRoom(contact) ? placeOf(context) : referenceOf(context)
}

const numbers = ['', '', 'Two', 'Three']

/** A date that is counted from the one before it: "Two days later, on Thursday, December 24,". */
function afterDays(when: When, days: number | undefined): When {
  // The checker reads such a distance only next to an hour.
  const [, date] = /^on (.* around .*)$/.exec(when.before) ?? []
  if (!days || days >= numbers.length || !date) return when
  const before =
    days === 1 ? `the next day, ${date}` : `${numbers[days]} days later, ${when.before}`
  return { before, after: when.after }
}
