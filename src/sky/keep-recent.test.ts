import { expect, test, vi } from 'vitest'
import { keepRecent } from './keep-recent.ts'

test('a result is computed again only when others have been used since', () => {
  const compute = vi.fn((key: string) => key.length)
  const lengthOf = keepRecent(2, compute)
  for (const key of ['Sun', 'Moon', 'Sun', 'Pluto', 'Sun']) lengthOf(key)
  expect(compute.mock.calls).toEqual([['Sun'], ['Moon'], ['Pluto']])
  expect(lengthOf('Moon')).toBe(4)
  expect(compute).toHaveBeenCalledTimes(4)
})
