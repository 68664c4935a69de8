import type { TransitFact } from '#sky/forecast-facts.ts'
import type { Sentence } from '../writer.ts'
import type { Narrator } from './narrator.ts'
import { type DayPlan, rank, type Theme } from './plan.ts'
import { tellSmallQuestion } from './question.ts'
import { tellAside, tellOtherSide, tellTask, tellUndated } from './tell.ts'
import type { NamedTime } from './time-slot.ts'

/** A moment of a week or a month, with its sentences so far. */
export interface WrittenMoment {
  day: DayPlan
  sentences: Sentence[]
  /** Another view of it, in a separate paragraph. */
  otherSide?: Sentence[]
}

/**
 * Lengthens a short weekly or monthly text: first with undated transits, which it returns as
 * paragraphs, then with another view of the weightiest moments, a closing line, a question, a task.
 */
export function lengthen(
  narrator: Narrator,
  {
    days,
    moments,
    kind,
    spare,
  }: {
    days: readonly DayPlan[]
    moments: readonly WrittenMoment[]
    kind: NamedTime
    spare: number
  },
): Sentence[][] {
  const room = () => (narrator.budget.isShort ? narrator.budget.room : 0)
  const undated: Sentence[][] = []
  for (const fact of undatedWithin(days)) {
    if (room() > 0) undated.push(tellUndated(narrator, fact, kind, room()))
  }
  const byWeight = [...moments].sort((one, other) => rank(other.day.theme) - rank(one.day.theme))
  const ways: ((theme: Theme, day: DayPlan) => Sentence[])[] = [
    (theme) => tellAside(narrator, theme, room()),
    (theme) => tellSmallQuestion(narrator, theme, room()),
    (theme, day) => tellTask(narrator, [theme, day.moon], { room: room() }),
  ]
  for (const moment of byWeight) {
    if (room() > 0)
      moment.otherSide = tellOtherSide(narrator, moment.day.theme, { spare, room: room() })
  }
  for (const more of ways) {
    for (const { day, sentences } of byWeight) {
      if (room() > 0) sentences.push(...more(day.theme, day))
    }
  }
  return undated
}

/** The paragraphs of a moment. */
export function inParagraphs({ sentences, otherSide = [] }: WrittenMoment): Sentence[][] {
  return [sentences, otherSide]
}

/** The undated transits that certainly happen in the period, the weightiest first. */
function undatedWithin(days: readonly DayPlan[]): TransitFact[] {
  const [first, last] = [days.at(0)?.date ?? '', days.at(-1)?.date ?? '']
  return days
    .flatMap(({ undated }) => undated)
    .filter(({ earliest = '', latest = '' }) => {
      return earliest.slice(0, 10) >= first && latest.slice(0, 10) <= last
    })
    .sort((one, other) => other.weight - one.weight)
}
