import { describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { dayOpenings } from '#lore/corpus/days/openings.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { isAdvice } from '../advice.ts'
import { opensWith } from './day-opening.ts'

const openings = Object.entries(dayOpenings).flatMap(([natal, ofTone]) =>
  Object.entries(ofTone).map(([tone, { questions, conditions }]) => ({
    natal,
    tone,
    questions,
    conditions,
  })),
)
const texts = openings.flatMap(({ natal, questions, conditions }) =>
  [...questions, ...conditions].map((text) => ({ natal, text })),
)

describe('what stands before the event of a day', () => {
  test('is a question or a condition', () => {
    for (const { questions, conditions } of openings) {
      expect(questions.filter((one) => !/^[A-Z][^.?!]+\?$/.test(one))).toEqual([])
      expect(conditions.filter((one) => !/^If [^?!]+\.$/.test(one))).toEqual([])
      expect(Math.min(questions.length, conditions.length)).toBeGreaterThanOrEqual(2)
    }
  })

  test('claims nothing, tells nobody what to do, and stands once', () => {
    const refused = texts.filter(({ natal, text }, index) => {
      const contact = {
        ...{ id: 'transit', kind: 'transit', weight: 0.5, certain: true },
        ...{ body: 'mars', natal, aspect: 'square', at: '2026-12-04T15:40:00Z' },
      } as unknown as AnyFact
      const isRepeated = texts.findIndex((other) => other.text === text) < index
      const isClaim = explainRejection(checkSentence(text, [contact], { hours: 'waking' }))
      return isClaim || isRepeated || isAdvice(text) || unwantedWord(text) || /[—–;!]/.test(text)
    })
    expect(refused.map(({ text }) => text)).toEqual([])
  })

  test('is of another kind than on the day before', () => {
    const dates = Array.from({ length: 60 }, (_, day) =>
      new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
    )
    const kinds = dates.map((date) => opensWith({ date }))
    expect(kinds.filter((kind, index) => kind === kinds[index - 1])).toEqual([])
    expect(new Set(kinds)).toEqual(new Set(['claim', 'event', 'condition', 'question']))
  })
})
