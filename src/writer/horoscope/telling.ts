import type { Reader } from './reader.ts'
import type { Storyteller } from './storyteller.ts'

/** What a text is written with. */
export interface Telling {
  reader: Reader
  teller: Storyteller
}
