import { expect, test } from 'vitest'
import { factsOfReader } from '#testing/horoscope-readers.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'
import type { HoroscopeBrief } from '../writer.ts'

/** Mistakes that readers of the sample pages once found. */
function read(
  id: string,
  kind: HoroscopeBrief['kind'],
  [startDate, endDate = startDate]: [string, string?],
  timeZone = 'America/New_York',
): string {
  const birth = referenceBirths.find((row) => row.id === id)
  if (!birth) throw new Error(`No reference birth ${id}`)
  const chart = referenceChart(birth, { timeKnown: true })
  const period = { startDate, endDate }
  const facts = factsOfReader(chart, timeZone)(period)
  const text = composeText({ kind, period, timeZone, facts, seed: id })
  return sentencesOf(text)
    .map((sentence) => sentence.text)
    .join(' ')
}

test('a full Moon 1°46′ from the Ascendant is read on the Ascendant, in whichever house it falls', () => {
  const texts = [
    read('d034', 'daily', ['2026-12-23']),
    read('d034', 'weekly', ['2026-12-20', '2026-12-26']),
    read('d034', 'monthly', ['2026-12-01', '2026-12-31']),
  ]
  for (const text of texts) {
    expect(text).toMatch(/full Moon (?:[^.]|[ap]\.m\.)*falls within two degrees of your Ascendant/i)
    expect(text).not.toMatch(/full Moon [^.]*twelfth house|house of solitude/i)
  }
})

test('the second of three passes of Uranus is described with the others and with its window', () => {
  const text = read('d071', 'daily', ['2026-12-23'])
  expect(text).toMatch(/Around 8:05 p\.m\. Uranus|Uranus [^.]* around 8:05 p\.m\./)
  expect(text).toMatch(/the second of three/)
  expect(text).toMatch(/first was (?:on June 9|in June)/)
  expect(text).toMatch(/last is (?:on March 25|in March)/)
  // In one sentence: three of dates in a row would be a table.
  expect(text).toMatch(/first was [^.]* last is [^.]* from November 28 to April 17\./)
  expect(text).toMatch(/(?:your|the) Moon (?:is )?in Virgo,? in the third house/i)
})

test('a series that a planet touches once more at a station is not called over', () => {
  const text = read('d027', 'monthly', ['2027-01-01', '2027-01-31'], 'America/Chicago')
  expect(text).toMatch(/Pluto/)
  expect(text).not.toMatch(/\blast time\b|Pluto [^.]*the last of/)
  expect(text).toMatch(/comes near [^.]*again/)
})

test('a day on which nothing is exact says so', () => {
  const text = read('d064', 'daily', ['2026-12-28'], 'Europe/Berlin')
  expect(text).toMatch(/[Nn]othing is exact|quiet|leaves you alone/)
  expect(text).toMatch(/Moon (?:is in|in|spends it in) your fifth house/)
  expect(text).toMatch(/Saturn/)
  expect(text).not.toMatch(/p\.m\.|a\.m\./)
})

test('a new Moon half a degree from the lowest point of the chart is read as being about home', () => {
  const text = read('d002', 'daily', ['2027-01-08'], 'Australia/Melbourne')
  expect(text).toMatch(/within a degree of your IC, the point of your chart for home/)
})
