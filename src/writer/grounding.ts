import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import type { NamedHours } from '#lore/check/reader-hours.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { Brief, Paragraph, Sentence, WrittenText } from './writer.ts'

/**
 * A text is stored only when each sentence rests on facts of its brief that support all of its claims,
 * and has no term of astrology that the checker cannot read.
 *
 * @param calendar which hours and days the text of a reader may name
 * @throws Error naming the first sentence that does not
 */
export function requireGrounding(
  text: WrittenText,
  facts: readonly AnyFact[],
  calendar?: ReadersCalendar,
): void {
  const faultOf = faultFinder(facts, calendar)
  for (const sentence of sentencesOf(text)) {
    const fault = faultOf(sentence)
    if (fault) throw new Error(fault)
  }
}

/**
 * A text without the sentences that may not be stored, and their wordings: one line of the corpus that the
 * checker misreads must not cost a reader the whole text.
 */
export function groundedPart(
  { opening, sections }: WrittenText,
  facts: readonly AnyFact[],
  calendar?: ReadersCalendar,
): { text: WrittenText; leftOut: string[] } {
  const faultOf = faultFinder(facts, calendar)
  const leftOut: string[] = []
  const sound = (paragraphs: readonly Paragraph[]) =>
    paragraphs.flatMap(({ sentences, ...paragraph }): Paragraph[] => {
      const kept = sentences.filter((sentence) => {
        const isSound = !faultOf(sentence)
        if (!isSound) leftOut.push(sentence.wording ?? 'no wording')
        return isSound
      })
      return kept.length > 0 ? [{ ...paragraph, sentences: kept }] : []
    })
  const text = {
    opening: sound(opening),
    sections: sections
      .map(({ title, paragraphs }) => ({ title, paragraphs: sound(paragraphs) }))
      .filter(({ paragraphs }) => paragraphs.length > 0),
  }
  return { text, leftOut }
}

/** Says why a sentence may not be stored; undefined if it may. */
function faultFinder(facts: readonly AnyFact[], calendar: ReadersCalendar = {}) {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  return ({ text, facts: ids, moment }: Sentence): string | undefined => {
    const named = ids.map((id) => byId.get(id))
    if (named.length === 0) return `This sentence rests on nothing: ${text}`
    const grounds = named.filter((fact) => fact !== undefined)
    if (grounds.length < named.length)
      return `This sentence rests on a fact that the brief does not have: ${text}`
    if (moment && !ids.includes(moment))
      return `This sentence is dated by a fact that it does not rest on: ${text}`
    const rejection = explainRejection(checkSentence(text, grounds, calendar))
    return rejection && `${rejection} The sentence: ${text}`
  }
}

interface ReadersCalendar {
  /** A text about dates names hours only on the reader's clock. */
  hours?: NamedHours | undefined
  /** The day of a text for one day, which may say "yesterday" and "tomorrow". */
  today?: string | undefined
}

export function calendarOf(brief: Brief): ReadersCalendar {
  if (!('period' in brief)) return {}
  const hours = brief.timeZone === undefined ? 'none' : 'waking'
  return brief.kind === 'daily' ? { hours, today: brief.period.startDate } : { hours }
}

export function sentencesOf({ opening, sections }: WrittenText): Sentence[] {
  return [...opening, ...sections.flatMap(({ paragraphs }) => paragraphs)].flatMap(
    ({ sentences }) => sentences,
  )
}
