import { expect, test } from 'vitest'
import type { Planet } from './bodies.ts'
import { dignities, hasDignity } from './dignities.ts'
import { signsRuledBy } from './rulers.ts'
import type { Sign } from './zodiac.ts'

test.each<[Planet, Sign, string]>([
  ['moon', 'Cancer', 'domicile'],
  ['venus', 'Aries', 'detriment'],
  ['mars', 'Taurus', 'detriment'],
  ['mars', 'Scorpio', 'domicile'],
  ['pluto', 'Scorpio', 'domicile'],
  ['pluto', 'Taurus', 'detriment'],
  ['jupiter', 'Capricorn', 'fall'],
  ['jupiter', 'Cancer', 'exaltation'],
  ['saturn', 'Leo', 'detriment'],
  ['mercury', 'Sagittarius', 'detriment'],
  ['mercury', 'Virgo', 'domicile, exaltation'],
  ['mercury', 'Pisces', 'detriment, fall'],
  ['venus', 'Gemini', ''],
  ['uranus', 'Scorpio', ''],
])('%s in %s: %s', (planet, sign, expected) => {
  const found = dignities.filter((dignity) => hasDignity(planet, sign, dignity))
  expect(found.join(', ')).toBe(expected)
})

test('the traditional rulers share the twelve signs', () => {
  expect(signsRuledBy('saturn')).toEqual(['Capricorn', 'Aquarius'])
  expect(signsRuledBy('moon')).toEqual(['Cancer'])
  expect(signsRuledBy('pluto')).toEqual([])
})
