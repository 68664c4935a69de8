// Every entry that a chart, a date or two charts can need from the corpus, and its minimum of wordings.

import { arenas, manners, pairs } from '../../src/lore/character-tables.ts'
import { forecastEntries } from '../../src/lore/forecast-entries.ts'
import type { House } from '../../src/lore/house.ts'
import type { Entry } from '../../src/lore/natal-entries.ts'
import { overlayEntries, synastryAspectEntries } from '../../src/lore/synastry-entries.ts'
import type { AspectQuality } from '../../src/lore/wording.ts'
import { aspectPoints } from '../../src/sky/aspects.ts'
import { interpretedBodies, planets } from '../../src/sky/bodies.ts'
import type { AspectName } from '../../src/sky/chart.ts'
import { lunationPhases, type TransitBody } from '../../src/sky/events.ts'
import type { ForecastFact } from '../../src/sky/forecast-facts.ts'
import { signs } from '../../src/sky/zodiac.ts'

interface RequiredEntry {
  name: string
  wordings: number
  minimum: number
}

const houses = Array.from({ length: 12 }, (_, index) => (index + 1) as House)
const qualities: AspectQuality[] = ['joined', 'harmonious', 'tense']
const aspectOf: Record<AspectQuality, AspectName> = {
  joined: 'conjunction',
  harmonious: 'trine',
  tense: 'square',
}
const _balanced = ['fire', 'earth', 'air', 'water', 'cardinal', 'fixed', 'mutable'] as const
const outer: readonly string[] = ['uranus', 'neptune', 'pluto']
const slow: readonly string[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
const when = { id: '', at: '2026-12-03T15:40:00Z', weight: 1, certain: true }
const where = { degrees: 0, minutes: 0 }

export function requiredEntries(): RequiredEntry[] {
  return [...requiredNatalEntries(), ...requiredForecastEntries(), ...requiredSynastryEntries()]
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

/** Faster bodies appear more often, so they need more wordings. */
const requiredTransitWordings: Record<TransitBody, number> = {
  moon: 5,
  sun: 4,
  mercury: 4,
  venus: 4,
  mars: 4,
  jupiter: 3,
  saturn: 3,
  uranus: 3,
  neptune: 3,
  pluto: 3,
  chiron: 3,
}

function requiredForecastEntries(): RequiredEntry[] {
  const bodies = [...planets, 'chiron'] as const
  const movers = bodies.filter((body) => body !== 'moon')
  return [
    ...bodies.flatMap((body) =>
      aspectPoints.flatMap((natal) =>
        qualities.map((quality) => {
          const fact = { ...when, kind: 'transit', body, natal, aspect: aspectOf[quality] } as const
          return requiredFor(
            `${body} in transit ${quality} ${natal}`,
            fact,
            requiredTransitWordings[body],
          )
        }),
      ),
    ),
    ...movers.flatMap((body) =>
      houses.map((house) => {
        const fact = { ...when, kind: 'house-entry', body, house, retrograde: false } as const
        return requiredFor(`${body} enters house ${house}`, fact, 3)
      }),
    ),
    ...movers
      .filter((body) => body !== 'sun')
      .flatMap((body) =>
        houses.map((house) => {
          const fact = { ...when, kind: 'house-entry', body, house, retrograde: true } as const
          return requiredFor(`${body} goes back into house ${house}`, fact, 3)
        }),
      ),
    ...planets.slice(2).flatMap((body) =>
      (['retrograde', 'direct'] as const).map((direction) => {
        const fact = { ...when, ...where, kind: 'station', body, direction, sign: 'Aries' } as const
        return requiredFor(`${body} turns ${direction}`, fact, 4)
      }),
    ),
    ...planets
      .filter((body) => body !== 'moon')
      .flatMap((body) =>
        signs.map((sign) => {
          const fact = { ...when, kind: 'ingress', body, sign, retrograde: false } as const
          return requiredFor(`${body} enters ${sign}`, fact, 3)
        }),
      ),
    ...signs.map((sign) => {
      const fact = { ...when, kind: 'ingress', body: 'mars', sign, retrograde: true } as const
      return requiredFor(`a body goes back into ${sign}`, fact, 3)
    }),
    requiredFor('void Moon', { ...when, kind: 'void-moon', sign: 'Aries', until: when.at }, 10),
    ...signs.flatMap(entriesOfSign),
    ...houses.flatMap(entriesOfHouse),
  ]
}

function entriesOfSign(sign: (typeof signs)[number]): RequiredEntry[] {
  const fact = { ...when, ...where, sign }
  return [
    requiredFor(`Moon in ${sign} for a day`, { ...fact, kind: 'moon-in-sign', until: when.at }, 12),
    ...lunationPhases.map((phase) =>
      requiredFor(`${phase} Moon in ${sign}`, { ...fact, kind: 'lunation', phase }, 4),
    ),
    ...(['solar', 'lunar'] as const).map((of) =>
      requiredFor(`${of} eclipse in ${sign}`, { ...fact, kind: 'eclipse', of, class: 'total' }, 3),
    ),
  ]
}

function entriesOfHouse(house: House): RequiredEntry[] {
  const fact = { ...when, ...where, house, sign: 'Aries' } as const
  // Entries of a house include those of the sign, after their own.
  const ofTheHouse = ({ id }: Entry) => id.includes(`/${house}/`)
  const askHouse = (name: string, moving: ForecastFact, minimum: number) =>
    required(name, forecastEntries(moving).filter(ofTheHouse), minimum)
  return [
    askHouse(`Moon in house ${house}`, { ...fact, kind: 'moon-in-house', until: when.at }, 9),
    ...lunationPhases.map((phase) =>
      askHouse(`${phase} Moon in house ${house}`, { ...fact, kind: 'lunation', phase }, 4),
    ),
    ...(['solar', 'lunar'] as const).map((of) =>
      askHouse(
        `${of} eclipse in house ${house}`,
        { ...fact, kind: 'eclipse', of, class: 'total' },
        4,
      ),
    ),
  ]
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

function requiredFor(name: string, fact: ForecastFact, minimum: number): RequiredEntry {
  return required(name, forecastEntries(fact), minimum)
}

function requiredLines(name: string, lines: readonly unknown[], minimum: number): RequiredEntry {
  return { name, wordings: lines.length, minimum }
}

function required(name: string, entries: Entry[], minimum = 2): RequiredEntry {
  return { name, wordings: entries.length, minimum }
}
