import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecentTexts } from './recent-texts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('no text stays in memory for longer than ten minutes', () => {
  const texts = new Map()
  const recentTexts = createRecentTexts(() => new Date(), texts)
  const written = { text: { opening: [], sections: [] }, origin: { writer: 'gpt-5-mini' } }
  recentTexts.add('ada', written)
  vi.advanceTimersByTime(5 * 60_000)
  recentTexts.add('ben', written)
  vi.advanceTimersByTime(5 * 60_000 + 1_000)
  expect([...texts.keys()]).toEqual(['ben'])
  vi.advanceTimersByTime(5 * 60_000)
  expect([...texts.keys()]).toEqual([])
})

test('[N21] a text with a rejected sentence does not come back', () => {
  const recentTexts = createRecentTexts(() => new Date())
  const sentence = { text: 'You answer first.', facts: [] }
  const text = { opening: [{ sentences: [sentence] }], sections: [] }
  recentTexts.add('ada', { text, origin: { writer: 'gpt-5-mini' } })
  const find = (rejected: string[]) =>
    recentTexts.find('ada', {
      kind: 'natal',
      facts: [],
      seed: 'ada',
      recentlyUsed: {
        wordings: [],
        sentences: [],
        rejected: { wordings: [], sentences: rejected, facts: [], traits: [] },
      },
    })
  expect(find(['You wait.'])?.text).toBe(text)
  expect(find([sentence.text])).toBeUndefined()
})
