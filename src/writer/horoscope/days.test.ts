import { expect, test } from 'vitest'
import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { TransitBody } from '#sky/events.ts'
import type { Contact } from './contacts.ts'
import { momentsOf, type ThemedDate } from './days.ts'

const on = (date: string, rank: number, body: TransitBody, point: NatalPoint): ThemedDate => ({
  date,
  theme: { body, point, rank } as Contact,
  others: [],
})
const lead = on('2026-12-10', 90, 'saturn', 'sun')
const datesOf = (others: ThemedDate[], most = 5) =>
  momentsOf([lead, ...others], lead, { most, leastRank: 24 }).map(({ date }) => date)

test('two contacts of one planet within three days are one moment', () => {
  const mars = on('2026-12-15', 60, 'mars', 'moon')
  const twoDaysOn = on('2026-12-17', 58, 'mars', 'venus')
  const threeDaysOn = on('2026-12-18', 56, 'mars', 'jupiter')
  expect(datesOf([mars, twoDaysOn])).toEqual(['2026-12-10', '2026-12-15'])
  expect(datesOf([mars, threeDaysOn])).toEqual(['2026-12-10', '2026-12-15', '2026-12-18'])
})

test('two contacts of the Moon within three days are two moments, unless they are with one point', () => {
  const moon = on('2026-12-15', 40, 'moon', 'sun')
  const ofAnother = on('2026-12-16', 39, 'moon', 'asc')
  const ofTheSame = on('2026-12-16', 39, 'moon', 'sun')
  expect(datesOf([moon, ofAnother])).toEqual(['2026-12-10', '2026-12-15', '2026-12-16'])
  expect(datesOf([moon, ofTheSame])).toEqual(['2026-12-10', '2026-12-15'])
})

test('the highest ranks are chosen, ten more for the point of the main moment, and stand by date', () => {
  const first = on('2026-12-01', 50, 'mars', 'mercury')
  const second = on('2026-12-20', 55, 'venus', 'mars')
  const ofTheSun = on('2026-12-25', 46, 'mercury', 'sun')
  const tooLow = on('2026-12-28', 23, 'sun', 'sun')
  expect(datesOf([first, second, ofTheSun], 3)).toEqual(['2026-12-10', '2026-12-20', '2026-12-25'])
  expect(datesOf([first, second, ofTheSun, tooLow])).not.toContain('2026-12-28')
})
