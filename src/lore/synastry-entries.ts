import type { AspectPoint } from '#sky/aspects.ts'
import { ascendantSynastry } from './corpus/synastry/ascendant.ts'
import { jupiterSynastry } from './corpus/synastry/jupiter.ts'
import { marsSynastry } from './corpus/synastry/mars.ts'
import { mercurySynastry } from './corpus/synastry/mercury.ts'
import { midheavenSynastry } from './corpus/synastry/midheaven.ts'
import { moonSynastry } from './corpus/synastry/moon.ts'
import { neptuneSynastry } from './corpus/synastry/neptune.ts'
import { partnerHouseOverlays } from './corpus/synastry/partner-house-overlays.ts'
import { plutoSynastry } from './corpus/synastry/pluto.ts'
import { saturnSynastry } from './corpus/synastry/saturn.ts'
import { sunSynastry } from './corpus/synastry/sun.ts'
import { uranusSynastry } from './corpus/synastry/uranus.ts'
import { venusSynastry } from './corpus/synastry/venus.ts'
import { yourHouseOverlays } from './corpus/synastry/your-house-overlays.ts'
import type { House } from './house.ts'
import { type DescribedBody, type Entry, namedEntries } from './natal-entries.ts'
import type { AspectQuality, Wording } from './wording.ts'

const synastryAspects: Record<
  AspectPoint,
  Partial<Record<AspectPoint, Record<AspectQuality, Wording[]>>>
> = {
  sun: sunSynastry,
  moon: moonSynastry,
  mercury: mercurySynastry,
  venus: venusSynastry,
  mars: marsSynastry,
  jupiter: jupiterSynastry,
  saturn: saturnSynastry,
  uranus: uranusSynastry,
  neptune: neptuneSynastry,
  pluto: plutoSynastry,
  asc: ascendantSynastry,
  mc: midheavenSynastry,
}

const overlays = { you: yourHouseOverlays, partner: partnerHouseOverlays }

/**
 * Wordings for an aspect between your point and your partner's. None for Jupiter to Pluto with each
 * other: everyone of the same age shares those. The ids are stored, so they keep the prefix `between/`.
 */
export function synastryAspectEntries(
  you: AspectPoint,
  partner: AspectPoint,
  quality: AspectQuality,
): Entry[] {
  const wordings = synastryAspects[you][partner]?.[quality] ?? []
  return namedEntries(`between/${you}~${partner}/${quality}`, wordings)
}

/** Wordings for a body of one chart in a house of the other. */
export function overlayEntries(
  whose: 'you' | 'partner',
  body: DescribedBody,
  house: House,
): Entry[] {
  return namedEntries(`overlay/${whose}.${body}/${house}`, overlays[whose][body][house])
}
