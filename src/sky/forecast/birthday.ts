import type { BirthdayFact } from '../forecast-facts.ts'
import { isoSecond } from '../julian-day.ts'
import type { CalendarDate, TimeWindow } from '../time-window.ts'

const BIRTHDAY_WEIGHT = 0.6

/**
 * The birthday in a window; there is none in a common year for people born on February 29.
 * @param birthday MM-DD
 */
export function birthdayFacts(
  dates: readonly CalendarDate[],
  { fromJdUt, toJdUt }: TimeWindow,
  birthday: string | undefined,
): BirthdayFact[] {
  return dates.flatMap(({ date, jdUt }, index) => {
    const next = dates[index + 1]
    if (!birthday || !date.endsWith(`-${birthday}`) || !next) return []
    if (jdUt < fromJdUt - HALF_SECOND || jdUt >= toJdUt) return []
    return [
      {
        id: `birthday:${date}`,
        kind: 'birthday',
        at: isoSecond(jdUt),
        until: isoSecond(next.jdUt),
        weight: BIRTHDAY_WEIGHT,
        certain: true,
      },
    ]
  })
}

const HALF_SECOND = 0.5 / 86_400
