import type { Question, Span } from '../../question.ts'
import { daysBetween } from '../dates/calendar.ts'
import { partOfSpan } from '../dates/cut-spans.ts'
import type { Part } from '../patterns/part.ts'

const named =
  /^(?:(?:and|but|ok|so|no|only|just|what about|how about|the|in|for|during|rather|maybe|i mean|i meant|let us say|especially|mostly|sorry|please),? )*(beginning|start|end|middle|(?:first|second|last|latter|other) half|(?:first|last|second|third) (?:week|weekend)|(?:first|last) days)(?: (?:of (?:it|that|this|them|the (?:month|week|year))|only|then|please|instead|there|alone))*\W*$/

/** "And only the second half of it?": a part of the time that was asked about. */
export function partOfLast(last: Question, { plain, points }: Part): Question | undefined {
  const [, words] = named.exec(plain) ?? []
  const span = words && points.length === 0 ? spanOf(last) : undefined
  if (!words || !span || daysBetween(span.from, span.to) < 6) return undefined
  const part = partOfSpan(span, words)
  if (last.kind === 'window') return { ...last, span: part, hasOwnSpan: true }
  return { ...last, span: part } as Question
}

function spanOf(last: Question): Span | undefined {
  return last.kind === 'window' || last.kind === 'what-happens' ? last.span : undefined
}
