/**
 * Every possible statement about a chart, with an id that is stable
 * for the same chart. Each sentence of a text names the ids of its facts.
 */
export interface FactBase {
  id: string
  /** How much this matters in this chart, 0 to 1. */
  weight: number
  /** False only for what may not hold at the true birth time (unknown times: the Moon's sign when it changes). */
  certain: boolean
}

export type Element = 'fire' | 'earth' | 'air' | 'water'
export type Quality = 'cardinal' | 'fixed' | 'mutable'
