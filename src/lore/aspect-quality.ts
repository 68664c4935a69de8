import type { AspectName } from '#sky/chart.ts'

/** How the two points of an aspect interact. */
export type AspectQuality = 'joined' | 'harmonious' | 'tense'

const qualities: Record<AspectName, AspectQuality> = {
  conjunction: 'joined',
  opposition: 'tense',
  square: 'tense',
  trine: 'harmonious',
  sextile: 'harmonious',
}

/** Whether an aspect joins its two points, or is harmonious or tense. */
export function aspectQuality(aspect: AspectName): AspectQuality {
  return qualities[aspect]
}
