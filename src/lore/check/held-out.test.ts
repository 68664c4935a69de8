import { expect, test } from 'vitest'
import type { AnyFact } from '#sky/any-fact.ts'
import { falseOfModels, trueOfModels } from '#testing/phrasings/against-models.ts'
import {
  falseOfChart,
  falseOfPair,
  falseOfSky,
  natalFacts,
  notUnderstood,
  pairFacts,
  skyFacts,
  trueOfChart,
  trueOfPair,
  trueOfSky,
} from '#testing/phrasings/held-out.ts'
import {
  falseInPlainWords,
  harmlessInPlainWords,
  trueInPlainWords,
} from '#testing/phrasings/plain-sentences.ts'
import { checkSentence } from './check-sentence.ts'
import { explainRejection } from './explain-rejection.ts'

const subjects: [name: string, facts: AnyFact[], truths: string, untruths: string][] = [
  ['a chart', natalFacts, trueOfChart, falseOfChart],
  ['the sky', skyFacts, trueOfSky, falseOfSky],
  ['a pair', pairFacts, trueOfPair, falseOfPair],
]
const rejectionOf = (text: string, facts: AnyFact[]) => explainRejection(checkSentence(text, facts))

test.each(subjects)(
  '[N1] accepts true sentences about %s that no phrase was made for',
  (...args) => {
    const [, facts, truths] = args
    const rejected = linesOf(truths).flatMap((text) => {
      const rejection = rejectionOf(text, facts)
      return rejection ? [`${text} ${rejection}`] : []
    })
    expect(rejected).toEqual([])
  },
)

test.each(subjects)(
  '[N1] refuses false sentences about %s that no phrase was made for',
  (...args) => {
    const [, facts, , untruths] = args
    expect(linesOf(untruths).filter((text) => rejectionOf(text, facts) === '')).toEqual([])
  },
)

test.each(notUnderstood)(
  'refuses a true sentence that it does not understand: %s',
  (text, facts) => {
    expect(rejectionOf(text, facts)).not.toBe('')
  },
)

test('refuses claims of a model about a chart in everyday words', () => {
  expect(falseOfModels.length).toBeGreaterThan(340)
  expect(falseOfModels.filter((cited) => strictRejectionOf(cited) === '')).toEqual([])
})

test('accepts true sentences of a model', () => {
  expect(trueOfModels.map(strictRejectionOf).filter(Boolean)).toEqual([])
})

test('[N1] refuses claims of a model about a chart or the sky in plain words', () => {
  expect(falseInPlainWords.length).toBeGreaterThan(300)
  expect(falseInPlainWords.filter((cited) => strictRejectionOf(cited) === '')).toEqual([])
})

test('accepts sentences of a model that claim nothing, and true ones', () => {
  expect(harmlessInPlainWords.length).toBeGreaterThan(700)
  const cited = [...harmlessInPlainWords, ...trueInPlainWords]
  expect(cited.map(strictRejectionOf).filter(Boolean)).toEqual([])
})

function strictRejectionOf([text, facts]: [text: string, facts: readonly AnyFact[]]): string {
  return explainRejection(checkSentence(text, facts, { isStrict: true }))
}

function linesOf(sentences: string): string[] {
  return sentences.trim().split('\n')
}
