import type { DatedFact, EventFindings } from '../../findings.ts'
import type { EventPattern, QuestionOf, Span } from '../../question.ts'
import { addDays } from '../../understand/dates/calendar.ts'
import type { AnswerContext } from '../compose.ts'

type WhenQuestion = QuestionOf<'when'>

/** Checks the date that the person believes in: it happens then, or at another time. */
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
  const hit = then?.kind === 'event' ? momentIn(near, then, asked.event) : undefined
  if (then?.kind === 'event' && hit)
    return {
      found: hit === then.answer ? then : { ...then, answer: hit, until: undefined },
      isRight: true,
    }
  const found = context.search(asked)
  return found?.kind === 'event' && found.answer ? { found, isRight: false } : undefined
}

/** The moment that falls into a span; of a planet that enters a sign twice, the second entry as well. */
function momentIn(
  { from, to }: Span,
  { answer, all }: EventFindings,
  { sign }: EventPattern,
): DatedFact | undefined {
  const isInside = ({ date }: DatedFact) => date >= from && date <= to
  if (answer && isInside(answer)) return answer
  return all.find((one) => isInside(one) && one.fact.kind === 'ingress' && one.fact.sign === sign)
}
