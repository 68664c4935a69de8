import { moonAreas } from '#lore/corpus/months/areas/moons.ts'
import { stationAreas } from '#lore/corpus/months/areas/stations.ts'
import { monthAreas } from '#lore/month-areas.ts'
import { isLunation } from '#sky/forecast-facts.ts'
import type { Pool } from './narrator.ts'
import { type Acting, houseOf, houseOfLunation, newOrFull } from './points-of-contacts.ts'
import type { Reader } from './reader.ts'
import { toneOf } from './tone.ts'

/** What an event does in the area of life of its house; undefined without houses. */
export function areaOf(reader: Reader, contact: Acting): Pool | undefined {
  const { fact, body } = contact
  const house = houseOf(reader, contact)
  if (!house || fact.kind === 'house-entry') return undefined
  if (isLunation(fact)) {
    const moon = newOrFull(fact)
    const place = houseOfLunation(reader, contact) ?? house
    return { name: `month-area/${moon}-moon/${place}`, lines: moonAreas[moon][place] }
  }
  if (fact.kind === 'station') {
    const { direction } = fact
    return { name: `month-area/${direction}/${house}`, lines: stationAreas[direction][house] }
  }
  if (!(body in monthAreas)) return undefined
  const tone = toneOf(contact)
  const lines = monthAreas[body as keyof typeof monthAreas][house][tone]
  return { name: `month-area/${body}/${house}/${tone}`, lines }
}
