import { describe, expect, it, test } from 'vitest'
import type { AnyFact } from '#sky/any-fact.ts'
import type { NatalFact } from '#sky/facts.ts'
import type { SynastryFact } from '#sky/synastry-facts.ts'
import { checkSentence } from './check-sentence.ts'
import { explainRejection } from './explain-rejection.ts'

const rejectionOf = (text: string, facts: AnyFact[]) =>
  explainRejection(checkSentence(text, facts, { isStrict: true }))

const base = { weight: 0.5, certain: true }
const facts: SynastryFact[] = [
  {
    ...base,
    id: 'synastry:you.moon~partner.venus:trine',
    kind: 'synastry-aspect',
    you: 'moon',
    partner: 'venus',
    aspect: 'trine',
    orbDegrees: 1,
  },
  {
    ...base,
    id: 'overlay:partner.venus:7',
    kind: 'overlay',
    whose: 'partner',
    body: 'venus',
    house: 7,
  },
  { ...base, id: 'overlay:you.mars:4', kind: 'overlay', whose: 'you', body: 'mars', house: 4 },
  {
    ...base,
    id: 'you.placement:moon',
    kind: 'owned-placement',
    whose: 'you',
    point: 'moon',
    sign: 'Leo',
  },
  {
    ...base,
    id: 'partner.placement:moon',
    kind: 'owned-placement',
    whose: 'partner',
    point: 'moon',
    sign: 'Aries',
  },
]

test.each([
  "You laugh at once (your Moon trine {partner}'s Venus).",
  "{Partner}'s Venus trines your Moon, and it shows.",
  "The trine between your partner's Venus and your Moon is a sofa.",
  "There is room ({partner}'s Venus in your house of partnership).",
  "You rearrange (your Mars at the root of {partner}'s chart).",
  "You rearrange (your Mars in {partner}'s fourth house).",
  "It gets loud (your Moon in Leo, {partner}'s Moon in Aries).",
  "It gets loud (your Moon in Leo, {partner}'s in Aries).",
  "Your Moon is in Leo and {partner}'s is in Aries, so it gets loud.",
  'To the Moon silence sounds like yes.',
])('a true synastry sentence passes: %s', (text) => {
  const { claims, unsupported } = checkSentence(text, facts)
  expect(unsupported).toEqual([])
  expect(claims.length).toBeGreaterThan(0)
})

test.each([
  "You laugh at once ({partner}'s Moon trine your Venus).",
  'You laugh at once (your Moon trine your Venus).',
  'You laugh at once (Moon trine Venus).',
  "You laugh at once (your Moon square {partner}'s Venus).",
  "You laugh at once (your Moon trine {partner}'s Mars).",
  'There is room (your Venus in your house of partnership).',
  "There is room ({partner}'s Venus in {partner}'s house of partnership).",
  "There is room ({partner}'s Venus in the house of partnership).",
  "There is room ({partner}'s Venus in your house of play).",
  'You rearrange (your Mars at the root of your chart).',
  "You rearrange (your Mars in {partner}'s fifth house).",
  "It gets loud (your Moon in Aries, {partner}'s Moon in Leo).",
  "It gets loud (your Moon in Leo, {partner}'s in Leo).",
  "It gets loud ({partner}'s Moon in Aries, {partner}'s in Aries too).",
  "Your Moon is in Aries and {partner}'s is in Aries, so it gets loud.",
  'To Jupiter silence sounds like yes.',
])('a false synastry sentence is caught: %s', (text) => {
  expect(checkSentence(text, facts).unsupported).not.toEqual([])
})

test('a fact of one chart does not support a claim about the other chart or the sky', () => {
  const natal: NatalFact[] = [
    { ...base, id: 'placement:moon', kind: 'placement', body: 'moon', sign: 'Leo' },
    { ...base, id: 'house:4:mars', kind: 'house', body: 'mars', house: 4 },
    {
      ...base,
      id: 'aspect:moon~mars:trine',
      kind: 'aspect',
      a: 'moon',
      b: 'mars',
      aspect: 'trine',
      orbDegrees: 2,
    },
  ]
  const isTrue = (text: string, of: AnyFact[]) => checkSentence(text, of).unsupported.length === 0
  expect(isTrue('Your Moon in Leo wants applause.', natal)).toBe(true)
  expect(isTrue("{partner}'s Moon in Leo wants applause.", natal)).toBe(false)
  expect(isTrue('Your Mars, in your house at the root of your chart.', natal)).toBe(true)
  expect(isTrue("Your Mars at the root of {partner}'s chart.", natal)).toBe(false)
  expect(isTrue('Mars trine your Moon.', natal)).toBe(false)
  expect(isTrue("Your Mars trine {partner}'s Moon.", natal)).toBe(false)
  expect(isTrue('Your Mars at the root of your chart.', facts)).toBe(false)
})

test('a synastry aspect is between two people, also when both have the same point', () => {
  const moons: SynastryFact[] = [
    {
      ...base,
      id: 'synastry:you.moon~partner.moon:trine',
      kind: 'synastry-aspect',
      you: 'moon',
      partner: 'moon',
      aspect: 'trine',
      orbDegrees: 1,
    },
  ]
  expect(checkSentence("Your Moon trines {partner}'s Moon.", moons).unsupported).toEqual([])
  expect(checkSentence('Your Moon trines your Moon.', moons).unsupported).toHaveLength(1)
})

