import { lowered } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { type PointContext, placeOf } from './points.ts'
import type { WeekUnit } from './week-units.ts'

/** "Your Venus is in Gemini in the eighth house, trust and shared money. You help before anyone has asked.": why this person is asked the question. */
export function narrateReason(
  { narrator }: Narration,
  context: PointContext,
  { question, reason, house }: WeekUnit,
): Draft | undefined {
  const { point, name, facts, place: placed } = context
  const place = point === 'asc' || point === 'mc' ? placed : placeOf(context)?.text
  const own = (says: string) => `${capitalized(says)}.`
  const pool = { name: `${question}/why`, lines: [reason] }
  // The reason is about a house that this planet is not in.
  const isElsewhere = context.house !== undefined && context.house !== house
  if (isElsewhere) return undefined
  if (!place) return narrator.line([pool], { facts, print: own })
  const apart = (says: string) => `Your ${name} is ${place}. ${own(says)}`
  const joined = (says: string) =>
    / and /.test(says) ? undefined : `Your ${name} is ${place}, and ${lowered(says)}.`
  const introduced = (says: string) =>
    /^you\b/.test(says) && point !== 'mc' ? `With your ${name} ${place}, ${says}.` : undefined
  const ways = narrator.random.shuffle(`reason ${question}`, [apart, joined, introduced])
  return narrator.lineInOneWay([pool], ways, facts)
}
