import { expect, test } from 'vitest'
import { chatSky } from '#testing/chat-sky.ts'
import { answerMessage } from './answer-message.ts'
import { readBirthTime } from './read-birth-time.ts'

test.each([
  'What if my birth time is wrong?',
  'what happens if my birth time is a bit off',
  'Does it matter if my time of birth is rounded?',
  'my birth time might be wrong?',
  'how exact does my birth time have to be',
  'What if I was actually born an hour later?',
])('takes "%s" for a question about the birth time', (message) => {
  expect(readBirthTime(message)).toEqual({ kind: 'birth-time' })
})

test.each([
  'What is my rising sign?',
  'When is a good time to ask for a raise?',
  'My birth time is 2:30 pm, where is my Moon?',
  'Was I born under a full Moon?',
  `What if my birth time is wrong? ${'My mother remembers another one. '.repeat(4)}Where is my Moon then?`,
])('leaves "%s" to the patterns', (message) => {
  expect(readBirthTime(message)).toBeUndefined()
})

test('says how many minutes would change the Ascendant, and what stays', () => {
  const sky = chatSky()
  const { asc } = sky.chart.angles ?? {}
  if (!asc) throw new Error('The chart has no Ascendant')
  const { blocks } = answerMessage({
    message: 'What if my birth time is wrong?',
    turns: [],
    earlier: { bets: [], wordings: [], questions: [] },
    sky,
    seed: 'birth time',
  })
  const text = JSON.stringify(blocks)
  const into = asc.degrees + asc.minutes / 60
  const minutes = (Math.min(into, 30 - into) / Math.abs(asc.speed)) * 1440
  expect(text).toContain(
    minutes > 45 ? 'more than 45 minutes' : `about ${Math.round(minutes)} minutes`,
  )
  expect(text).toMatch(/goes? by the day|whatever the hour/)
})
