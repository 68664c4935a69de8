import { expect, test } from 'vitest'
import type { NatalFact } from '#sky/facts.ts'
import { checkSentence } from './check-sentence.ts'

const base = { weight: 0.5, certain: true }
const moon: NatalFact = {
  ...base,
  id: 'placement:moon',
  kind: 'placement',
  body: 'moon',
  sign: 'Capricorn',
  degrees: 12,
  minutes: 34,
  retrograde: false,
}
const mercury: NatalFact = {
  ...moon,
  id: 'placement:mercury',
  body: 'mercury',
  sign: 'Libra',
  degrees: 3,
  retrograde: true,
}
const moonHouse: NatalFact = { ...base, id: 'house:4:moon', kind: 'house', body: 'moon', house: 4 }
const square: NatalFact = {
  ...base,
  id: 'aspect:moon~mercury:square',
  kind: 'aspect',
  a: 'moon',
  b: 'mercury',
  aspect: 'square',
  orbDegrees: 1,
  applying: true,
}
const rising: NatalFact = {
  ...base,
  id: 'angle:asc',
  kind: 'angle',
  angle: 'asc',
  sign: 'Scorpio',
  degrees: 1,
  minutes: 2,
}
const ruler: NatalFact = {
  ...base,
  id: 'ruler:asc',
  kind: 'ruler',
  angle: 'asc',
  body: 'pluto',
  sign: 'Libra',
  house: 12,
}
const facts = [moon, mercury, moonHouse, square, rising, ruler]

const isTrue = (text: string) => checkSentence(text, facts).unsupported.length === 0

test.each([
  'You keep the keys (your Moon in Capricorn, at the root of the chart).',
  'Your Moon is in Capricorn, in the fourth house.',
  'That is your Capricorn Moon in the 4th house.',
  'Your natal moon sits in house 4.',
  'With your Moon at 12°34′ of Capricorn you count the chairs.',
  'Your Moon, at 12 degrees Capricorn, counts the chairs.',
  'Your Moon squares your Mercury.',
  'The square between your Mercury and your Moon wakes you at night.',
  'Your Mercury in Libra, square your Moon in Capricorn, drafts apologies.',
  'Your Mercury is retrograde, and you edit.',
  'A retrograde Mercury edits twice.',
  'People meet Scorpio rising and find something else.',
  'Your Ascendant is in Scorpio.',
  'Pluto, which rules your Ascendant, stands in the house of solitude.',
])('a true sentence passes: %s', (text) => {
  const { claims, unsupported } = checkSentence(text, facts)
  expect(unsupported).toEqual([])
  expect(claims.length).toBeGreaterThan(0)
})

test.each([
  'You keep the keys (your Moon in Libra, at the root of the chart).',
  'You keep the keys (your Moon in Capricorn, at the top of the chart).',
  'Your Moon is in Capricorn, in the fifth house.',
  'That is your Libra Moon.',
  'Your natal moon sits in house 5.',
  'With your Moon at 13°34′ of Capricorn you count the chairs.',
  'With your Moon at 12°35′ of Capricorn you count the chairs.',
  'Your Moon trines your Mercury.',
  'Your Moon opposes your Mercury.',
  'The square between your Venus and your Moon wakes you at night.',
  'Your Mercury in Capricorn, square your Moon in Libra, drafts apologies.',
  'Your Moon is retrograde, and you edit.',
  'People meet Libra rising and find something else.',
  'Your Ascendant is in Libra.',
  'Pluto, which rules your Midheaven, stands in the house of solitude.',
  'Mars, which rules your Ascendant, stands in the house of solitude.',
  'There is a trine in your chart that nobody notices.',
  'Your Venus likes bread.',
  'The Leo in you wants applause.',
  'You were born under a full Moon.',
  'Your South Node is in Leo.',
  'Your Moon lives in the house of mirrors.',
])('a false sentence is caught: %s', (text) => {
  expect(isTrue(text)).toBe(false)
})

test('everyday words are not claims', () => {
  for (const text of [
    'On Sunday you sit in the sun on the town square, opposite the house of your parents.',
    'The person opposite trusts you; a square meal and a fixed hour do the rest.',
    'You wait for the water to boil and the dough to rise, and air the first room.',
  ]) {
    expect(checkSentence(text, []).claims, text).toEqual([])
  }
})

