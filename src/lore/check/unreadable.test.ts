import { expect, test } from 'vitest'
import type { NatalFact } from '#sky/facts.ts'
import { checkSentence } from './check-sentence.ts'
import { explainRejection } from './explain-rejection.ts'

const moon: NatalFact = {
  id: 'placement:moon',
  kind: 'placement',
  body: 'moon',
  sign: 'Leo',
  degrees: 12,
  minutes: 34,
  retrograde: false,
  weight: 0.5,
  certain: true,
}
const wordsOf = (text: string) => checkSentence(text, [moon]).unreadable.map(({ words }) => words)

test.each([
  ['Ceres sits beside your Moon in Leo.', 'Ceres'],
  ['Your Part of Fortune lights up the room.', 'Part of Fortune'],
  ['In whole-sign houses the Moon sits higher.', 'whole-sign'],
  ['Your Magha nakshatra wants applause.', 'nakshatra'],
  ['Your Moon makes a quincunx to nothing.', 'quincunx'],
  ['Your progressed Venus is in Leo.', 'progressed'],
  ['You are an Ophiuchus with a Leo Moon.', 'Ophiuchus'],
  ['Your Moon sits on the cusp.', 'cusp'],
  ['Your Moon is in your thirteenth house.', 'thirteenth house'],
  ['The 29th degree of Leo holds your Moon.', '29th degree'],
  ['Your Moon in Leo is peregrine.', 'peregrine'],
  ['Tu Luna está en Leo.', 'Luna'],
  ['Your Sagittarious side wants applause.', 'Sagittarious'],
])('refuses a term that no fact covers: %s', (text, words) => {
  expect(wordsOf(text)).toContain(words)
})

test.each([
  ['Your Моон is in Virgo.', 'Моон'],
  ['Your Mооn is in Virgo.', 'Mооn'],
  ['Your M00n is in Virgo.', 'M00n'],
  ['Your V i r g o Moon wants order.', 'V i r g o'],
  ['Your <b>V</b>irgo Moon wants order.', '<b>'],
  ['Your &#86;irgo Moon wants order.', '&#86;'],
])('refuses disguised words: %s', (text, words) => {
  expect(wordsOf(text)).toContain(words)
})

test.each([
  'Your Mo\u00adon is in Virgo.',
  'Your Moon is in Vir\u200bgo.',
  'Your Ｍｏｏｎ is in Ｖｉｒｇｏ.',
  'Your ☽ is in ♍.',
  'Your **Moon** is in Vi**rgo**.',
  'Your 𝐌𝐨𝐨𝐧 is in 𝑉𝑖𝑟𝑔𝑜.',
  'Your Moon is in Vírgo.',
])('reads a false placement in spite of its spelling: %s', (text) => {
  expect(checkSentence(text, [moon]).unsupported.map(({ kind }) => kind)).toEqual(['sign'])
})

test('everyday words are not terms', () => {
  for (const text of [
    'The whole house loses pressure, and the bedroom is out of bounds.',
    'A café, a fiancé, the 2nd floor at 8am and the library in the fall are yours.',
    'Saturday is mercifully quiet, a virgin page, ascending stairs, aquarium glass.',
  ]) {
    expect(checkSentence(text, []).unreadable, text).toEqual([])
  }
})

test('explains a rejection in sentences', () => {
  const explained = (text: string) => explainRejection(checkSentence(text, [moon]))
  expect(explained('Your Moon in Leo wants applause.')).toBe('')
  expect(explained('Your Moon is in Virgo.')).toBe(
    'The cited facts do not say that your Moon is certainly in Virgo.',
  )
  expect(explained('Your Moon in Leo trines Ceres.')).toContain(
    '"Ceres" cannot be checked: the facts do not have this body or point.',
  )
})
