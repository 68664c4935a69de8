import type { EventFindings } from '../../findings.ts'
import type { QuestionOf } from '../../question.ts'
import type { AnswerContext } from '../compose.ts'

type WhenQuestion = QuestionOf<'when'>

/** What a date that the person believes in comes to: it happens then, or at another time. */
export interface Settled {
  found: EventFindings
  isRight: boolean
}

/** "Mercury turns retrograde on January 3, right?" */
export function settleClaim(question: WhenQuestion, context: AnswerContext): Settled | undefined {
  const { claimed, ...asked } = question
  if (!claimed) return undefined
  const then = context.search({ ...asked, span: claimed })
  const date = then?.kind === 'event' ? then.answer?.date : undefined
  if (then?.kind === 'event' && date && date >= claimed.from && date <= claimed.to)
    return { found: then, isRight: true }
  const found = context.search(asked)
  return found?.kind === 'event' && found.answer ? { found, isRight: false } : undefined
}
