import { expect, test } from 'vitest'
import { splitSentences, withReference } from './sentences.ts'

test.each([
  ['It is 1.4 miles. You call.', ['It is 1.4 miles.', 'You call.']],
  [
    'They ask "Are you in?" before they move. "Yes." You nod.',
    ['They ask "Are you in?" before they move.', '"Yes."', 'You nod.'],
  ],
  ['You begin with {partner}. {partner} waits.', ['You begin with {partner}.', '{partner} waits.']],
])('splits %j into its sentences', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})

test('places a reference after the first sentence that is not short', () => {
  expect(
    withReference(
      'You start. You decide a thing by doing it first. Then you look.',
      'your Mars in Aries',
    ),
  ).toBe('You start. You decide a thing by doing it first (your Mars in Aries). Then you look.')
})

test('places a reference at the end of a text of short sentences', () => {
  expect(withReference('You start. Then you look.', 'your Mars in Aries')).toBe(
    'You start. Then you look (your Mars in Aries).',
  )
})
