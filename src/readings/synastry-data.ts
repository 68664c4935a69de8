import type { SynastryAspectEntry } from '#contract/readings.ts'
import { aspectTitles, pointNames } from '#lore/names.ts'
import { degreesAndMinutes } from '#sky/aspects.ts'
import type { Synastry } from '#sky/synastry.ts'

/** The table of aspects between the two charts, tightest first. */
export function toSynastryAspects({ aspects }: Synastry): SynastryAspectEntry[] {
  return aspects.map(({ you, partner, aspect, orbDegrees }) => ({
    yourPlanet: pointNames[you],
    aspectName: aspectTitles[aspect],
    partnerPlanet: pointNames[partner],
    ...degreesAndMinutes(orbDegrees),
  }))
}
