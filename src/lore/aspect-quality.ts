import type { AspectName } from '#sky/chart.ts'
import type { AspectQuality } from './wording.ts'

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
