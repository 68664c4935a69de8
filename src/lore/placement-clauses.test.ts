import { expect, test } from 'vitest'
import { angles, planets } from '#sky/bodies.ts'
import { signs } from '#sky/zodiac.ts'
import { asSomeone, asYou } from './clause.ts'
import { placementClauses } from './placement-clauses.ts'

const grounds = [...planets, ...angles].flatMap((voice) =>
  signs.map((sign) => ({ voice, clauses: placementClauses(voice, sign) })),
)

test('every placement has a clause', () => {
  for (const { voice, clauses } of grounds) expect(clauses.length, voice).toBeGreaterThan(0)
})

test('a clause can follow "you" and "part of you"', () => {
  for (const { clauses } of grounds) {
    for (const clause of clauses) {
      expect(clause.does).toMatch(/^\[\w+\|\w+\] /)
      expect(`${asYou(clause)} ${asSomeone(clause)}`).not.toMatch(/[[\]|]/)
    }
  }
})

test('Uranus, Neptune and Pluto have the same clauses in every sign, and the others have not', () => {
  expect(placementClauses('uranus', 'Aries')).toEqual(placementClauses('uranus', 'Leo'))
  expect(placementClauses('moon', 'Aries')).not.toEqual(placementClauses('moon', 'Leo'))
})
