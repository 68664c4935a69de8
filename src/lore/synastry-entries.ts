import type { AspectPoint } from '#sky/aspects.ts'
import { betweenAscendant } from './corpus/synastry/ascendant.ts'
import { betweenJupiter } from './corpus/synastry/jupiter.ts'
import { betweenMars } from './corpus/synastry/mars.ts'
import { betweenMercury } from './corpus/synastry/mercury.ts'
import { betweenMidheaven } from './corpus/synastry/midheaven.ts'
import { betweenMoon } from './corpus/synastry/moon.ts'
import { betweenNeptune } from './corpus/synastry/neptune.ts'
import { overlaysOfPartner } from './corpus/synastry/partner-house-overlays.ts'
import { betweenPluto } from './corpus/synastry/pluto.ts'
import { betweenSaturn } from './corpus/synastry/saturn.ts'
import { betweenSun } from './corpus/synastry/sun.ts'
import { betweenUranus } from './corpus/synastry/uranus.ts'
import { betweenVenus } from './corpus/synastry/venus.ts'
import { overlaysOfYou } from './corpus/synastry/your-house-overlays.ts'
import type { House } from './house.ts'
import { type DescribedBody, type Entry, namedEntries } from './natal-entries.ts'
import type { Nature, Wording } from './wording.ts'

const between: Record<AspectPoint, Partial<Record<AspectPoint, Record<Nature, Wording[]>>>> = {
  sun: betweenSun,
  moon: betweenMoon,
  mercury: betweenMercury,
  venus: betweenVenus,
  mars: betweenMars,
  jupiter: betweenJupiter,
  saturn: betweenSaturn,
  uranus: betweenUranus,
  neptune: betweenNeptune,
  pluto: betweenPluto,
  asc: betweenAscendant,
  mc: betweenMidheaven,
}

const overlays = { you: overlaysOfYou, partner: overlaysOfPartner }

/**
 * What your point and your partner's do to each other. None for Jupiter to Pluto with one another:
 * those they share with everybody of their age.
 */
export function betweenEntries(you: AspectPoint, partner: AspectPoint, nature: Nature): Entry[] {
  const wordings = between[you][partner]?.[nature] ?? []
  return namedEntries(`between/${you}~${partner}/${nature}`, wordings)
}

/** What it is like when a body of one falls into a house of the other. */
export function overlayEntries(
  whose: 'you' | 'partner',
  body: DescribedBody,
  house: House,
): Entry[] {
  return namedEntries(`overlay/${whose}.${body}/${house}`, overlays[whose][body][house])
}
