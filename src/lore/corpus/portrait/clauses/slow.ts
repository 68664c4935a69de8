import { type Clause, clause } from '../../../clause.ts'

/** A whole generation shares the signs of these three, so their clauses depend on the planet alone. */
export const slowPlanetClauses: Record<'uranus' | 'neptune' | 'pluto', Clause[]> = {
  uranus: [
    clause('[pull|pulls] the plug when a room gets too sure of itself', 'the pulled plug'),
    clause('[look|looks] for the exit nobody marked', 'the unmarked exit'),
  ],
  neptune: [
    clause('[hum|hums] a tune that has no source', 'the tune without a source'),
    clause('[let|lets] the outlines blur until everything belongs', 'the blurred outline'),
  ],
  pluto: [
    clause('[dig|digs] until the spade hits stone', 'the spade'),
    clause('[keep|keeps] watch over the one thing that matters', 'the night watch'),
  ],
}
