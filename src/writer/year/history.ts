import type { TransitFact, TransitWindowFact } from '#sky/forecast-facts.ts'
import { bodyName } from '../horoscope/body-name.ts'
import type { Contact } from '../horoscope/contacts.ts'
import { dayAndYear, monthText } from '../horoscope/dates.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { exactPlace, laterTouch, passesOf, windowWays } from '../horoscope/passes.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { capitalized } from '../prose/template.ts'

/** "March 11", with its year outside the twelve months. */
export function dayOfYear({ period }: Reader, date: string): string {
  return dayAndYear(date, date < period.startDate || date > period.endDate)
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

/** When the other passes of a slow transit are, all of them. */
export function narrateOtherPasses(
  { reader, narrator }: Narration,
  fact: TransitFact,
): Draft | undefined {
  const others = passesOf(reader, fact).filter(({ id }) => id !== fact.id)
  if (others.length === 0) return undefined
  const clauses = others.map((other) => {
    const verb = other.at < fact.at ? 'was' : 'is'
    return `the ${ordinalOf(other)} ${verb} on ${dayOfYear(reader, dateOf(other.at))}`
  })
  const text = `${capitalized(new Intl.ListFormat('en-US').format(clauses))}.`
  const facts = [fact.id, ...others.map(({ id }) => id)]
  return narrator.state(
    'passes',
    [text.replace(/^(The [^,]+(?:, \d{4})?) and the/, '$1, and the')],
    {
      facts,
    },
  )
}

function ordinalOf({ pass }: TransitFact): string {
  if (!pass) return 'first'
  const isLast = pass.number === pass.of && pass.of > 2 && !pass.hasLaterTouch
  return isLast ? 'last' : (ordinals[pass.number] ?? 'last')
}

/** How long a planet from Saturn on is close to a light or an angle. */
export function narrateStay({ reader, narrator }: Narration, contact: Contact): Draft | undefined {
  const { fact } = contact
  if (fact.kind !== 'transit' || !isLongFelt(fact)) return undefined
  const window = windowWays(reader, contact)
  if (!window) return undefined
  const [own] = reader.ofKind('transit-window').filter(({ id }) => window.facts.includes(id))
  if (!own) return undefined
  const [from, to] = [own.at, own.until].map((at) => dayOfYear(reader, dateOf(at)))
  const ways = [`It's close from ${from} to ${to}.`, `You may feel it from ${from} to ${to}.`]
  return narrator.state('window', ways, { facts: [...window.facts, fact.id] })
}

export const isLongFelt = ({ body, natal }: Pick<TransitFact, 'body' | 'natal'>) =>
  body !== 'jupiter' && /^(?:sun|moon|asc|mc)$/.test(natal)

/** That a planet comes near once more after its last pass. */
export function narrateReturn(
  { reader, narrator }: Narration,
  { fact }: Contact,
): Draft | undefined {
  if (fact.kind !== 'transit' || !isLongFelt(fact) || fact.pass?.number !== fact.pass?.of)
    return undefined
  const later = laterTouch(reader, fact)
  if (!later) return undefined
  return narrator.state('later', [laterText(reader, fact, later)], { facts: [later.id] })
}

function laterText(reader: Reader, fact: TransitFact, later: TransitWindowFact): string {
  const [from, to] = [later.at, later.until].map((at) => dayOfYear(reader, dateOf(at)))
  const how = later.touch === 'station' ? 'and stops beside it' : 'without touching it'
  return `${capitalized(bodyName(fact))} comes near ${exactPlace(fact)} again from ${from} to ${to}, ${how}.`
}

/** "April", with its year outside the twelve months. */
export function monthOfYear({ period }: Reader, date: string): string {
  const isInside = date >= period.startDate && date <= period.endDate
  return isInside ? monthText(date) : `${monthText(date)} ${date.slice(0, 4)}`
}
