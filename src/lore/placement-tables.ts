import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { PlacementParagraphs } from './authored.ts'
import { venusInAries } from './corpus/placements/venus/aries.ts'
import { venusInCancer } from './corpus/placements/venus/cancer.ts'
import { venusInGemini } from './corpus/placements/venus/gemini.ts'
import { venusInLeo } from './corpus/placements/venus/leo.ts'
import { venusInTaurus } from './corpus/placements/venus/taurus.ts'
import { venusInVirgo } from './corpus/placements/venus/virgo.ts'

/** Whole paragraphs on a planet in a sign, by house. */
export const placementParagraphs: Partial<
  Record<Planet, Partial<Record<Sign, PlacementParagraphs>>>
> = {
  venus: {
    Aries: venusInAries,
    Taurus: venusInTaurus,
    Gemini: venusInGemini,
    Cancer: venusInCancer,
    Leo: venusInLeo,
    Virgo: venusInVirgo,
  },
}
