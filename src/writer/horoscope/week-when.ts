import type { Contact } from './contacts.ts'
import { weekdayOf } from './dates.ts'
import { type When, whenOn } from './event-sentences.ts'
import { dateIn, dateOf, type Reader } from './reader.ts'

/** By which hour a phrase about the time of day is past. */
const until: readonly [RegExp, hour: number][] = [
  [/\b(?:wakes? up|breakfast|this morning|in the morning)\b/i, 10],
  [/\b(?:by|before|until) (?:noon|lunch)\b/i, 11],
  [/\b(?:at noon|at lunch|midday)\b/i, 12],
  [/\b(?:afternoon|(?:by|before|until) dinner)\b/i, 16],
  [/\b(?:by|before|until) (?:the )?evening\b|\brest of the day\b|\bworking day\b/i, 18],
]

/** Whether it speaks of a time of day that is over when the contact is exact. */
export function isTooLateFor({ fact }: Contact, says: string): boolean {
  const hour = Number(fact.at.slice(11, 13))
  return until.some(([phrase, latest]) => phrase.test(says) && hour > latest)
}

/** When something happens, without its hour if the text next to it names an earlier one. */
export function whenBeside(
  reader: Reader,
  contact: Contact,
  says: readonly string[],
  isSameDay: boolean,
): [When] {
  const [usual] = whenOn(reader, contact, isSameDay)
  const date = isSameDay
    ? `later on ${weekdayOf(dateOf(contact.fact.at))}`
    : `on ${dateIn(contact.fact.at)}`
  const isUsual = usual && !says.some((one) => isTooLateFor(contact, one))
  return [isUsual ? usual : { before: `${date},`, after: date }]
}
