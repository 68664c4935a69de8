import { recentUsageOf, usageIn } from '#writer/text-usage-table.ts'
import type { RecentlyUsed, WrittenText } from '#writer/writer.ts'

export interface TextOfADay {
  /** The ISO date on which the user got it. */
  date: string
  text: WrittenText
}

/** The recently used wordings and sentences on a date, for a user who got these texts. */
export function recentlyUsedBefore(read: readonly TextOfADay[], date: string): RecentlyUsed {
  const usages = read.map((one, index) => ({
    textId: String(index),
    at: new Date(one.date),
    ...usageIn(one.text),
  }))
  return recentUsageOf(usages, new Date(date)).recentlyUsed
}
