import type { Turn } from '../../answer.ts'
import type { Question, QuestionOf } from '../../question.ts'
import { lastQuestion } from '../follow-up/last-question.ts'
import { namesSomething } from '../patterns/answer-patterns.ts'
import type { Part } from '../patterns/part.ts'

type Pick = QuestionOf<'other-one'>['pick']

const places: Record<string, number> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
}
const placed =
  /\b(first|1st|second|2nd|third|3rd|fourth|last) (?:one|day|date|window|option|choice|suggestion|pick)\b|^(?:(?:and|no|ok|so|but|what about|how about|i mean|i meant|sorry),? )*the (first|second|third|last)(?: (?:then|please|instead|again|you (?:said|named|gave)))*\W*$/
const fresh =
  /\b(?:another|any others?|anything else|any more|something else|else|different|one more|new one|neither|none of (?:them|those|these|the two)|third)\b/

/** "The first one", "the second window": a day by its place among those that were given. */
export function pickedDay(part: Part, turns: readonly Turn[]): Question | undefined {
  const last = lastQuestion(turns)
  const isOffered = turns.some(({ memory }) => memory && memory.named.length > 0)
  if (last?.kind !== 'window' || !isOffered || namesSomething(part) || part.wordCount > 9)
    return undefined
  if (part.purposes.length > 0 || /\b(?:why|better|best|of the month)\b/.test(part.text))
    return undefined
  const pick = placeIn(part.text)
  return pick === undefined ? undefined : { kind: 'other-one', pick }
}

function placeIn(text: string): Pick {
  const [, one, other] = placed.exec(text) ?? []
  const word = one ?? other
  if (!word) return undefined
  return word === 'last' ? 'last' : places[word]
}

/** "Another one" has not been given yet, "the other one" has. */
export function withPick(question: Question, { text }: Part): Question {
  if (question.kind !== 'other-one' || question.pick) return question
  const pick = placeIn(text) ?? (fresh.test(text) ? 'new' : undefined)
  return pick ? { ...question, pick } : question
}
