import type { Sentence } from '#writer/writer.ts'
import type { DatedFact } from '../../findings.ts'
import type { Purpose } from '../../question.ts'
import type { AnswerContext } from '../compose.ts'
import { hourKind } from './proposed-hours.ts'
import { hours } from './window-lines.ts'

/** With another person, at an hour. */
const appointments: readonly string[] = ['love', 'hard-talk', 'end']

/** A van needs no office, and the papers do. */
const movingHours = {
  officeEarly: 'moveEarly',
  officeLate: 'moveLate',
  early: 'moveEarly',
  late: 'moveLate',
} as const

/** When to do it, where the exact moment is not an hour for it. */
export function sayHour(
  main: DatedFact,
  day: string,
  purpose: Purpose,
  { narrator }: AnswerContext,
): Sentence | undefined {
  if (main.fact.kind !== 'transit' || main.date !== day || !main.time) return undefined
  const side = hourKind(purpose, main.time)
  if (side === 'within') return undefined
  const kind =
    purpose === 'move'
      ? movingHours[side]
      : side === 'late' && !appointments.includes(purpose)
        ? 'lateAny'
        : side
  const isNamed = main.isWaking ? 'Named' : ''
  return narrator.say({
    name: `window/hour/${kind}${isNamed}`,
    lines: hours[`${kind}${isNamed}`],
    words: { time: main.time },
    facts: [main.fact],
    ...(main.isWaking && { moment: main.fact }),
  })
}
