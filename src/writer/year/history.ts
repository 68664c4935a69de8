import { bodyName } from '#lore/names.ts'
import { isLightOrAngle } from '#sky/bodies.ts'
import type { TransitFact, TransitWindowFact } from '#sky/forecast-facts.ts'
import { dayAndYear, monthText } from '../horoscope/dates.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { courseOf, exactPlace, laterTouch, passesOf, windowWays } from '../horoscope/passes.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { capitalized } from '../prose/template.ts'
import { laneOf, staysLike, type YearContact } from './contacts.ts'

/** "March 11"; outside the twelve months, "January 2028". */
export function dayOfYear(reader: Reader, date: string): string {
  const { startDate, endDate } = reader.period
  const isInside = date >= startDate && date <= endDate
  return isInside ? dayAndYear(date, false) : monthOfYear(reader, date)
}

/** "on March 11", "in January 2028" */
export function onDay(reader: Reader, date: string): string {
  const { startDate, endDate } = reader.period
  return `${date >= startDate && date <= endDate ? 'on' : 'in'} ${dayOfYear(reader, date)}`
}

/** "April", with its year outside the twelve months. */
export function monthOfYear({ period }: Reader, date: string): string {
  const isInside = date >= period.startDate && date <= period.endDate
  return isInside ? monthText(date) : `${monthText(date)} ${date.slice(0, 4)}`
}

