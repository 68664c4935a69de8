import type { ArgumentKind } from '#lore/argument-tables.ts'
import type { ThirdSides } from '#lore/authored.ts'
import { ascendantAsThird } from '#lore/corpus/arguments/third-sides/ascendant.ts'
import { moonAsThird } from '#lore/corpus/arguments/third-sides/moon.ts'
import { sunAsThird } from '#lore/corpus/arguments/third-sides/sun.ts'
import type { Spine } from '#lore/synthesis/spine.ts'
import type { Sign } from '#sky/zodiac.ts'
import { fillTemplate } from '../prose/template.ts'
import { type SidePoint, strengthOf } from './side-strength.ts'
import { sideNamed, stanceOf } from './stance.ts'

/** A point that an argument leaves out and that weighs more than one of its sides. */
export interface ThirdSide {
  name: string
  says: readonly string[]
  facts: readonly string[]
}

const thirds: Record<ArgumentKind, { point: SidePoint; sides: ThirdSides }> = {
  'rising-moon': { point: 'sun', sides: sunAsThird },
  'rising-sun': { point: 'moon', sides: moonAsThird },
  'sun-moon': { point: 'asc', sides: ascendantAsThird },
  'sun-mercury': { point: 'moon', sides: moonAsThird },
}

interface TwoSides {
  contrast: ArgumentKind
  points: readonly [SidePoint, SidePoint]
  signs: readonly [Sign, Sign]
}

export function thirdSideOf(
  spine: Spine,
  { contrast, points, signs: ofSides }: TwoSides,
): ThirdSide | undefined {
  const { point, sides } = thirds[contrast]
  const sign = signOf(spine, point)
  const own = strengthOf(spine, point)
  // In the sign of a side it would say no more than that side.
  if (!sign || ofSides.includes(sign)) return undefined
  if (points.every((side) => strengthOf(spine, side) >= own)) return undefined
  const { stance, ally } = stanceOf(sign, ofSides)
  const [one, other] = points.map((side, index) => sideNamed(side, ofSides[index] as Sign))
  const slots = { ally: (ally === 0 ? one : other) ?? '', other: (ally === 0 ? other : one) ?? '' }
  return {
    name: `third/${point}/${sign}/${stance}/${points[ally]}`,
    says: sides[sign][stance].map((line) => fillTemplate(line, slots)),
    facts: [point === 'asc' ? 'angle:asc' : `placement:${point}`],
  }
}

function signOf({ ascendant, planets }: Spine, point: SidePoint): Sign | undefined {
  return point === 'asc' ? ascendant?.sign : planets.get(point)?.sign
}
