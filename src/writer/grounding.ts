import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import type { NamedHours } from '#lore/check/reader-hours.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { Brief, Sentence, WrittenText } from './writer.ts'

/**
 * A text is stored only when each sentence rests on facts of its brief that support all of its claims,
 * and has no term of astrology that the checker cannot read.
 *
 * @param hours which hours the text of a reader may name
 * @throws Error naming the first sentence that does not
 */
export function requireGrounding(
  text: WrittenText,
  facts: readonly AnyFact[],
  hours?: NamedHours | undefined,
): void {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  for (const sentence of sentencesOf(text)) {
    const named = sentence.facts.map((id) => byId.get(id))
    if (named.length === 0) throw new Error(`This sentence rests on nothing: ${sentence.text}`)
    const grounds = named.filter((fact) => fact !== undefined)
    if (grounds.length < named.length) {
      throw new Error(
        `This sentence rests on a fact that the brief does not have: ${sentence.text}`,
      )
    }
    if (sentence.moment && !sentence.facts.includes(sentence.moment)) {
      throw new Error(`This sentence is dated by a fact that it does not rest on: ${sentence.text}`)
    }
    const rejection = explainRejection(checkSentence(sentence.text, grounds, { hours }))
    if (rejection) throw new Error(`${rejection} The sentence: ${sentence.text}`)
  }
}

/** A text about dates names hours only on the reader's clock. */
export function hoursOf(brief: Brief): NamedHours | undefined {
  if (!('period' in brief)) return undefined
  return brief.timeZone === undefined ? 'none' : 'waking'
}

export function sentencesOf({ opening, sections }: WrittenText): Sentence[] {
  return [...opening, ...sections.flatMap(({ paragraphs }) => paragraphs)].flatMap(
    ({ sentences }) => sentences,
  )
}
