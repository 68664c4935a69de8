import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { AspectQuality } from './aspect-quality.ts'
import type { Arena, Manner, Pair } from './character.ts'
import { jupiterArenas } from './corpus/character/arenas/jupiter.ts'
import { marsArenas } from './corpus/character/arenas/mars.ts'
import { mercuryArenas } from './corpus/character/arenas/mercury.ts'
import { moonArenas } from './corpus/character/arenas/moon.ts'
import { neptuneArenas } from './corpus/character/arenas/neptune.ts'
import { plutoArenas } from './corpus/character/arenas/pluto.ts'
import { saturnArenas } from './corpus/character/arenas/saturn.ts'
import { sunArenas } from './corpus/character/arenas/sun.ts'
import { uranusArenas } from './corpus/character/arenas/uranus.ts'
import { venusArenas } from './corpus/character/arenas/venus.ts'
import { jupiterManners } from './corpus/character/manners/jupiter.ts'
import { marsManners } from './corpus/character/manners/mars.ts'
import { mercuryManners } from './corpus/character/manners/mercury.ts'
import { moonManners } from './corpus/character/manners/moon.ts'
import { saturnManners } from './corpus/character/manners/saturn.ts'
import { sunManners } from './corpus/character/manners/sun.ts'
import { venusManners } from './corpus/character/manners/venus.ts'
import { marsPairs } from './corpus/character/pairs/mars.ts'
import { mercuryPairs } from './corpus/character/pairs/mercury.ts'
import { moonPairs } from './corpus/character/pairs/moon.ts'
import { slowPairs } from './corpus/character/pairs/slow.ts'
import { sunPairs } from './corpus/character/pairs/sun.ts'
import { venusPairs } from './corpus/character/pairs/venus.ts'
import type { House } from './house.ts'

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
