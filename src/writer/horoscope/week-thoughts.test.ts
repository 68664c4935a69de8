import { describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { whatAspectsAdd } from '#lore/corpus/weeks/what-aspects-add.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { weekManners } from '#lore/week-manners.ts'
import { angleWeekReasons, weekReasons } from '#lore/week-reasons.ts'
import { angleWeekScenes, weekScenes } from '#lore/week-scenes.ts'
import { angleWeekTendencies, weekTendencies } from '#lore/week-tendencies.ts'
import { angleWeekThoughts, weekThoughts } from '#lore/week-thoughts.ts'
import { weekThoughtsAgain } from '#lore/week-thoughts-again.ts'
import type { AnyFact } from '#sky/any-fact.ts'

const questions = [
  ...Object.values(weekThoughts).flatMap((ofTone) => Object.values(ofTone)),
  ...Object.values(angleWeekThoughts).flatMap((ofTone) => Object.values(ofTone)),
].flatMap((thoughts) => Object.values(thoughts))

const weeks = [
  ...questions,
  ...Object.values(weekThoughtsAgain)
    .flatMap((ofTone) => Object.values(ofTone))
    .flatMap((thoughts) => Object.values(thoughts)),
]

const reasons = [weekReasons, angleWeekReasons].flatMap(textsIn)
const added = textsIn(whatAspectsAdd)

const scenes = [weekScenes, angleWeekScenes, weekTendencies, angleWeekTendencies].flatMap(textsIn)

const manners = textsIn(weekManners)

const lines = [
  ...weeks.flatMap(({ asks, turns, answers }) => [asks, turns, answers]),
  ...scenes,
  ...manners,
]

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value as Record<string, unknown>).flatMap(textsIn)
}

const wordsOf = (text: string) => text.split(/\s+/).length

/** Stands for whichever contact a week turns on. */
const contact = {
  id: 'transit',
  kind: 'transit',
  body: 'saturn',
  natal: 'venus',
  aspect: 'square',
  at: '2026-12-04T15:40:00Z',
  weight: 0.5,
  certain: true,
} as AnyFact

describe('the questions of weeks', () => {
  test('are there for each house', () => {
    for (const ofTone of Object.values(weekThoughts))
      for (const thoughts of Object.values(ofTone)) expect(Object.keys(thoughts)).toHaveLength(12)
  })

  test('show each question in small, in both tones and after the turn', () => {
    // Each as a tendency of the reader and as a scene.
    expect(scenes).toHaveLength(2 * 3 * questions.length)
    expect(scenes.filter((text) => !/^[A-Z].*\.$/.test(text) || wordsOf(text) > 45)).toEqual([])
  })

  test('explain why a point raises each question, and what a close aspect adds', () => {
    expect(reasons).toHaveLength(questions.length)
    const isClause = (text: string) => /^[a-z][^.;:]+$/.test(text) && wordsOf(text) <= 30
    const isReason = (text: string) =>
      /^(?:you|your|people|strangers)\b/.test(text) && !/\bso\b/.test(text)
    expect(reasons.filter((text) => !isClause(text) || !isReason(text))).toEqual([])
    expect(added.filter((text) => !isClause(text) || wordsOf(text) > 22)).toEqual([])
    const all = [...reasons, ...added]
    expect(new Set(all).size).toBe(all.length)
    const isRefused = (text: string) =>
      Boolean(explainRejection(checkSentence(text, [contact], { hours: 'waking' }))) ||
      unwantedWord(text) !== undefined
    const said = all.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)
    expect(said.filter(isRefused)).toEqual([])
  })

  test('say what each point does in each sign as the question turns', () => {
    for (const bySign of Object.values(weekManners)) {
      expect(Object.keys(bySign)).toHaveLength(12)
      for (const { eases, presses } of Object.values(bySign))
        for (const some of [eases, presses]) expect(some.length).toBeGreaterThanOrEqual(1)
    }
    // "With your Moon in Aries, you …"
    const isOfYou = (text: string) => /^(?:You|Your|People)\b.*\.$/.test(text)
    expect(manners.filter((text) => !isOfYou(text) || wordsOf(text) > 25)).toEqual([])
  })

  test('answer each question in a sentence that is understood without the question', () => {
    const leansOnIt = /^(?:It|They|That|There|This|These|Those)(?:'|\b(?! person\b))/
    const isElliptic =
      /^(?!You\b|No one\b).*\b(?:is|are|was|were|be|do|does|did|has|have|would|could|should|can)\.$/
    const first = ({ answers }: (typeof weeks)[number]) => answers.split(/(?<=\.) /)[0] ?? ''
    const unclear = weeks.map(first).filter((one) => leansOnIt.test(one) || isElliptic.test(one))
    expect(unclear).toEqual([])
    const isRefused = ({ answers }: (typeof weeks)[number]) =>
      Boolean(explainRejection(checkSentence(answers, [contact], { hours: 'waking' }))) ||
      unwantedWord(answers) !== undefined
    expect(weeks.filter(isRefused)).toEqual([])
  })

  test('answer in other words than they ask', () => {
    const repeats = ({ asks, answers }: (typeof weeks)[number]) => {
      const words = asks
        .replace(/[^a-z' ]/gi, '')
        .toLowerCase()
        .split(' ')
      const runs = words.slice(0, -5).map((_, index) => words.slice(index, index + 6).join(' '))
      return runs.some((run) => answers.toLowerCase().includes(run))
    }
    expect(weeks.filter(repeats)).toEqual([])
  })

  test('ask one short question and answer it', () => {
    for (const { asks, answers } of weeks) {
      expect(asks).toMatch(/^[A-Z][^.?]*\?$/)
      expect(wordsOf(asks), asks).toBeLessThanOrEqual(20)
      expect(answers, answers).toMatch(/\.$/)
      expect(wordsOf(answers), answers).toBeLessThanOrEqual(50)
    }
  })

  test('claim nothing about the sky or the calendar, and appear once', () => {
    const isRefused = (text: string, index: number) =>
      Boolean(explainRejection(checkSentence(text, [contact], { hours: 'waking' }))) ||
      unwantedWord(text) !== undefined ||
      /[—–;!{}]|\bshall\b/i.test(text) ||
      lines.indexOf(text) < index
    expect(lines.filter(isRefused)).toEqual([])
  })
})
