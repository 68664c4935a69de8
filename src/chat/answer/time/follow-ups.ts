import type { Question, QuestionOf } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'

/** "What about next month?": the question before, for another time. */
export function composeAnotherSpan(
  { span }: QuestionOf<'another-span'>,
  context: AnswerContext,
): Reply {
  const asked = lastQuestion(context, (question) => 'span' in question && Boolean(question.span))
  const question: Question =
    asked && 'span' in asked && asked.kind !== 'another-span'
      ? { ...asked, span, ...(asked.kind === 'window' && { hasOwnSpan: true }) }
      : { kind: 'what-happens', span }
  return { question, ...context.answer(question) }
}

function lastQuestion(
  { turns }: AnswerContext,
  suits: (question: Question) => boolean,
): Question | undefined {
  return turns.findLast(({ memory }) => memory && suits(memory.question))?.memory?.question
}
