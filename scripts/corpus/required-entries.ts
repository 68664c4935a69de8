// Every entry that a chart or two charts can need from the corpus, and its minimum of wordings.

import type { AspectQuality } from '../../src/lore/aspect-quality.ts'
import { arenas, manners, pairs } from '../../src/lore/character-tables.ts'
import { contactLines } from '../../src/lore/contact-tables.ts'
import { type AspectPoint, aspectPoints } from '../../src/sky/aspects.ts'

interface RequiredEntry {
  name: string
  wordings: number
  minimum: number
}

const qualities: AspectQuality[] = ['joined', 'harmonious', 'tense']
const outer: readonly string[] = ['uranus', 'neptune', 'pluto']

export function requiredEntries(): RequiredEntry[] {
  return [...requiredNatalEntries(), ...requiredSynastryEntries()]
}

/** The lines of portraits. */
function requiredNatalEntries(): RequiredEntry[] {
  return [
    ...Object.entries(manners).flatMap(([planet, bySign]) =>
      Object.entries(bySign).flatMap(([sign, manner]) => [
        requiredLines(`${planet} in ${sign}`, manner.does, 3),
        requiredLines(`${planet} in ${sign} as others see it`, manner.seen, 2),
        requiredLines(`what ${planet} in ${sign} costs`, manner.cost, 2),
        requiredLines(`what ${planet} in ${sign} is good for`, manner.gift, 1),
      ]),
    ),
    ...Object.entries(arenas).flatMap(([planet, byHouse]) =>
      Object.entries(byHouse).map(([house, { does }]) =>
        requiredLines(`${planet} in house ${house}`, does, 2),
      ),
    ),
    ...planetPairs().map(([a, b, quality]) =>
      requiredLines(`${a} ${quality} ${b}`, pairs[`${a}~${b}`]?.[quality]?.together ?? [], 2),
    ),
  ]
}

/** The possible natal aspects. */
function planetPairs() {
  return aspectPoints.flatMap((a, index) =>
    aspectPoints
      .slice(index + 1)
      .flatMap((b) =>
        qualities
          .filter((quality) => isPossible(a, b, quality))
          .map((quality) => [a, b, quality] as const),
      ),
  )
}

function isPossible(a: string, b: string, quality: AspectQuality): boolean {
  if (a === 'asc' && b === 'mc') return false
  // These aspects last for years and say nothing of one person.
  if (outer.includes(a) && outer.includes(b)) return false
  // Mercury stays within 29° of the Sun, Venus within 48°, and the two within 76° of each other.
  if (a === 'sun' && (b === 'mercury' || b === 'venus')) return quality === 'joined'
  return !(a === 'mercury' && b === 'venus' && quality === 'tense')
}

/** The lines of readings for two. */
function requiredSynastryEntries(): RequiredEntry[] {
  return aspectPoints.flatMap((you) =>
    aspectPoints
      .filter((partner) => hasEntry(you, partner))
      .flatMap((partner) => {
        const ofAngle = you === 'mc' || partner === 'mc'
        return qualities
          .filter((quality) => !ofAngle || quality !== 'harmonious')
          .flatMap((quality) => {
            const name = `your ${you} ${quality} their ${partner}`
            const lines = contactLines(you, partner, quality)
            const least = ofAngle ? 1 : 2
            return [
              requiredLines(name, lines?.between ?? [], least),
              requiredLines(`${name}, to you`, lines?.you ?? [], least),
              requiredLines(`${name}, to them`, lines?.they ?? [], least),
              requiredLines(`what helps with ${name}`, lines?.helps ?? [], 1),
            ]
          })
      }),
  )
}

/** Contacts of a generation, and of two angles, have no entries. */
function hasEntry(you: AspectPoint, partner: AspectPoint): boolean {
  const ends = [you, partner]
  const isImpersonal = (end: AspectPoint) =>
    outer.includes(end) || end === 'jupiter' || end === 'saturn' || end === 'mc'
  if (ends.some((end) => outer.includes(end)) && ends.every(isImpersonal)) return false
  return !ends.every((end) => end === 'asc' || end === 'mc')
}

function requiredLines(name: string, lines: readonly unknown[], minimum: number): RequiredEntry {
  return { name, wordings: lines.length, minimum }
}
