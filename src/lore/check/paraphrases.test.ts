import { beforeAll, expect, test } from 'vitest'
import { sampled } from '#testing/long.ts'
import { realStatements } from '#testing/phrasings/real-statements.ts'
import { tryStatements } from '#testing/phrasings/try-statements.ts'

let result: ReturnType<typeof tryStatements>

// Every phrase at least once, on real charts, pairs and periods.
beforeAll(() => {
  result = tryStatements(realStatements(12), { sentences: sampled(12_000), seed: 2 })
})

test('[N1] accepts true claims in the English of language models', () => {
  expect(result.totals.phrases).toBeGreaterThan(600)
  expect(Object.keys(result.byKind).length).toBeGreaterThan(35)
  expect(result.rejected.map(({ text, why }) => `${text} ${why}`)).toEqual([])
})

test('[N1] refuses the same sentences with one word swapped', () => {
  expect(result.totals.falseChecked).toBeGreaterThan(sampled(10_000))
  expect(result.accepted.map(({ text, facts }) => `${text} | ${facts}`)).toEqual([])
})
