import type { EventFindings } from '../../findings.ts'
import type { QuestionOf } from '../../question.ts'
import { addDays } from '../../understand/dates/calendar.ts'
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
  // A day off is the same night on another clock.
  const near = { ...claimed, from: addDays(claimed.from, -1), to: addDays(claimed.to, 1) }
  const then = context.search({ ...asked, span: near })
  const date = then?.kind === 'event' ? then.answer?.date : undefined
  if (then?.kind === 'event' && date && date >= near.from && date <= near.to)
    return { found: then, isRight: true }
  const found = context.search(asked)
  return found?.kind === 'event' && found.answer ? { found, isRight: false } : undefined
}
