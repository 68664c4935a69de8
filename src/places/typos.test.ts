import { expect, test } from 'vitest'
import { spellingsNear } from './typos.ts'

test('a letter left out, one too many, a wrong one and two swapped are typos', () => {
  for (const slip of ['berln', 'berlinn', 'berlim', 'belrin'])
    expect(spellingsNear(slip).has('berlin'), slip).toBe(true)
})

test('so is a missing space, or one too many', () => {
  expect(spellingsNear('newyork').has('new york')).toBe(true)
  expect(spellingsNear('ber lin').has('berlin')).toBe(true)
})

test('the word itself and two typos are not among them', () => {
  const near = spellingsNear('rome')
  expect(near.has('rome')).toBe(false)
  expect(near.has('raam')).toBe(false)
})
