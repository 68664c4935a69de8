import { expect, test } from 'vitest'
import { chatSky } from '#testing/chat-sky.ts'
import type { Turn } from '../answer.ts'
import { answerMessage } from '../answer-message.ts'
import type { Question } from '../question.ts'
import type { Earlier } from '../recall.ts'
import type { PastQuestion } from '../subjects.ts'

const work: Question = { kind: 'theme', theme: 'work', owner: 'user' }
const move: Question = {
  kind: 'window',
  purpose: 'move',
  span: { from: '2026-11-01', to: '2026-11-30', words: 'November' },
  wish: 'good',
  hasOwnSpan: true,
}
const venus: Question = { kind: 'where', point: 'venus', owner: 'user', asked: 'any' }
const questions: PastQuestion[] = [
  { at: '2026-09-14T10:00:00Z', question: work, dates: [] },
  { at: '2026-10-14T10:00:00Z', question: move, dates: ['2026-11-19', '2026-11-26'] },
  { at: '2026-10-20T10:00:00Z', question: venus, dates: [] },
]

function ask(message: string, earlier: Partial<Earlier> = {}) {
  const rejected: string[] = []
  const answer = answerMessage(
    {
      message,
      turns: [],
      earlier: { bets: [], wordings: [], questions, ...earlier },
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

test('lists the subjects of a span of time, and the dates that were named', () => {
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

test('invents nothing if a subject or a span did not come up, and says what did', () => {
  const { text, rejected } = ask('What did you say about money?')
  expect(text).toMatch(/Venus, .* and work/)
  expect(text).toMatch(/among (?:your|the) questions/)
  expect(rejected).toEqual([])
  expect(ask('What did I ask you in July?').text).toMatch(/\bno question .*\bin July\b/)
  expect(ask('What did you say about money?', { questions: [] }).text).toMatch(/sky/)
})

test('finds a good week for a plan in a question about that area of life', () => {
  const asked = [{ at: '2026-09-14T10:00:00Z', question: move, dates: [] }]
  const { first } = ask('What did you say about my home?', { questions: asked })
  expect(first).toMatch(/September 14.*a move|a move.*September 14/)
  const raise = [
    {
      ...{ at: '2026-09-14T10:00:00Z', dates: [] },
      question: { ...move, purpose: 'money-talk' as const },
    },
  ]
  expect(ask('What did you say about money?', { questions: raise }).first).toMatch(/about money/)
})

test('counts no questions, and says so, if it recalls only the last answers', () => {
  const asked = [1, 2, 3].map((day) => ({
    ...{ at: `2026-10-0${day}T10:00:00Z`, question: work, dates: [] },
  }))
  const counted = ask('What did you say about my job?', { questions: asked }).text
  expect(counted).toContain('3 times')
  const cut = ask('What did you say about my job?', { questions: asked, isCut: true }).text
  expect(cut).toContain('more than once')
  expect(cut).not.toContain('3 times')
  for (const message of ['What did I ask you in July?', 'What did you say about money?'])
    expect(ask(message, { questions: asked, isCut: true }).text).toContain('last 200 answers')
})

function converse(...asked: string[]) {
  const turns: Turn[] = []
  for (const [index, question] of asked.entries()) {
    const at = `2026-11-2${index}T10:00:00Z`
    const request = { message: question, turns, earlier: { bets: [], wordings: [], questions: [] } }
    const { blocks, memory } = answerMessage({ ...request, sky: chatSky(), seed: question })
    const answer = blocks
      .flatMap((block) => (block.kind === 'list' ? block.items : block.sentences))
      .map(({ text }) => text)
      .join(' ')
    turns.push({ question, answer, at, isCare: false, ...(memory && { memory }) })
  }
  return turns.at(-1)?.answer
}

test('remembers each question of a message with several', () => {
  const both = 'What does my chart say about love? And when is a good week to move?'
  expect(converse(both, 'What did you say about love?')).toMatch(/about love/)
  expect(converse(both, 'What did you say about moving?')).toMatch(
    /about a move|about moving|a move/,
  )
})

test('names only dates that the answer has said', () => {
  const answer = converse('When is a good week to move?', 'What did you say about moving?')
  // The answer found no good day, and named one to leave alone.
  expect(answer).toMatch(/January 27/)
  expect(answer).not.toMatch(/December 3\b/)
})

test('does not count the question about the conversation as asking again', () => {
  const again = 'What did you say about moving?'
  const answer = converse('When is a good week to move?', again, again)
  expect(answer).toMatch(/November 20/)
  expect(answer).not.toContain('twice')
})
