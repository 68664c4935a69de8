import { describe, expect, test } from 'vitest'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { randomCharts } from '#testing/random-births.ts'
import { composePortrait } from '#writer/portrait/compose.ts'
import { shareableSentences } from './shareable-sentences.ts'

const textOf = (...firsts: string[]) => ({
  opening: [],
  sections: [...firsts, 'Put one lost hour a week in your budget.'].map((first) => ({
    title: '',
    paragraphs: [
      {
        sentences: [first, 'You go home and do all of the work there.'].map((text) => ({
          text,
          facts: ['sign:sun'],
        })),
      },
    ],
  })),
})

describe('[N28] sentences to share', () => {
  test('are the first ones of paragraphs, without the places of planets', () => {
    const text = textOf(
      'People relax around you (your Moon in Leo), and then I lose sight of you.',
      'You make your life sound easy (Gemini rising).',
    )
    expect(shareableSentences(text)).toEqual([
      'People relax around you, and then I lose sight of you.',
      'You make your life sound easy.',
    ])
    expect(shareableSentences(undefined)).toEqual([])
  })

  test.each([
    'It is most of what you do all day long.',
    'So nobody sees what the calm costs you at night.',
    'Still, you are better equipped than most people would be.',
    'In that you are like your own grandmother.',
    "If you've ever surprised yourself, here may be the reason.",
    "You've got another side, and it's the one some people know best.",
  ])('lean on no other sentence: %s', (sentence) => {
    expect(shareableSentences(textOf(sentence))).toEqual([])
  })

  test.each([
    'You were born while the sky was clear, and you have two minds.',
    'You found a room of your own on June 10, long after the others.',
    'By 19:30 you want to be at home, and nobody may call you.',
    'At thirty-four you know what you would rather not do again.',
    'In your forties you have begun to answer in fewer words.',
    'You were a child of nineteen ninety, and you remember the songs.',
    'You would rather hear from Anna than from anybody at work.',
    'You talk about Lisbon as though you had never left it.',
    'You think that the Moon in Leo is what people see first.',
    'Saturn makes you wait longer than the people around you.',
    'Capricorn rising makes you look older than the others.',
  ])('tell no birth, age, name or place: %s', (sentence) => {
    expect(shareableSentences(textOf(sentence))).toEqual([])
  })

  test('are found in every portrait, with and without a birth time', () => {
    const charts = [true, false].flatMap((timeKnown) => randomCharts(4, { timeKnown }))
    for (const chart of charts) {
      const text = composePortrait({ facts: wholeChartFacts(chart), seed: 'seed' })
      const sentences = shareableSentences(text)
      expect(sentences.length).toBeGreaterThan(5)
      expect(sentences.join(' ')).not.toMatch(/[()\d]|\b(?:Sun|Moon|Ascendant)\b/)
    }
  })
})
