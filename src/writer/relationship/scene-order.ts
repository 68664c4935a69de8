import type { Scene } from '#lore/corpus/relationship/scenes.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import type { RelationshipOutline } from './outline.ts'

type Early = 'meet' | 'draw' | 'days'

const early: readonly Early[] = ['meet', 'draw', 'days']

/** A quarrel as close as this is met before anything else about the two. */
const FIRST_OF_ALL_DEGREES = 0.5

/** The scene of what ties the two comes first; what they fight about comes early where hardly anything is as close. */
export function sceneOrderOf({
  bond,
  quarrel,
}: Pick<RelationshipOutline, 'bond' | 'quarrel'>): readonly Scene[] {
  const first = sceneOf(bond)
  const others = early.filter((scene) => scene !== first)
  const fight: readonly Scene[] = ['quarrel', 'repair']
  const isEarly = quarrel !== undefined && quarrel.orbDegrees < FIRST_OF_ALL_DEGREES
  const scenes = isEarly ? [first, ...fight, ...others] : [first, ...others, ...fight]
  return [...scenes, 'purpose', 'practice']
}

/** Two people tied by their Moons read first how they live, and by Venus or Mars what draws them. */
function sceneOf(bond: SynastryAspectFact | undefined): Early {
  const points: readonly string[] = bond ? [bond.you, bond.partner] : []
  if (points.includes('moon')) return 'days'
  return points.includes('venus') || points.includes('mars') ? 'draw' : 'meet'
}
