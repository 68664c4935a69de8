import type { AspectPoint } from '#sky/aspects.ts'
import { betweenAscendant } from './corpus/between/asc.ts'
import { betweenJupiter } from './corpus/between/jupiter.ts'
import { betweenMars } from './corpus/between/mars.ts'
import { betweenMidheaven } from './corpus/between/mc.ts'
import { betweenMercury } from './corpus/between/mercury.ts'
import { betweenMoon } from './corpus/between/moon.ts'
import { betweenNeptune } from './corpus/between/neptune.ts'
import { overlaysOfPartner } from './corpus/between/overlays-partner.ts'
import { overlaysOfYou } from './corpus/between/overlays-you.ts'
import { betweenPluto } from './corpus/between/pluto.ts'
import { betweenSaturn } from './corpus/between/saturn.ts'
import { betweenSun } from './corpus/between/sun.ts'
import { betweenUranus } from './corpus/between/uranus.ts'
import { betweenVenus } from './corpus/between/venus.ts'
import { type DescribedBody, type Entry, namedEntries } from './entries.ts'
import type { House } from './house.ts'
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
