import type { Question } from '../question.ts'
import { chosen, joinClaims } from './choose-questions.ts'
import type { UnderstandContext } from './context.ts'
import { lastQuestion } from './follow-up/last-question.ts'
import { inherit } from './inherit.ts'
import { partOf, partsOf } from './parts.ts'
import { isAsking } from './patterns/cues.ts'
import type { Part } from './patterns/part.ts'
import { purposeOfTheme } from './patterns/plans.ts'
import { LEAVES_OUT_ALL, type Read, readPart } from './read-part.ts'
import { withLikelySubject } from './statistics/subjects.ts'
import { weigh } from './statistics/weigh.ts'
import { unclear } from './unclear.ts'

const MAX_QUESTIONS = 3

/** What a message asks: one to three questions. Pure; the same message in the same context gives the same questions. */
export function understand(message: string, context: UnderstandContext): Question[] {
  const parts = partsOf(message, context)
  const read: Read[] = []
  for (const part of parts) read.push(readPart(inherit(part, read), read, context))
  const questions = joinClaims(chosen(read), read).slice(0, MAX_QUESTIONS)
  if (isFollowUp(questions, read)) return questions
  const weighed = weigh(questions, { said: parts, read: read.map(({ part }) => part) }, context)
  const asked = weighed.question ? [weighed.question] : questions
  if (asked.length > 0)
    return asked.map(
      (question) =>
        aboutThemeBefore(question, parts, context) ?? withLikelySubject(question, parts),
    )
  return [leastUnclear(read, weighed.readings, context)]
}

/** "What about love?", "And when?": a good time for that. */
function aboutThemeBefore(
  question: Question,
  parts: readonly Part[],
  { turns = [] }: UnderstandContext,
): Question | undefined {
  const last = lastQuestion(turns)
  if (question.kind !== 'window' || last?.kind !== 'theme') return undefined
  const isBare = parts.every(({ text }) => /^(?:(?:and|ok|so|but) )*when(?: then)?\W*$/.test(text))
  const purpose = isBare ? purposeOfTheme[last.theme] : undefined
  return purpose && { ...question, purpose }
}

/** "And in March?": what a turn of names asks is known from the question before. */
function isFollowUp([only, ...others]: readonly Question[], read: readonly Read[]): boolean {
  return (
    others.length === 0 &&
    read.some(({ best }) => best && best.question === only && best.score === LEAVES_OUT_ALL)
  )
}

function leastUnclear(
  read: Read[],
  readings: readonly Question[],
  context: UnderstandContext,
): Question {
  const last = lastQuestion(context.turns)
  const part = read.findLast(({ part: one }) => isAsking(one.text))?.part ?? read.at(-1)?.part
  return unclear(part ?? partOf('', '', context), readings, last)
}