test('a sign that changed during the day must be hedged', () => {
  const either: NatalFact = {
    ...moon,
    certain: false,
    signsOfTheDay: ['Leo', 'Virgo'],
    sign: 'Leo',
  }
  const unsupported = (text: string) => checkSentence(text, [either]).unsupported.length
  expect(unsupported('Your Moon changed from Leo to Virgo at some time that day.')).toBe(0)
  expect(unsupported('Suppose first that it was still in Leo.')).toBe(0)
  expect(unsupported('Now suppose that it had reached Virgo.')).toBe(0)
  expect(unsupported('Your Moon changed from Virgo to Leo at some time that day.')).toBe(1)
  expect(unsupported('Suppose first that it was still in Virgo.')).toBe(1)
  expect(unsupported('Your Moon in Leo wants applause.')).toBe(1)
})

test('each claim names the facts that support it', () => {
  const { claims } = checkSentence(
    'Your Moon in Capricorn, in the fourth house, squares your Mercury.',
    facts,
  )
  const supportersOf = (kind: string) =>
    claims.find(({ claim }) => claim.kind === kind)?.supportedBy
  expect(supportersOf('sign')).toEqual(['placement:moon'])
  expect(supportersOf('house')).toEqual(['house:4:moon'])
  expect(supportersOf('aspect')).toEqual(['aspect:moon~mercury:square'])
})

test('a claim needs all of its details in one fact', () => {
  const midheaven: NatalFact = { ...rising, id: 'angle:mc', angle: 'mc', sign: 'Leo' }
  const cluster: NatalFact = {
    ...base,
    id: 'cluster:sign:Libra',
    kind: 'cluster',
    sign: 'Libra',
    planets: ['mercury', 'pluto', 'saturn'],
  }
  const balance: NatalFact = {
    ...base,
    id: 'balance:element:fire:strong',
    kind: 'balance',
    of: 'fire',
    strength: 'strong',
    planets: ['sun', 'moon', 'mars', 'venus', 'saturn'],
  }
  const unsupported = (text: string) =>
    checkSentence(text, [...facts, midheaven, cluster, balance]).unsupported.map(({ kind }) => kind)
  expect(
    unsupported('Pluto, which rules your Ascendant, stands in the house of solitude.'),
  ).toEqual([])
  expect(
    unsupported('Pluto, which rules your Midheaven, stands in the house of solitude.'),
  ).toEqual(['ruler'])
  expect(unsupported('Your Saturn in Libra waits.')).toEqual([])
  expect(unsupported('Your Saturn in Leo waits.')).toEqual(['sign'])
  expect(checkSentence('Your Moon in Libra waits.', [moonHouse, cluster]).unsupported).toHaveLength(
    1,
  )
  expect(unsupported('You have five planets in fire signs.')).toEqual([])
  expect(unsupported('You have six planets in fire signs.')).toEqual(['balance'])
  expect(unsupported('Your Moon squares your Moon.')).toEqual(['aspect'])
})

test('"both in" makes a claim about every point of the list', () => {
  const venus: NatalFact = { ...moon, id: 'placement:venus', body: 'venus' }
  const unsupported = (text: string) =>
    checkSentence(text, [...facts, venus]).unsupported.map(({ kind }) => kind)
  expect(unsupported('Your Moon and Venus, both in Capricorn, count the chairs.')).toEqual([])
  expect(unsupported('Your Mercury and Venus, both in Capricorn, count.')).toEqual(['sign'])
})

test('an everyday "opposite" outside the clause of the points is not an aspect', () => {
  const { claims } = checkSentence('The person opposite (your Moon, your Mercury) waits.', facts)
  expect(claims.map(({ claim }) => claim.kind)).toEqual(['point', 'point'])
})

test.each([
  'Your Ascendant is in your fourth house, and people notice.',
  'With the Ascendant in your fourth house, people notice.',
  'Your Midheaven stays within a degree of it.',
  'Your Ascendant is going through the fourth house, the one the year is about.',
])('an angle has no house and no motion, even where a planet of the chart has: %s', (text) => {
  const midheaven: NatalFact = { ...rising, id: 'angle:mc', angle: 'mc', sign: 'Leo' }
  expect(checkSentence(text, [...facts, midheaven]).unsupported).not.toEqual([])
})

test('the ruler of an angle has a house', () => {
  const midheaven: NatalFact = { ...rising, id: 'angle:mc', angle: 'mc', sign: 'Leo' }
  const ruled: NatalFact = { ...ruler, id: 'ruler:mc', angle: 'mc', body: 'sun', house: 1 }
  const text = 'The ruler of your Midheaven is in the first house.'
  expect(checkSentence(text, [...facts, midheaven, ruled]).unsupported).toEqual([])
})
