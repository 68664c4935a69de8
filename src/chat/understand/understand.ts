import type { Question } from '../question.ts'
import { chosen, joinClaims } from './choose-questions.ts'
import { clockOf, type UnderstandContext } from './context.ts'
import { lastQuestion } from './follow-up/last-question.ts'
import { isAsking } from './patterns/cues.ts'
import type { Part } from './patterns/part.ts'
import { inherit, type Read, readPart } from './read-part.ts'
import { unclear } from './unclear.ts'
import { mark } from './words/mark.ts'
import { normalize } from './words/normalize.ts'
import { isOthersChart, namesOtherOnly, ownerOf } from './words/owner.ts'
import { splitParts } from './words/split.ts'

const MAX_QUESTIONS = 3

// A dictated story rarely has more; the questions stand at its end.
const MAX_PARTS = 14

/** What a message asks: one to three questions. Pure; the same message in the same context gives the same questions. */
export function understand(message: string, context: UnderstandContext): Question[] {
  const clock = clockOf(context)
  const parts = splitParts(normalize(message)).slice(-MAX_PARTS)
  const read: Read[] = []
  for (const [index, text] of parts.entries()) {
    const part = withOwner(
      mark(asHouse(text, context), clock, isAboutHouse(context)),
      parts.slice(0, index).join('. '),
      context,
    )
    read.push(readPart(inherit(part, read), read, context))
  }
  const questions = joinClaims(chosen(read), read)
  if (questions.length > 0) return questions.slice(0, MAX_QUESTIONS)
  return [leastUnclear(read, context)]
}

/** "and 10th?" */
function asHouse(text: string, context: UnderstandContext): string {
  return isAboutHouse(context)
    ? text.replace(/\band (?=\d{1,2}(?:st|nd|rd|th)\W*$)/, 'and the ')
    : text
}

/** After a question about a house, "and the ninth?" is one as well. */
function isAboutHouse({ turns }: UnderstandContext): boolean {
  const last = lastQuestion(turns)
  if (last?.kind === 'when') return last.event.house !== undefined
  if (last?.kind === 'ruler') return typeof last.of === 'object' && 'house' in last.of
  return (last?.kind === 'meaning' || last?.kind === 'what-in') && last.house !== undefined
}

function withOwner(
  marked: ReturnType<typeof mark>,
  earlier: string,
  { today }: UnderstandContext,
): Part {
  const owner = ownerOf(marked.plain, earlier)
  const isAboutOther = owner === 'other' || isOthersChart(marked.plain)
  const isBesideOther = namesOtherOnly(`${earlier}. ${marked.plain}`)
  return {
    ...marked,
    owner: owner === 'other' ? 'user' : owner,
    isAboutOther,
    isBesideOther,
    today,
  }
}

function leastUnclear(read: Read[], context: UnderstandContext): Question {
  const last = lastQuestion(context.turns)
  const part = read.findLast(({ part: one }) => isAsking(one.text))?.part ?? read.at(-1)?.part
  return unclear(part ?? withOwner(mark('', clockOf(context)), '', context), last)
}
