import { expect, test } from 'vitest'
import { chatSky } from '#testing/chat-sky.ts'
import { answerMessage } from '../../answer-message.ts'

const sky = chatSky()

function firstSentence(message: string): string {
  const earlier = { bets: [], wordings: [], questions: [] }
  const { blocks } = answerMessage({ message, turns: [], earlier, sky, seed: message })
  const [first] = blocks
  return (first?.kind === 'paragraph' && first.sentences[0]?.text) || ''
}

test.each([
  ['Should I quit my job?', /decision|decide|choice/],
  ['Will I ever find love?', /promise|yes or no|in the way/],
  ['Am I bad with money?', /lean|one way|Sometimes|More or less/],
])('answers "%s" before it speaks of the chart', (message, expected) => {
  expect(firstSentence(message)).toMatch(expected)
})

test('begins with the chart if there is nothing to decide', () => {
  expect(firstSentence('What does my chart say about love?')).toMatch(/\byou\b/)
  expect(firstSentence('What does my chart say about love?')).not.toMatch(/promise|decide/)
})
