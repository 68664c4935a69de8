import { expect, test } from 'vitest'
import type { AnyFact } from '#sky/any-fact.ts'
import { checkSentence } from './check/check-sentence.ts'
import { explainRejection } from './check/explain-rejection.ts'
import { turnCauses } from './corpus/months/causes.ts'
import { unwantedWord } from './unwanted-words.ts'

const base = { weight: 0.5, certain: true, at: '2026-12-17T19:50:00Z' }

function factOf(cause: string): AnyFact {
  const [body, tone] = cause.split('-')
  if (cause === 'eclipse')
    return {
      ...base,
      id: 'fact',
      kind: 'eclipse',
      of: 'solar',
      class: 'total',
      sign: 'Leo',
      degrees: 3,
      minutes: 2,
    }
  if (cause === 'new-moon' || cause === 'full-moon')
    return {
      ...base,
      id: 'fact',
      kind: 'lunation',
      phase: body as 'new' | 'full',
      sign: 'Leo',
      degrees: 3,
      minutes: 2,
    }
  if (cause === 'retrograde' || cause === 'direct')
    return {
      ...base,
      id: 'fact',
      kind: 'station',
      body: 'saturn',
      direction: cause,
      sign: 'Aries',
      degrees: 7,
      minutes: 55,
    }
  return {
    ...base,
    id: 'fact',
    kind: 'transit',
    body: body as 'pluto',
    natal: 'venus',
    aspect: tone === 'eases' ? 'trine' : 'square',
  }
}

const lines = Object.entries(turnCauses).flatMap(([cause, all]) =>
  all.map((text) => ({ text, fact: factOf(cause) })),
)

const isSupported = (text: string, fact: AnyFact) =>
  !explainRejection(checkSentence(text, [fact], { hours: 'none' }))

test('why a month turns claims nothing beside what it turns on', () => {
  expect(lines.filter(({ text, fact }) => !isSupported(text, fact))).toEqual([])
  expect(lines.filter(({ text }) => unwantedWord(text))).toEqual([])
})
