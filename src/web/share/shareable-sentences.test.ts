import { expect, test } from 'vitest'
import { shareableSentences } from './shareable-sentences.ts'

const textOf = (...sentences: string[]) => ({
  opening: [{ sentences: sentences.map((text) => ({ text, facts: ['sign:sun'] })) }],
  sections: [],
})

test('keeps sentences that stand alone', () => {
  const alone = 'People relax around you, and then you go home and do the work.'
  expect(
    shareableSentences(
      textOf(
        alone,
        'It is most of what you do.',
        'So nobody sees what the calm costs you at night.',
      ),
    ),
  ).toEqual([alone])
})

test('keeps none that names a date or a birth', () => {
  expect(
    shareableSentences(
      textOf(
        'You were born while the Moon was full, and you have two minds about most things.',
        'From June 10, 1990 on, you looked for a room of your own in every house.',
      ),
    ),
  ).toEqual([])
  expect(shareableSentences(undefined)).toEqual([])
})
