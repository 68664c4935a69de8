import { expect, test } from 'vitest'
import type { Turn } from '../../answer.ts'
import type { Purpose } from '../../question.ts'
import { occasionOf } from './occasion.ts'

test.each<[Purpose, string, string]>([
  ['work', 'Which day is best for a job interview?', 'the interview'],
  ['money-talk', 'When do I ask for a raise?', 'the talk about your raise'],
  ['hard-talk', 'good day for a talk with my mom', 'the talk with your mom'],
  ['hard-talk', 'I have to talk to my best friend', 'the talk with your best friend'],
  ['study', 'when should I take the exam', 'the exam'],
  ['create', 'When can I start painting again?', 'painting'],
  ['work', 'When is a good day for work?', 'a step at work'],
])('for %s, "%s" is about %s', (purpose, message, name) => {
  expect(occasionOf(purpose, { message, turns: [] }).name).toBe(name)
})

test('keeps the name in a follow-up, and not for another plan', () => {
  const span = { from: '2026-12-01', to: '2026-12-31', words: 'December' }
  const question = {
    kind: 'window',
    purpose: 'work',
    span,
    wish: 'good',
    hasOwnSpan: true,
  } as const
  const memory = { question, named: [], bets: [], facts: [], wordings: [] }
  const turn: Turn = {
    question: 'A day for the interview?',
    answer: '',
    at: '',
    isCare: false,
    memory,
  }
  const context = { message: 'What about January?', turns: [turn] }
  expect(occasionOf('work', context).name).toBe('the interview')
  expect(occasionOf('money-talk', context).name).toBe('a talk about money')
})
