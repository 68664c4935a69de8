import { expect, test } from 'vitest'
import { UsageHistory } from './usage-history.ts'

const history = new UsageHistory({
  wordings: ['a/1', 'a/2'],
  sentences: ['You wave first.', 'You keep the keys (your Moon in Leo).'],
})

test('a sentence is the same with its reference and without', () => {
  const isNew = (sentence: string) => history.isNew({ wording: 'b/1', sentences: [sentence] })
  expect(isNew('You wave (your Sun in Leo) first.')).toBe(false)
  expect(isNew('You keep the keys{ref}.')).toBe(false)
  expect(isNew('You keep the change.')).toBe(true)
})

test('a later use counts for more than an earlier one, and a sentence for more than a wording', () => {
  const lastUsed = (wording: string, sentence = 'New.') =>
    history.lastUsed({ wording, sentences: [sentence] })
  const uses = [
    lastUsed('b/1'),
    lastUsed('a/1'),
    lastUsed('a/2'),
    lastUsed('b/1', 'You wave first.'),
    lastUsed('b/1', 'You keep the keys.'),
  ]
  expect(uses).toEqual(uses.toSorted((one, other) => one - other))
  expect(new Set(uses).size).toBe(uses.length)
  expect(uses[0]).toBe(0)
})

test('finds a phrase inside a sentence that was printed another way', () => {
  const history = new UsageHistory({
    wordings: [],
    sentences: ['With your Mars in Aries, you decide by starting (your Mars in Aries).'],
  })
  expect(history.hasRead('ou decide by starting')).toBe(true)
  expect(history.hasRead('ou decide by waiting')).toBe(false)
})
