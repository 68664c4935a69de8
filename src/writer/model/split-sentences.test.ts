import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

test.each([
  ['You rest. Then you go.', ['You rest.', 'Then you go.']],
  ['Is it late? "Not yet." You stay.', ['Is it late?', '"Not yet."', 'You stay.']],
  ['Around 5:35 p.m. Saturn turns.', ['Around 5:35 p.m. Saturn turns.']],
  [
    'You know Dr. Green, e.g. Ada’s, in the U.S. East.',
    ['You know Dr. Green, e.g. Ada’s, in the U.S. East.'],
  ],
  ['It is at 12°. {partner} waits.', ['It is at 12°.', '{partner} waits.']],
  [
    'You rest (your Moon in Leo). So does {partner}.',
    ['You rest (your Moon in Leo).', 'So does {partner}.'],
  ],
  ['One sentence, and no more: you rest.', ['One sentence, and no more: you rest.']],
])('the sentences of %j', (passage, sentences) => {
  expect(splitSentences(passage)).toEqual(sentences)
})
