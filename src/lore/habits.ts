import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'

/** How a planet in a sign behaves when things go easily, and when they press: clauses that begin with "you". */
export interface Habit {
  gift: readonly string[]
  strain: readonly string[]
}

export const habits: Partial<Record<Planet, Record<Sign, Habit>>> = {}
