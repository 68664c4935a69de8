import { expect, test } from 'vitest'
import type { Question } from './question.ts'
import { type PastQuestion, subjectsOf } from './subjects.ts'

const work: Question = { kind: 'theme', theme: 'work', owner: 'user' }
const thanks: Question = { kind: 'social', of: 'thanks' }
const asked = (day: number, question: Question, dates: string[] = []): PastQuestion => ({
  at: `2026-10-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  question,
  dates,
})

test('a subject has how often and when it was asked about, and the newest dates that were named', () => {
  const exchanges = [
    asked(1, work, ['2026-11-01', '2026-11-02']),
    asked(2, { kind: 'where', point: 'moon', owner: 'user', asked: 'any' }),
    asked(3, work, ['2026-11-09', '2026-11-01']),
    asked(4, thanks),
  ]
  expect(subjectsOf(exchanges, 10)).toEqual([
    {
      words: 'work',
      times: 2,
      lastAt: '2026-10-03T10:00:00.000Z',
      dates: ['2026-11-09', '2026-11-01', '2026-11-02'],
    },
    { words: 'Moon', times: 1, lastAt: '2026-10-02T10:00:00.000Z', dates: [] },
  ])
})

test('a subject asked about twice in one message counts once', () => {
  const [subject] = subjectsOf([asked(1, work), asked(2, work), asked(2, work)], 1)
  expect(subject?.times).toBe(2)
})

test('a summary of a thousand exchanges stays as short as asked for', () => {
  const points = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const
  const exchanges = Array.from({ length: 1000 }, (_, nth) =>
    asked(nth, { kind: 'where', point: points[nth % 5] ?? 'sun', owner: 'user', asked: 'any' }),
  )
  expect(subjectsOf(exchanges, 3).map(({ times }) => times)).toEqual([200, 200, 200])
})
