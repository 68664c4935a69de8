import { describe, expect, test, vi } from 'vitest'
import type { WrittenHoroscope } from '#horoscopes/write-horoscope.ts'
import type { IngressFact } from '#sky/forecast-facts.ts'
import type { Paragraph, Writer } from '#writer/writer.ts'
import { keyDatesOf, prepareEvents } from './events.ts'

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

test.each([
  ['America/Los_Angeles', '2026-12-01T05:30:00Z', '2026-11-30'],
  ['Pacific/Kiritimati', '2026-11-28T10:00:00Z', '2026-11-29'],
])('in %s a key date has the date there, beside the UTC instant', (timeZone, at, date) => {
  const [keyDate] = keyDatesOf({ ...weekWith([ingress(at)]), timeZone })
  expect(keyDate).toMatchObject({ date, at: new Date(at) })
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

describe('the entries of a week', () => {
  const [first, second] = [ingress('2026-11-30T12:00:00Z'), ingress('2026-12-02T12:00:00Z')]
  const week = weekWith([first, second])
  const passages = [`About ${first.id}.`, `About ${second.id}.`]
  const entry = (text: string, facts: string[], moment?: string): Paragraph => ({
    sentences: [{ text, facts, ...(moment && { moment }) }],
  })

  /** The contents that are stored when a writer gives these entries. */
  async function contentsWith(opening: Paragraph[], horoscope = week) {
    const write = vi.fn<Writer['write']>(async () => ({
      text: { opening, sections: [] },
      origin: { writer: 'a model' },
    }))
    const store = await prepareEvents({ writer: { write } })(horoscope, { deadline: 1 })
    const stored: { content: string; horoscopeId: string }[] = []
    const values = async (rows: typeof stored) => void stored.push(...rows)
    await store({ insert: () => ({ values }) } as never, 'horoscope')
    expect(stored.every(({ horoscopeId }) => horoscopeId === 'horoscope')).toBe(true)
    return { contents: stored.map(({ content }) => content), write }
  }

  test('come from the writer, which gets the passages of the horoscope', async () => {
    const entries = [entry('Begin.', [first.id], first.id), entry('Rest.', [second.id])]
    const { contents, write } = await contentsWith(entries)
    expect(contents).toEqual(['Begin.', 'Rest.'])
    expect(write).toHaveBeenCalledExactlyOnceWith(
      {
        kind: 'events',
        period: { startDate: week.startDate, endDate: week.endDate },
        facts: week.facts,
        seed: week.seed,
        passages: week.text.opening,
      },
      { userId: 'ada', deadline: 1 },
    )
  })

  test('fall back to the passages if the writer describes another event, or none', async () => {
    const swapped = [entry('Rest.', [second.id]), entry('Begin.', [second.id, first.id], first.id)]
    expect((await contentsWith(swapped)).contents).toEqual(passages)
    const both = [entry('Begin.', [first.id, second.id], first.id), entry('Rest.', [first.id])]
    expect((await contentsWith(both)).contents).toEqual(passages)
    expect((await contentsWith([])).contents).toEqual(passages)
  })

  test('are not asked for without a key date, and for a day', async () => {
    const none = { ...week, text: { opening: [], sections: [] } }
    for (const horoscope of [none, { ...week, kind: 'daily' as const }]) {
      const { contents, write } = await contentsWith([], horoscope)
      expect(contents).toEqual([])
      expect(write).not.toHaveBeenCalled()
    }
  })
})
