import { eclipsePoints } from '#lore/corpus/year/eclipse-points.ts'
import { eclipseLines } from '#lore/corpus/year/eclipses.ts'
import { habits } from '#lore/habits.ts'
import type { House } from '#lore/house.ts'
import type { TouchedPlanet } from '#lore/year-ahead.ts'
import { isGenerational, type Planet } from '#sky/bodies.ts'
import type { EclipseFact } from '#sky/forecast-facts.ts'
import type { Narration } from '../horoscope/narration.ts'
import { type Draft, paragraphOf } from '../horoscope/narrator.ts'
import { type PointContext, placeOf } from '../horoscope/points.ts'
import { narratePoint, narrateRole } from '../horoscope/sentences.ts'
import { toneOf } from '../horoscope/tone.ts'
import { capitalized } from '../prose/template.ts'
import type { Paragraph } from '../writer.ts'
import type { Argued } from './argument.ts'
import { isBrief, narrateCompany } from './company.ts'
import { laneOf, type YearContact } from './contacts.ts'
import { narrateYearEvent } from './events.ts'
import { narrateFigure } from './figure.ts'
import { firstChoices } from './first-choices.ts'
import { fitsHouse } from './habit-arena.ts'
import { narrateOtherStays, narrateReturn, narrateStay } from './history.ts'
import { narrateEarlier } from './lead.ts'
import { narrateReach } from './narrate-reach.ts'
import { narrateRoleInYear, narrateState, narrateTie, narrateTurn } from './narrate-tie.ts'
import { personOf } from './person.ts'
import type { Stop } from './plan.ts'
import type { QuietMonths } from './quiet-months.ts'
import { narrateRuled } from './ruled.ts'
import { narratePass, narrateSeason, narrateSide } from './seasons.ts'
import { yearOfLead } from './year-of-life.ts'

/** What the text has covered so far, and how much more it may. */
export interface YearProgress {
  /** The points that have been introduced. */
  introduced: Set<string | undefined>
  /** The number of points that may still be introduced. */
  people: number
  /** How much to say about each contact. */
  detail: number
  /** The heaviest contact of the year, and its question. */
  course: { lead: YearContact; argued: Argued | undefined }
  /** The previous contact in the same act. */
  previous: YearContact | undefined
  /** The contact of this act that explains how it is tied to the subject; none in the act of the heaviest contact. */
  tied: YearContact | undefined
  /** The number of other transits whose earlier passes may still be described. */
  pasts: number
  /** The number of other transits whose house may still be named. */
  sides: number
  /** The number of paragraphs written so far. */
  paragraphs: number
  quiet: QuietMonths
}

/** Narrates a major contact: what happens, what it touches in this person, what that is like, and how it relates to the year. */
export function narrateStop(
  narration: Narration,
  { contact, isAgain }: Stop,
  progress: YearProgress,
): Paragraph[] {
  if (isAgain) return narrateLaterPass(narration, contact, progress)
  const { lead, argued } = progress.course
  const isLead = laneOf(contact) === laneOf(lead)
  const isPersonFirst = progress.paragraphs % 2 === 1 && !isLead
  progress.paragraphs += 1
  // The sentences on the person separate the event from the previous one.
  const previous = isPersonFirst ? undefined : progress.previous
  const event = narrateYearEvent(narration, contact, { isAgain: false, previous, isLead })
  const past = narratePast(narration, contact, progress, isLead)
  const { house } = { house: undefined, ...contact.fact }
  const isOfYear = house !== undefined && house === yearOfLead(narration.reader, lead)?.house
  const side =
    isLead || (progress.sides > 0 && !isOfYear) ? narrateSide(narration, contact) : undefined
  if (side && !isLead) progress.sides -= 1
  const happens = [event, past, ...narrateHistory(narration, contact, isLead), side]
  const person = narratePerson(narration, contact, progress, { isLead, isFirst: isPersonFirst })
  const what = isPersonFirst ? [...person, ...happens] : [...happens, ...person]
  const meaning = narrateMeaning(narration, contact, { isLead, detail: progress.detail })
  const end = isLead
    ? [...narrateTurn(narration, contact, argued), narrateReturn(narration, contact)]
    : narrateEffect(narration, contact, progress)
  return isLead && past
    ? [...paragraphOf(what), ...paragraphOf([...meaning, ...end])]
    : paragraphOf([...what, ...meaning, ...end])
}

