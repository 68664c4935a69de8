import { ties, weekLeads, weekTasks } from '#lore/corpus/horoscope/week.ts'
import { weekendEntries } from '#lore/forecast-entries.ts'
import type { WordLimits } from '../prose/word-budget.ts'
import type { Section, Sentence, WrittenText } from '../writer.ts'
import { endingOf, tellBesideQuestion, tellClosing } from './closing.ts'
import { daysApart, weekdayText } from './dates.ts'
import { inParagraphs, lengthen, type WrittenMoment } from './lengthen.ts'
import type { Narrator } from './narrator.ts'
import { paragraphs } from './paragraphs.ts'
import { type DayPlan, inOrderOfDate, isMoonDay, weightiestDays } from './plan.ts'
import { tellQuestion } from './question.ts'
import { movingReference } from './references.ts'
import { present, tellMoon, tellStep, tellTheme } from './tell.ts'
import { titlesOf, toneOf } from './theme-words.ts'
import type { When } from './time-slot.ts'

const MOMENTS = 3
const LEAST_MOMENTS = 2
export const weekLimits: WordLimits = { enough: 265, most: 345 }
/** Words reserved for the closing and for additions to a moment. */
const ROOM_FOR_REST = 60
/** Each moment leaves one wording for its day. */
const SPARE = 1

/** The question of the week, two or three moments, and the weekend. */
export function composeWeek(narrator: Narrator, days: readonly DayPlan[]): WrittenText {
  const chosen = momentsOf(days)
  const [lead] = chosen
  const saturday = days.at(-1)
  if (!lead || !saturday) throw new Error('A week has days')
  const moments = inOrderOfDate(chosen)
  const ending = endingOf(narrator, lead.theme)
  const question = tellQuestion(narrator, lead.theme, { name: 'week-lead', lines: weekLeads })
  const beside = tellBesideQuestion(narrator, lead.theme, ending)
  const tie = tellTie(narrator, moments)
  const written = moments.map(
    (day): WrittenMoment => ({
      day,
      sentences: tellTheme(narrator, day.theme, { when: whenOf(day), spare: SPARE }),
    }),
  )
  const weekend = tellWeekend(narrator, saturday, moments.includes(saturday))
  const moon =
    narrator.budget.used < weekLimits.enough - ROOM_FOR_REST
      ? tellMoon(narrator, saturday.moon, { room: narrator.budget.room, hasReference: false })
      : []
  const closing = tellClosing(narrator, [lead.theme, saturday.moon, saturday.moonSign], {
    ending,
    before: { name: 'week-task', lines: weekTasks },
  })
  tellFirstStep(narrator, written)
  const undated = lengthen(narrator, { days, moments: written, kind: 'this week', spare: SPARE })
  if (narrator.budget.isShort) tellQuietDay(narrator, days.slice(0, -1), written)
  const inWeek = written.filter(({ day }) => day !== saturday).flatMap(inParagraphs)
  const onSaturday = written.filter(({ day }) => day === saturday).flatMap(inParagraphs)
  const sections: Section[] = [
    {
      title: narrator.title('week', titlesOf((moments[0] ?? lead).theme)),
      paragraphs: paragraphs(...inWeek, ...undated),
    },
    {
      title: narrator.title('weekend', titlesOf(saturday.moon)),
      paragraphs: [...paragraphs(...onSaturday, [...weekend, ...moon]), { sentences: closing }],
    },
  ]
  return { opening: paragraphs([...question, ...beside, ...tie]), sections }
}

export function whenOf({ date }: DayPlan): When {
  return { kind: 'date', at: date }
}

/** Moon-only dates are used only if the week has too few others. */
function momentsOf(days: readonly DayPlan[]): DayPlan[] {
  const chosen = weightiestDays(days, MOMENTS)
  const weighty = chosen.filter((day) => !isMoonDay(day))
  return weighty.length >= LEAST_MOMENTS ? weighty : chosen
}

/** In a quiet week, adds a Moon-only day: the one farthest from the other dates. */
function tellQuietDay(
  narrator: Narrator,
  days: readonly DayPlan[],
  written: WrittenMoment[],
): void {
  if (written.length >= MOMENTS) return
  const distance = ({ date }: DayPlan) =>
    Math.min(...written.map(({ day }) => daysApart(day.date, date)))
  const [day] = days
    .filter((one) => isMoonDay(one) && distance(one) > 0)
    .sort((one, other) => distance(other) - distance(one))
  if (!day) return
  const sentences = tellTheme(narrator, day.theme, {
    when: whenOf(day),
    room: narrator.budget.room,
  })
  written.push({ day, sentences })
  written.sort((one, other) => (one.day.date < other.day.date ? -1 : 1))
}

/** At most one in a week: more would be monotonous. */
function tellFirstStep(narrator: Narrator, written: readonly WrittenMoment[]): void {
  for (const [index, { day, sentences }] of written.entries()) {
    const before = written[index - 1]
    const step = before ? tellStep(narrator, before.day, day) : []
    sentences.unshift(...step)
    if (step.length > 0) return
  }
}

/** The two days on which the question comes up. */
function tellTie(narrator: Narrator, moments: DayPlan[]): Sentence[] {
  const [first, second] = moments
  if (!first || !second) return []
  const tones = `${toneOf(first.theme)}-${toneOf(second.theme)}` as const
  return present(
    narrator.line({
      name: `tie/${tones}`,
      lines: ties[tones],
      words: { first: [weekdayText(first.date)], second: [weekdayText(second.date)] },
      facts: [first.theme.id, second.theme.id],
    }),
  )
}

/** The Moon's place on Saturday, and a suggestion for the weekend. */
function tellWeekend(narrator: Narrator, day: DayPlan, isDated: boolean): Sentence[] {
  const { moon } = day
  const when: When = isDated ? { kind: 'that day' } : whenOf(day)
  const telling = { when, ref: movingReference(moon), facts: [moon.id], moment: moon.id }
  const weekend = narrator.tell({ ...telling, entries: weekendEntries(moon) })
  return weekend ?? tellTheme(narrator, moon, { when })
}
