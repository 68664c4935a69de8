import { aspectQuality } from '#lore/aspect-quality.ts'
import type { Scene } from '#lore/corpus/relationship/scenes.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'

type Table = Partial<Record<string, number>>

/** By the two points in alphabetical order, or by one of them. */
const easy: Record<Scene, Table> = {
  meet: {
    asc: 3,
    'mars~venus': 3,
    'sun~sun': 2.5,
    'venus~venus': 2.6,
    'sun~venus': 2.4,
    'mars~sun': 1.6,
    'mars~mars': 1.2,
    uranus: 1.5,
    neptune: 1.3,
    pluto: 1.3,
    venus: 1.2,
  },
  days: {
    moon: 2.4,
    mercury: 2.2,
    mc: 2.2,
    'moon~moon': 3,
    'mercury~mercury': 2.6,
    'moon~sun': 2.6,
  },
  quarrel: { 'mars~mars': 0.6, 'mars~pluto': 1.2, 'mars~saturn': 1, 'pluto~sun': 0.8 },
  repair: { venus: 1.7, mercury: 1.8, jupiter: 1.8, 'mercury~moon': 2.2, 'moon~venus': 2.2 },
  purpose: {
    saturn: 2.4,
    jupiter: 2.1,
    'jupiter~saturn': 3,
    'sun~sun': 2,
    mc: 1.8,
    sun: 1.4,
    mars: 1.2,
    pluto: 1.2,
  },
}
const tense: Record<Scene, Table> = {
  meet: { 'mars~venus': 2.2, asc: 1.8 },
  days: { any: 0.5, moon: 1.6, mercury: 1.3, mc: 1.8 },
  quarrel: { any: 2, mars: 2.8, saturn: 2.6, pluto: 2.5, 'sun~sun': 2.6, uranus: 2.3 },
  repair: { 'moon~venus': 2.1, 'mercury~moon': 1.3, venus: 1.2 },
  purpose: { 'jupiter~saturn': 1.5, saturn: 0.8 },
}

/** What may soothe a quarrel has one of its planets in hand. */
const IN_HAND = 1.4

/** How well a contact suits a scene, 0 to about 4. */
export function affinity(
  { you, partner, aspect }: SynastryAspectFact,
  scene: Scene,
  friction: SynastryAspectFact | undefined,
): number {
  const isTense = aspectQuality(aspect) === 'tense'
  const table = (isTense ? tense : easy)[scene]
  const keys: string[] = ['any', you, partner, pairKey(you, partner)]
  const own = Math.max(0, ...keys.map((key) => table[key] ?? 0))
  const isShared = you === friction?.you || partner === friction?.partner
  return scene === 'repair' && !isTense && isShared ? Math.max(own, 1) * IN_HAND : own
}

function pairKey(one: AspectPoint, other: AspectPoint): string {
  return [one, other].toSorted().join('~')
}
