import { expect, test } from 'vitest'
import type { WrittenHoroscope } from '#horoscopes/write-horoscope.ts'
import type { IngressFact } from '#sky/forecast-facts.ts'
import { keyDatesOf } from './events.ts'

const ingress = (at: string): IngressFact => ({
  id: `ingress:mars:Leo:${at.slice(0, 10)}`,
  kind: 'ingress',
  body: 'mars',
  sign: 'Leo',
  retrograde: false,
  at,
  weight: 0.5,
  certain: true,
})

/** A week whose text has one dated sentence for each fact. */
const weekWith = (facts: IngressFact[]): WrittenHoroscope => ({
  userId: 'ada',
  kind: 'weekly',
  seed: 'a week',
  startDate: '2026-11-29',
  endDate: '2026-12-05',
  text: {
    opening: facts.map(({ id }) => ({
      sentences: [{ text: `About ${id}.`, facts: [id], moment: id }],
    })),
    sections: [],
  },
  facts,
})

test('the key dates of a week are those from its first second to its last', () => {
  const week = weekWith([
    ingress('2026-11-28T23:59:59Z'),
    ingress('2026-11-29T00:00:00Z'),
    ingress('2026-12-05T23:59:59Z'),
    ingress('2026-12-06T00:00:00Z'),
  ])
  expect(keyDatesOf(week).map(({ date }) => date)).toEqual(['2026-11-29', '2026-12-05'])
})

test('the text of a key date ends before the first sentence about something else', () => {
  const [first, second] = [ingress('2026-11-30T12:00:00Z'), ingress('2026-12-02T12:00:00Z')]
  const sentences = [
    { text: 'Mars enters Leo on November 30.', facts: [first.id], moment: first.id },
    { text: 'It warms the week.', facts: [second.id, first.id] },
    { text: 'A second fire follows.', facts: [second.id] },
    { text: 'Mars stays.', facts: [first.id] },
  ]
  const week = { ...weekWith([first]), text: { opening: [{ sentences }], sections: [] } }
  expect(keyDatesOf(week).map(({ passage }) => passage)).toEqual([
    { sentences: sentences.slice(0, 2) },
  ])
})
