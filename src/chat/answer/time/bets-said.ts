import type { AnyFact } from '#sky/any-fact.ts'
import type { Sentence } from '#writer/writer.ts'
import type { Bet } from '../../answer.ts'

interface Expected {
  what: string
  fact: AnyFact
  date: string
}

/** A bet counts only if a sentence made it. */
export function betsSaid(
  sentences: readonly (Sentence | undefined)[],
  { what, fact, date }: Expected,
): Bet[] {
  const isSaid = sentences.some((sentence) => sentence?.text.includes(what))
  return isSaid ? [{ what, factId: fact.id, from: date, to: date }] : []
}
