import type { Ephemeris } from './ephemeris.ts'
import type { Eclipse } from './events.ts'
import { isoSecond } from './julian-day.ts'
import { lunarEclipse } from './lunar-eclipse.ts'
import { type LunationInstant, lunationInstants } from './lunations.ts'
import { solarEclipse } from './solar-eclipse.ts'
import { isInWindow, type TimeWindow, widened } from './time-window.ts'

/** Beyond this latitude a new or full Moon makes no eclipse anywhere (the true limit is about 1.6°). */
const ECLIPSE_LATITUDE_DEGREES = 1.8

/** Eclipses visible from anywhere on Earth whose greatest eclipse lies in the window. */
export function eclipses(ephemeris: Ephemeris, window: TimeWindow): Eclipse[] {
  return lunationInstants(ephemeris, widened(window, 1)).flatMap((lunation) => {
    const greatest = greatestEclipse(ephemeris, lunation)
    if (!greatest || !isInWindow(window, greatest.jdUt)) return []
    const { longitude } = ephemeris.position('moon', greatest.jdUt)
    return [{ type: 'eclipse', ...greatest.which, at: isoSecond(greatest.jdUt), longitude }]
  })
}

function greatestEclipse(ephemeris: Ephemeris, { jdUt, phase }: LunationInstant) {
  if (phase !== 'new' && phase !== 'full') return undefined
  if (Math.abs(ephemeris.moonLatitude(jdUt)) > ECLIPSE_LATITUDE_DEGREES) return undefined
  if (phase === 'new') {
    const found = solarEclipse(ephemeris, jdUt)
    return found && { jdUt: found.jdUt, which: { kind: 'solar', class: found.class } as const }
  }
  const found = lunarEclipse(ephemeris, jdUt)
  return found && { jdUt: found.jdUt, which: { kind: 'lunar', class: found.class } as const }
}