/** "in May", "between May and July"; across the end of the twelve months, "between October 2027 and January 2028". */
export function betweenMonths(reader: Reader, from: string, to: string): string {
  const last = monthOfYear(reader, to)
  const isPastYear = last !== monthText(to) && from.slice(0, 4) !== to.slice(0, 4)
  const first = isPastYear ? `${monthText(from)} ${from.slice(0, 4)}` : monthOfYear(reader, from)
  return first === last ? `in ${first}` : `between ${first} and ${last}`
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** Its other passes, with the facts that say so. */
export interface PassClause {
  /** " for the last of three times, after July 4 and August 17"; empty if there is only one pass. */
  text: string
  facts: readonly string[]
}

/** More passes than these are given by their months. */
const MOST_DAYS = 3

/** Which pass it is, and when the others are. */
export function passClause({ reader, narrator }: Narration, fact: TransitFact): PassClause {
  const { pass } = fact
  if (!pass || pass.of < 2) return { text: '', facts: [] }
  const place = `the ${passWord(fact)} of ${numbers[pass.of]}`
  const ways = [
    ` for ${place} times`,
    `, ${place} passes`,
    `, the ${passWord(fact)} pass of ${numbers[pass.of]}`,
  ]
  const fresh = ways.filter((way) => !narrator.hasSaidOf(way))
  const number = fresh[0] ?? narrator.random.pick(`pass ${fact.id}`, ways)
  const others = passesOf(reader, fact).filter(({ id }) => id !== fact.id)
  const facts = others.map(({ id }) => id)
  if (others.length === 0) return { text: number, facts }
  return { text: `${number}${otherDays(reader, fact, others)}`, facts }
}

/** Which pass it is, without the dates of the others, but those that a first one announces. */
export function passNumbered(narration: Narration, fact: TransitFact): PassClause {
  const { text, facts } = passClause(narration, fact)
  if (fact.pass?.number === 1) return { text, facts }
  return { text: /^,?[^,]*/.exec(text)?.[0] ?? '', facts }
}

function otherDays(reader: Reader, fact: TransitFact, others: readonly TransitFact[]): string {
  const [first, last] = [others[0], others.at(-1)]
  if (!first || !last) return ''
  if (others.length >= MOST_DAYS) {
    const [from, to] = [first, last].map(({ at }) => `${monthText(at)} ${at.slice(0, 4)}`)
    if (first.at > fact.at) return `, in a series that ends in ${to}`
    if (last.at < fact.at) return `, in a series that began in ${from}`
    return `, in a series that began in ${from} and ends in ${to}`
  }
  const past = pastDays(reader, fact, others)
  const after = others.filter(({ at }) => at > fact.at)
  if (after.length === 0) return `, after ${past}`
  const follow = after.length > 1 ? 'the others follow' : 'the other follows'
  return `${past && `, after ${past}`}, and ${follow} ${onDays(reader, after)}`
}

/** "on November 2 and 30"; "on November 2 and in February 2028" */
function onDays(reader: Reader, facts: readonly TransitFact[]): string {
  if (!facts.some(({ at }) => reader.isInPeriod(at))) return `in ${monthsOf(facts)}`
  const days = facts.map(({ at }) => onDay(reader, dateOf(at)))
  const preposition = days[0]?.slice(0, 3) ?? ''
  return preposition + listed(days.map((day) => day.replace(new RegExp(`^${preposition}`), '')))
}

/** "January 4 and March 17"; "April and October 2026" for days before the twelve months. */
export function pastDays(
  reader: Reader,
  fact: TransitFact,
  others: readonly TransitFact[],
): string {
  const before = others.filter(({ at }) => at < fact.at)
  if (before.every(({ at }) => reader.isInPeriod(at)))
    return listed(before.map(({ at }) => dayAndYear(dateOf(at), false)))
  return monthsOf(before)
}

/** "April and October 2026", "November 2027 and January 2028" */
function monthsOf(facts: readonly { at: string }[]): string {
  const months = [...new Set(facts.map(({ at }) => dateOf(at).slice(0, 7)))]
  const texts = months.map((month, index) => {
    const isOfNextYear = month.slice(0, 4) === months[index + 1]?.slice(0, 4)
    return isOfNextYear ? monthText(month) : `${monthText(month)} ${month.slice(0, 4)}`
  })
  return listed(texts)
}

const list = new Intl.ListFormat('en-US')
const listed = (days: readonly string[]) => list.format(days)

/** " for the second time", of a pass whose series the text has narrated. */
export function againClause(fact: TransitFact): string {
  const { pass } = fact
  if (!pass) return ''
  const word = passWord(fact)
  return word === 'last' ? ` for the last of ${numbers[pass.of]} times` : ` for the ${word} time`
}

export function passWord({ pass }: TransitFact): string {
  if (!pass) return 'first'
  const isLast = pass.number === pass.of && pass.of > 2 && !pass.hasLaterTouch
  return isLast ? 'last' : (ordinals[pass.number] ?? 'last')
}

/** The stay near the point to which a pass belongs: where the text has no room for it, the line of facts has. */
export function stayFacts(reader: Reader, { fact }: YearContact): string[] {
  const own = fact.kind === 'transit' ? courseOf(reader, fact).own : undefined
  return own ? [own.id] : []
}

/** How long the heaviest transit is close, if that is to a light or an angle and the event has not said so. */
export function narrateStay(
  { reader, narrator }: Narration,
  contact: YearContact,
): Draft | undefined {
  const { fact } = contact
  if (fact.kind !== 'transit' || !isLongFelt(fact)) return undefined
  const window = windowWays(reader, { ...contact, fact })
  if (!window) return undefined
  const [own] = reader.ofKind('transit-window').filter(({ id }) => window.facts.includes(id))
  if (!own || narrator.hasStated('event/stay', fact.id)) return undefined
  const [from, to] = [own.at, own.until].map((at) => dayOfYear(reader, dateOf(at)))
  const hasBegun = dateOf(own.at) < reader.period.startDate
  const it = (fact.pass?.of ?? 1) > 1 ? 'This pass' : 'The transit'
  const ways = hasBegun
    ? [
        `${it} has been close since ${from}, and it lets go by ${to}.`,
        `You may have felt ${it.toLowerCase()} since ${from}, and it lasts until ${to}.`,
        `${it} has been building since ${from} and lets go by ${to}.`,
      ]
    : [
        `${it} is close from ${from} to ${to}.`,
        `You may feel ${it.toLowerCase()} from ${from} to ${to}.`,
        `${it} builds from ${from} and lets go by ${to}.`,
        `${it} is noticeable from ${from} to ${to}.`,
      ]
  return narrator.state('window', ways, { facts: [...window.facts, fact.id] })
}

export const isLongFelt = ({ body, natal }: Pick<TransitFact, 'body' | 'natal'>) =>
  body !== 'jupiter' && isLightOrAngle(natal)

/** Says that a planet comes near once more after its last pass. */
export function narrateReturn(
  { reader, narrator }: Narration,
  { fact }: YearContact,
): Draft | undefined {
  if (fact.kind !== 'transit' || !isLongFelt(fact) || fact.pass?.number !== fact.pass?.of)
    return undefined
  const later = laterTouch(reader, fact)
  if (!later) return undefined
  return narrator.state('later', [laterText(reader, fact, later)], { facts: [later.id] })
}

function laterText(reader: Reader, fact: TransitFact, later: TransitWindowFact): string {
  const how = later.touch === 'station' ? 'and stops beside it' : 'without touching it'
  const when = betweenMonths(reader, dateOf(later.at), dateOf(later.until))
  return `${capitalized(bodyName(fact.body))} comes near ${exactPlace(fact)} once more ${when}, ${how}.`
}

/** The months of the other stays near a point whose degree is not known to the minute. */
export function narrateOtherStays(
  { reader, narrator }: Narration,
  { fact }: YearContact,
): Draft | undefined {
  if (fact.kind !== 'transit-window') return undefined
  const others = staysLike(reader, fact).filter(({ id }) => id !== fact.id)
  if (others.length === 0) return undefined
  const months = (some: readonly TransitWindowFact[]) =>
    some.every(({ at }) => reader.isInPeriod(at))
      ? listed([...new Set(some.map(({ at }) => monthText(dateOf(at))))])
      : monthsOf(some)
  const past = months(others.filter(({ at }) => at < fact.at))
  const coming = months(others.filter(({ at }) => at > fact.at))
  const body = capitalized(bodyName(fact.body))
  const text = !coming
    ? `${body} came this close before in ${past}.`
    : past
      ? `${body} came this close in ${past} and does again in ${coming}.`
      : `${body} comes this close again in ${coming}.`
  return narrator.state('stays', [text], { facts: others.map(({ id }) => id) })
}

/** The stays near the same point that follow in the twelve months, and their months. */
export function laterStays(reader: Reader, fact: TransitWindowFact) {
  const stays = staysLike(reader, fact).filter(({ at }) => at > fact.at && reader.isInPeriod(at))
  const months = listed([...new Set(stays.map(({ at }) => monthText(dateOf(at))))])
  return { stays, months: months || undefined }
}

/** The passes that a station beside a point follows. */
export function passesBefore(reader: Reader, contact: YearContact): TransitFact[] {
  const { fact } = contact
  if (fact.kind !== 'station') return []
  return reader
    .ofKind('transit')
    .filter((one) => laneOf({ fact: one }) === laneOf(contact) && one.at < fact.at)
}

export type PassRole = 'begins' | 'reviews' | 'ends'

/** Which part of its story a contact is. */
export function passRole(reader: Reader, contact: YearContact): PassRole {
  const { fact } = contact
  if (fact.kind === 'station')
    return passesBefore(reader, contact).length > 0 ? 'reviews' : 'begins'
  if (fact.kind === 'transit') {
    const { pass } = fact
    if (!pass || pass.of < 2 || pass.number === 1) return 'begins'
    return pass.number === pass.of && !pass.hasLaterTouch ? 'ends' : 'reviews'
  }
  if (fact.kind !== 'transit-window') return 'begins'
  const all = staysLike(reader, fact)
  const index = all.findIndex(({ id }) => id === fact.id)
  if (index <= 0) return 'begins'
  return index === all.length - 1 ? 'ends' : 'reviews'
}
