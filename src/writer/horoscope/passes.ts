import { aspectWords, bodyName, pointNames } from '#lore/names.ts'
import type { TransitFact, TransitWindowFact } from '#sky/forecast-facts.ts'
import { capitalized } from '../prose/template.ts'
import type { Role } from './contact-lines.ts'
import type { Contact } from './contacts.ts'
import { daysApart, dayText, monthAndYear } from './dates.ts'
import { dateOf, type Reader } from './reader.ts'

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** Several ways to say one thing, with the facts that each rests on. */
export interface Ways {
  texts: readonly string[]
  /** For a reader who has read the others. */
  spare?: readonly string[]
  facts: readonly string[]
}

/** All passes of the series of a transit, in order. */
export function passesOf({ ofKind }: Reader, transit: TransitFact): TransitFact[] {
  return ofKind('transit')
    .filter((fact) => fact.pass !== undefined && isSameContact(fact, transit))
    .toSorted(byTime)
}

/** The times that a body is close to an aspect, in order. */
function windowsOf({ ofKind }: Reader, transit: TransitFact): TransitWindowFact[] {
  return ofKind('transit-window')
    .filter((fact) => isSameContact(fact, transit))
    .toSorted(byTime)
}

type Of = Pick<TransitFact, 'body' | 'natal' | 'aspect'>

const isSameContact = (one: Of, other: Of) =>
  one.body === other.body && one.natal === other.natal && one.aspect === other.aspect

const byTime = (one: { at: string }, other: { at: string }) => one.at.localeCompare(other.at)

/** "the second of three" */
export function passNumber({ pass }: TransitFact): string | undefined {
  if (!pass || !ordinals[pass.number] || !numbers[pass.of]) return undefined
  return `the ${ordinals[pass.number]} of ${numbers[pass.of]}`
}

/** "The first was on June 9, and the last is on March 25.", in several ways. */
export function otherPasses(
  reader: Reader,
  fact: TransitFact,
  { most = 3 }: { most?: number } = {},
): Ways | undefined {
  const { pass } = fact
  if (!pass) return undefined
  const others = passesOf(reader, fact).filter(({ id }) => id !== fact.id)
  const before = others.filter(({ at }) => at < fact.at)
  const after = others.filter(({ at }) => at > fact.at)
  // If there are five, the first, the next and the last are enough to remember.
  const [first, next] = [before.slice(0, 1), before.length === 0 ? after.slice(0, -1) : []]
  const all = [
    ...first,
    ...before.slice(1).slice(-1),
    ...next.slice(0, 1),
    ...after.slice(-1),
  ].filter(isApart)
  const shown = all.length > most ? [...all.slice(0, 1), ...all.slice(-1)] : all
  if (shown.length === 0) return undefined
  const clause = (when: (at: string) => string) => (other: TransitFact) =>
    `the ${ordinalOf(other)} ${other.at < fact.at ? 'was' : 'is'} ${when(other.at)}`
  const day = (at: string) => `on ${dayText(dateOf(at), dateOf(fact.at))}`
  const month = (at: string) => `in ${monthAndYear(dateOf(at), dateOf(fact.at))}`
  const byDay = shown.map(clause(day))
  // A date of the period is given as one.
  const isRecent = shown.every(({ at }) => !/\d/.test(month(at)) && !reader.isInPeriod(at))
  const [only] = shown
  if (only && shown.length === 1) {
    return {
      texts:
        only.at > fact.at
          ? [`It happens again ${day(only.at)}.`, `It's exact again ${day(only.at)}.`]
          : [`The ${ordinalOf(only)} was ${day(only.at)}.`, `It happened before ${day(only.at)}.`],
      facts: [fact.id, only.id],
    }
  }
  const inOrder = [byDay, ...(isRecent ? [shown.map(clause(month))] : [])]
  return {
    texts: inOrder.map((clauses) => `${capitalized(joinedClauses(clauses))}.`),
    spare: exactOn(shown, fact, day),
    facts: shown.map(({ id }) => id),
  }
}

