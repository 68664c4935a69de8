import { describe, expect, test } from 'vitest'
import { answerQuestion } from '#chat/answer-message.ts'
import type { ChatSky } from '#chat/chat-sky.ts'
import type { CurrentHoroscope } from '#chat/current-horoscopes.ts'
import type { Question, Span } from '#chat/question.ts'
import { factsIn } from '#chat/search/facts-in.ts'
import { windowOf } from '#horoscopes/period.ts'
import { chatSky } from '#testing/chat-sky.ts'

const week = { startDate: '2026-11-22', endDate: '2026-11-28' }
const thisWeek: Span = { from: '2026-11-22', to: '2026-11-28', words: 'this week' }
const sky = chatSky()
const transitsOfWeek = factsIn(sky, windowOf(week)).filter(({ kind }) => kind === 'transit')

function weekly(moments: CurrentHoroscope['moments']): ChatSky {
  return { ...sky, horoscopes: [{ kind: 'weekly', ...week, text: 'A week.', moments }] }
}

function answer(question: Question, of: ChatSky) {
  const request = {
    message: '',
    turns: [],
    earlier: { bets: [], wordings: [], questions: [] },
    sky: of,
    seed: 's',
  }
  const { blocks, facts } = answerQuestion(question, request)
  const sentences = blocks.flatMap((block) =>
    block.kind === 'list' ? block.items : block.sentences,
  )
  return { sentences, facts }
}
const about = (sentences: ReturnType<typeof answer>['sentences']) =>
  sentences.filter(({ text }) => text.includes('horoscope'))

describe('an answer about a week with a stored horoscope', () => {
  test('says that the horoscope names the same moment, and cites it', () => {
    const question: Question = { kind: 'what-happens', span: thisWeek }
    const { facts } = answer(question, sky)
    const main = transitsOfWeek.find(({ id }) => facts.some((fact) => fact.id === id))
    if (!main) throw new Error('The answer names no transit')
    const { sentences } = answer(question, weekly([{ factId: main.id, at: main.at }]))
    expect(about(sentences)).toMatchObject([
      { text: expect.stringContaining('for this week'), facts: [main.id] },
    ])
  })

  test('names the moment of the horoscope that it would have left out, with its day', () => {
    const question: Question = { kind: 'what-happens', span: thisWeek }
    const { facts } = answer(question, sky)
    const left = transitsOfWeek.find(
      ({ id, at }) => at > '2026-11-24' && !facts.some((fact) => fact.id === id),
    )
    if (!left) throw new Error('The answer names every transit')
    const { sentences } = answer(question, weekly([{ factId: left.id, at: left.at }]))
    const [said] = about(sentences)
    expect(said?.facts).toContain(left.id)
    const day = new Date(left.at).toLocaleDateString('en-US', { weekday: 'long' })
    expect(said?.text).toContain(day)
  })

  test.each([['names another instant, since it is about other birth details', 3_600_000]])(
    'says nothing of one that %s',
    (_why, shift) => {
      const moments = transitsOfWeek.map(({ id, at }) => ({
        factId: id,
        at: new Date(Date.parse(at) + shift).toISOString(),
      }))
      const { sentences } = answer({ kind: 'what-happens', span: thisWeek }, weekly(moments))
      expect(about(sentences)).toEqual([])
    },
  )

  test('leaves it out if the question is about another time', () => {
    const moments = transitsOfWeek.map(({ id, at }) => ({ factId: id, at }))
    const march: Span = { from: '2027-03-01', to: '2027-03-31', words: 'March' }
    const { sentences } = answer({ kind: 'what-happens', span: march }, weekly(moments))
    expect(about(sentences)).toEqual([])
  })
})
