import { aspectWords, bodyName, ordinalWords, pointNames } from '#lore/names.ts'
import type { AspectName } from '#sky/chart.ts'
import type {
  EclipseFact,
  HouseEntryFact,
  LunationFact,
  StationFact,
  TouchFact,
  TransitFact,
} from '#sky/forecast-facts.ts'
import type { Contact } from './contacts.ts'
import { weekdayOf } from './dates.ts'
import { houseGlosses } from './house-glosses.ts'
import { passNumber } from './passes.ts'
import type { Place } from './points.ts'
import type { Acting } from './points-of-contacts.ts'
import { dateIn, dateOf, type Reader } from './reader.ts'

/** When something happens, at the beginning of a sentence and in its course. */
export interface When {
  /** "Around 3:40 p.m.", "On Thursday, December 3," */
  before: string
  /** "around 3:40 p.m.", "on Thursday, December 3" */
  after: string
  /** Whether it is over when people read of it. */
  isOver?: boolean
}

const nights = { late: 'late tonight', overnight: 'overnight', early: 'early this morning' }

/** In a text about one day: several ways, since the week and the month may have described it. */
export function whenToday(reader: Reader, contact: Contact): When[] {
  const part = isLoose(contact) ? undefined : reader.nightPart(contact.fact.at)
  const hour = hourOf(reader, contact)
  const texts = hour ? [hour, `today ${hour}`] : [part ? nights[part] : 'today']
  const isOver = !hour && (part === 'overnight' || part === 'early')
  return texts.map((text) => ({ before: text, after: text, isOver }))
}

/** In a text about several days; after another event of the date without its name. */
export function whenOn(reader: Reader, contact: Contact, isSameDay = false): When[] {
  const { at } = contact.fact
  const hour = hourOf(reader, contact)
  const part = isLoose(contact) ? undefined : reader.nightPart(at)
  const night = part && (part === 'late' ? 'late ' : 'early ')
  // Its sentence may be read alone, as an entry of a calendar.
  const date = isSameDay
    ? `${night ?? 'later '}on ${weekdayOf(dateOf(at))}`
    : `${night ?? ''}on ${dateIn(at)}`
  const after = hour ? `${date}, ${hour}` : date
  return [{ before: `${after},`, after }]
}

/** In a month only a Moon and a station have an hour: the others are felt for days. */
export function whenInMonth(reader: Reader, contact: Contact): When[] {
  const { kind, at } = contact.fact
  if (kind !== 'transit' && kind !== 'house-entry') return whenOn(reader, contact)
  const after = `on ${dateIn(at)}`
  return [{ before: `${after},`, after }]
}

/** With an unknown birth time an hour may be off by more than it says. */
const isLoose = ({ fact }: Contact) =>
  fact.kind === 'transit' && fact.earliest !== undefined && fact.latest !== undefined

function hourOf(reader: Reader, contact: Contact): string | undefined {
  return isLoose(contact) ? undefined : reader.hour(contact.fact.at)
}

/** The hour of the reader's clock at which it happens, from 0 to 23; undefined if it is not known. */
export function clockHourOf(reader: Reader, contact: Contact): number | undefined {
  const { at } = contact.fact
  const isKnown = !isLoose(contact) && (reader.hour(at) ?? reader.nightPart(at)) !== undefined
  return isKnown ? Number(at.slice(11, 13)) : undefined
}

/** Several one-sentence phrasings of an event, with the sign and house of the touched point if `place` is given. */
export function eventWays(contact: Contact, when: When, place?: Place): string[] {
  const ways = place && hasRoom(contact) ? placedWays(contact, when, place) : waysOf(contact, when)
  // "… around 3:40 p.m.." needs one period.
  const texts = ways.map((text) => text.replace(/\.\.$/, '.'))
  return when.isOver ? texts.map(inThePast) : texts
}

