import { aspectQuality } from '#lore/aspect-quality.ts'
import { type PressingBody, pressureClauses } from '#lore/corpus/days/pressure.ts'
import { aspectWords, bodyName, pointNames } from '#lore/names.ts'
import { isGenerational } from '#sky/bodies.ts'
import type { TransitWindowFact } from '#sky/forecast-facts.ts'
import { capitalized } from '../prose/template.ts'
import type { Contact } from './contacts.ts'
import { dayText } from './dates.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { dateOf, type Reader } from './reader.ts'
import { toneOf } from './tone.ts'

const pressing = new Set<string>(['mars', 'saturn', 'uranus', 'neptune', 'pluto'])

/** Mars or a slow planet that is within a degree of a hard angle to the touched point on the day, the heaviest. */
export function pressureOn(
  reader: Reader,
  { point, body }: Contact,
): TransitWindowFact | undefined {
  if (!point || isGenerational(point)) return undefined
  const { startDate } = reader.period
  return reader
    .ofKind('transit-window')
    .filter(
      (one) =>
        one.natal === point &&
        one.body !== body &&
        pressing.has(one.body) &&
        aspectQuality(one.aspect) !== 'harmonious' &&
        dateOf(one.at) <= startDate &&
        dateOf(one.until) >= startDate,
    )
    .toSorted((one, other) => other.weight - one.weight)[0]
}

/** "Mars is opposite your Sun, too, until December 16, so somebody may push in the middle of it." */
export function narratePressure(
  { reader, narrator }: Narration,
  contact: Contact,
): Draft | undefined {
  const fact = pressureOn(reader, contact)
  if (!fact) return undefined
  const tone = toneOf(contact)
  const until = dayText(dateOf(fact.until), reader.period.startDate)
  const body = bodyName(fact.body)
  const place = `${aspectWords[fact.aspect]} your ${pointNames[fact.natal]}`
  const clauses = pressureClauses[fact.body as PressingBody][tone]
  const pool = { name: `pressure/${fact.body}/${tone}`, lines: clauses }
  const ways = narrator.random.shuffle(`pressure ${fact.id}`, [
    (says: string) => `${capitalized(body)} is ${place}, too, until ${until}, so ${says}.`,
    (says: string) => `Until ${until}, ${body} is ${place}, too, so ${says}.`,
  ])
  return (
    narrator.lineInOneWay([pool], ways, [fact.id]) ??
    narrator.stateIfNew('pressure', [`${capitalized(body)} is still ${place}, until ${until}.`], {
      facts: [fact.id],
    })
  )
}

/** Calm that a planet pressing on the same point would belie. */
export const isCalm = (says: string) =>
  /\bnothing (?:needs|is wrong|is due|is asked|has to|can go wrong)\b|\bno hurry\b/i.test(says)
