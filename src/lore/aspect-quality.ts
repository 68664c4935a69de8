import type { AspectName } from '#sky/chart.ts'
import type { Nature } from './wording.ts'

const natures: Record<AspectName, Nature> = {
  conjunction: 'joined',
  opposition: 'tense',
  square: 'tense',
  trine: 'harmonious',
  sextile: 'harmonious',
}

/** What an aspect does between its two ends, whatever they are. */
export function natureOf(aspect: AspectName): Nature {
  return natures[aspect]
}
