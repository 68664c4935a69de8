import { describe, expect, it } from 'vitest'
import { chatSky } from '#testing/chat-sky.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { answerMessage } from '../../answer-message.ts'
import type { ChatSky } from '../../chat-sky.ts'
import type { Rejection } from '../narrator.ts'

function answerTo(message: string, sky: ChatSky, rejected: Rejection[] = []) {
  const earlier = { bets: [], wordings: [], questions: [] }
  const answer = answerMessage(
    { message, turns: [], earlier, sky, seed: message },
    { onRejected: (rejection) => rejected.push(rejection) },
  )
  const sentences = answer.blocks.flatMap((block) =>
    block.kind === 'list' ? block.items : block.sentences,
  )
  return sentences.map(({ text }) => text)
}

// Signs by Swiss Ephemeris, today being November 23, 2026.
it.each([
  ['What sign will the Moon be in on Christmas day?', 'On Friday, December 25', 'Cancer'],
  ['In which sign will Jupiter be at the end of August 2027?', 'August', 'Virgo'],
  ['On 1 March 2027 Mars will be in which sign?', 'On Monday, March 1', 'Leo'],
  ['Where will Saturn be in June 2027?', 'On Tuesday, June 15', 'Aries'],
])('answers "%s" with the day and the sign', (message, day, sign) => {
  const [first] = answerTo(message, chatSky())
  expect(first).toContain(day)
  expect(first).toContain(` of ${sign}`)
})

it('speaks of a day that is over in the past', () => {
  const text = answerTo('Where was Mars on May 3, 2020?', chatSky()).join(' ')
  expect(text).toMatch(/^On Sunday, May 3, 2020, Mars was at 23° of Aquarius/)
  expect(text).not.toMatch(/I would watch|plan that day/)
})

it('names what is retrograde now before anything else', () => {
  const [first] = answerTo('what is retrograde right now?', chatSky())
  expect(first).toMatch(/\bSaturn, Uranus and Neptune are retrograde\b/)
})

it('names the sign of the next new Moon with its date', () => {
  const [first] = answerTo('In what sign is the next new Moon?', chatSky())
  expect(first).toMatch(/December 9\b.*\bin Sagittarius\b/)
})

it('names each of several places in the first sentence', () => {
  const [first] = answerTo('What are my Sun, Moon and Venus signs?', chatSky())
  expect(first).toMatch(/\bSun is in \w+, your Moon is in \w+, and your Venus is in \w+\.$/)
})

describe('for any chart', () => {
  const questions = [
    'What sign will the Moon be in on Christmas day?',
    'Where was Mars on May 3, 2020?',
    'What is retrograde now?',
    'my moon and rising?',
    "What's my Descendant?",
    'which sign is on my IC?',
    'In what sign is the next eclipse?',
  ]

  it.each(questions)(
    '"%s" has 40 to 160 words and no sentence that its facts do not support',
    (message) => {
      const rejected: Rejection[] = []
      for (const [index, birth] of referenceBirths.slice(0, 12).entries()) {
        const chart = referenceChart(birth, { timeKnown: index % 5 !== 4 })
        const sky = chatSky({ chart })
        const text = answerTo(message, sky, rejected).join(' ')
        const words = text.split(' ').length
        expect(words, text).toBeGreaterThanOrEqual(40)
        expect(words, text).toBeLessThanOrEqual(160)
      }
      expect(rejected).toEqual([])
    },
  )
})
