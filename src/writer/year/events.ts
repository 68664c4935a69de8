import type { House } from '#lore/house.ts'
import { aspectWords, bodyName, ordinalWords, pointNames } from '#lore/names.ts'
import type { AspectName } from '#sky/chart.ts'
import type { HouseEntryFact, TransitFact, TransitWindowFact } from '#sky/forecast-facts.ts'
import { daysApart, monthText } from '../horoscope/dates.ts'
import { eventFacts, eventWays } from '../horoscope/event-sentences.ts'
import { houseGlosses } from '../horoscope/house-glosses.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { courseOf, passesOf, type Ways } from '../horoscope/passes.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { toneOf } from '../horoscope/tone.ts'
import { capitalized } from '../prose/template.ts'
import { isSlowContact, laneOf, type YearContact } from './contacts.ts'
import {
  againClause,
  dayOfYear,
  type PassClause,
  passClause,
  passNumbered,
  pastDays,
} from './history.ts'
import { personOf } from './person.ts'

interface Narrated {
  /** Whether an earlier pass of the same transit has been narrated. */
  isAgain: boolean
  /** The moment that stands before it in its part of the year. */
  previous?: YearContact | undefined
  /** Whether it is the heaviest transit, of which the text says how long it lasts. */
  isLead?: boolean
}

/** The sentence that names what happens, and when. */
export function narrateYearEvent(
  narration: Narration,
  contact: YearContact,
  narrated: Narrated,
): Draft {
  const { fact } = contact
  if (fact.kind === 'transit') return narrateTransit(narration, contact, fact, narrated)
  if (fact.kind === 'transit-window')
    return narrateNearness(narration, contact, { fact, isAgain: narrated.isAgain })
  const { reader, narrator } = narration
  const day = `on ${dayOfYear(reader, dateOf(contact.at))}`
  const before = isSoonAfter(narrated.previous, contact) ? `then, ${day},` : `${day},`
  const own = { ...contact, fact }
  const ways =
    fact.kind === 'house-entry'
      ? entryWays(fact, before)
      : eventWays(own, { before, after: day }).map((way) => withHouse(way, own))
  return narrator.state(`event/${fact.kind}`, ways, { facts: eventFacts(own), moment: fact.id })
}

/** An eclipse that squares or opposes a point shows in its own house. */
function withHouse(way: string, { fact, touch }: YearContact): string {
  const isAcross = touch?.aspect === 'square' || touch?.aspect === 'opposition'
  if (fact.kind !== 'eclipse' || !fact.house || !isAcross || way.includes(' house')) return way
  if (/Descendant|IC\b/.test(way)) return way
  const house = fact.house as House
  return way.replace(/\.$/, ` from your ${ordinalWords[house]} house, ${houseGlosses[house]}.`)
}

const verbs: Record<AspectName, readonly [string, ...string[]]> = {
  conjunction: ['reaches', 'meets', 'crosses'],
  opposition: ['opposes', 'stands opposite'],
  square: ['squares', 'makes a square to'],
  trine: ['makes a trine to', 'makes an easy angle to'],
  sextile: ['makes a sextile to', 'makes an easy angle to'],
}

const done: Record<AspectName, string> = {
  conjunction: 'crossed',
  opposition: 'opposed',
  square: 'squared',
  trine: 'made a trine to',
  sextile: 'made a sextile to',
}

type Of = Pick<TransitFact, 'body' | 'natal' | 'aspect'>

const isReturn = ({ body, natal, aspect }: Of) => body === natal && aspect === 'conjunction'

const touched = ({ body, natal }: Of) => `your ${body === natal ? 'own ' : ''}${pointNames[natal]}`

/** "Saturn squares your Moon", in several ways. */
function phrasesOf(fact: Of): string[] {
  const name = capitalized(bodyName(fact.body))
  const all = isReturn(fact) ? ['comes back to', 'returns to'] : verbs[fact.aspect]
  return all.map((verb) => `${name} ${verb} ${touched(fact)}`)
}

