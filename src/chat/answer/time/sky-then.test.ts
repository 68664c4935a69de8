import { describe, expect, it } from 'vitest'
import { chatSky } from '#testing/chat-sky.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import type { Turn } from '../../answer.ts'
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

// The equinox of 2027 is on March 20 at 20:25 UT.
it('says when the sign changes on that day', () => {
  const [first, second] = answerTo('Where will the Sun be on March 20, 2027?', chatSky())
  expect(first).toContain('29° of Pisces')
  expect(second).toMatch(/March 20\b.*the Sun enters Aries/)
})

it('says whether the sign holds for the whole month, and when it changes', () => {
  expect(answerTo('Where is Mars in March 2027?', chatSky()).join(' ')).toMatch(
    /is in Leo (?:from|on) the first day|to the last it is in Leo/,
  )
  expect(answerTo('Where is Venus in June 2027?', chatSky()).join(' ')).toMatch(
    /June 8\b.*Venus enters Gemini/,
  )
})

// Stations and eclipses of 2027 by Swiss Ephemeris.
it.each([
  [
    'Am I right that Mercury turns retrograde on the 3rd of January?',
    /^(?:No|Not then)\b.*February 9\b/,
  ],
  ['Mercury goes retrograde on February 9, right?', /^Yes\b.*February 9\b/],
  ['There is an eclipse on March 3, right?', /^(?:No|Not then)\b.*February 6\b/],
])('settles the date that is claimed in "%s"', (message, pattern) => {
  expect(answerTo(message, chatSky())[0]).toMatch(pattern)
})

it('gives a weekend day if only weekends will do', () => {
  const [first] = answerTo('What is the best weekend in April 2027 for a trip?', chatSky())
  expect(first).toMatch(/\b(?:Saturday|Sunday), April/)
  expect(first).not.toMatch(/\b(?:Mon|Tues|Wednes|Thurs|Fri)day\b/)
})

it('puts corrections below the list', () => {
  const sky = chatSky()
  const earlier = { bets: [], wordings: [], questions: [] }
  const ask = (message: string, turns: Turn[]) =>
    answerMessage({ message, turns, earlier, sky, seed: message })
  const isInLeo = sky.facts.some(
    (fact) => fact.kind === 'placement' && fact.body === 'moon' && fact.sign === 'Leo',
  )
  const message = `My Moon is in ${isInLeo ? 'Aries' : 'Leo'}, right?`
  const { memory } = ask(message, [])
  const turn: Turn = {
    question: message,
    answer: '',
    at: '',
    isCare: false,
    ...(memory && { memory }),
  }
  const { blocks } = ask('Put everything in a list', [turn])
  expect(JSON.stringify(blocks)).toMatch(/your Moon is in \w+, and not in /)
})

it.each([
  ['Is there something in my chart that makes people leave?', /^No\b/],
  ['How strong is my Mars?', /^(?:Strong|Not strong|Weak|Neither)\b.*Mars is in/],
])('answers "%s" in its first words', (message, pattern) => {
  expect(answerTo(message, chatSky())[0]).toMatch(pattern)
})

it('names the planets that are retrograde now first', () => {
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
