const WIDEST_ORB_DEGREES = 10

// A conjunction needs no line: its two ends meet.
const colors: Record<string, string> = {
  Trine: 'stroke-career',
  Sextile: 'stroke-career',
  Square: 'stroke-love',
  Opposition: 'stroke-love',
}

/** The class of an aspect's line: harmonious in blue, tense in pink; undefined if it has none. */
export const aspectColor = (aspectName: string): string | undefined => colors[aspectName]

export const isTense = (aspectName: string): boolean => colors[aspectName] === 'stroke-love'

/** The tighter the orb, the heavier the line. */
export function lineWidth({ degrees, minutes }: { degrees: number; minutes: number }): number {
  const tightness = 1 - (degrees + minutes / 60) / WIDEST_ORB_DEGREES
  return Math.max(0.5, 0.5 + 1.3 * tightness)
}
