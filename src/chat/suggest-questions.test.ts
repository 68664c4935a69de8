import { describe, expect, test } from 'vitest'
import { type AboutYou, LifeStage, RelationshipStatus, Theme } from '#contract/about-you.ts'
import { messages } from '#contract/messages.ts'
import { DAY } from '#durations.ts'
import { chatSky, libraMidheavenChart } from '#testing/chat-sky.ts'
import { suggestQuestions } from './suggest-questions.ts'
import { understand } from './understand/understand.ts'

const days = Array.from(
  { length: 60 },
  (_, day) => new Date(Date.UTC(2026, 10, 23) + day * 3 * DAY),
)

test.each([
  ['known', libraMidheavenChart()],
  ['unknown', libraMidheavenChart({ timeKnown: false })],
])('suggests three questions on any day, with the birth time %s', (_time, chart) => {
  const all = days.map((now) => suggestQuestions(chatSky({ chart, now })))
  for (const questions of all) expect(new Set(questions).size).toBe(3)
  // They come from the sky of the day.
  expect(new Set(all.flat()).size).toBeGreaterThan(8)
})

test('suggests only what he understands', () => {
  for (const now of days) {
    for (const question of suggestQuestions(chatSky({ now }))) {
      const context = { turns: [], today: '2026-11-23', hasPartner: false }
      const kinds = understand(question, context).map(({ kind }) => kind)
      expect(['when', 'what-happens', 'window', 'motion', 'sky-now'], question).toContain(kinds[0])
      expect(kinds).toHaveLength(1)
    }
  }
})

test('asks how long a slow transit lasts on the day it is exact', () => {
  // Jupiter in sextile to the Midheaven of this chart.
  const questions = suggestQuestions(chatSky({ now: new Date('2027-02-02T10:00:00Z') }))
  expect(questions[0]).toBe('How long does Jupiter sextile my Midheaven last?')
})

test('asks how long a transit lasts of slow planets only', () => {
  const all = days.flatMap((now) => suggestQuestions(chatSky({ now })))
  const lasting = all.filter((question) => question.startsWith('How long does '))
  expect(lasting.length).toBeGreaterThan(2)
  for (const question of lasting)
    expect(question).toMatch(/^How long does (?:Jupiter|Saturn|Uranus|Neptune|Pluto) /)
})

test('names Sun and Moon with their article', () => {
  const all = days.flatMap((now) => suggestQuestions(chatSky({ now })))
  expect(all).toContain('Where in my chart is the Sun right now?')
  expect(all.filter((question) => /(?<!the|my) (?:Sun|Moon) /.test(question))).toEqual([])
})

const { suggested } = messages.chat
const unsaid: AboutYou = {
  lifeStage: null,
  relationship: null,
  children: null,
  theme: null,
  mind: null,
}
const lives: AboutYou[] = Theme.options.flatMap((theme) =>
  [...LifeStage.options, null].flatMap((lifeStage) =>
    [...RelationshipStatus.options, null].map((relationship) => ({
      ...unsaid,
      theme,
      lifeStage,
      relationship,
    })),
  ),
)

describe('[N21] for a reader who has said something of their life', () => {
  test('the first question is about what is on their mind, in words that he understands', () => {
    const [now = new Date()] = days
    for (const about of lives) {
      const questions = suggestQuestions(chatSky({ now }), about)
      expect(new Set(questions).size).toBe(3)
      const context = { turns: [], today: '2026-11-23', hasPartner: false }
      expect(understand(questions[0] as string, context)).toMatchObject([{ kind: 'window' }])
    }
    const first = (about: Partial<AboutYou>) =>
      suggestQuestions(chatSky({ now }), { ...unsaid, ...about })[0]
    expect(first({ theme: 'love', relationship: 'partnered' })).toBe(suggested.dateNight)
    expect(first({ theme: 'work', lifeStage: 'between_jobs' })).toBe(suggested.interview)
    expect(first({ mind: 'Whether to move to a new apartment.' })).toBe(suggested.move)
  })

  test('none assumes a boss of the retired, or a first date of the married', () => {
    const retired = { ...unsaid, lifeStage: 'retired' } as const
    const married = { ...unsaid, relationship: 'partnered' } as const
    const questionsFor = (about: AboutYou) =>
      days.flatMap((now) => suggestQuestions(chatSky({ now }), about))
    expect(questionsFor(unsaid)).toEqual(expect.arrayContaining([suggested.talk, suggested.date]))
    expect(questionsFor(retired)).not.toContain(suggested.talk)
    expect(questionsFor(married)).not.toContain(suggested.date)
  })
})
