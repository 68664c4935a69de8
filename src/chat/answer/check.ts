import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { atReadersClock } from '#lore/readers-clock.ts'
import type { AnyFact } from '#sky/any-fact.ts'

/** Why a sentence of an answer is rejected; empty if its facts support all that it says. */
export function rejectionOf(text: string, facts: readonly AnyFact[], timeZone: string): string {
  const evidence = facts.map((fact) => atReadersClock(fact, timeZone))
  return explainRejection(checkSentence(text, evidence))
}