/** "Saturn squares your Moon" */
export function phraseOf(fact: Of): string {
  return phrasesOf(fact)[0] ?? ''
}

function narrateTransit(
  { reader, narrator }: Narration,
  contact: YearContact,
  fact: TransitFact,
  { isAgain, previous, isLead = false }: Narrated,
): Draft {
  const day = dayOfYear(reader, dateOf(fact.at))
  // For other transits, the facts list the dates of the other passes.
  const isBrief = !isLead
  const clause = isAgain
    ? { text: againClause(fact), facts: [] }
    : isBrief
      ? passNumbered({ reader, narrator }, fact)
      : passClause({ reader, narrator }, fact)
  const end = `${clause.text}.`
  const usual = phrasesOf(fact).flatMap((event) => [
    `On ${day}, ${event}${end}`,
    `${event} on ${day}${end}`,
  ])
  const turned =
    previous && isRelated(reader, previous, contact)
      ? turnedWays(previous, contact, { day, end })
      : []
  const followed =
    isSoonAfter(previous, contact) && previous?.fact.kind === 'transit'
      ? phrasesOf(fact).map((event) => `Then, on ${day}, ${event}${end}`)
      : []
  const earlier = isAgain || isBrief ? [] : historyWays(reader, fact, day)
  const ways = [...turned, ...followed, ...earlier, ...usual]
  const facts = [fact.id, ...clause.facts]
  const stay = isAgain || !isLead ? undefined : stayWays(reader, fact, clause)
  if (stay)
    return narrator.state('event/stay', stay.texts, {
      facts: [...new Set([...facts, ...stay.facts])],
      moment: fact.id,
      spare: ways,
    })
  return narrator.state('event/transit', ways, { facts, moment: fact.id, spare: usual })
}

/** Whether two moments are one story: of one planet, of one point, or of two points that are tied in the chart. */
function isRelated(reader: Reader, one: YearContact, other: YearContact): boolean {
  const { company } = personOf(reader, other)
  return (
    one.body === other.body ||
    one.point === other.point ||
    company.some((tie) => tie.other === one.point)
  )
}

/** Relates a contact to the state in which the previous one left things. */
function turnedWays(
  previous: YearContact,
  contact: YearContact,
  { day, end }: { day: string; end: string },
): string[] {
  const { fact } = contact
  if (fact.kind !== 'transit' || !isSlowContact(previous)) return []
  const when = `on ${day}, when ${phraseOf(fact)}${end}`
  if (laneOf(previous) === laneOf(contact)) return [`The same contact is exact once more ${when}`]
  const [before, now] = [toneOf(previous), toneOf(contact)]
  if (now === 'eases')
    return before === 'presses'
      ? [`The strain eases ${when}`, `Some help comes ${when}`, `You get some relief ${when}`]
      : [`More help comes ${when}`, `There's more help still ${when}`]
  return before === 'eases'
    ? [`The easy stretch ends ${when}`, `Resistance comes ${when}`]
    : [`The pressure comes from another side ${when}`, `More pressure comes ${when}`]
}

/** From this length on, a stay is a season and an exact day its peak. */
const LONG_DAYS = 42

/** A reader knows of which year a month is that is over. */
const RECENT_DAYS = 300

