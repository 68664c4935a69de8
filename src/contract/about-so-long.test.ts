import { expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#durations.ts'
import { aboutSoLong } from './about-so-long.ts'

test.each([
  [0, 'about 1 second'],
  [11.2 * SECOND, 'about 12 seconds'],
  [59 * SECOND, 'about 59 seconds'],
  [59.5 * SECOND, 'about 1 minute'],
  [61 * SECOND, 'about 2 minutes'],
  [59.5 * MINUTE, 'about 1 hour'],
  [61 * MINUTE, 'about 2 hours'],
  [23 * HOUR, 'about 23 hours'],
])('a wait of %d ms is %s', (milliseconds, words) => {
  expect(aboutSoLong(milliseconds)).toBe(words)
})
