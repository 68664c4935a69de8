import { HoroscopeKind } from '#contract/horoscopes.ts'
import type { Database } from '#database.ts'
import { findHoroscope } from '#horoscopes/horoscopes-table.ts'
import { type Period, periodOf } from '#horoscopes/period.ts'

/** What a stored horoscope of today, this week or this month says. */
export interface CurrentHoroscope extends Period {
  kind: HoroscopeKind
  text: string
  /** The time zone of the clock that it was written for. */
  timeZone?: string
  /** The instants it names. */
  moments: { factId: string; at: string }[]
}

/** Those that the user has requested; none is written for an answer. */
export async function findCurrentHoroscopes(
  db: Database,
  userId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<CurrentHoroscope[]> {
  const found: CurrentHoroscope[] = []
  for (const kind of HoroscopeKind.options) {
    const period = periodOf(kind, now, timeZone)
    const horoscope = await findHoroscope(db, { userId, kind, startDate: period.startDate })
    if (!horoscope) continue
    const { content: text, moments, timeZone: clock } = horoscope
    found.push({
      kind,
      ...period,
      text,
      ...(clock && { timeZone: clock }),
      moments: moments.map(({ factId, at }) => ({ factId, at })),
    })
  }
  return found
}
