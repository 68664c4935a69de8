import type { Planet } from '#sky/bodies.ts'
import type { DayThoughts } from './authored.ts'
import { jupiterToMars } from './corpus/days/jupiter/mars.ts'
import { jupiterToMercury } from './corpus/days/jupiter/mercury.ts'
import { jupiterToMoon } from './corpus/days/jupiter/moon.ts'
import { jupiterToSun } from './corpus/days/jupiter/sun.ts'
import { jupiterToVenus } from './corpus/days/jupiter/venus.ts'
import { marsToJupiter } from './corpus/days/mars/jupiter.ts'
import { marsToMars } from './corpus/days/mars/mars.ts'
import { marsToMercury } from './corpus/days/mars/mercury.ts'
import { marsToMoon } from './corpus/days/mars/moon.ts'
import { marsToSaturn } from './corpus/days/mars/saturn.ts'
import { marsToSun } from './corpus/days/mars/sun.ts'
import { marsToVenus } from './corpus/days/mars/venus.ts'
import { mercuryToJupiter } from './corpus/days/mercury/jupiter.ts'
import { mercuryToMars } from './corpus/days/mercury/mars.ts'
import { mercuryToMercury } from './corpus/days/mercury/mercury.ts'
import { mercuryToMoon } from './corpus/days/mercury/moon.ts'
import { mercuryToSaturn } from './corpus/days/mercury/saturn.ts'
import { mercuryToSun } from './corpus/days/mercury/sun.ts'
import { mercuryToVenus } from './corpus/days/mercury/venus.ts'
import { moonToMars } from './corpus/days/moon/mars.ts'
import { moonToMercury } from './corpus/days/moon/mercury.ts'
import { moonToMoon } from './corpus/days/moon/moon.ts'
import { moonToSaturn } from './corpus/days/moon/saturn.ts'
import { moonToSun } from './corpus/days/moon/sun.ts'
import { moonToVenus } from './corpus/days/moon/venus.ts'
import { neptuneToMars } from './corpus/days/neptune/mars.ts'
import { neptuneToMercury } from './corpus/days/neptune/mercury.ts'
import { neptuneToMoon } from './corpus/days/neptune/moon.ts'
import { neptuneToSun } from './corpus/days/neptune/sun.ts'
import { neptuneToVenus } from './corpus/days/neptune/venus.ts'
import { plutoToMars } from './corpus/days/pluto/mars.ts'
import { plutoToMercury } from './corpus/days/pluto/mercury.ts'
import { plutoToMoon } from './corpus/days/pluto/moon.ts'
import { plutoToSun } from './corpus/days/pluto/sun.ts'
import { plutoToVenus } from './corpus/days/pluto/venus.ts'
import { saturnToMars } from './corpus/days/saturn/mars.ts'
import { saturnToMercury } from './corpus/days/saturn/mercury.ts'
import { saturnToMoon } from './corpus/days/saturn/moon.ts'
import { saturnToSun } from './corpus/days/saturn/sun.ts'
import { saturnToVenus } from './corpus/days/saturn/venus.ts'
import { sunToJupiter } from './corpus/days/sun/jupiter.ts'
import { sunToMars } from './corpus/days/sun/mars.ts'
import { sunToMercury } from './corpus/days/sun/mercury.ts'
import { sunToMoon } from './corpus/days/sun/moon.ts'
import { sunToSaturn } from './corpus/days/sun/saturn.ts'
import { sunToSun } from './corpus/days/sun/sun.ts'
import { sunToVenus } from './corpus/days/sun/venus.ts'
import { uranusToMars } from './corpus/days/uranus/mars.ts'
import { uranusToMercury } from './corpus/days/uranus/mercury.ts'
import { uranusToMoon } from './corpus/days/uranus/moon.ts'
import { uranusToSun } from './corpus/days/uranus/sun.ts'
import { uranusToVenus } from './corpus/days/uranus/venus.ts'
import { venusToJupiter } from './corpus/days/venus/jupiter.ts'
import { venusToMars } from './corpus/days/venus/mars.ts'
import { venusToMercury } from './corpus/days/venus/mercury.ts'
import { venusToMoon } from './corpus/days/venus/moon.ts'
import { venusToSaturn } from './corpus/days/venus/saturn.ts'
import { venusToSun } from './corpus/days/venus/sun.ts'
import { venusToVenus } from './corpus/days/venus/venus.ts'

/** By the moving body, then by the point of the birth chart. */
export const dayThoughts: Partial<Record<Planet, Partial<Record<Planet, DayThoughts>>>> = {
  sun: {
    sun: sunToSun,
    moon: sunToMoon,
    mercury: sunToMercury,
    venus: sunToVenus,
    mars: sunToMars,
    jupiter: sunToJupiter,
    saturn: sunToSaturn,
  },
  moon: {
    sun: moonToSun,
    moon: moonToMoon,
    mercury: moonToMercury,
    venus: moonToVenus,
    mars: moonToMars,
    saturn: moonToSaturn,
  },
  mercury: {
    sun: mercuryToSun,
    moon: mercuryToMoon,
    mercury: mercuryToMercury,
    venus: mercuryToVenus,
    mars: mercuryToMars,
    jupiter: mercuryToJupiter,
    saturn: mercuryToSaturn,
  },
  venus: {
    sun: venusToSun,
    moon: venusToMoon,
    mercury: venusToMercury,
    venus: venusToVenus,
    mars: venusToMars,
    jupiter: venusToJupiter,
    saturn: venusToSaturn,
  },
  mars: {
    sun: marsToSun,
    moon: marsToMoon,
    mercury: marsToMercury,
    venus: marsToVenus,
    mars: marsToMars,
    jupiter: marsToJupiter,
    saturn: marsToSaturn,
  },
  jupiter: {
    sun: jupiterToSun,
    moon: jupiterToMoon,
    mercury: jupiterToMercury,
    venus: jupiterToVenus,
    mars: jupiterToMars,
  },
  saturn: {
    sun: saturnToSun,
    moon: saturnToMoon,
    mercury: saturnToMercury,
    venus: saturnToVenus,
    mars: saturnToMars,
  },
  uranus: {
    sun: uranusToSun,
    moon: uranusToMoon,
    mercury: uranusToMercury,
    venus: uranusToVenus,
    mars: uranusToMars,
  },
  neptune: {
    sun: neptuneToSun,
    moon: neptuneToMoon,
    mercury: neptuneToMercury,
    venus: neptuneToVenus,
    mars: neptuneToMars,
  },
  pluto: {
    sun: plutoToSun,
    moon: plutoToMoon,
    mercury: plutoToMercury,
    venus: plutoToVenus,
    mars: plutoToMars,
  },
}
