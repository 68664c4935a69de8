import type { Body } from '#sky/bodies.ts'

/** Bodies that the corpus covers; of the two lunar nodes, the true one. */
export type DescribedBody = Exclude<Body, 'mean_node'>
