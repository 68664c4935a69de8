import type { PlanetPair } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import type { ReceptionFact } from '#sky/derived/facts.ts'
import type { BalanceFact } from '#sky/facts.ts'
import type { Highlight } from './highlights.ts'

/** What one paragraph says. */
export type Thought =
  | { kind: 'rising'; facts: string[] }
  | { kind: 'placement'; planet: Planet; facts: string[] }
  | { kind: 'aspect'; aspect: PlanetPair; facts: string[] }
  | { kind: 'reception'; reception: ReceptionFact; facts: string[] }
  | { kind: 'highlight'; highlight: Highlight; facts: string[] }
  | { kind: 'midheaven'; facts: string[] }
  | { kind: 'either-sign'; planet: Planet; facts: string[] }
  | { kind: 'balance'; balance: BalanceFact; facts: string[] }

/** Every portrait has a paragraph on each of them. */
export const personalPlanets: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus', 'mars']

export function aspectThought(aspect: PlanetPair): Thought {
  return { kind: 'aspect', aspect, facts: [aspect.id] }
}
