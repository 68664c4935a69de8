import type { Angle, Body, Planet } from '#sky/bodies.ts'
import type { BalanceFact, MoonPhaseFact } from '#sky/facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import { ascendantInSign, midheavenInSign } from './corpus/natal/angles.ts'
import { jupiterAspects } from './corpus/natal/aspects/jupiter.ts'
import { marsAspects } from './corpus/natal/aspects/mars.ts'
import { mercuryAspects } from './corpus/natal/aspects/mercury.ts'
import { moonAspects } from './corpus/natal/aspects/moon.ts'
import { neptuneAspects } from './corpus/natal/aspects/neptune.ts'
import { plutoAspects } from './corpus/natal/aspects/pluto.ts'
import { saturnAspects } from './corpus/natal/aspects/saturn.ts'
import { sunAspects } from './corpus/natal/aspects/sun.ts'
import { uranusAspects } from './corpus/natal/aspects/uranus.ts'
import { venusAspects } from './corpus/natal/aspects/venus.ts'
import { balances } from './corpus/natal/balances.ts'
import { houseClusters, signClusters } from './corpus/natal/clusters.ts'
import { chironInHouse } from './corpus/natal/houses/chiron.ts'
import { jupiterInHouse } from './corpus/natal/houses/jupiter.ts'
import { marsInHouse } from './corpus/natal/houses/mars.ts'
import { mercuryInHouse } from './corpus/natal/houses/mercury.ts'
import { moonInHouse } from './corpus/natal/houses/moon.ts'
import { neptuneInHouse } from './corpus/natal/houses/neptune.ts'
import { nodeInHouse } from './corpus/natal/houses/node.ts'
import { plutoInHouse } from './corpus/natal/houses/pluto.ts'
import { saturnInHouse } from './corpus/natal/houses/saturn.ts'
import { sunInHouse } from './corpus/natal/houses/sun.ts'
import { uranusInHouse } from './corpus/natal/houses/uranus.ts'
import { venusInHouse } from './corpus/natal/houses/venus.ts'
import { moonPhases } from './corpus/natal/moon-phases.ts'
import { type Retrograding, retrogradePlanets } from './corpus/natal/retrogrades.ts'
import { ascendantRulerInHouse, midheavenRulerInHouse } from './corpus/natal/rulers.ts'
import { chironInSign } from './corpus/natal/signs/chiron.ts'
import { jupiterInSign } from './corpus/natal/signs/jupiter.ts'
import { marsInSign } from './corpus/natal/signs/mars.ts'
import { mercuryInSign } from './corpus/natal/signs/mercury.ts'
import { moonInSign } from './corpus/natal/signs/moon.ts'
import { neptuneInSign } from './corpus/natal/signs/neptune.ts'
import { nodeInSign } from './corpus/natal/signs/node.ts'
import { plutoInSign } from './corpus/natal/signs/pluto.ts'
import { saturnInSign } from './corpus/natal/signs/saturn.ts'
import { sunInSign } from './corpus/natal/signs/sun.ts'
import { uranusInSign } from './corpus/natal/signs/uranus.ts'
import { venusInSign } from './corpus/natal/signs/venus.ts'
import type { House } from './house.ts'
import type { AspectQuality, Wording } from './wording.ts'

/** A wording with its name in the corpus, as `placement/moon/Capricorn/1`. */
export interface Entry {
  id: string
  wording: Wording
}

/** Bodies that the corpus covers; of the two lunar nodes, the true one. */
export type DescribedBody = Exclude<Body, 'mean_node'>

const inSign: Record<DescribedBody, Record<Sign, Wording[]>> = {
  sun: sunInSign,
  moon: moonInSign,
  mercury: mercuryInSign,
  venus: venusInSign,
  mars: marsInSign,
  jupiter: jupiterInSign,
  saturn: saturnInSign,
  uranus: uranusInSign,
  neptune: neptuneInSign,
  pluto: plutoInSign,
  chiron: chironInSign,
  true_node: nodeInSign,
}

const inHouse: Record<DescribedBody, Record<House, Wording[]>> = {
  sun: sunInHouse,
  moon: moonInHouse,
  mercury: mercuryInHouse,
  venus: venusInHouse,
  mars: marsInHouse,
  jupiter: jupiterInHouse,
  saturn: saturnInHouse,
  uranus: uranusInHouse,
  neptune: neptuneInHouse,
  pluto: plutoInHouse,
  chiron: chironInHouse,
  true_node: nodeInHouse,
}

const aspects: Partial<Record<string, Record<AspectQuality, Wording[]>>> = {
  ...sunAspects,
  ...moonAspects,
  ...mercuryAspects,
  ...venusAspects,
  ...marsAspects,
  ...jupiterAspects,
  ...saturnAspects,
  ...uranusAspects,
  ...neptuneAspects,
  ...plutoAspects,
}

const angleInSign: Record<Angle, Record<Sign, Wording[]>> = {
  asc: ascendantInSign,
  mc: midheavenInSign,
}

const rulerInHouse: Record<Angle, Record<House, Wording[]>> = {
  asc: ascendantRulerInHouse,
  mc: midheavenRulerInHouse,
}

export function signPlacementEntries(body: DescribedBody, sign: Sign): Entry[] {
  return namedEntries(`placement/${body}/${sign}`, inSign[body][sign])
}

export function housePlacementEntries(body: DescribedBody, house: House): Entry[] {
  return namedEntries(`house/${body}/${house}`, inHouse[body][house])
}

/** None for the Ascendant with the Midheaven. */
export function natalAspectEntries(
  a: Planet | Angle,
  b: Planet | Angle,
  quality: AspectQuality,
): Entry[] {
  return namedEntries(`aspect/${a}~${b}/${quality}`, aspects[`${a}~${b}`]?.[quality] ?? [])
}

export function angleSignEntries(angle: Angle, sign: Sign): Entry[] {
  return namedEntries(`angle/${angle}/${sign}`, angleInSign[angle][sign])
}

export function angleRulerEntries(angle: Angle, house: House): Entry[] {
  return namedEntries(`ruler/${angle}/${house}`, rulerInHouse[angle][house])
}

export function balanceEntries(of: BalanceFact['of'], strength: BalanceFact['strength']): Entry[] {
  return namedEntries(`balance/${of}/${strength}`, balances[of][strength])
}

export function signClusterEntries(sign: Sign): Entry[] {
  return namedEntries(`cluster/${sign}`, signClusters[sign])
}

export function houseClusterEntries(house: House): Entry[] {
  return namedEntries(`cluster/${house}`, houseClusters[house])
}

export function moonPhaseEntries(phase: MoonPhaseFact['phase']): Entry[] {
  return namedEntries(`moon-phase/${phase}`, moonPhases[phase])
}

/** None for the Sun and the Moon, which are never retrograde, nor for Chiron and the nodes. */
export function retrogradeEntries(body: Body): Entry[] {
  return namedEntries(`retrograde/${body}`, retrogradePlanets[body as Retrograding] ?? [])
}

export function namedEntries(name: string, wordings: readonly Wording[]): Entry[] {
  return wordings.map((wording, index) => ({ id: `${name}/${index + 1}`, wording }))
}
