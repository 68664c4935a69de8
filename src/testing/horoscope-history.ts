import { DAY } from '#durations.ts'
import { periodOf, utcDate } from '#horoscopes/period.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import type { HoroscopeBrief, WrittenText } from '#writer/writer.ts'
import { recentlyUsedBefore, type TextOfADay } from './recently-used.ts'

/** A text with the date on which the user got it. */
export interface ReadText extends TextOfADay {
  brief: HoroscopeBrief
}

export interface Habit {
  seed: string
  /** ISO date. */
  from: string
  days: number
  /** The order of texts opened on one day. */
  kinds?: readonly HoroscopeBrief['kind'][]
}

const allKinds = ['monthly', 'weekly', 'daily'] as const

/**
 * The texts of a user who opens every horoscope on its first day, written with their usage history.
 *
 * @param facts of all months and weeks that the days touch
 */
export async function horoscopeHistory(
  facts: readonly ForecastFact[],
  { seed, from, days, kinds = allKinds }: Habit,
  write: (brief: HoroscopeBrief) => WrittenText | Promise<WrittenText>,
): Promise<ReadText[]> {
  const read: ReadText[] = []
  const written = new Set<string>()
  for (let day = 0; day < days; day++) {
    const at = new Date(Date.parse(from) + day * DAY)
    const date = utcDate(at)
    for (const kind of kinds) {
      const period = periodOf(kind, at)
      const key = `${kind} ${period.startDate}`
      if (written.has(key)) continue
      written.add(key)
      const ofPeriod = facts.filter(
        (fact) =>
          fact.at.slice(0, 10) >= period.startDate && fact.at.slice(0, 10) <= period.endDate,
      )
      const brief: HoroscopeBrief = {
        kind,
        period,
        facts: ofPeriod,
        seed: `${seed} ${key}`,
        recentlyUsed: recentlyUsedBefore(read, date),
      }
      read.push({ date, brief, text: await write(brief) })
    }
  }
  return read
}
