import { signedDifference } from './aspects.ts'
import type { Ephemeris } from './ephemeris.ts'
import { type Lunation, type LunationPhase, lunationPhases } from './events.ts'
import { isoSecond } from './julian-day.ts'
import { slopedRoot } from './roots.ts'
import { isInWindow, midnightsAround, type TimeWindow } from './time-window.ts'
import { normalizeDegrees } from './zodiac.ts'

/** An instant at which the elongation of the Moon is a multiple of 90°. */
export interface LunationInstant {
  jdUt: number
  phase: LunationPhase
}

export function lunations(ephemeris: Ephemeris, window: TimeWindow): Lunation[] {
  return lunationInstants(ephemeris, window)
    .filter(({ jdUt }) => isInWindow(window, jdUt))
    .map(({ jdUt, phase }) => {
      const { longitude } = ephemeris.position('moon', jdUt)
      return { type: 'lunation', phase, at: isoSecond(jdUt), longitude }
    })
}

/** All lunations of the days around a window. The elongation grows by 10° to 15° a day. */
export function lunationInstants(ephemeris: Ephemeris, window: TimeWindow): LunationInstant[] {
  const midnights = midnightsAround(window)
  const quarters = midnights.map((jdUt) => Math.floor(elongation(ephemeris, jdUt) / 90))
  return midnights.slice(1).flatMap((to, index) => {
    const quarter = quarters[index + 1] as number
    if (quarter === quarters[index]) return []
    const jdUt = lunationBetween(ephemeris, quarter * 90, midnights[index] as number, to)
    return [{ jdUt, phase: lunationPhases[quarter] as LunationPhase }]
  })
}

function lunationBetween(ephemeris: Ephemeris, degrees: number, from: number, to: number): number {
  const pastLunation = (jdUt: number) => {
    const moon = ephemeris.position('moon', jdUt)
    const sun = ephemeris.position('sun', jdUt)
    const value = signedDifference(moon.longitude - sun.longitude, degrees)
    return { value, slope: moon.speed - sun.speed }
  }
  return slopedRoot(pastLunation, from, to, true)
}

function elongation(ephemeris: Ephemeris, jdUt: number): number {
  const moon = ephemeris.position('moon', jdUt)
  const sun = ephemeris.position('sun', jdUt)
  return normalizeDegrees(moon.longitude - sun.longitude)
}