/** "It was exact before on June 9 and is exact again on March 25." */
function exactOn(
  shown: readonly TransitFact[],
  fact: TransitFact,
  day: (at: string) => string,
): string[] {
  const [before, after] = [
    shown.filter(({ at }) => at < fact.at),
    shown.filter(({ at }) => at > fact.at),
  ].map((some) => some.map(({ at }) => day(at)).join(' and '))
  if (!after) return [`It was exact before ${before}.`, `It came this close before ${before}.`]
  if (!before) return [`It's exact again ${after}.`, `It will be exact again ${after}.`]
  return [
    `It was exact before ${before} and is exact again ${after}.`,
    `It came this close before ${before}, and does again ${after}.`,
  ]
}

const NEAR_DAYS = 3

/** Around a station two passes within days are one event. */
export function isApart(one: TransitFact, index: number, all: readonly TransitFact[]): boolean {
  const before = all[index - 1]
  return !before || daysApart(dateOf(before.at), dateOf(one.at)) > NEAR_DAYS
}

export function ordinalOf({ pass }: TransitFact): string {
  if (!pass) return 'first'
  const isLast = pass.number === pass.of && pass.of > 2 && !pass.hasLaterTouch
  return isLast ? 'last' : (ordinals[pass.number] ?? 'last')
}

function joinedClauses(clauses: readonly string[]): string {
  const [first = '', second, third] = clauses
  if (!second) return first
  if (!third) return `${first}, and ${second}`
  return `${first}, ${second}, and ${third}`
}

/** The stay near an aspect to which a pass belongs, and the next pass. */
export function courseOf(reader: Reader, fact: TransitFact) {
  const isOwn = ({ at, until }: TransitWindowFact) => at <= fact.at && fact.at <= until
  return {
    own: windowsOf(reader, fact).find(isOwn),
    next: passesOf(reader, fact).find(({ at }) => at > fact.at),
  }
}

/** The last pass before a period and the first in or after it, of a contact that is close throughout. */
export function passesAround(
  { ofKind, period: { startDate } }: Reader,
  running: TransitWindowFact,
) {
  const passes = ofKind('transit')
    .filter((fact) => isSameContact(fact, running))
    .toSorted(byTime)
  return {
    before: passes.findLast(({ at }) => dateOf(at) < startDate),
    after: passes.find(({ at }) => dateOf(at) >= startDate),
  }
}

/** A body does not let go of what it comes near again. */
function staysUntil(reader: Reader, fact: TransitFact, { until }: TransitWindowFact): string[] {
  const body = bodyName(fact.body)
  const to = dayText(dateOf(until), dateOf(fact.at))
  const stays = `${body} stays close until ${to}`
  return laterTouch(reader, fact) ? [stays] : [stays, `${body} lets go by ${to}`]
}

/** From when to when it is close. */
export function windowWays(reader: Reader, contact: Contact): Ways | undefined {
  const { fact } = contact
  if (fact.kind !== 'transit') return undefined
  const { own } = courseOf(reader, fact)
  if (!own) return undefined
  const body = capitalized(bodyName(fact.body))
  const point = `${aspectWords[fact.aspect]} your ${pointNames[fact.natal]}`
  const [from, to] = [own.at, own.until].map((at) => dayText(dateOf(at), dateOf(fact.at)))
  const isRunning = dateOf(own.at) < reader.period.startDate
  const before = passesOf(reader, fact).filter(({ at }) => at < fact.at)
  // Beside the date of an earlier pass in the same stay, its beginning would be a second one.
  if (before.some(({ at }) => at >= own.at))
    return {
      texts: staysUntil(reader, fact, own).map((text) => `${capitalized(text)}.`),
      facts: [own.id],
    }
  const since = before.length > 0 ? 'This time it has been close since' : 'It has been close since'
  return {
    texts: isRunning
      ? [
          ...(laterTouch(reader, fact) ? [] : [`${since} ${from}, and it's over by ${to}.`]),
          `${since} ${from}, and it lasts until ${to}.`,
          ...(before.length > 0
            ? []
            : [
                `${body} has been ${point} since ${from} and stays there until ${to}.`,
                `You may have felt it since ${from}, and it lasts until ${to}.`,
              ]),
        ]
      : [`You may feel it from ${from} to ${to}.`, `${body} is ${point} from ${from} to ${to}.`],
    facts: [own.id],
  }
}

