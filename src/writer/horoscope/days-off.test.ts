import { expect, test } from 'vitest'
import { seededRandom } from '../prose/seeded-random.ts'
import { UsageHistory } from '../prose/usage-history.ts'
import { isDayOff } from './dates.ts'
import { HoroscopeNarrator } from './narrator.ts'

test.each([
  ['2026-12-05', true], // Saturday
  ['2026-12-06', true],
  ['2026-12-07', false],
  ['2026-12-24', true],
  ['2026-12-25', true],
  ['2026-12-28', false],
  ['2027-01-01', true],
] as const)('%s is a day off: %s', (date, isOff) => {
  expect(isDayOff(date)).toBe(isOff)
})

const ofJob = { name: 'job', lines: ['Your boss may want it by noon.'] }
const ofBoth = { name: 'both', lines: ['Your boss may call.', 'A friend may call.'] }

function sayOn(isOff: boolean, seed: string, ...pools: (typeof ofJob)[]) {
  const history = new UsageHistory()
  const narrator = new HoroscopeNarrator({ random: seededRandom(seed), kind: 'daily', history })
  narrator.keepToDayOff(isOff)
  return narrator.line(pools, { facts: ['fact'] })?.sentences[0]
}

const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`)

test('on a day off, a line about jobs is used only if there is no other', () => {
  const said = seeds.map((seed) => sayOn(true, seed, ofJob, ofBoth))
  expect(new Set(said)).toEqual(new Set(['A friend may call.']))
  expect(sayOn(true, 'alone', ofJob)).toBe('Your boss may want it by noon.')
})

test('on a working day a line of jobs is like any other', () => {
  expect(new Set(seeds.map((seed) => sayOn(false, seed, ofBoth))).size).toBe(2)
})
