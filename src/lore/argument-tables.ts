import type { Sign } from '#sky/zodiac.ts'
import type { Argument } from './authored.ts'
import { ariesRising } from './corpus/arguments/rising-moon/aries.ts'
import { taurusRising } from './corpus/arguments/rising-moon/taurus.ts'

export type ArgumentKind = 'rising-moon' | 'sun-moon'

/** What a portrait claims: by the rising sign or the Sun's, then by the Moon's. */
export const portraitArguments: Record<
  ArgumentKind,
  Partial<Record<Sign, Record<Sign, Argument>>>
> = {
  'rising-moon': { Aries: ariesRising, Taurus: taurusRising },
  'sun-moon': {},
}
