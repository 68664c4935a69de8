import type { HoroscopeNarrator } from './narrator.ts'
import type { Reader } from './reader.ts'

/** The tools that a text is written with. */
export interface Narration {
  reader: Reader
  narrator: HoroscopeNarrator
}
