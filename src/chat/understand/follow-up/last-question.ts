import type { Turn } from '../../answer.ts'
import type { Question } from '../../question.ts'

export const withoutSubject = new Set<Question['kind']>([
  'social',
  'why',
  'more',
  'list',
  'if-not',
  'bets',
  'outcome',
  'unclear',
  'beyond',
  'other-one',
  'another-span',
  'said',
])

/** The last question that was about something, of the last turns. */
export function lastQuestion(turns: readonly Turn[]): Question | undefined {
  return turns
    .map((turn, index) => ({
      question: subjectOf(turn.memory?.question),
      before: turns.slice(0, index),
    }))
    .findLast(
      ({ question, before }) =>
        question && !withoutSubject.has(question.kind) && !isNamedDay(question, before),
    )?.question
}

/** "You said Thursday?" asks about an answer; the subject is still the one before. */
function isNamedDay(question: Question, before: readonly Turn[]): boolean {
  if (question.kind !== 'what-happens' || question.span.from !== question.span.to) return false
  const last = before.at(-1)?.memory
  return (
    last?.question.kind === 'window' && last.named.some(({ date }) => date === question.span.from)
  )
}

/** For a corrected question, the question itself; for a bare correction, the place of the corrected point. */
function subjectOf(question: Question | undefined): Question | undefined {
  if (question?.kind !== 'assertion') return question
  if (question.then) return question.then
  const [claim] = question.claims
  if (!claim) return question
  if (claim.of === 'sign' || claim.of === 'house')
    return { kind: 'where', point: claim.point, owner: claim.owner, asked: claim.of }
  if (claim.of === 'sky-motion') return { kind: 'motion', body: claim.body }
  return claim.of === 'sky-sign' ? { kind: 'sky-now', body: claim.body } : question
}
