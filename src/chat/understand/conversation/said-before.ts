import type { Turn } from '../../answer.ts'
import type { Question, Span } from '../../question.ts'
import { weekdayOf } from '../dates/calendar.ts'
import type { Part } from '../patterns/part.ts'

const verbs =
  'say|said|mention|mentioned|name|named|tell|told|suggest|suggested|recommend|recommended|give|gave|pick|picked|propose|proposed|write|wrote'
const saidByYou = new RegExp(
  `\\b(?:did|have|had) (?:not )?you (?:not )?(?:\\w+ )?(?:${verbs})\\b|\\b(?:was|is) (?:it|that) (?:not )?T\\d (?:that )?you (?:\\w+ )?(?:said|named|gave|suggested|mentioned)\\b|\\byou (?:just |also |already |had |have |first |earlier )?(?:said|mentioned|told|named|gave|suggested|recommended|picked|proposed|wrote|talked about)\\b|\\byour T\\d\\b`,
)
const ofOtherThings =
  /\b(?:what|which|list|all)\b.*\byou (?:said|mentioned)|\b(?:why|how|what if|instead)\b/

/** "You said Thursday, right?": whether a day was named, and which one was. */
export function saidBefore(
  { text, plain, spans: [span] }: Part,
  turns: readonly Turn[],
): Question | undefined {
  if (!span || !saidByYou.test(text) || ofOtherThings.test(text)) return undefined
  const dates = turns.flatMap(({ memory }) => memory?.named.map(({ date }) => date) ?? [])
  if (dates.length === 0) return undefined
  const date = dates.findLast(matcherOf(plain, span))
  return { kind: 'said', claimed: span, ...(date && { date }) }
}

const monthNames =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b|\d[/.]\d|\btomorrow\b|\b(?:next|this|last) /

/** A weekday or "the 14th" is of whichever week or month was spoken of. */
function matcherOf(plain: string, { from, to }: Span): (date: string) => boolean {
  if (from !== to || monthNames.test(plain)) return (date) => date >= from && date <= to
  const [, day] = /\bthe (\d{1,2})(?:st|nd|rd|th)?\b/.exec(plain) ?? []
  if (day) return (date) => Number(date.slice(8)) === Number(day)
  return (date) => weekdayOf(date) === weekdayOf(from)
}
