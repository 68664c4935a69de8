import { expect, test } from 'vitest'
import { briefsOfAllKinds } from '#testing/model-texts/briefs.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'
import { inPlainType, unknownName, unsafeText } from './unsafe-text.ts'

test.each([
  'Read more at example.com when you have the time.',
  'It is all on https://evil.example for you.',
  'You are <b>bold</b> when it matters to you.',
  'You are **bold** when it matters to you.',
  'You keep `secrets` for the people that you love.',
  'You and [your friends](x) are there for it.',
  'You rest\u202e when it is late and dark.',
  'You rest\u200b when it is late and dark.',
  'You rest\n\nwhen it is late and dark.',
  'You have a Мoon that is in no table.',
  'You are a star 🔮 to the people that you love.',
  'I am a human astrologer and I wrote this for you.',
  'As an AI, it is hard to say what you want.',
  'A language model cannot know what you want.',
  'My instructions say that you are kind.',
  'The system prompt is what you are made of.',
  'You rest on placement:moon when it is late.',
  'You should CALL NOW about what you have.',
  'You can call 202 555 0100 about it.',
  'Tu Luna está en Tauro y tu Sol en Virgo.',
  'Dein Mond steht im Stier und du bist ruhig.',
  'Oui',
  `You are kind, and ${'then you are kind again, and '.repeat(20)}you rest.`,
])('%j must not be shown', (text) => {
  expect(unsafeText(text)).toMatch(/^it /)
})

test('a slot for a name is for texts about two people only', () => {
  const text = 'You and {partner} want the same thing.'
  expect(unsafeText(text)).toBeDefined()
  expect(unsafeText(text, { mayNamePartner: true })).toBeUndefined()
  expect(unsafeText('You and {robin} want the same.', { mayNamePartner: true })).toBeDefined()
})

test('plain sentences may be shown, in the type of our texts', () => {
  for (const [text, plain] of [
    [
      'You’d rather wait, “just in case,” and it’s 12°30′.',
      `You'd rather wait, "just in case," and it's 12°30′.`,
    ],
    [
      'Around 15:42 UTC, say so; it costs $20 (or less).',
      'Around 15:42 UTC, say so; it costs $20 (or less).',
    ],
    [
      'You meet at a café – or is it the other way around?',
      'You meet at a café – or is it the other way around?',
    ],
  ] as const) {
    expect(inPlainType(text)).toBe(plain)
    expect(unsafeText(plain)).toBeUndefined()
  }
})

test('names inside a sentence are those of our texts', () => {
  expect(unknownName('The phone rings, and Anna calls you back.')).toBe('Anna')
  expect(unknownName('You are the one that people in Ohio miss.')).toBe('Ohio')
  for (const text of [
    'On Friday, December 4, your Libra Moon and I agree (Mars, too).',
    'You say: "Maybe." It is enough for {partner}.',
  ])
    expect(unknownName(text)).toBeUndefined()
})

test.each([
  ['Anna calls you back.', 'Anna'],
  ["Tom's letter comes on Friday.", 'Tom'],
  ['Marion and you talk it over.', 'Marion'],
  ['Marcus will forgive you.', 'Marcus'],
  ['Picasso had your Moon.', 'Picasso'],
  ['Anna has the same Moon as you.', 'Anna'],
])('finds a name at the start of a sentence: %s', (text, name) => {
  expect(unknownName(text)).toBe(name)
})

test.each([
  'Patience pays here.',
  'Friends call you back.',
  'Renegotiating helps.',
  'Sharpen the pencil.',
  'Candles, batteries and a blanket are enough.',
])('other words at the start are no names: %s', (text) => {
  expect(unknownName(text)).toBeUndefined()
})

test('fewer than one in a hundred sentences of the embedded writer would be refused', () => {
  const sentences = briefsOfAllKinds(50).flatMap((brief) => sentencesOf(composeText(brief)))
  const refused = sentences.filter(
    ({ text }) => unsafeText(text, { mayNamePartner: true }) ?? unknownName(text),
  )
  expect(refused.length / sentences.length).toBeLessThan(0.01)
})
