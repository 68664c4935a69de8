import type { Purpose } from '../../question.ts'

/** Hours of the reader's clock. */
interface Hours {
  from: number
  to: number
}

const OFFICE: Hours = { from: 9, to: 17 }
const WAKING: Hours = { from: 8, to: 21 }

/** These need an office, a school or an agent that is open. */
const atOffices: ReadonlySet<Purpose> = new Set(['money-talk', 'work', 'study', 'move'])

/** Whether somebody has to be at a desk for it. */
export const needsOffice = (purpose: Purpose) => atOffices.has(purpose)

type HourKind = 'within' | 'officeEarly' | 'officeLate' | 'early' | 'late'

/**
 * Whether a plan of this purpose can be had when something is exact, and if not, on which side of its hours that is.
 * @param time as `clockAt` writes it: "10:05 a.m."
 */
export function hourKind(purpose: Purpose, time: string): HourKind {
  const { from, to } = needsOffice(purpose) ? OFFICE : WAKING
  const hours = hoursOf(time)
  if (hours < from) return needsOffice(purpose) ? 'officeEarly' : 'early'
  if (hours > to) return needsOffice(purpose) ? 'officeLate' : 'late'
  return 'within'
}

/** 13.5 of "1:30 p.m." */
function hoursOf(time: string): number {
  const [clock = '', half] = time.split(' ')
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return (hour % 12) + (half === 'p.m.' ? 12 : 0) + minute / 60
}
