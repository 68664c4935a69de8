import { beforeAll, expect, test } from 'vitest'
import { expectForgeriesRefused, expectGrounded } from '#testing/expect-grounding.ts'
import { horoscopeReaders } from '#testing/horoscope-readers.ts'
import { sampled } from '#testing/long.ts'
import { type Grounded, groundedSentences } from '#testing/mutate-sentence.ts'
import { calendarOf, requireGrounding } from './grounding.ts'
import { composeHoroscope } from './horoscope/compose.ts'
import type { HoroscopeBrief } from './writer.ts'

const grounded: Grounded[] = []

beforeAll(() => {
  const periods = [
    ['daily', '2026-12-03', '2026-12-03'],
    ['daily', '2026-08-12', '2026-08-12'],
    ['weekly', '2026-11-29', '2026-12-05'],
    ['weekly', '2026-12-20', '2026-12-26'],
    ['monthly', '2026-08-01', '2026-08-31'],
    ['monthly', '2026-10-01', '2026-10-31'],
  ] as const
  for (const [kind, startDate, endDate] of periods) {
    const readers = horoscopeReaders({ timeKnown: sampled(30), timeUnknown: sampled(15) })
    for (const { name, timeZone, factsOf } of readers) {
      const period = { startDate, endDate }
      const facts = factsOf(period)
      const brief: HoroscopeBrief = { kind, period, timeZone, facts, seed: name }
      const calendar = calendarOf(brief)
      const text = composeHoroscope(brief)
      requireGrounding(text, facts, calendar)
      grounded.push(...groundedSentences(text, facts, calendar))
    }
  }
})

test('every claim of a true horoscope has its fact', () => {
  expect(grounded.length).toBeGreaterThan(sampled(2500))
  expectGrounded(grounded)
})

test('a true sentence with one word swapped is refused', () => {
  expectForgeriesRefused(grounded, {
    sign: 2_000,
    house: 2_000,
    planet: 10_000,
    aspect: 1_000,
    ends: 200,
    owner: 1_000,
    phase: 400,
    eclipse: 200,
    motion: 10,
    weekday: 2_000,
    date: 4_000,
    time: 1_000,
  })
})
