import { DAY } from '#durations.ts'
import { periodOf, utcDate } from '#horoscopes/period.ts'
import { withAge } from '#writer/reader/life.ts'
import type { HoroscopeBrief, WrittenText } from '#writer/writer.ts'
import type { Reader } from './horoscope-readers.ts'
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
  /** Of the reader, whose texts then assume no life that few people of the age have. */
  birthDate?: string
  /** The order of texts opened on one day. */
  kinds?: readonly HoroscopeBrief['kind'][]
}

const allKinds = ['monthly', 'weekly', 'daily'] as const

/**
 * The texts of a user who opens every horoscope on its first day, written with their usage history.
 *
 * @param reader whose clock the texts follow; a period is the same in every zone
 */
export async function horoscopeHistory(
  { timeZone, factsOf }: Pick<Reader, 'timeZone' | 'factsOf'>,
  { seed, from, days, birthDate, kinds = allKinds }: Habit,
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
      const brief: HoroscopeBrief = {
        kind,
        period,
        timeZone,
        facts: factsOf(period),
        seed: `${seed} ${key}`,
        recentlyUsed: recentlyUsedBefore(read, date),
        ...(birthDate && { about: withAge(undefined, birthDate, new Date(period.startDate)) }),
      }
      read.push({ date, brief, text: await write(brief) })
    }
  }
  return read
}