/** Narrates a later pass of a transit that the text has described. */
function narrateLaterPass(
  narration: Narration,
  contact: YearContact,
  progress: YearProgress,
): Paragraph[] {
  const event = narrateYearEvent(narration, contact, { isAgain: true, previous: progress.previous })
  return paragraphOf([
    event,
    narratePass(narration, contact),
    ...narrateEffect(narration, contact, progress),
  ])
}

/** Narrates what the contact does to the subject of the year. One contact per act first names what ties the two: a natal fact, or the role of the touched point in the story. */
function narrateEffect(narration: Narration, contact: YearContact, { tied, course }: YearProgress) {
  const isTied = tied === contact
  const tie = isTied ? narrateTie(narration, contact, course) : undefined
  const state = narrateState(narration, contact, course.argued)
  // A contact that does nothing to the subject has no role in it either.
  const role =
    isTied && !tie && state ? narrateRoleInYear(narration, contact, course.argued) : undefined
  return [tie, role, state]
}

/** Describes what the earlier passes may have been like, for the heaviest transit and one other. */
function narratePast(
  narration: Narration,
  contact: YearContact,
  progress: YearProgress,
  isLead: boolean,
): Draft | undefined {
  if (isGenerational(contact.point ?? '') || (!isLead && progress.pasts <= 0)) return undefined
  const past = narrateEarlier(narration, contact)
  if (past && !isLead) progress.pasts -= 1
  return past
}

/** Describes what a contact is like: the heaviest at length, the others in a sentence, since they serve the subject. */
function narrateMeaning(
  narration: Narration,
  contact: YearContact,
  { isLead, detail }: { isLead: boolean; detail: number },
): (Draft | undefined)[] {
  const { kind } = contact.fact
  if (kind === 'eclipse' || kind === 'house-entry') return narrateReading(narration, contact)
  const season = narrateSeason(narration, contact)
  if (isLead || detail > 3) return [season, narratePass(narration, contact)]
  return [season && { ...season, sentences: season.sentences.slice(0, 1) }]
}

/** Introduces the touched point once: what it does in this person, and what else in the chart it is tied to. */
function narratePerson(
  narration: Narration,
  contact: YearContact,
  progress: YearProgress,
  { isLead, isFirst }: { isLead: boolean; isFirst: boolean },
): (Draft | undefined)[] {
  const { point, quality, fact } = contact
  if (fact.kind === 'house-entry') return []
  // An eclipse on an angle is read through the house that begins there.
  if (fact.kind === 'eclipse' && !isOfPlanet(point)) return []
  const context = personOf(narration.reader, contact)
  if (progress.introduced.has(point))
    return isLead ? [narrateCompany(narration, context, { tone: toneOf(contact) })] : []
  if (progress.people <= 0) return []
  progress.introduced.add(point)
  progress.people -= 1
  const isPlaced = narration.narrator.hasSaidOf(`your ${context.name} is in`)
  const place = isPlaced
    ? undefined
    : (narratePlaced(narration, context, toneOf(contact)) ??
      narratePoint(narration, ownChoices(narration, context), quality, [fact.id]))
  if (fact.kind === 'eclipse') return [place, narrateFigure(narration, contact)]
  // The first sentence has nothing to refer to.
  const tone = isFirst ? undefined : toneOf(contact)
  // Other ties of the point would be beside the thought if they have nothing to do with the transit.
  const isApart = tone === undefined && narration.reader.spine.ascendant !== undefined
  const isReturn = contact.body === point && contact.aspect === 'conjunction'
  const hasCompany = isLead || isReturn || (progress.detail > 1 && !isApart)
  const reach = narrateReach(narration, contact, context)
  const company =
    reach ?? (hasCompany ? narrateCompany(narration, context, { tone, isLead }) : undefined)
  const ruled = isLead && !company ? narrateRuled(narration, contact) : undefined
  const figure = fact.kind === 'station' || isLead ? narrateFigure(narration, contact) : undefined
  return [place, company, ruled, figure]
}

/** Narrows the few lines on the Midheaven to this reader's first choices. */
const ownChoices = (narration: Narration, context: PointContext): PointContext =>
  context.point === 'mc'
    ? {
        ...context,
        pools: (quality) =>
          context
            .pools(quality)
            .map((pool) => firstChoices(narration, pool, context.sign)[0] ?? pool),
      }
    : context

