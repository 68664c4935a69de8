import { DAY } from '#durations.ts'
import { periodOf, utcDate } from '#horoscopes/period.ts'
import type { ForecastFact } from '#sky/forecast-facts.ts'
import type { HoroscopeBrief, WrittenText } from '#writer/writer.ts'
import { recentlyUsedBefore, type TextOfADay } from './recently-used.ts'

/** A text as somebody got it, on the day when they got it. */
export interface ReadText extends TextOfADay {
  brief: HoroscopeBrief
}

export interface Habit {
  seed: string
  /** ISO date. */
  from: string
  days: number
  /** Of several on one day, in the order in which they are opened. */
  kinds?: readonly HoroscopeBrief['kind'][]
}

const allKinds = ['monthly', 'weekly', 'daily'] as const

/**
 * What a person reads who opens every horoscope on its first day, with the memory of what they have
 * read.
 *
 * @param facts of all the months that the days touch, and of the weeks
 */
export async function readAlong(
  facts: readonly ForecastFact[],
  { seed, from, days, kinds = allKinds }: Habit,
  write: (brief: HoroscopeBrief) => Promise<WrittenText>,
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
