import { kindStakes, yearStakes } from '#lore/corpus/year/stakes.ts'
import { bodyName } from '#lore/names.ts'
import type { ReachedPoint, YearBody, YearStake } from '#lore/year-ahead.ts'
import type { AspectName } from '#sky/chart.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { referenceOf } from '../horoscope/points.ts'
import { toneOf } from '../horoscope/tone.ts'
import { lowered } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import type { YearContact } from './contacts.ts'
import { personOf } from './person.ts'
import { isOppositeAngle } from './seasons.ts'

/** As nouns. */
const contacts: Record<AspectName, string> = {
  conjunction: 'meeting with',
  opposition: 'opposition to',
  square: 'square to',
  trine: 'trine to',
  sextile: 'sextile to',
}

const isReturn = ({ body, point, aspect }: YearContact) =>
  body === point && aspect === 'conjunction'

/** The point that a transit reaches, with the angle across from the one that it opposes; none of a generation. */
export function reachedPoint(contact: YearContact): ReachedPoint | undefined {
  const { point } = contact
  if (point === 'asc' || point === 'mc') {
    if (!isOppositeAngle(contact)) return point
    return point === 'asc' ? 'dsc' : 'ic'
  }
  return point !== undefined && point in kindStakes ? (point as ReachedPoint) : undefined
}

/** The question of the heaviest transit, and its answer; undefined for a planet that a generation shares. */
export function stakeOf(lead: YearContact): YearStake | undefined {
  const reached = reachedPoint(lead)
  const body = lead.body as YearBody
  if (!reached) return undefined
  return body === 'jupiter' || toneOf(lead) === 'eases'
    ? kindStakes[reached]
    : yearStakes[body][reached]
}

/** The question that the heaviest transit raises in this chart, besides the question of the year. */
export function narrateStake({ reader, narrator }: Narration, lead: YearContact): Draft[] {
  const stake = stakeOf(lead)
  if (!stake) return []
  const context = personOf(reader, lead)
  const place = referenceOf(context)?.text
  const own = isReturn(lead) ? 'return to its own place' : contacts[lead.aspect ?? 'conjunction']
  const event = `${capitalized(bodyName(lead.body))}'s ${own}`
  const point = `${isReturn(lead) ? '' : `your ${context.name}`}${place ? ` ${place}` : ''}`.trim()
  const stated = { facts: [lead.fact.id, ...context.facts] }
  const ways = [
    `${event} ${point} adds a second question.`,
    `${event} ${point} puts a second question behind the first.`,
    `Because of ${event} ${point}, there's a second question.`,
    `${event} ${point} asks something of its own.`,
  ]
  return [
    narrator.state('stake-of', narrator.random.shuffle('stake', ways), stated),
    narrator.state('stake', [stake.asks], { facts: [lead.fact.id] }),
  ]
}

/** The answer to it at the end of the year; first in its paragraph, it repeats what it answers. */
export function narrateStakeAnswer(
  { narrator }: Narration,
  lead: YearContact,
  { isFirst }: { isFirst: boolean },
): Draft | undefined {
  const stake = stakeOf(lead)
  if (!stake) return undefined
  const text = isFirst ? `As for the second question, ${lowered(stake.answer)}` : stake.answer
  return narrator.state('stake-answer', [text], { facts: [lead.fact.id] })
}
