import type { Chart } from './chart.ts'
import type { MoonPhaseFact } from './facts.ts'
import { normalizeDegrees } from './zodiac.ts'

type Phase = MoonPhaseFact['phase']

/** In chronological order. */
export const moonPhases: readonly Phase[] = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
]

/** The phase for an elongation in degrees: eight equal octants, the first centered on 0°. */
export function phaseAt(elongation: number): Phase {
  return moonPhases[Math.floor(normalizeDegrees(elongation + 22.5) / 45)] as Phase
}

/** The Moon phase at birth; none when it changes on the day of an unknown birth time. */
export function moonPhaseFacts({ bodies: { sun, moon } }: Chart): MoonPhaseFact[] {
  // The Sun and the Moon are never retrograde: both are lowest at the start of a day and highest at its end.
  const [first, last] = [moonPastSun('lowest'), moonPastSun('highest')].map(phaseAt)
  if (!first || first !== last) return []
  const weight = first === 'new' || first === 'full' ? 0.5 : 0.35
  return [{ id: `moon-phase:${first}`, kind: 'moon-phase', phase: first, weight, certain: true }]

  function moonPastSun(end: 'lowest' | 'highest'): number {
    return (moon.wholeDay?.[end] ?? moon.longitude) - (sun.wholeDay?.[end] ?? sun.longitude)
  }
}
