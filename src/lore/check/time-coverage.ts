import type { Unreadable } from './readable-text.ts'
import type { Reading } from './refused-words.ts'
import { type Span, spansOf } from './uncovered-words.ts'

const timeWords =
  /\b(?:mornings?|afternoons?|evenings?|nights?|overnight|noon|midday|midnight|hours?|minutes?|weeks?|weekends?|midweek|weeklong|months?|monthlong|years?|yearlong|decades?|spring|summer|autumn|winter|fortnight|soon|sooner|later|recent|recently|lately|already|yet|again(?!\))|once(?! (?:the |your )?\w+ (?:has|is|enters|turns))|twice|ago|nowadays|current|currently|ongoing|ahead|next|last|previous|previously|final|early|earlier|late|halfway|halves|lasts?|lasting|lingers?|lingering|christmas|easter|thanksgiving|halloween|new year\w*|season|the \d{1,2}(?:st|nd|rd|th)|yesterday|tomorrow|daily|weekly|monthly|permanent\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|(?-i:March|May)|april|june|july|august|september|october|november|december)\b/gi
/** "The best day", without saying of which period. */
const rankedDays =
  /\b(?:best|worst|strongest|luckiest|hardest|easiest|busiest|biggest|weakest|brightest|darkest|most \w+) (?:days?|weeks?|hours?|nights?|moments?|stretch)\b/gi
const boundary = /[,();:—–]| (?:and|so|but|while|when|because|if|that|which|who|what|where|as) /g
/** "In two days, the Full Moon …" */
const adverbial =
  /^(?:in|on|by|at|until|after|before|since|from|during|within|soon|later|early|late|this|next|last|over|all|for|through|throughout|around|once|already|again|currently|between)\b/i
const isEvent =
  /^(?:point|aspect|contact|entry|station|moon-phase|eclipse|void-moon|return|retrograde|direct)$/

/** When, how long or how often something happens in the sky, in words that are not a date. */
export function timesUncovered({ text, mentions, isDated }: Reading): Unreadable[] {
  if (!isDated) return []
  const ranked = mentions.length > 0 ? spansOf(rankedDays, text) : []
  const uncovered = partsOf(text).flatMap((part) => {
    const inside = mentions.filter(({ at }) => at >= part.at && at < part.end)
    if (!inside.some(({ kind }) => isEvent.test(kind))) return []
    return spansOf(timeWords, text)
      .filter(({ at }) => at >= part.at && at < part.end)
      .filter((word) => !mentions.some(({ at, end }) => at < word.end && word.at < end))
  })
  return [...ranked, ...uncovered].map(({ at, end }) => ({
    words: text.slice(at, end),
    reason: 'it is no date that the cited facts have',
  }))
}

function partsOf(text: string): Span[] {
  const ends = [...spansOf(boundary, text).map(({ at }) => at), text.length]
  const parts = ends.map((end, index) => ({ at: index === 0 ? 0 : (ends[index - 1] ?? 0), end }))
  const [first, second, ...rest] = parts
  return first && second && text[first.end] === ',' && adverbial.test(text)
    ? [{ at: 0, end: second.end }, ...rest]
    : parts
}
