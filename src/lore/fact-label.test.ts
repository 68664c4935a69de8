import { expect, test } from 'vitest'
import type { AnyFact } from '#sky/any-fact.ts'
import { factLabel, factPoints } from './fact-label.ts'

const base = { id: '', weight: 0.5, certain: true }
const dated = { ...base, at: '2026-12-03T15:40:00Z' }
const where = { sign: 'Leo', degrees: 2, minutes: 5 } as const

const labels: [string, AnyFact][] = [
  [
    '7th house from 2°05′ Leo, ruled by Sun',
    { ...base, kind: 'cusp', house: 7, ...where, ruler: 'sun' },
  ],
  [
    '4th house from 2°05′ Scorpio, ruled by Pluto, by tradition Mars',
    { ...base, kind: 'cusp', house: 4, ...where, sign: 'Scorpio', ruler: 'pluto' },
  ],
  [
    "Your Venus in your partner's 11th house",
    { ...base, kind: 'overlay', whose: 'you', body: 'venus', house: 11 },
  ],
  [
    "Your partner's Venus in your 2nd house",
    { ...base, kind: 'overlay', whose: 'partner', body: 'venus', house: 2 },
  ],
  ['Mars in the 13th house', { ...base, kind: 'house', body: 'mars', house: 13 }],
  ['Mars in the 3rd house', { ...base, kind: 'house', body: 'mars', house: 3 }],
  ['Moon 2°05′ Leo (R)', { ...base, kind: 'placement', body: 'moon', ...where, retrograde: true }],
  [
    'Moon in Leo or Virgo',
    { ...base, kind: 'placement', body: 'moon', ...where, signsOfTheDay: ['Leo', 'Virgo'] },
  ],
  [
    'Venus goes back into Libra',
    { ...dated, kind: 'ingress', body: 'venus', sign: 'Libra', retrograde: true },
  ],
  [
    'Mars enters your 1st house',
    { ...dated, kind: 'house-entry', body: 'mars', house: 1, retrograde: false },
  ],
  [
    'Transiting Saturn 2°05′ Leo (R), your 4th house',
    { ...dated, kind: 'sky-position', body: 'saturn', ...where, house: 4, retrograde: true },
  ],
  [
    'Transiting Sun 2°05′ Leo',
    { ...dated, kind: 'sky-position', body: 'sun', ...where, retrograde: false },
  ],
  [
    'Venus in Aries, its detriment',
    { ...base, kind: 'dignity', body: 'venus', sign: 'Aries', dignity: 'detriment' },
  ],
  [
    'Mars rules the Ascendant by tradition, from Leo in the 4th house',
    { ...base, kind: 'traditional-ruler', angle: 'asc', body: 'mars', sign: 'Leo', house: 4 },
  ],
  ["Jupiter rules the Sun's sign", { ...base, kind: 'dispositor', of: 'sun', body: 'jupiter' }],
  ["Moon rules Jupiter's sign", { ...base, kind: 'dispositor', of: 'jupiter', body: 'moon' }],
  [
    'Saturn rules the signs of all others, directly or in turn',
    { ...base, kind: 'final-dispositor', body: 'saturn' },
  ],
  ['Mars and Saturn in mutual reception', { ...base, kind: 'reception', a: 'mars', b: 'saturn' }],
  [
    'T-square of Mars, Jupiter, and Pluto, Mars at the apex',
    {
      ...base,
      kind: 'figure',
      shape: 't-square',
      planets: ['mars', 'jupiter', 'pluto'],
      apex: 'mars',
      orbDegrees: 1,
    },
  ],
  [
    'Moon in the 4th house opposite Jupiter in the 10th',
    { ...base, kind: 'angular-axis', a: 'moon', b: 'jupiter', houses: [4, 10], orbDegrees: 2 },
  ],
  ['Sun, no aspect to another planet', { ...base, kind: 'unaspected', body: 'sun' }],
  [
    'Mercury, no close aspect to another planet',
    { ...base, kind: 'unaspected', body: 'mercury', closestDegrees: 6 },
  ],
  ['Mars, the only planet in fire signs', { ...base, kind: 'singleton', of: 'fire', body: 'mars' }],
  [
    'Venus 0°51′ from the 2nd house',
    {
      ...base,
      kind: 'near-cusp',
      body: 'venus',
      house: 1,
      neighbor: 2,
      distanceDegrees: 0.857,
    },
  ],
  [
    'Ascendant 0°32′ from Libra',
    {
      ...base,
      kind: 'sign-edge',
      angle: 'asc',
      sign: 'Scorpio',
      neighbor: 'Libra',
      distanceDegrees: 0.539,
    },
  ],
  [
    'Mercury opposite Saturn, out of sign',
    { ...base, kind: 'out-of-sign', a: 'mercury', b: 'saturn', aspect: 'opposition' },
  ],
  ['Born at night', { ...base, kind: 'sect', sect: 'night' }],
  [
    'No planet in fire signs',
    { ...base, kind: 'balance', of: 'fire', strength: 'absent', planets: [] },
  ],
]

test('a fact of one of two people says whose it is', () => {
  const square = {
    ...base,
    kind: 'aspect',
    a: 'mars',
    b: 'jupiter',
    aspect: 'square',
    orbDegrees: 0.19,
  } as const
  const theirs = { ...base, kind: 'inner', whose: 'partner', fact: square } as const
  expect(factLabel(theirs)).toBe("Your partner's Mars square Jupiter, orb 0°11′")
  expect(factPoints(theirs)).toEqual(["your partner's Mars", "your partner's Jupiter"])
  const moon = { ...base, kind: 'house', body: 'moon', house: 12 } as const
  const yours = { ...base, kind: 'inner', whose: 'you', fact: moon } as const
  expect(factLabel(yours)).toBe('Your Moon in the 12th house')
})

test.each(labels)('%s', (label, fact) => {
  expect(factLabel(fact)).toBe(label)
})

test('points of a synastry fact have their owner, and those of a natal fact do not', () => {
  const aspect = { ...base, kind: 'synastry-aspect', aspect: 'trine', orbDegrees: 1 } as const
  expect(factPoints({ ...aspect, you: 'sun', partner: 'asc' })).toEqual([
    'your Sun',
    "your partner's Ascendant",
  ])
  expect(factPoints({ ...base, kind: 'house', body: 'mars', house: 3 })).toEqual(['Mars'])
})
