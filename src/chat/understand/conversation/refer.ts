import type { Turn } from '../../answer.ts'
import type { Question } from '../../question.ts'
import type { Part } from '../patterns/part.ts'
import { ofThatDay, sameOnDay } from './day-reference.ts'
import { aboutEvent, touchingMine } from './event-reference.ts'
import { focusOf } from './focus.ts'
import { withinLimit } from './limited-span.ts'
import { pickedDay } from './pick.ts'
import { ofThatPlace } from './place-reference.ts'
import { saidBefore } from './said-before.ts'
import { besideNamedDay, inSpanBefore, onThatWeekday, planInThatSpan } from './span-reference.ts'

/**
 * What a part asks of a day, a place, an event or a time that earlier turns named. Each reference is looked up in
 * what the answers remember, so it may lie several turns back.
 */
export function referredTo(
  part: Part,
  turns: readonly Turn[],
  before: Part | undefined,
): Question | undefined {
  if (turns.length === 0) return undefined
  const focus = focusOf(turns, part.today)
  return (
    saidBefore(part, turns) ??
    sameOnDay(part, before, focus) ??
    ofThatDay(part, focus) ??
    touchingMine(part, focus) ??
    ofThatPlace(part, focus) ??
    planInThatSpan(part, focus) ??
    inSpanBefore(part, before, focus) ??
    onThatWeekday(part, focus.question) ??
    besideNamedDay(part, turns) ??
    withinLimit(part, before, turns) ??
    pickedDay(part, turns) ??
    aboutEvent(part, focus)
  )
}
