import type { GenerationalPlanet, Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { AuthoredParagraph, PlacementParagraphs } from './authored.ts'
import { housedAgain } from './corpus/placements/again/housed.ts'
import { jupiterInSignsAgain } from './corpus/placements/again/jupiter.ts'
import { marsInSignsAgain } from './corpus/placements/again/mars.ts'
import { mercuryInSignsAgain } from './corpus/placements/again/mercury.ts'
import { moonInSignsAgain } from './corpus/placements/again/moon.ts'
import { saturnInSignsAgain } from './corpus/placements/again/saturn.ts'
import { sunInSignsAgain } from './corpus/placements/again/sun.ts'
import { venusInSignsAgain } from './corpus/placements/again/venus.ts'
import { jupiterInAquarius } from './corpus/placements/jupiter/aquarius.ts'
import { jupiterInAries } from './corpus/placements/jupiter/aries.ts'
import { jupiterInCancer } from './corpus/placements/jupiter/cancer.ts'
import { jupiterInCapricorn } from './corpus/placements/jupiter/capricorn.ts'
import { jupiterInGemini } from './corpus/placements/jupiter/gemini.ts'
import { jupiterInLeo } from './corpus/placements/jupiter/leo.ts'
import { jupiterInLibra } from './corpus/placements/jupiter/libra.ts'
import { jupiterInPisces } from './corpus/placements/jupiter/pisces.ts'
import { jupiterInSagittarius } from './corpus/placements/jupiter/sagittarius.ts'
import { jupiterInScorpio } from './corpus/placements/jupiter/scorpio.ts'
import { jupiterInTaurus } from './corpus/placements/jupiter/taurus.ts'
import { jupiterInVirgo } from './corpus/placements/jupiter/virgo.ts'
import { marsInAquarius } from './corpus/placements/mars/aquarius.ts'
import { marsInAries } from './corpus/placements/mars/aries.ts'
import { marsInCancer } from './corpus/placements/mars/cancer.ts'
import { marsInCapricorn } from './corpus/placements/mars/capricorn.ts'
import { marsInGemini } from './corpus/placements/mars/gemini.ts'
import { marsInLeo } from './corpus/placements/mars/leo.ts'
import { marsInLibra } from './corpus/placements/mars/libra.ts'
import { marsInPisces } from './corpus/placements/mars/pisces.ts'
import { marsInSagittarius } from './corpus/placements/mars/sagittarius.ts'
import { marsInScorpio } from './corpus/placements/mars/scorpio.ts'
import { marsInTaurus } from './corpus/placements/mars/taurus.ts'
import { marsInVirgo } from './corpus/placements/mars/virgo.ts'
import { mercuryInAquarius } from './corpus/placements/mercury/aquarius.ts'
import { mercuryInAries } from './corpus/placements/mercury/aries.ts'
import { mercuryInCancer } from './corpus/placements/mercury/cancer.ts'
import { mercuryInCapricorn } from './corpus/placements/mercury/capricorn.ts'
import { mercuryInGemini } from './corpus/placements/mercury/gemini.ts'
import { mercuryInLeo } from './corpus/placements/mercury/leo.ts'
import { mercuryInLibra } from './corpus/placements/mercury/libra.ts'
import { mercuryInPisces } from './corpus/placements/mercury/pisces.ts'
import { mercuryInSagittarius } from './corpus/placements/mercury/sagittarius.ts'
import { mercuryInScorpio } from './corpus/placements/mercury/scorpio.ts'
import { mercuryInTaurus } from './corpus/placements/mercury/taurus.ts'
import { mercuryInVirgo } from './corpus/placements/mercury/virgo.ts'
import { moonInAquarius } from './corpus/placements/moon/aquarius.ts'
import { moonInAries } from './corpus/placements/moon/aries.ts'
import { moonInCancer } from './corpus/placements/moon/cancer.ts'
import { moonInCapricorn } from './corpus/placements/moon/capricorn.ts'
import { moonInGemini } from './corpus/placements/moon/gemini.ts'
import { moonInLeo } from './corpus/placements/moon/leo.ts'
import { moonInLibra } from './corpus/placements/moon/libra.ts'
import { moonInPisces } from './corpus/placements/moon/pisces.ts'
import { moonInSagittarius } from './corpus/placements/moon/sagittarius.ts'
import { moonInScorpio } from './corpus/placements/moon/scorpio.ts'
import { moonInTaurus } from './corpus/placements/moon/taurus.ts'
import { moonInVirgo } from './corpus/placements/moon/virgo.ts'
import { saturnInAquarius } from './corpus/placements/saturn/aquarius.ts'
import { saturnInAries } from './corpus/placements/saturn/aries.ts'
import { saturnInCancer } from './corpus/placements/saturn/cancer.ts'
import { saturnInCapricorn } from './corpus/placements/saturn/capricorn.ts'
import { saturnInGemini } from './corpus/placements/saturn/gemini.ts'
import { saturnInLeo } from './corpus/placements/saturn/leo.ts'
import { saturnInLibra } from './corpus/placements/saturn/libra.ts'
import { saturnInPisces } from './corpus/placements/saturn/pisces.ts'
import { saturnInSagittarius } from './corpus/placements/saturn/sagittarius.ts'
import { saturnInScorpio } from './corpus/placements/saturn/scorpio.ts'
import { saturnInTaurus } from './corpus/placements/saturn/taurus.ts'
import { saturnInVirgo } from './corpus/placements/saturn/virgo.ts'
import { sunInAquarius } from './corpus/placements/sun/aquarius.ts'
import { sunInAries } from './corpus/placements/sun/aries.ts'
import { sunInCancer } from './corpus/placements/sun/cancer.ts'
import { sunInCapricorn } from './corpus/placements/sun/capricorn.ts'
import { sunInGemini } from './corpus/placements/sun/gemini.ts'
import { sunInLeo } from './corpus/placements/sun/leo.ts'
import { sunInLibra } from './corpus/placements/sun/libra.ts'
import { sunInPisces } from './corpus/placements/sun/pisces.ts'
import { sunInSagittarius } from './corpus/placements/sun/sagittarius.ts'
import { sunInScorpio } from './corpus/placements/sun/scorpio.ts'
import { sunInTaurus } from './corpus/placements/sun/taurus.ts'
import { sunInVirgo } from './corpus/placements/sun/virgo.ts'
import { venusInAquarius } from './corpus/placements/venus/aquarius.ts'
import { venusInAries } from './corpus/placements/venus/aries.ts'
import { venusInCancer } from './corpus/placements/venus/cancer.ts'
import { venusInCapricorn } from './corpus/placements/venus/capricorn.ts'
import { venusInGemini } from './corpus/placements/venus/gemini.ts'
import { venusInLeo } from './corpus/placements/venus/leo.ts'
import { venusInLibra } from './corpus/placements/venus/libra.ts'
import { venusInPisces } from './corpus/placements/venus/pisces.ts'
import { venusInSagittarius } from './corpus/placements/venus/sagittarius.ts'
import { venusInScorpio } from './corpus/placements/venus/scorpio.ts'
import { venusInTaurus } from './corpus/placements/venus/taurus.ts'
import { venusInVirgo } from './corpus/placements/venus/virgo.ts'
import type { House } from './house.ts'

/** Whole paragraphs on a planet in a sign, by house. */
export const placementParagraphs: Record<
  Exclude<Planet, GenerationalPlanet>,
  Record<Sign, PlacementParagraphs>
> = {
  sun: {
    Aries: sunInAries,
    Taurus: sunInTaurus,
    Gemini: sunInGemini,
    Cancer: sunInCancer,
    Leo: sunInLeo,
    Virgo: sunInVirgo,
    Libra: sunInLibra,
    Scorpio: sunInScorpio,
    Sagittarius: sunInSagittarius,
    Capricorn: sunInCapricorn,
    Aquarius: sunInAquarius,
    Pisces: sunInPisces,
  },
  moon: {
    Aries: moonInAries,
    Taurus: moonInTaurus,
    Gemini: moonInGemini,
    Cancer: moonInCancer,
    Leo: moonInLeo,
    Virgo: moonInVirgo,
    Libra: moonInLibra,
    Scorpio: moonInScorpio,
    Sagittarius: moonInSagittarius,
    Capricorn: moonInCapricorn,
    Aquarius: moonInAquarius,
    Pisces: moonInPisces,
  },
  mercury: {
    Aries: mercuryInAries,
    Taurus: mercuryInTaurus,
    Gemini: mercuryInGemini,
    Cancer: mercuryInCancer,
    Leo: mercuryInLeo,
    Virgo: mercuryInVirgo,
    Libra: mercuryInLibra,
    Scorpio: mercuryInScorpio,
    Sagittarius: mercuryInSagittarius,
    Capricorn: mercuryInCapricorn,
    Aquarius: mercuryInAquarius,
    Pisces: mercuryInPisces,
  },
  venus: {
    Aries: venusInAries,
    Taurus: venusInTaurus,
    Gemini: venusInGemini,
    Cancer: venusInCancer,
    Leo: venusInLeo,
    Virgo: venusInVirgo,
    Libra: venusInLibra,
    Scorpio: venusInScorpio,
    Sagittarius: venusInSagittarius,
    Capricorn: venusInCapricorn,
    Aquarius: venusInAquarius,
    Pisces: venusInPisces,
  },
  mars: {
    Aries: marsInAries,
    Taurus: marsInTaurus,
    Gemini: marsInGemini,
    Cancer: marsInCancer,
    Leo: marsInLeo,
    Virgo: marsInVirgo,
    Libra: marsInLibra,
    Scorpio: marsInScorpio,
    Sagittarius: marsInSagittarius,
    Capricorn: marsInCapricorn,
    Aquarius: marsInAquarius,
    Pisces: marsInPisces,
  },
  jupiter: {
    Aries: jupiterInAries,
    Taurus: jupiterInTaurus,
    Gemini: jupiterInGemini,
    Cancer: jupiterInCancer,
    Leo: jupiterInLeo,
    Virgo: jupiterInVirgo,
    Libra: jupiterInLibra,
    Scorpio: jupiterInScorpio,
    Sagittarius: jupiterInSagittarius,
    Capricorn: jupiterInCapricorn,
    Aquarius: jupiterInAquarius,
    Pisces: jupiterInPisces,
  },
  saturn: {
    Aries: saturnInAries,
    Taurus: saturnInTaurus,
    Gemini: saturnInGemini,
    Cancer: saturnInCancer,
    Leo: saturnInLeo,
    Virgo: saturnInVirgo,
    Libra: saturnInLibra,
    Scorpio: saturnInScorpio,
    Sagittarius: saturnInSagittarius,
    Capricorn: saturnInCapricorn,
    Aquarius: saturnInAquarius,
    Pisces: saturnInPisces,
  },
}

/** A second paragraph on a planet in its sign, for charts without a birth time and for houses that have been described. */
export const signParagraphsAgain: Partial<Record<Planet, Record<Sign, AuthoredParagraph>>> = {
  sun: sunInSignsAgain,
  moon: moonInSignsAgain,
  mercury: mercuryInSignsAgain,
  venus: venusInSignsAgain,
  mars: marsInSignsAgain,
  jupiter: jupiterInSignsAgain,
  saturn: saturnInSignsAgain,
}

/** A second paragraph on a planet in its sign, and in its house where that is known. */
export function placementAgain(
  planet: Planet,
  sign: Sign,
  house: House | undefined,
): AuthoredParagraph | undefined {
  return house ? housedAgain[`${planet}/${sign}/${house}`] : signParagraphsAgain[planet]?.[sign]
}
