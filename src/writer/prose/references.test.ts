import { expect, test } from 'vitest'
import { bodyName, type Draft, housePhrase, placeReference } from './references.ts'

const moon = { text: 'your Moon in Leo', facts: ['placement:moon'], tells: ['placement:moon'] }
const housed = {
  text: 'your Moon in Leo, in the house of play',
  facts: ['placement:moon', 'house:5:moon'],
  tells: ['placement:moon', 'house:5:moon'],
}
const draft = (text: string, tells: string[]): Draft => {
  return { text, facts: tells, tells, wording: 'placement/moon/Leo/1', references: [housed, moon] }
}

test('a paragraph has the fullest reference of which it tells all, once', () => {
  const sign = draft('You wave{ref} first.', ['placement:moon'])
  const house = draft('You play{ref} at home.', ['house:5:moon'])
  expect(placeReference([sign]).sentences).toEqual([
    {
      text: 'You wave (your Moon in Leo) first.',
      facts: ['placement:moon'],
      wording: 'placement/moon/Leo/1',
    },
  ])
  const both = placeReference([sign, house]).sentences
  expect(both.map(({ text }) => text)).toEqual([
    'You wave (your Moon in Leo, in the house of play) first.',
    'You play at home.',
  ])
  expect(both[0]?.facts).toEqual(['placement:moon', 'house:5:moon'])
})

test('a reference to what the paragraph does not tell is left out', () => {
  const [sentence] = placeReference([draft('You play{ref} at home.', ['house:5:moon'])]).sentences
  expect(sentence?.text).toBe('You play at home.')
})

test('a house belongs to its owner', () => {
  expect(housePhrase(5, 'the')).toBe('in the house of play')
  expect(housePhrase(5, 'your')).toBe('in your house of play')
  expect(housePhrase(4, "{partner}'s")).toBe("at the root of {partner}'s chart")
})

test('only the lights have an article', () => {
  expect([bodyName('moon'), bodyName('sun'), bodyName('mars')]).toEqual([
    'the Moon',
    'the Sun',
    'Mars',
  ])
})
