import { expect, test } from 'vitest'
import { chatSky } from '#testing/chat-sky.ts'
import type { Turn } from '../../answer.ts'
import { answerMessage } from '../../answer-message.ts'

const sky = chatSky()

function answer(message: string, turns: Turn[] = []) {
  const earlier = { bets: [], wordings: [], questions: [] }
  return answerMessage({ message, turns, earlier, sky, seed: message })
}

const textOf = (message: string, turns: Turn[] = []) =>
  JSON.stringify(answer(message, turns).blocks)

test.each(['متى يكون الوقت المناسب؟', 'Когда мне просить о прибавке?', '我什么时候可以休息?'])(
  'says that it reads English only: %s',
  (message) => {
    expect(textOf(message)).toContain('English')
  },
)

test.each(['👩‍🚀🔥', '...', '<img src=x>'])(
  'quotes nothing where there are no words: %s',
  (message) => {
    expect(textOf(message)).not.toMatch(/\\"(?:\\"|\S{0,2}\\")/)
    expect(textOf(message)).not.toContain('img')
  },
)

test('listens to somebody in a low mood, and asks nothing', () => {
  const question = 'I got broken up with on Friday.'
  const { memory, isCare } = answer(question)
  const turn: Turn = { question, answer: '', at: '', isCare, ...(memory && { memory }) }
  expect(textOf('I keep going over everything she said.', [turn])).not.toContain('Before I guess')
})
