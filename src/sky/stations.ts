import type { Planet } from './bodies.ts'
import type { Course, Sample } from './course.ts'
import type { Station } from './events.ts'
import { isoSecond } from './julian-day.ts'
import { isInWindow, type TimeWindow } from './time-window.ts'
import { normalizeDegrees } from './zodiac.ts'

/** Stations of a planet in a window; the course may reach beyond it. */
export function stations(body: Planet, { samples, runs }: Course, window: TimeWindow): Station[] {
  return runs.slice(1).flatMap(({ first, isDirect }) => {
    const { jdUt, longitude } = samples[first] as Sample
    if (!isInWindow(window, jdUt)) return []
    return [
      {
        type: 'station',
        body,
        direction: isDirect ? 'direct' : 'retrograde',
        at: isoSecond(jdUt),
        longitude: normalizeDegrees(longitude),
      },
    ]
  })
}
