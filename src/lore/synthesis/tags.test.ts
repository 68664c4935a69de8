import { expect, test } from 'vitest'
import { traits } from '../character.ts'
import { signManners } from './manners.ts'
import { clash, oppositeTrait, tensionsBetween } from './tags.ts'

test('a trait stands on one axis only', () => {
  const all = traits.flat()
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  ['yielding', 'bold', true],
  ['yielding', 'bold.drive', true],
  ['yielding.drive', 'bold.drive', true],
  ['yielding.love', 'bold.drive', false],
  ['quick.mind', 'slow.love', false],
  ['yielding', 'slow', false],
  ['yielding', 'yielding', false],
] as const)('%s and %s clash: %s', (one, other, expected) => {
  expect(clash(one, other)).toBe(expected)
  expect(clash(other, one)).toBe(expected)
})

test('a side with both ends of an axis is in no tension there', () => {
  expect(tensionsBetween(['warm', 'close'], ['cool', 'close'])).toEqual([
    { one: 'warm', other: 'cool' },
  ])
  expect(tensionsBetween(['warm', 'cool'], ['cool'])).toEqual([])
})

test('no sign has both ends of an axis, and every sign differs from the one across', () => {
  for (const [sign, traits] of Object.entries(signManners))
    for (const trait of traits) expect(traits, sign).not.toContain(oppositeTrait(trait))
  const { Aries, Libra, Taurus, Scorpio, Gemini, Sagittarius } = signManners
  const { Cancer, Capricorn, Leo, Aquarius, Virgo, Pisces } = signManners
  for (const [one, other] of [
    [Aries, Libra],
    [Leo, Aquarius],
    [Virgo, Pisces],
  ] as const)
    expect(tensionsBetween(one, other).length).toBeGreaterThanOrEqual(2)
  for (const [one, other] of [
    [Taurus, Scorpio],
    [Gemini, Sagittarius],
    [Cancer, Capricorn],
  ] as const)
    expect(tensionsBetween(one, other).length).toBeGreaterThanOrEqual(1)
})
