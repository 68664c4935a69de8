import { checkSentence, readSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import type { NamedHours } from '#lore/check/reader-hours.ts'
import { isSkyEvent } from '#lore/sky-event.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { withoutReference } from '../prose/usage-history.ts'
import type { Sentence } from '../writer.ts'
import { createRecitationCheck } from './recitation.ts'
import { splitSentences } from './split-sentences.ts'
import { inPlainType, unknownName, unsafeText } from './unsafe-text.ts'

/** A sentence as a model wrote it. */
export interface Candidate {
  text: string
  facts: string[]
}

export type Verdict =
  | { sentence: Sentence; why?: undefined }
  | { sentence?: undefined; why: string }

export interface ReviewOptions {
  facts: readonly AnyFact[]
  /** The rules that the model got, which it must not recite. */
  instructions: string
  /** Sentences that the reader has read recently. */
  recentlyUsed?: readonly string[]
  /** Whether a sentence assumes a life that is not the reader's. */
  isOfAnotherLife?: (sentence: string) => boolean
  /** The day of a text for one day. */
  today?: string | undefined
  hours?: NamedHours | undefined
  /** In a text about two people `{partner}` stands for a name. */
  mayNamePartner?: boolean
}

const MOST_FACTS = 12

export interface Reviewer {
  /** Facts that the model has looked up meanwhile. */
  know(facts: readonly AnyFact[]): void
  /** Reviews the next sentence of the text. An accepted one must not be repeated. */
  review(candidate: Candidate): Verdict
  /** A title must claim nothing that these facts do not support. */
  mayBeTitle(title: string, factIds: readonly string[]): boolean
}

/** Decides which sentences of a model may be shown. */
export function createReviewer(options: ReviewOptions): Reviewer {
  const { mayNamePartner, today, hours } = options
  const byId = new Map(options.facts.map((fact) => [fact.id, fact]))
  const recites = createRecitationCheck(options.instructions)
  const recent = new Set(options.recentlyUsed?.map(withoutReference))
  const accepted = new Set<string>()

  function faultOf(text: string, ids: readonly string[]): string | undefined {
    const unsafe = unsafeText(text, { mayNamePartner })
    if (unsafe) return `It cannot be shown: ${unsafe}.`
    if (recites(text)) return 'It recites the instructions.'
    const unwanted = unwantedWord(text)
    if (unwanted) return `It has the unwanted word "${unwanted}".`
    if (options.isOfAnotherLife?.(text)) return 'It assumes a life that the reader does not have.'
    const unknown = ids.find((id) => !byId.has(id))
    if (unknown !== undefined) return 'It cites a fact that is not in the list.'
    const checked = checkSentence(text, factsOf(ids), { isStrict: true, today, hours })
    const rejection = explainRejection(checked)
    if (rejection) return rejection
    const name = unknownName(text)
    return name && `It names ${name}, which is in no fact.`
  }

  const factsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])

  return {
    know(facts) {
      for (const fact of facts) byId.set(fact.id, fact)
    },
    review({ text: asWritten, facts }) {
      const text = inPlainType(asWritten)
      const ids = [...new Set(facts)].slice(0, MOST_FACTS)
      if (ids.length === 0) return { why: 'It cites no fact.' }
      const fault = isOneSentence(text) ? faultOf(text, ids) : 'It is not one whole sentence.'
      if (fault) return { why: fault }
      const bare = withoutReference(text)
      if (recent.has(bare)) return { why: 'The reader has read this sentence recently.' }
      if (accepted.has(bare)) return { why: 'The text has this sentence already.' }
      accepted.add(bare)
      const moment = momentOf(text, factsOf(ids))
      return { sentence: { text, facts: ids, ...(moment && { moment }) } }
    },
    mayBeTitle: (title, ids) =>
      title.length <= LONGEST_TITLE &&
      /^[A-Z][^A-Z.;:?()]*$/.test(title) &&
      !claimInTitle.test(title) &&
      readSentence(title, { isDated: true }).mentions.length === 0 &&
      faultOf(title, ids) === undefined,
  }
}

const LONGEST_TITLE = 60
// A title claims nothing of the chart, the calendar or the future, and gives no order.
const claimInTitle =
  /\b(?:fire|earth|air|water|element\w*|born|birth\w*|will|shall|planets?|stars?|charts?|signs?|zodiac|sky|skies|lights|luminar\w+|sun|moon|lunar|solar|eclipse\w*|retrograde|direct|rising|risen|transit\w*|aspects?|today|tonight|tomorrow|yesterday|week\w*|months?|years?|seasons?|winter|spring|summer|autumn|night|noon|dawn|cancer|\w+day)\b|^(?:sell|buy|leave|quit|stop|start|marry|call|take|make|get|go|give|trust|wait|ask|tell|keep|let|do|don't|never|always|find|move|send|pay|invest|break|end|say|write|run|avoid|expect|believe|come|look|listen|turn|put|use|try|seek|follow|choose|save|spend|sign|divorce|see|visit|click|be|you|he|she|they)\b/i

const isOneSentence = (text: string) =>
  /^["'(]?[A-Z\d{].*[.?:…]["')]{0,2}$/.test(text) && splitSentences(text).length === 1

/** The cited event that happens on the date that a sentence names, the weightiest first. */
function momentOf(text: string, facts: readonly AnyFact[]): string | undefined {
  const events = facts.filter((fact) => 'at' in fact && isSkyEvent(fact))
  const dates = checkSentence(text, events).claims.filter(({ claim }) => claim.kind === 'date')
  const ids = dates[0]?.supportedBy ?? []
  return events
    .filter(({ id }) => ids.includes(id))
    .toSorted((one, other) => other.weight - one.weight)[0]?.id
}