/** "From June 30 to September 19, Saturn is square your Ascendant, exactly on July 19 for the first of three times, …" */
function stayWays(
  reader: Reader,
  fact: TransitFact,
  { text, facts: others }: PassClause,
): Ways | undefined {
  const { own } = courseOf(reader, fact)
  if (!own || fact.body === 'jupiter') return undefined
  if (daysApart(dateOf(own.at), dateOf(own.until)) < LONG_DAYS) return undefined
  const { startDate } = reader.period
  const hasBegun = dateOf(own.at) < startDate
  const isRecent = hasBegun && daysApart(dateOf(own.at), startDate) < RECENT_DAYS
  const from = isRecent ? monthText(dateOf(own.at)) : dayOfYear(reader, dateOf(own.at))
  const to = dayOfYear(reader, dateOf(own.until))
  const isBeforeIn = ({ at }: TransitFact) => at >= own.at && at < fact.at
  if (passesOf(reader, fact).some(isBeforeIn)) return undefined
  const name = capitalized(bodyName(fact.body))
  const where = `${aspectWords[fact.aspect]} ${touched(fact)}`
  const peak = `exactly on ${dayOfYear(reader, dateOf(fact.at))}${text}`
  return {
    texts: hasBegun
      ? [
          `${name} has been ${where} since ${from} and stays until ${to}, ${peak}.`,
          `Since ${from}, ${name} has been ${where}, and it stays until ${to}, ${peak}.`,
        ]
      : [
          `From ${from} to ${to}, ${name} is ${where}, ${peak}.`,
          `${name} is ${where} from ${from} to ${to}, ${peak}.`,
        ],
    facts: [own.id, ...others],
  }
}

const times = ['', 'once', 'twice']

/** "Saturn has squared your Moon twice already, on July 4 and August 17", before its last pass. */
function pastPhrase(reader: Reader, fact: TransitFact): string | undefined {
  const earlier = passesOf(reader, fact).filter(({ at }) => at < fact.at)
  const count = times[earlier.length]
  if (!fact.pass || !count || isReturn(fact)) return undefined
  const days = pastDays(reader, fact, earlier)
  const name = capitalized(bodyName(fact.body))
  return `${name} has ${done[fact.aspect]} ${touched(fact)} ${count} already, ${/\d{4}$/.test(days) ? 'in' : 'on'} ${days}`
}

function historyWays(reader: Reader, fact: TransitFact, day: string): string[] {
  const past = fact.pass?.number === fact.pass?.of && pastPhrase(reader, fact)
  return past ? [`${past}, and on ${day} it does so${againClause(fact)}.`] : []
}

/** "Saturn is still square your Sun" */
export const stillPhrase = (fact: Of) =>
  `${capitalized(bodyName(fact.body))} is still ${aspectWords[fact.aspect]} ${touched(fact)}`

/** For a point that is not known to the minute: "Between March 3 and March 19, Saturn squares your Sun." */
function narrateNearness(
  { reader, narrator }: Narration,
  { at }: YearContact,
  { fact, isAgain }: { fact: TransitWindowFact; isAgain: boolean },
): Draft {
  const all = nearnessPhrases(reader, at, fact)
  const ways = isAgain ? all.map((way) => way.replace(/\.$/, ' once more.')) : all
  return narrator.state('event/stay', ways, { facts: [fact.id] })
}

/** "Saturn squares your Sun between March 3 and March 19"; of a stay that has begun, "Until March 19, …". */
export function nearnessPhrases(reader: Reader, at: string, fact: TransitWindowFact): string[] {
  const to = dayOfYear(reader, dateOf(fact.until))
  if (at !== fact.at) {
    return [`Until ${to}, ${stillPhrase(fact)}.`]
  }
  const from = dayOfYear(reader, dateOf(at))
  return phrasesOf(fact).flatMap((event) => [
    `Between ${from} and ${to}, ${event}.`,
    `${event} between ${from} and ${to}.`,
  ])
}

const SOON_DAYS = 25

/** Whether a moment follows the one before it within weeks. */
function isSoonAfter(one: YearContact | undefined, other: YearContact): boolean {
  return one !== undefined && daysApart(dateOf(one.at), dateOf(other.at)) <= SOON_DAYS
}

function entryWays({ body, house }: HouseEntryFact, before: string): string[] {
  const place = `your ${ordinalWords[house]} house, ${houseGlosses[house]}`
  const name = capitalized(bodyName(body))
  return [`${before} ${name} enters ${place}.`, `${before} ${name} moves into ${place}.`]
}
