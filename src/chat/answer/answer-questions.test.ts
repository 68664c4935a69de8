import { expect, test } from 'vitest'
import { chartFacts } from '#sky/natal-facts.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import type { ChatAnswer, Turn } from '../answer.ts'
import type { ChatSky } from '../chat-sky.ts'
import type { Question } from '../question.ts'
import { answerQuestions } from './answer-questions.ts'
import type { Compose } from './compose.ts'

const chart = referenceChart(referenceBirths[9] as (typeof referenceBirths)[number])
const facts = chartFacts(chart)
const venus = facts.find(({ id }) => id === 'placement:venus')
const sky: ChatSky = {
  chart,
  facts,
  now: new Date('2026-11-23T02:00:00Z'),
  timeZone: 'America/New_York',
  get ephemeris(): never {
    throw new Error('not needed')
  },
  almanacOf() {
    throw new Error('not needed')
  },
  courseOf() {
    throw new Error('not needed')
  },
  courseOfYears() {
    throw new Error('not needed')
  },
}
const question: Question = { kind: 'where', point: 'venus', owner: 'user', asked: 'sign' }

/** Says where Venus is, and something false of it. */
const where: Compose<'where'> = (_, { narrator, today }) => {
  const of = venus ? [venus] : []
  const sentences = narrator.sayAll(
    {
      name: 'true',
      lines: ['Your Venus is in {sign}.', 'It is {sign} for your Venus.'],
      words: { sign: 'Libra' },
      facts: of,
      isNeeded: true,
    },
    { name: 'false', lines: ['Your Venus is in Aries.'], facts: of },
    { name: 'date', lines: [`${today} is your day.`, 'Ask again.', 'You have asked.'], facts: [] },
  )
  return {
    blocks: [{ kind: 'paragraph', sentences }],
    suggestions: ['And my Mars?', 'And my Moon?', 'Why?'],
  }
}

const answer = (turns: Turn[], onRejected?: (rejection: { sentence: string }) => void) =>
  answerQuestions(
    { questions: [question], turns, sky, seed: 'seed' },
    { composers: { where }, search: () => undefined, onRejected },
  )

const textOf = ({ blocks }: ChatAnswer) =>
  blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : block.sentences))
    .map(({ text }) => text)
    .join(' ')

const turnOf = (asked: string, given: ChatAnswer): Turn => ({
  question: asked,
  answer: textOf(given),
  at: '2026-11-23T02:00:00Z',
  isCare: false,
  memory: given.memory,
})

test('a sentence that its facts do not support is left out and reported', () => {
  const rejected: string[] = []
  const { blocks, facts: used } = answer([], ({ sentence }) => rejected.push(sentence))
  expect(rejected).toContain('Your Venus is in Aries.')
  expect(JSON.stringify(blocks)).not.toContain('Aries')
  expect(used.map(({ id }) => id)).toEqual(['placement:venus'])
})

test('the same question gets another wording and says that the answer stands', () => {
  const first = answer([])
  const second = answer([turnOf('Where is my Venus?', first)])
  expect(textOf(second)).not.toBe(textOf(first))
  expect(second.memory?.wordings).toContainEqual(expect.stringMatching(/^stands/))
  expect(
    first.memory?.wordings.filter((wording) => second.memory?.wordings.includes(wording)),
  ).toEqual([])
})

test('suggests what has not been asked', () => {
  const first = answer([])
  expect(first.suggestions).toEqual(['And my Mars?', 'And my Moon?'])
  expect(answer([turnOf('And my Mars?', first)]).suggestions).toEqual(['And my Moon?', 'Why?'])
})

test('a question without a composer still gets an answer', () => {
  const { blocks } = answerQuestions(
    { questions: [{ kind: 'retrogrades', owner: 'user' }], turns: [], sky, seed: 'seed' },
    { composers: {}, search: () => undefined },
  )
  expect(blocks).toHaveLength(1)
})