/** "…, the second of three" ends a sentence. */
export const hasRoom = ({ fact, point }: Contact) =>
  fact.kind === 'transit' && !passNumber(fact) && point !== 'asc' && point !== 'mc'

function placedWays(contact: Contact, { before }: When, { text }: Place): string[] {
  return waysOf(contact, { before, after: '' })
    .filter((way) => way.startsWith(before))
    .map((way) => way.replace(/\.$/, ` ${text}.`))
}

function waysOf({ fact, touch, easyTouch }: Contact, when: When): string[] {
  switch (fact.kind) {
    case 'transit':
      return transitWays(fact, when)
    case 'lunation':
    case 'eclipse':
      return touch
        ? touchedLunationWays(fact, touch, when)
        : lunationWays(fact, when).map((way) => withEasyAngle(way, easyTouch))
    case 'station':
      return stationWays(fact, touch, when)
    case 'house-entry':
      return entryWays(fact, when)
  }
}

/** The facts that such a sentence rests on. */
export function eventFacts({ fact, touch, easyTouch }: Acting): string[] {
  return [fact.id, ...[touch, easyTouch].flatMap((one) => one?.id ?? [])]
}

const pastForms: Record<string, string> = {
  reaches: 'reached',
  meets: 'met',
  crosses: 'crossed',
  stands: 'stood',
  opposes: 'opposed',
  squares: 'squared',
  makes: 'made',
  comes: 'came',
  returns: 'returned',
  falls: 'fell',
  is: 'was',
  turns: 'turned',
  enters: 'entered',
}
const presentVerb = new RegExp(`\\b(?:${Object.keys(pastForms).join('|')})\\b`)

/** "Early this morning the Moon reached your Sun." */
const inThePast = (text: string) => text.replace(presentVerb, (verb) => pastForms[verb] ?? verb)

const verbs: Record<AspectName, string[]> = {
  conjunction: ['reaches', 'meets', 'crosses'],
  opposition: ['stands opposite', 'opposes'],
  square: ['squares', 'makes a square to'],
  trine: ['makes an easy angle to', 'makes a trine to'],
  sextile: ['makes an easy angle to', 'makes a sextile to'],
}

function transitWays(fact: TransitFact, { before, after }: When): string[] {
  const { body, natal, aspect } = fact
  const isReturn = body === natal && aspect === 'conjunction'
  const name = bodyName(fact.body)
  const natalName = isReturn ? `own ${pointNames[natal]}` : pointNames[natal]
  const pass = passNumber(fact)
  const end = pass ? `, ${pass}.` : '.'
  return (isReturn ? ['comes back to', 'returns to'] : verbs[aspect]).flatMap((verb) => {
    const event = `${name} ${verb} your ${natalName}`
    return [`${before} ${event}${end}`, `${event} ${after}${end}`]
  })
}

const moons = {
  new: 'new Moon',
  full: 'full Moon',
  first_quarter: 'first quarter Moon',
  last_quarter: 'last quarter Moon',
} as const

/** "the new Moon", "the total eclipse of the Sun" */
export function lunationName(fact: LunationFact | EclipseFact): string {
  if (fact.kind === 'lunation') return `the ${moons[fact.phase]}`
  return `the ${fact.class === 'partial' || fact.class === 'total' ? `${fact.class} ` : ''}eclipse of the ${fact.of === 'solar' ? 'Sun' : 'Moon'}`
}

function inHouse(house: number | undefined): string {
  return house ? `, in your ${ordinalWords[house]} house, ${houseGlosses[house]}` : ''
}

function lunationWays(fact: LunationFact | EclipseFact, { before, after }: When): string[] {
  const name = lunationName(fact)
  const { sign, house } = fact
  const place = house
    ? [`falls in ${sign}${inHouse(house)}`, `is in ${sign}${inHouse(house)}`]
    : [`falls in ${sign}`, `is in ${sign}`]
  return place.flatMap((where) => [
    `${before} ${name} ${where}.`,
    `${name} ${closed(after)} ${where}.`,
  ])
}

