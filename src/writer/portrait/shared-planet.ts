import { aspectQuality } from '#lore/aspect-quality.ts'
import { easierToo, harderAgain, harderToo } from '#lore/corpus/character/sides.ts'
import { pointNames } from '#lore/names.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import type { Planet } from '#sky/bodies.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'
import { personalPlanets } from './thoughts.ts'

/** Relates a second aspect of a planet to the first, before its paragraph. */
export function introduceShared(
  text: Text,
  { a, b, aspect, id }: PlanetPair,
  paragraph: ParagraphBuilder | undefined,
): void {
  if (!paragraph || paragraph.isEmpty || text.detail < 1) return
  const quality = aspectQuality(aspect)
  if (quality === 'joined') return
  const isHard = quality === 'tense'
  const ends = [a, b].filter((planet) => personalPlanets.includes(planet))
  const otherOf = (planet: Planet) => (planet === a ? b : a)
  const isIntroduced = paragraph.drafts[0]?.wording.startsWith('hinge/')
  const shared = ends.find((planet) => earlierOf(text, planet))
  const earlier = shared && earlierOf(text, shared)
  if (shared && earlier && !isIntroduced) {
    const isAgain = isHard && earlier.hard !== undefined
    const byPlanet = isAgain ? harderAgain : isHard ? harderToo : easierToo
    const other = isAgain || !isHard ? earlier.hard : earlier.easy
    const lines = byPlanet[shared as keyof typeof byPlanet]
    const isNew = isHard || earlier.easy === undefined
    if (isNew && other)
      paragraph.sayFirst(`shared/${isAgain ? 'again' : quality}/${shared}`, lines, {
        facts: [`placement:${shared}`, other.id, id],
        slots: {
          planet: pointNames[shared],
          earlier: named(other.planet),
          now: named(otherOf(shared)),
        },
      })
  }
  for (const planet of ends) {
    const key = `${isHard ? 'hard' : 'easy'} ${planet}`
    if (!text.aspects.has(key)) text.aspects.set(key, { planet: otherOf(planet), id })
  }
}

function earlierOf({ aspects }: Text, planet: Planet) {
  const [hard, easy] = [aspects.get(`hard ${planet}`), aspects.get(`easy ${planet}`)]
  return hard || easy ? { hard, easy } : undefined
}

function named(planet: Planet): string {
  return planet === 'sun' || planet === 'moon' ? `the ${pointNames[planet]}` : pointNames[planet]
}
