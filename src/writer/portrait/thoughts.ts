import type { bonds } from '#lore/corpus/highlights/bonds.ts'
import type { AnglePoint } from '#lore/highlight-tables.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import type { FigureFact, ReceptionFact, UnaspectedFact } from '#sky/derived/facts.ts'
import type { AspectFact, BalanceFact, ClusterFact } from '#sky/facts.ts'

/** A fact that stands out in a chart beside the places and the aspects of its planets. */
export type Highlight =
  | { kind: 'angle'; planet: Planet; at: AnglePoint; fact: AspectFact }
  | { kind: 'cluster'; fact: ClusterFact }
  | { kind: 'bond'; fact: PlanetPair }
  | { kind: 't-square' | 'grand-trine'; fact: FigureFact }
  | { kind: 'reception'; fact: ReceptionFact }
  | { kind: 'unaspected'; planet: Planet; fact: UnaspectedFact }

/** The parts of an argument: what a third point makes of both sides, how people see them, and what each can do for the other. */
export type CoursePart = 'third' | 'mirror' | 'settles'

/** What one paragraph says. */
export type Thought =
  | { kind: 'rising'; facts: string[] }
  | { kind: 'placement'; planet: Planet; facts: string[] }
  | { kind: 'aspect'; aspect: PlanetPair; isBrief?: boolean; facts: string[] }
  | { kind: 'reception'; reception: ReceptionFact; facts: string[] }
  | { kind: 'highlight'; highlight: Highlight; facts: string[] }
  | { kind: 'midheaven'; facts: string[] }
  | { kind: 'either-sign'; planet: Planet; facts: string[] }
  | { kind: 'balance'; balance: BalanceFact; facts: string[] }
  | { kind: 'course'; part: CoursePart; facts: string[] }

export type HighlightThought = Extract<Thought, { kind: 'highlight' }>

export type SectionRole =
  | 'rising'
  | 'first-side'
  | 'second-side'
  | 'either-sign'
  | 'desire'
  | 'strain'
  | 'resolution'

export interface PlannedSection {
  role: SectionRole
  thoughts: Thought[]
}

/** Every portrait has a paragraph on each of them. */
export const personalPlanets: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus', 'mars']

export function aspectThought(aspect: PlanetPair): Thought {
  return { kind: 'aspect', aspect, facts: [aspect.id] }
}

/** "jupiter~pluto" */
export function pairName({ a, b }: Pick<PlanetPair, 'a' | 'b'>) {
  return `${a}~${b}` as keyof typeof bonds
}
