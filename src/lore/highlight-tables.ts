import type { Planet } from '#sky/bodies.ts'
import type { Element } from '#sky/fact-base.ts'
import type { AuthoredParagraph } from './authored.ts'
import {
  anglesAgain,
  slowOnAnglesAgain,
  slowOnAnglesFourth,
  slowOnAnglesThird,
} from './corpus/highlights/again.ts'
import { jupiterOnAngles } from './corpus/highlights/angles/jupiter.ts'
import { marsOnAngles } from './corpus/highlights/angles/mars.ts'
import { mercuryOnAngles } from './corpus/highlights/angles/mercury.ts'
import { moonOnAngles } from './corpus/highlights/angles/moon.ts'
import { neptuneOnAngles } from './corpus/highlights/angles/neptune.ts'
import { plutoOnAngles } from './corpus/highlights/angles/pluto.ts'
import { saturnOnAngles } from './corpus/highlights/angles/saturn.ts'
import { sunOnAngles } from './corpus/highlights/angles/sun.ts'
import { uranusOnAngles } from './corpus/highlights/angles/uranus.ts'
import { venusOnAngles } from './corpus/highlights/angles/venus.ts'
import { unaspected } from './corpus/highlights/unaspected.ts'

/** The Ascendant, the Descendant, the Midheaven and the Imum Coeli. */
export type AnglePoint = 'asc' | 'dsc' | 'mc' | 'ic'

export const byElement: Record<
  PlanetOfOwnSign,
  Record<AnglePoint, Record<Element, AuthoredParagraph>>
> = {
  sun: sunOnAngles,
  moon: moonOnAngles,
  mercury: mercuryOnAngles,
  venus: venusOnAngles,
  mars: marsOnAngles,
  jupiter: jupiterOnAngles,
  saturn: saturnOnAngles,
}

export const ofAnySign: Partial<Record<Planet, Record<AnglePoint, AuthoredParagraph>>> = {
  uranus: uranusOnAngles,
  neptune: neptuneOnAngles,
  pluto: plutoOnAngles,
}

/** Planets whose sign is a person's and not a generation's. */
export type PlanetOfOwnSign = keyof typeof unaspected

/** A planet on an angle, by the element of its sign. */
export function angleParagraphs(
  planet: Planet,
  at: AnglePoint,
  element: Element | undefined,
): readonly (AuthoredParagraph | undefined)[] {
  const own = element && byElement[planet as PlanetOfOwnSign]?.[at][element]
  return own
    ? [own, anglesAgain[`${planet}-${at}/${element}`]]
    : [ofAnySign, slowOnAnglesAgain, slowOnAnglesThird, slowOnAnglesFourth].map(
        (table) => table[planet]?.[at],
      )
}

/** A planet without a close aspect to another one. */
export function unaspectedParagraphs(planet: Planet): readonly AuthoredParagraph[] {
  return unaspected[planet as PlanetOfOwnSign] ?? []
}