/** "…, in your eleventh house, friends and groups, and trines your Moon." */
function withEasyAngle(way: string, touch: TouchFact | undefined): string {
  if (!touch) return way
  const makes = touch.aspect === 'trine' ? 'trines' : 'is sextile'
  return way.replace(/\.$/, `, and ${makes} your ${pointNames[touch.natal]}.`)
}

/** "on Tuesday, December 8," in the course of a sentence. */
const closed = (after: string) => (after.includes(', ') ? `${after},` : after)

const degreeTexts = ['a degree', 'a degree', 'two degrees', 'three degrees']

/** Six minutes of arc: too little to mention. */
const EXACT_DEGREES = 0.1

/** "within two degrees of", before a point */
const near = ({ orbDegrees }: TouchFact) =>
  orbDegrees < EXACT_DEGREES
    ? 'right on'
    : `within ${degreeTexts[Math.ceil(orbDegrees)] ?? 'three degrees'} of`

function touchedLunationWays(
  fact: LunationFact | EclipseFact,
  touch: TouchFact,
  { before, after }: When,
): string[] {
  const { natal, aspect } = touch
  const name = lunationName(fact)
  const close = near(touch)
  const point = pointNames[natal]
  if (aspect === 'opposition' && natal === 'asc')
    return around(
      `${name}`,
      `falls ${close} your Descendant, the point of your chart for partnership`,
    )
  if (aspect === 'opposition' && natal === 'mc')
    return around(`${name}`, `falls ${close} your IC, the point of your chart for home`)
  if (aspect === 'conjunction') {
    const angle = {
      asc: [
        ', the point of your chart where people meet you',
        ', the point of your chart for how you come across',
      ],
      mc: [', the point of your chart for work and reputation'],
    }
    const glosses = natal === 'asc' || natal === 'mc' ? angle[natal] : ['']
    return glosses.flatMap((gloss) => around(name, `falls ${close} your ${point}${gloss}`))
  }
  const relation = aspect === 'opposition' ? 'stands opposite' : 'squares'
  return [
    `${before} ${name} in ${fact.sign} ${relation} your ${point}.`,
    `${name} in ${fact.sign} ${relation} your ${point} ${after}.`,
  ]

  function around(subject: string, predicate: string): string[] {
    return [`${before} ${subject} ${predicate}.`, `${subject} ${closed(after)} ${predicate}.`]
  }
}

function stationWays(
  fact: StationFact,
  touch: TouchFact | undefined,
  { before, after }: When,
): string[] {
  const name = bodyName(fact.body)
  const { direction, sign, house } = fact
  if (touch?.aspect === 'conjunction') {
    const point = `${near(touch)} your ${pointNames[touch.natal]}`
    return [
      `${before} ${name} turns ${direction} ${point}.`,
      `${name} turns ${direction} ${after}, ${point}.`,
    ]
  }
  if (touch) {
    const point = `${aspectWords[touch.aspect]} your ${pointNames[touch.natal]}`
    return [
      `${before} ${name} turns ${direction} in ${sign}, ${point}.`,
      `${name} turns ${direction} in ${sign} ${after}, ${point}.`,
    ]
  }
  const place = `in ${sign}${inHouse(house)}`
  return [
    `${before} ${name} turns ${direction} ${place}.`,
    `${name} turns ${direction} ${closed(after)} ${place}.`,
  ]
}

function entryWays(fact: HouseEntryFact, { before, after, isOver }: When): string[] {
  const house = `your ${ordinalWords[fact.house]} house, ${houseGlosses[fact.house]}`
  const name = bodyName(fact.body)
  return [
    `${before} ${name} enters ${house}.`,
    `${name} enters ${house}, ${after}.`,
    ...(isOver
      ? []
      : [`${name} moves into ${house}, ${after}.`, `${before} ${name} moves into ${house}.`]),
  ]
}
