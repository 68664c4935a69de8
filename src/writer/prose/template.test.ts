import { expect, test } from 'vitest'
import { fillTemplate, listed, slotsIn } from './template.ts'

test.each([
  ['You sort {ground}.', { ground: 'the mail' }, 'You sort the mail.'],
  ['{Ground} waits.', { ground: 'the mail' }, 'The mail waits.'],
  ['{SUN} and {sun}.', { SUN: 'Keep', sun: 'keeps' }, 'Keep and keeps.'],
  ['{on} it rains.', { on: 'today' }, 'Today it rains.'],
  ["'{word}' is enough.", { word: 'yes' }, "'Yes' is enough."],
  ['You meet {partner}{ref}.', { ref: '' }, 'You meet {partner}.'],
])('%s with %o is "%s"', (template, words, printed) => {
  expect(fillTemplate(template, words)).toBe(printed)
})

test('names the slots of a template in lower case', () => {
  expect(slotsIn('{Voice} meets {ground}{ref}.')).toEqual(['voice', 'ground', 'ref'])
})

test('lists items as a sentence does', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
})
