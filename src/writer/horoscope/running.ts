import { isGenerational, isSlowBody } from '#sky/bodies.ts'
import type { TransitWindowFact } from '#sky/forecast-facts.ts'
import { bodyName } from './body-name.ts'
import { transitPools } from './contact-lines.ts'
import type { Contact } from './contacts.ts'
import { dayText } from './dates.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { exactPlace } from './passes.ts'
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

/** How long a slow contact has been close and will be, and what it does. */
export function narrateRunning({ reader, narrator }: Narration, fact: TransitWindowFact): Draft[] {
  const { startDate } = reader.period
  const [from, to] = [fact.at, fact.until].map((at) => dayText(dateOf(at), startDate))
  const body = bodyName(fact)
  const place = exactPlace(fact)
  const ways = [
    `${body} has been within a degree of ${place} since ${from}, and it stays there until ${to}.`,
    `${body} is still within a degree of ${place}, as it has been since ${from}, and stays there until ${to}.`,
    `Since ${from} ${body} has been within a degree of ${place}, and it stays there until ${to}.`,
  ]
  const { use = [], does = [] } = transitPools(fact)
  const reading = narrator.line([...does, ...use], { facts: [fact.id] })
  if (!reading) return []
  return [narrator.state('running', ways, { facts: [fact.id] }), reading]
}
