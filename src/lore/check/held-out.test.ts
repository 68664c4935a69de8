import { expect, test } from 'vitest'
import type { AnyFact } from '#sky/any-fact.ts'
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

function linesOf(sentences: string): string[] {
  return sentences.trim().split('\n')
}
