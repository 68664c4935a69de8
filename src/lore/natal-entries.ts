import type { Body } from '#sky/bodies.ts'
import type { Wording } from './wording.ts'

/** A wording with its name in the corpus, as `transit/moon/sun/tense/1`. */
export interface Entry {
  id: string
  wording: Wording
}

/** Bodies that the corpus covers; of the two lunar nodes, the true one. */
export type DescribedBody = Exclude<Body, 'mean_node'>

export function namedEntries(name: string, wordings: readonly Wording[]): Entry[] {
  return wordings.map((wording, index) => ({ id: `${name}/${index + 1}`, wording }))
}
