import { expect, test } from 'vitest'
import { chatSky } from '#testing/chat-sky.ts'
import { answerMessage } from '../answer-message.ts'
import type { Question } from '../question.ts'
import type { PastExchange } from '../subjects.ts'

const work: Question = { kind: 'theme', theme: 'work', owner: 'user' }
const move: Question = {
  kind: 'window',
  purpose: 'move',
  span: { from: '2026-11-01', to: '2026-11-30', words: 'November' },
  wish: 'good',
  hasOwnSpan: true,
}
const venus: Question = { kind: 'where', point: 'venus', owner: 'user', asked: 'any' }
const exchanges: PastExchange[] = [
  { at: '2026-09-14T10:00:00Z', question: work, dates: [] },
  { at: '2026-10-14T10:00:00Z', question: move, dates: ['2026-11-19', '2026-11-26'] },
  { at: '2026-10-20T10:00:00Z', question: venus, dates: [] },
]

function ask(message: string) {
  const rejected: string[] = []
  const answer = answerMessage(
    {
      message,
      turns: [],
      earlier: { bets: [], wordings: [], exchanges },
      sky: chatSky(),
      seed: message,
    },
    { onRejected: ({ sentence }) => rejected.push(sentence) },
  )
  const texts = answer.blocks.flatMap((block) =>
    (block.kind === 'list' ? block.items : block.sentences).map(({ text }) => text),
  )
  return { text: texts.join(' '), first: texts[0], rejected }
}

test('says what was asked about in a span of time, and the dates that were named', () => {
  const { text, rejected } = ask('What did I ask you last month?')
  expect(text).toMatch(/about Venus and (?:a|the) move|about Venus and moving|about Venus and/)
  expect(text).toContain('November 19')
  expect(text).toContain('October 14')
  expect(text).not.toContain('about work')
  expect(rejected).toEqual([])
})

test('says when a subject came up, and answers it again', () => {
  const { text, first, rejected } = ask('What did you say about my job?')
  expect(first).toContain('September 14')
  expect(text.split(' ').length).toBeGreaterThan(40)
  expect(rejected).toEqual([])
})

test('invents nothing where a subject or a span did not come up', () => {
  expect(ask('What did you say about money?').text).toMatch(/nothing about that|has not come up/)
  const { text } = ask('What did I ask you in July?')
  expect(text).toMatch(/nothing in July|no question of yours in July/)
})
