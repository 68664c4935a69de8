import { expect, test } from 'vitest'
import { opensWith } from './day-opening.ts'

test('a day begins in another way than the one before', () => {
  const dates = Array.from({ length: 60 }, (_, day) =>
    new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
  )
  const kinds = dates.map((date) => opensWith({ date }))
  expect(kinds.filter((kind, index) => kind === kinds[index - 1])).toEqual([])
  expect(new Set(kinds)).toEqual(new Set(['claim', 'event', 'chart']))
})
