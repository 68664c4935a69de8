import type { Turn } from '../answer.ts'
import type { Clock } from './dates/atom.ts'

export interface UnderstandContext {
  /** Oldest first. */
  turns: Turn[]
  /** ISO date of the reader's calendar. */
  today: string
  timeZone?: string
  hasPartner: boolean
  /** ISO */
  birthDate?: string
}

export function clockOf({ today, timeZone, birthDate }: UnderstandContext): Omit<Clock, 'isPast'> {
  const isMonthFirst =
    !timeZone ||
    timeZone === 'UTC' ||
    /^(?:America|US|Canada)\/|^Asia\/Manila$|^Pacific\/(?:Honolulu|Guam)$/.test(timeZone)
  return { today, isDayFirst: !isMonthFirst, ...(birthDate && { birthDate }) }
}
