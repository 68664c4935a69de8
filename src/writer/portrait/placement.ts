import type { Planet } from '#sky/bodies.ts'
import { AboutPlanet } from './about-planet.ts'
import { narrateAllegiance } from './allegiance.ts'
import { firstAuthored } from './authored.ts'
import { narrateHiddenHalf } from './hidden-half.ts'
import { narrateHost } from './host.ts'
import { narrateNearCusp } from './near-cusp.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { narrateRetrograde } from './retrograde.ts'
import { personalPlanets } from './thoughts.ts'
import { placementUnits } from './units.ts'

/** A planet in its sign and house: by an author, or in lines on the sign and the house. */
export function placementParagraph(text: Text, planet: Planet): ParagraphBuilder[] {
  const isHouseKnown = isCrowded(text, planet) || isOnOwnAngle(text, planet)
  const units = text.narrator.random.shuffle(
    `version/${planet}`,
    placementUnits(text.spine, planet, { isHouseKnown }),
  )
  const isNeeded = personalPlanets.includes(planet)
  const paragraph = firstAuthored(text, units, { isNeeded })
  if (!paragraph) return linesOnPlacement(text, planet)
  for (const what of ['sign', 'house', 'dignity']) text.named.add(`${what} ${planet}`)
  paragraph.names.add(planet)
  if (paragraph.hasRoom) narrateRetrograde(text, paragraph, planet)
  if (!narrateHiddenHalf(text, paragraph, planet)) narrateNearCusp(text, paragraph, planet)
  narrateHost(text, paragraph, planet)
  narrateAllegiance(text, paragraph, planet)
  const more = text.detail > 2 ? [moreLines(text, planet)] : []
  return [paragraph, ...more]
}

/** After this many paragraphs on one house, another one would be about the same scenes. */
const MOST_IN_HOUSE = 2

function isCrowded({ spine, named }: Text, planet: Planet): boolean {
  if (planet === 'sun' || planet === 'moon' || planet === spine.ruler) return false
  const house = spine.planets.get(planet)?.house
  const others = [...spine.planets.values()].filter(
    (one) => one.house === house && named.has(`house ${one.planet}`),
  )
  const crowd = named.has(`crowd ${house}`) ? 1 : 0
  return house !== undefined && others.length + crowd >= MOST_IN_HOUSE
}

export const housesOfAngles = { asc: 1, ic: 4, dsc: 7, mc: 10 } as const

/** A paragraph on the angle says what the one on its house would. */
function isOnOwnAngle({ plan, spine }: Text, planet: Planet): boolean {
  const house = spine.planets.get(planet)?.house
  return plan.sections.some(({ thoughts }) =>
    thoughts.some(
      (thought) =>
        thought.kind === 'highlight' &&
        thought.highlight.kind === 'angle' &&
        thought.highlight.planet === planet &&
        housesOfAngles[thought.highlight.at] === house,
    ),
  )
}

/** For a combination without an authored paragraph that is new to the reader. */
function linesOnPlacement(text: Text, planet: Planet): ParagraphBuilder[] {
  const about = new AboutPlanet(text, planet)
  const paragraph = new ParagraphBuilder(text)
  about.sign(paragraph)
  if (text.detail > 1) about.does(paragraph)
  about.house(paragraph)
  if (text.detail > 0) about.seen(paragraph)
  if (text.detail > 1) about.cost(paragraph)
  if (paragraph.hasRoom) narrateRetrograde(text, paragraph, planet)
  narrateNearCusp(text, paragraph, planet)
  return text.detail < 3 ? [paragraph] : [paragraph, moreLines(text, planet)]
}

/** For a reader who has read most of what there is on this chart. */
function moreLines(text: Text, planet: Planet): ParagraphBuilder {
  const about = new AboutPlanet(text, planet)
  const paragraph = new ParagraphBuilder(text)
  about.house(paragraph)
  about.scene(paragraph)
  about.does(paragraph)
  about.seen(paragraph)
  about.cost(paragraph)
  about.gift(paragraph)
  return paragraph
}
