import type { QuestionOf } from './question.ts'

const TIME = '(?:birth ?time|time of (?:my )?birth|birth hour|hour of (?:my )?birth)'
const OFF =
  '(?:wrong|off|incorrect|inaccurate|not (?:right|correct|exact|accurate)|(?:a bit |slightly |only )?(?:rounded|approximate|a guess|estimated)|uncertain)'
const asking = new RegExp(
  [
    `\\b(?:what|how (?:much|bad)|does it matter|would it|is it).{0,30}\\b${TIME}\\b.{0,12}\\b(?:is|was|were|be)\\b.{0,12}\\b${OFF}\\b`,
    `\\b(?:my|the) ${TIME} (?:might|may|could|is probably|is maybe) (?:be )?${OFF}\\b.*\\?`,
    `\\bhow (?:exact|accurate|precise) (?:does|must|should|do).{0,20}\\b${TIME}\\b`,
    '\\bwhat (?:if|changes if) i (?:was|were|am) (?:actually )?born (?:\\w+ ){0,4}(?:earlier|later|before that|after that)\\b',
    `\\b(?:i am|i'?m) not sure (?:about|of) my ${TIME}\\b`,
  ].join('|'),
  'i',
)

/** "What if my birth time is wrong?", if the whole message is that. */
export function readBirthTime(message: string): QuestionOf<'birth-time'> | undefined {
  if (message.length > LONGEST || !asking.test(message)) return undefined
  return { kind: 'birth-time' }
}

/** A longer message has more to say. */
const LONGEST = 120
