import {
  astralWords,
  chartPhrases,
  everydayPhrases,
  harmlessPhrases,
  relatingWords,
} from './astral-words.ts'
import { claimlessMentions } from './claims.ts'
import type { Mention } from './mention.ts'
import type { Unreadable } from './readable-text.ts'
import type { Reading } from './refused-words.ts'

const unclaimed =
  'it is in no claim that the cited facts support; name the fact, or say it in other words'

/**
 * Words of astrology outside the claims of a sentence. Nothing that looks like astrology is passed on because
 * no rule was made for it.
 */
export function uncoveredWords(reading: Reading): Unreadable[] {
  const { text, mentions } = reading
  const claimless = claimlessMentions(text, mentions)
  const terms = mentions.filter((mention) => !claimless.includes(mention))
  const harmless = [
    ...spansOf(harmlessPhrases, text),
    ...(terms.some(isTerm) || deniesChart.test(text) ? spansOf(chartPhrases, text) : []),
  ]
  const clauses = clausesOf(text)
  return clauses.flatMap((clause) => {
    const hasTerm = terms.some(
      (mention) => isTerm(mention) && mention.at >= clause.at && mention.at < clause.end,
    )
    const phrases = [...harmless, ...(hasTerm ? [] : spansOf(everydayPhrases, text))]
    const isCovered = (word: Span) =>
      [...terms, ...framesIn(text, terms)].some(
        (span) => word.at < span.end && span.at < word.end,
      ) || phrases.some((span) => span.at <= word.at && word.end <= span.end)
    const words = [astralWords, ...(hasTerm ? [relatingWords] : [])]
    return words
      .flatMap((pattern) => spansOf(pattern, text))
      .filter(({ at }) => at >= clause.at && at < clause.end)
      .filter((word) => !isCovered(word))
      .map(({ at, end }) => ({ words: text.slice(at, end), reason: unclaimed }))
  })
}

const frame =
  /\b(?:born|births?|natal|charts?|signs?|elements?|modalit(?:y|ies)|planets?|houses?|transiting|aspects?|orbs?|rising|direct|season)\b/gi
const connection =
  /^(?:['’]s)?,? ?(?:(?:an?|the|your|you|this|that|which|its?|is|are|was|were|has|have|holds?|with|under|in|at|on|while|during|leans?|puts?|places?|shows?|when|as|of|to|for|by|from|both|loaded|full|like|yours|called|calls?|moving|also|not|isn['’]t|wasn['’]t|no|and|or|sign|rising|natal|birth|own|whole|most|in all)\b,? ?)*$/i

/** "Born under", "the sign of", "your chart has" belong to the claim beside them. */
function framesIn(text: string, terms: readonly Mention[]): Span[] {
  const specific = terms.filter((mention) => isTerm(mention) && saysMore(mention))
  return spansOf(frame, text).filter((word) =>
    specific.some((mention) => {
      const gap =
        mention.at >= word.end
          ? text.slice(word.end, mention.at)
          : text.slice(Math.min(mention.end, word.at), word.at)
      return connection.test(gap)
    }),
  )

  /** A point alone says nothing: "born under Mars". */
  function saysMore(mention: Mention): boolean {
    if (mention.kind !== 'point') return true
    return terms.some(
      (other) =>
        other.kind !== 'point' &&
        isTerm(other) &&
        connection.test(
          other.at >= mention.end
            ? text.slice(mention.end, other.at)
            : text.slice(Math.min(other.end, mention.at), mention.at),
        ),
    )
  }
}

const deniesChart =
  /\b(?:I (?:don['’]t|can['’]t|cannot|do not)|there is nothing|there isn['’]t|isn['’]t|not) [^.]{0,40}\bcharts?\b|\bnothing in your chart (?:says|shows|makes|means)\b/i

export interface Span {
  at: number
  end: number
}

const isTerm = ({ kind }: Mention) => kind !== 'date' && kind !== 'time'

export function spansOf(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    at: index,
    end: index + words.length,
  }))
}

export const clausesOf = (text: string) =>
  spansOf(/(?:(?!, (?:and|so|but|because) )[^();:—])+/g, text)
