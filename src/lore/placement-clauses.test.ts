import { expect, test } from 'vitest'
import { angles, planets } from '#sky/bodies.ts'
import { signs } from '#sky/zodiac.ts'
import { asSomeone, asYou } from './clause.ts'
import { fields, leads } from './corpus/portrait/fields.ts'
import type { House } from './house.ts'
import { placementClauses } from './placement-clauses.ts'

const houses = Array.from({ length: 12 }, (_, index) => (index + 1) as House)
const grounds = [...planets, ...angles].flatMap((voice) =>
  signs.flatMap((sign) =>
    [undefined, ...houses].map((house) => ({ voice, ...placementClauses(voice, sign, house) })),
  ),
)

const contentWords = (text: string): string[] => text.match(/[a-z]{5,}/g) ?? []

test('every placement has a clause and an impulse in plain words', () => {
  for (const { voice, clauses, impulse } of grounds) {
    expect(clauses.length, voice).toBeGreaterThan(0)
    expect(impulse, voice).toMatch(/^[a-z][a-z' ,-]+$/)
  }
})

test('an impulse shares no content word with its clauses', () => {
  for (const { voice, clauses, impulse } of grounds) {
    const own = contentWords(impulse)
    for (const clause of clauses) {
      const said = contentWords(asYou(clause))
      expect(
        own.filter((word) => said.includes(word)),
        `${voice}: ${impulse}: ${clause.does}`,
      ).toEqual([])
    }
  }
})

test('a clause can follow "you" and "part of you"', () => {
  for (const { clauses } of grounds) {
    for (const clause of clauses) {
      expect(clause.does).toMatch(/^\[\w+\|\w+\] /)
      expect(`${asYou(clause)} ${asSomeone(clause)}`).not.toMatch(/[[\]|]/)
    }
  }
})

test('every voice has a field and a lead that needs no previous section', () => {
  for (const voice of [...planets, ...angles]) {
    expect(fields[voice].length).toBeGreaterThan(0)
    expect(leads[voice].some((line) => !line.includes('{before}'))).toBe(true)
  }
})

test('Uranus, Neptune and Pluto have clauses by house, and the others by sign', () => {
  expect(placementClauses('uranus', 'Aries', 4).basis).toBe('house')
  expect(placementClauses('uranus', 'Aries', 4).clauses).not.toEqual(
    placementClauses('uranus', 'Aries', 5).clauses,
  )
  expect(placementClauses('uranus', 'Aries').basis).toBe('planet')
  expect(placementClauses('moon', 'Aries', 4).basis).toBe('sign')
})
