import type { AspectName } from '#sky/chart.ts'
import type { AspectQuality } from './wording.ts'

const qualities: Record<AspectName, AspectQuality> = {
  conjunction: 'joined',
  opposition: 'tense',
  square: 'tense',
  trine: 'harmonious',
  sextile: 'harmonious',
}

/** What an aspect does between its two ends, whatever they are. */
export function aspectQuality(aspect: AspectName): AspectQuality {
  return qualities[aspect]
}