/** "Your Moon is in Cancer in the ninth house, travel and belief. You …" */
function narratePlaced(
  narration: Narration,
  context: PointContext,
  tone: ReturnType<typeof toneOf>,
): Draft | undefined {
  const { point, sign, name, house } = context
  const place = placeOf(context)
  const habit = sign && habits[point as Planet]?.[sign]
  if (!place || !habit) return undefined
  const kind = tone === 'eases' ? 'gift' : 'strain'
  const pool = {
    name: `habit/${point}/${sign}/${kind}`,
    lines: habit[kind],
    // Next to an event, a line about what the person has done would read as news.
    isFit: (says: string) => fitsHouse(says, house) && !/\byou(?:'ve| have)\b/.test(says),
  }
  return narration.narrator.line(firstChoices(narration, pool), {
    facts: context.facts,
    print: (says) =>
      isBrief(says)
        ? `Your ${name} is ${place.text}, and ${says}.`
        : `Your ${name} is ${place.text}. ${capitalized(says)}.`,
  })
}

function narrateHistory(
  narration: Narration,
  contact: YearContact,
  isLead: boolean,
): (Draft | undefined)[] {
  return [
    narrateRarity(narration, contact),
    narrateOtherStays(narration, contact),
    isLead ? narrateStay(narration, contact) : undefined,
  ]
}

const returns: Partial<Record<string, readonly string[]>> = {
  jupiter: [
    'Such a return comes around about every twelve years, and a new stretch of growing begins with it.',
    'Jupiter comes home about every twelve years, and you start wanting more than you have again.',
  ],
  saturn: [
    "Such a return comes around about every twenty-nine years, and what you've built so far gets a thorough inspection.",
    "Saturn comes home about every twenty-nine years, and it checks everything you've built so far.",
  ],
}

const crossings: Partial<Record<string, string>> = {
  asc: 'Such a crossing comes about every twenty-nine years, and people may take you more seriously than you expect.',
  mc: "Such a crossing comes about every twenty-nine years, and it may put your name on more than you'd planned.",
}

/** How rarely a planet comes back to its own place, or Saturn to an angle of the chart, and what for. */
function narrateRarity(
  { narrator }: Narration,
  { fact, body, point, aspect }: YearContact,
): Draft | undefined {
  if (fact.kind !== 'transit' || aspect !== 'conjunction') return undefined
  const crossing = body === 'saturn' ? crossings[point ?? ''] : undefined
  if (body === 'jupiter' && narrator.hasSaidOf('about every twelve years')) return undefined
  const ways = body === point ? returns[body] : crossing && [crossing]
  return ways ? narrator.state('rarity', ways, { facts: [fact.id] }) : undefined
}

/** The house that begins at the angle that something is on. */
function houseOfAngle({ point, aspect, touch }: YearContact): House | undefined {
  const own = touch?.aspect ?? aspect
  if (own !== 'conjunction' && own !== 'opposition') return undefined
  if (point === 'asc') return own === 'conjunction' ? 1 : 7
  if (point === 'mc') return own === 'conjunction' ? 10 : 4
  return undefined
}

/** An authored reading of the contact, or else a line on what it does and one on how it shows. */
function narrateReading(narration: Narration, contact: YearContact): (Draft | undefined)[] {
  const { fact, point } = contact
  if (fact.kind === 'eclipse') {
    const pools = [
      ...(isOfPlanet(point) ? [pointPool(point, fact)] : []),
      ...(fact.house ? [housePool(contact, fact)] : []),
    ]
    const choices = pools.flatMap((pool) => firstChoices(narration, pool, contact.aspect))
    const line = narration.narrator.line(choices, { facts: [fact.id] })
    if (line) return [line]
  }
  if (fact.kind === 'transit-window') return []
  const own = { ...contact, fact }
  return [narrateRole(narration, own, 'does', 'use'), narrateRole(narration, own, 'shows', 'use')]
}

const isOfPlanet = (point: string | undefined): point is TouchedPlanet =>
  point !== undefined && point in eclipsePoints

const pointPool = (point: TouchedPlanet, { of }: EclipseFact) => ({
  name: `eclipse/${point}/${of}`,
  lines: eclipsePoints[point][of],
})

/** Within three degrees of an angle it belongs to that, on either side. */
function housePool(contact: YearContact, { house: own, of }: EclipseFact) {
  const house = houseOfAngle(contact) ?? (own as House)
  return { name: `eclipse/${house}/${of}`, lines: eclipseLines[house][of] }
}
