// Every entry that a chart, a date or two charts can need from the corpus, and its minimum of wordings.

import { arenas, manners, pairs } from '../../src/lore/character-tables.ts'
import type { House } from '../../src/lore/house.ts'
import type { Entry } from '../../src/lore/natal-entries.ts'
import { overlayEntries, synastryAspectEntries } from '../../src/lore/synastry-entries.ts'
import type { AspectQuality } from '../../src/lore/wording.ts'
import { aspectPoints } from '../../src/sky/aspects.ts'
import { interpretedBodies } from '../../src/sky/bodies.ts'
import type { AspectName } from '../../src/sky/chart.ts'

interface RequiredEntry {
  name: string
  wordings: number
  minimum: number
}

const houses = Array.from({ length: 12 }, (_, index) => (index + 1) as House)
const qualities: AspectQuality[] = ['joined', 'harmonious', 'tense']
const _aspectOf: Record<AspectQuality, AspectName> = {
  joined: 'conjunction',
  harmonious: 'trine',
  tense: 'square',
}
const _balanced = ['fire', 'earth', 'air', 'water', 'cardinal', 'fixed', 'mutable'] as const
const outer: readonly string[] = ['uranus', 'neptune', 'pluto']
const slow: readonly string[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
const _when = { id: '', at: '2026-12-03T15:40:00Z', weight: 1, certain: true }
const _where = { degrees: 0, minutes: 0 }

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

function requiredSynastryEntries(): RequiredEntry[] {
  const isShared = (a: string, b: string) => slow.includes(a) && slow.includes(b)
  return [
    ...aspectPoints.flatMap((you) =>
      aspectPoints
        .filter((partner) => !isShared(you, partner))
        .flatMap((partner) =>
          qualities.map((quality) =>
            required(
              `your ${you} ${quality} their ${partner}`,
              synastryAspectEntries(you, partner, quality),
              1,
            ),
          ),
        ),
    ),
    ...(['you', 'partner'] as const).flatMap((whose) =>
      interpretedBodies.flatMap((body) =>
        houses.map((house) =>
          required(`${body} of ${whose} in house ${house}`, overlayEntries(whose, body, house), 1),
        ),
      ),
    ),
  ]
}

function required(name: string, entries: Entry[], minimum = 2): RequiredEntry {
  return { name, wordings: entries.length, minimum }
}

function requiredLines(name: string, lines: readonly unknown[], minimum: number): RequiredEntry {
  return { name, wordings: lines.length, minimum }
}
