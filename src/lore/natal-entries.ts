import type { Body } from '#sky/bodies.ts'
import type { Wording } from './wording.ts'

/** A wording with its name in the corpus, as `transit/moon/sun/tense/1`. */
export interface Entry {
  id: string
  wording: Wording
}

/** Bodies that the corpus covers; of the two lunar nodes, the true one. */
export type DescribedBody = Exclude<Body, 'mean_node'>
