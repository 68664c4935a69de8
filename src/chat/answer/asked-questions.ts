import type { AskedQuestion } from '../answer.ts'
import type { Question } from '../question.ts'
import type { Reply } from './compose.ts'
import { monthAndDay } from './time/date-words.ts'

/** What a message asked, with the dates that its answer says; not a question about the conversation itself. */
export function askedQuestions(
  questions: readonly Question[],
  replies: readonly Reply[],
): AskedQuestion[] {
  return questions.flatMap((question, index) => {
    const reply = replies[index]
    if (!reply || question.kind === 'recall') return []
    return { question: reply.question ?? question, dates: datesSaid(reply) }
  })
}

/** A reply also names dates for the next one to fall back on. */
function datesSaid({ blocks, named = [] }: Reply): string[] {
  const sentences = blocks.flatMap((block) => ('items' in block ? block.items : block.sentences))
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const isSaid = (date: string) => new RegExp(`\\b${monthAndDay(date)}\\b`).test(text)
  return named.map(({ date }) => date).filter(isSaid)
}
