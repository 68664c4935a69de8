import type { Scene } from '#lore/corpus/relationship/scenes.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import type { RelationshipOutline } from './outline.ts'

type Early = 'meet' | 'draw' | 'days'

const early: readonly Early[] = ['meet', 'draw', 'days']

/** The scene of what ties the two comes first; what they fight about comes late, with all that answers it. */
export function sceneOrderOf({ bond }: Pick<RelationshipOutline, 'bond'>): readonly Scene[] {
  const first = sceneOf(bond)
  const others = early.filter((scene) => scene !== first)
  return [first, ...others, 'quarrel', 'repair', 'purpose', 'practice']
}

/** Two people tied by their Moons read first how they live, and by Venus or Mars what draws them. */
function sceneOf(bond: SynastryAspectFact | undefined): Early {
  const points: readonly string[] = bond ? [bond.you, bond.partner] : []
  if (points.includes('moon')) return 'days'
  return points.includes('venus') || points.includes('mars') ? 'draw' : 'meet'
}
