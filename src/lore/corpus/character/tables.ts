import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { Arena, Manner, Pair } from '../../character.ts'
import type { House } from '../../house.ts'
import type { AspectQuality } from '../../wording.ts'
import { jupiterArenas } from './arenas/jupiter.ts'
import { marsArenas } from './arenas/mars.ts'
import { mercuryArenas } from './arenas/mercury.ts'
import { moonArenas } from './arenas/moon.ts'
import { neptuneArenas } from './arenas/neptune.ts'
import { plutoArenas } from './arenas/pluto.ts'
import { saturnArenas } from './arenas/saturn.ts'
import { sunArenas } from './arenas/sun.ts'
import { uranusArenas } from './arenas/uranus.ts'
import { venusArenas } from './arenas/venus.ts'
import { jupiterManners } from './manners/jupiter.ts'
import { marsManners } from './manners/mars.ts'
import { mercuryManners } from './manners/mercury.ts'
import { moonManners } from './manners/moon.ts'
import { saturnManners } from './manners/saturn.ts'
import { sunManners } from './manners/sun.ts'
import { venusManners } from './manners/venus.ts'
import { marsPairs } from './pairs/mars.ts'
import { mercuryPairs } from './pairs/mercury.ts'
import { moonPairs } from './pairs/moon.ts'
import { slowPairs } from './pairs/slow.ts'
import { sunPairs } from './pairs/sun.ts'
import { venusPairs } from './pairs/venus.ts'

export const manners: Partial<Record<Planet, Record<Sign, Manner>>> = {
  sun: sunManners,
  moon: moonManners,
  mercury: mercuryManners,
  venus: venusManners,
  mars: marsManners,
  jupiter: jupiterManners,
  saturn: saturnManners,
}

export const arenas: Record<Planet, Record<House, Arena>> = {
  sun: sunArenas,
  moon: moonArenas,
  mercury: mercuryArenas,
  venus: venusArenas,
  mars: marsArenas,
  jupiter: jupiterArenas,
  saturn: saturnArenas,
  uranus: uranusArenas,
  neptune: neptuneArenas,
  pluto: plutoArenas,
}

export const pairs: Partial<Record<string, Partial<Record<AspectQuality, Pair>>>> = {
  ...sunPairs,
  ...moonPairs,
  ...mercuryPairs,
  ...venusPairs,
  ...marsPairs,
  ...slowPairs,
}
