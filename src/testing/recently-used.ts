import { recentUsageOf, usageIn } from '#writer/text-usage-table.ts'
import type { RecentlyUsed, WrittenText } from '#writer/writer.ts'

export interface TextOfADay {
  /** ISO date on which somebody got it. */
  date: string
  text: WrittenText
}

/** What a person who got these texts has recently read on a date. */
export function recentlyUsedBefore(read: readonly TextOfADay[], date: string): RecentlyUsed {
  const usages = read.map((one, index) => ({
    textId: String(index),
    at: new Date(one.date),
    ...usageIn(one.text),
  }))
  return recentUsageOf(usages, new Date(date)).recentlyUsed
}