/** "The first was on June 9 and the last is on March 25, and it lasts until April 17.": the other passes and the stay, in one sentence. */
export function historyWays(reader: Reader, contact: Contact): Ways | undefined {
  const { fact } = contact
  if (fact.kind !== 'transit') return undefined
  const passes = otherPasses(reader, fact, { most: 2 })
  const { own } = courseOf(reader, fact)
  if (!passes || !own) return passes ?? windowWays(reader, contact)
  const isOfStay = passesOf(reader, fact).some(({ at }) => own.at <= at && at < fact.at)
  const [from, to] = [own.at, own.until].map((at) => dayText(dateOf(at), dateOf(fact.at)))
  const again = fact.pass?.number === 1 ? '' : 'this time '
  // Beside the date of an earlier pass in the same stay, its beginning would be a second one.
  const stays = isOfStay
    ? staysUntil(reader, fact, own).map((text) => `${text}.`)
    : [`${again}it lasts from ${from} to ${to}.`, `${again}it stays close from ${from} to ${to}.`]
  const joined = (texts: readonly string[]) =>
    texts.flatMap((text) => stays.map((stay) => `${inOneClause(text)}, and ${stay}`))
  return {
    texts: joined(passes.texts),
    spare: joined(passes.spare ?? []),
    facts: [own.id, ...passes.facts],
  }
}

/** "The first was on June 9 and the last is on March 25", before another "and". */
const inOneClause = (text: string) => text.replace(/\.$/, '').replace(/, and (?=the|does)/, ' and ')

/** For a text with many dates: its other exact passes, and until when it is close. */
export function courseWays(reader: Reader, fact: TransitFact): Ways | undefined {
  const { own, next } = courseOf(reader, fact)
  if (!own) return undefined
  const first = passesOf(reader, fact).find(({ at }) => at < fact.at)
  const day = (at: string) => dayText(dateOf(at), dateOf(fact.at))
  const until = `close until ${day(own.until)}`
  const body = capitalized(bodyName(fact.body))
  const other = next ?? first
  if (!other) {
    const texts = [`${body} stays ${until}.`, `You may feel it until ${day(own.until)}.`]
    return { texts, facts: [own.id, fact.id] }
  }
  return {
    texts: next
      ? next.at < own.until
        ? [
            `It's exact again on ${day(next.at)}, and it stays ${until}.`,
            `It will be exact again on ${day(next.at)}, and ${bodyName(fact.body)} stays ${until}.`,
          ]
        : [
            `It stays ${until}, and it's exact again on ${day(next.at)}.`,
            `${body} stays ${until}, and it will be exact again on ${day(next.at)}.`,
          ]
      : [
          `The first was on ${day(other.at)}, and ${bodyName(fact.body)} stays ${until}.`,
          `It began on ${day(other.at)}, and ${bodyName(fact.body)} stays ${until}.`,
        ],
    facts: [own.id, fact.id, other.id],
  }
}

/** The aspect or point that a moving body comes within a degree of: "your Sun", "the square to your Sun". */
export function exactPlace({ natal, aspect }: Pick<TransitFact, 'natal' | 'aspect'>): string {
  const point = `your ${pointNames[natal]}`
  return aspect === 'conjunction' ? point : `an exact ${aspect} to ${point}`
}

/** "It comes near again …" after the last pass. */
export function laterTouch(reader: Reader, fact: TransitFact): TransitWindowFact | undefined {
  return windowsOf(reader, fact).find(({ at, touch }) => at > fact.at && touch !== 'exact')
}

/** Which line of a history fits the pass. */
export function historyRole(fact: TransitFact): Role | undefined {
  const { pass } = fact
  if (!pass || pass.of < 2) return undefined
  if (pass.number === 1) return 'opens'
  return pass.number === pass.of && !pass.hasLaterTouch ? 'settles' : 'reviews'
}
