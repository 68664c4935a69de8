import { aspectWords, bodyName, pointNames } from '#lore/names.ts'
import { isGenerational, isSlowBody } from '#sky/bodies.ts'
import type { TransitWindowFact } from '#sky/forecast-facts.ts'
import { transitPools } from './contact-lines.ts'
import type { Contact } from './contacts.ts'
import { dayText } from './dates.ts'
import { isPlaced } from './month-person.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { passesAround } from './passes.ts'
import { narratePlace } from './places.ts'
import { pointContext } from './points.ts'
import { dateOf, type Reader } from './reader.ts'

/** The slow contacts that were close before a period began and are close after it, the heaviest first. */
export function runningIn(reader: Reader): TransitWindowFact[] {
  const { startDate, endDate } = reader.period
  const isRunning = ({ body, natal, at, until }: TransitWindowFact) =>
    isSlowBody(body) && !isGenerational(natal) && dateOf(at) < startDate && dateOf(until) > endDate
  return reader
    .ofKind('transit-window')
    .filter(isRunning)
    .toSorted((one, other) => other.weight - one.weight)
}

/** Whether a contact is the one that has been running. */
export function isSame(running: TransitWindowFact, { body, point, aspect }: Contact): boolean {
  return running.body === body && running.natal === point && running.aspect === aspect
}

/** Since when it is close and until when, unless the reader has read all ways to say so. */
function stateRunning(
  { reader, narrator }: Narration,
  fact: TransitWindowFact,
  ending = '',
): Draft | undefined {
  const { startDate } = reader.period
  const [from, to] = [fact.at, fact.until].map((at) => dayText(dateOf(at), startDate))
  const body = bodyName(fact.body)
  const place = `${aspectWords[fact.aspect]} your ${pointNames[fact.natal]}`
  const ways = [
    `${body} has been ${place} since ${from}, and it stays there until ${to}${ending}.`,
    `${body} has been ${place} since ${from}, and it will be until ${to}${ending}.`,
    `Since ${from}, ${body} has been ${place}, and it stays there until ${to}${ending}.`,
  ]
  return narrator.stateIfNew('running', ways, { facts: [fact.id] })
}

/** How long a slow contact has been close and will be; as a whole, also what it does, when it was and is exact, and in whom. */
export function narrateRunning(
  narration: Narration,
  fact: TransitWindowFact,
  { isWhole = false, ending }: { isWhole?: boolean; ending?: string } = {},
): Draft[] {
  const { reader, narrator } = narration
  // Next to a question or a subject, its other effects would be another thought.
  if (!isWhole) return [stateRunning(narration, fact, ending)].filter((one) => one !== undefined)
  const { use = [], does = [], shows = [] } = transitPools(fact)
  const facts = [fact.id]
  const reading = narrator.line([...does, ...use], { facts })
  if (!reading) return []
  const stated = stateRunning(narration, fact)
  if (!stated) return []
  const point = pointContext(reader, fact.natal)
  return [
    stated,
    exactPasses(narration, fact),
    isPlaced(narrator, point) ? undefined : narratePlace(narration, point),
    reading,
    narrator.line(shows, { facts }),
  ].filter((one) => one !== undefined)
}

/** "It was exact on October 5 and is exact again on January 20." */
function exactPasses({ reader, narrator }: Narration, fact: TransitWindowFact): Draft | undefined {
  const { startDate } = reader.period
  const { before, after } = passesAround(reader, fact)
  const facts = [before, after].flatMap((one) => (one ? [one.id] : []))
  const day = ({ at }: { at: string }) => dayText(dateOf(at), startDate)
  const ways =
    before && after
      ? [
          `It was exact on ${day(before)}, and it is exact again on ${day(after)}.`,
          `The last time it was exact was ${day(before)}, and the next is ${day(after)}.`,
          `It was exact on ${day(before)} and will be again on ${day(after)}.`,
        ]
      : before
        ? [
            `It was exact on ${day(before)}.`,
            `The exact date was ${day(before)}.`,
            `Its last exact date was ${day(before)}.`,
          ]
        : after && [`It is exact on ${day(after)}.`, `The exact date is ${day(after)}.`]
  return ways && narrator.stateIfNew('running-passes', ways, { facts })
}
