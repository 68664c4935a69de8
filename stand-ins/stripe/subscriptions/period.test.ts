import { expect, test } from 'vitest'
import { nextPeriodEnd } from './period.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)
const month = { interval: 'month', interval_count: 1 }

function renewals(anchor: string, rhythm: typeof month, count: number): string[] {
  const ends: number[] = []
  for (let i = 0; i < count; i++)
    ends.push(nextPeriodEnd(at(anchor), ends.at(-1) ?? at(anchor), rhythm))
  return ends.map(day)
}

test('a subscription from the 31st renews on the last day of a short month, then on the 31st again', () => {
  expect(renewals('2027-01-31T10:00:00Z', month, 4)).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ])
})

test('February has 29 days in a leap year', () => {
  expect(renewals('2028-01-30T00:00:00Z', month, 2)).toEqual(['2028-02-29', '2028-03-30'])
})

test('a year from February 29th ends on the 28th, until the next leap year', () => {
  const year = { interval: 'year', interval_count: 1 }
  expect(renewals('2028-02-29T12:00:00Z', year, 4)).toEqual([
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ])
})

test('the time of day in UTC does not change with daylight saving time', () => {
  const end = nextPeriodEnd(at('2027-03-10T23:59:59Z'), at('2027-03-10T23:59:59Z'), month)
  expect(new Date(end * 1000).toISOString()).toBe('2027-04-10T23:59:59.000Z')
})

test('weeks and days have a fixed length', () => {
  expect(renewals('2027-01-31T00:00:00Z', { interval: 'week', interval_count: 2 }, 1)).toEqual([
    '2027-02-14',
  ])
  expect(renewals('2027-01-31T00:00:00Z', { interval: 'day', interval_count: 3 }, 1)).toEqual([
    '2027-02-03',
  ])
})
