import { expect, test } from 'vitest'
import { spellingsNear } from './one-slip.ts'

test('a letter left out, one too many, a wrong one and two swapped are one slip', () => {
  for (const slip of ['berln', 'berlinn', 'berlim', 'belrin'])
    expect(spellingsNear(slip).has('berlin'), slip).toBe(true)
})

test('the word itself and two slips are not among them', () => {
  const near = spellingsNear('rome')
  expect(near.has('rome')).toBe(false)
  expect(near.has('raam')).toBe(false)
})
