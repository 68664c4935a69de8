import type { Chart } from '#sky/chart.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import type { NatalFact } from '#sky/facts.ts'
import type { SkyCache } from '#sky/sky-cache.ts'
import type { SynastryFact } from '#sky/synastry-facts.ts'
import type { CurrentHoroscope } from './current-horoscopes.ts'

/** All that answers about the sky are computed from. */
export interface ChatSky extends SkyCache {
  ephemeris: Ephemeris
  /** The chart of the newest natal reading. */
  chart: Chart
  facts: NatalFact[]
  /** ISO date; the year counts where a message names an age. */
  birthDate?: string
  /** From the newest relationship reading; never a name. */
  partner?: { chart: Chart; facts: NatalFact[]; synastry: SynastryFact[] }
  /** The horoscopes of today, this week and this month, as far as they are stored. */
  horoscopes?: CurrentHoroscope[]
  now: Date
  /** IANA; UTC when the browser sent none. */
  timeZone: string
}