test('the owner of the first point in a list owns the others as well', () => {
  const text = "Your Mars and Moon trine {partner}'s Venus."
  const mars: SynastryFact = {
    ...base,
    id: 'synastry:you.mars~partner.venus:trine',
    kind: 'synastry-aspect',
    you: 'mars',
    partner: 'venus',
    aspect: 'trine',
    orbDegrees: 1,
  }
  expect(checkSentence(text, [...facts, mars]).unsupported).toEqual([])
  expect(checkSentence(text, facts).unsupported).toHaveLength(1)
})

describe('a fact of one of two charts', () => {
  const inner: SynastryFact[] = [
    {
      ...base,
      id: 'inner:partner.aspect:mars~jupiter:square',
      kind: 'inner',
      whose: 'partner',
      fact: {
        ...base,
        id: 'aspect:mars~jupiter:square',
        kind: 'aspect',
        a: 'mars',
        b: 'jupiter',
        aspect: 'square',
        orbDegrees: 0.2,
      },
    },
    {
      ...base,
      id: 'inner:you.house:12:moon',
      kind: 'inner',
      whose: 'you',
      fact: { ...base, id: 'house:12:moon', kind: 'house', body: 'moon', house: 12 },
    },
  ]

  test.each([
    "{partner}'s own Mars is square their Jupiter, and it shows.",
    "{partner}'s Mars squares Jupiter.",
    'Your Moon is in your twelfth house, rest and solitude.',
    'Your Moon is in the twelfth house.',
  ])('supports: %s', (text) => {
    const { claims, unsupported } = checkSentence(text, inner)
    expect(unsupported).toEqual([])
    expect(claims.length).toBeGreaterThan(0)
  })

  const shared = [
    'Both of you have the Moon in the twelfth house.',
    'You have the Moon in the twelfth house, and so does {partner}.',
    'Like you, {partner} has Mars square Jupiter.',
    '{partner} has Mars square Jupiter, and you do too.',
  ]
  const ofBoth = inner.flatMap((one): SynastryFact[] => {
    if (one.kind !== 'inner') return []
    const whose = one.whose === 'you' ? 'partner' : 'you'
    return [one, { ...one, whose, id: `inner:${whose}.${one.fact.id}` }]
  })

  test.each(shared)('does not support a claim about both people: %s', (text) => {
    expect(rejectionOf(text, inner)).not.toEqual('')
    expect(rejectionOf(text, ofBoth)).toEqual('')
  })

  it('supports a claim next to words about both people', () => {
    const text = "Both of you laugh, and {partner}'s Mars is square Jupiter."
    expect(rejectionOf(text, inner)).toEqual('')
  })

  test.each([
    'Your own Mars is square your Jupiter.',
    "{partner}'s Mars is square your Jupiter.",
    "Your Mars is square {partner}'s Jupiter.",
    'Mars is square Jupiter.',
    "{partner}'s own Mars is trine their Jupiter.",
    "{partner}'s Moon is in their twelfth house.",
    "Your Moon is in {partner}'s twelfth house.",
    'Your Moon is in your eleventh house.',
  ])('does not support: %s', (text) => {
    expect(checkSentence(text, inner).unsupported).not.toEqual([])
  })
})

describe('the ruler of an Ascendant', () => {
  const owned = { ...base, kind: 'owned-placement' } as const
  const rising: SynastryFact[] = [
    { ...owned, id: 'you.placement:asc', whose: 'you', point: 'asc', sign: 'Libra' },
    { ...owned, id: 'you.placement:venus', whose: 'you', point: 'venus', sign: 'Leo' },
    { ...owned, id: 'you.placement:mars', whose: 'you', point: 'mars', sign: 'Leo' },
  ]

  it('is supported by its sign', () => {
    expect(rejectionOf('Venus rules your Ascendant.', rising)).toEqual('')
    expect(rejectionOf('Venus rules the Ascendant of both of you.', rising)).toEqual('')
  })

  test.each([
    'Mars rules your Ascendant.',
    "Venus rules {partner}'s Ascendant.",
    'Your Ascendant rules their Venus.',
    'Your Ascendant rules your Venus.',
  ])('does not support: %s', (text) => {
    expect(checkSentence(text, rising).unsupported).not.toEqual([])
  })
})

describe('a Moon that may be in either of two signs', () => {
  const open: SynastryFact[] = [
    {
      ...base,
      id: 'inner:partner.placement:moon',
      kind: 'inner',
      whose: 'partner',
      fact: {
        ...base,
        id: 'placement:moon',
        kind: 'placement',
        body: 'moon',
        sign: 'Leo',
        signsOfTheDay: ['Leo', 'Virgo'],
      },
    },
  ]

  test.each([
    "{partner}'s Moon was in Leo or in Virgo.",
    "If {partner}'s Moon was still in Leo, they like it loud.",
    "If {partner}'s Moon was already in Virgo, they like it tidy.",
  ])('supports: %s', (text) => {
    expect(rejectionOf(text, open)).toEqual('')
  })

  test.each([
    "{partner}'s Moon is in Leo.",
    "If {partner}'s Moon was still in Virgo, they like it tidy.",
    "If {partner}'s Moon was still in Cancer, they like it warm.",
    'If your Moon was still in Leo, you like it loud.',
  ])('does not support: %s', (text) => {
    expect(checkSentence(text, open).unsupported).not.toEqual([])
  })
})
