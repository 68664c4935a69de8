import { expect, test } from 'vitest'
import { spellingsNear } from './typos.ts'

test('a letter left out, one too many, a wrong one and two swapped are typos', () => {
  for (const slip of ['berln', 'berlinn', 'berlim', 'belrin'])
    expect(spellingsNear(slip).has('berlin'), slip).toBe(true)
})

test('the word itself and two typos are not among them', () => {
  const near = spellingsNear('rome')
  expect(near.has('rome')).toBe(false)
  expect(near.has('raam')).toBe(false)
})
