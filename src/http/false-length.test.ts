import { expect, test } from 'vitest'
import { hasFalseLength } from './false-length.ts'

const isFalse = (text: string) => hasFalseLength(JSON.parse(text))

test('finds an object that passes for a long text, wherever it is', () => {
  for (const text of [
    '{"length":{}}',
    '[[{"a":{"length":{"valueOf":1}}}]]',
    '{"a":null,"b":{"length":[]}}',
  ])
    expect(isFalse(text), text).toBe(true)
})

test('accepts everything else, however deep', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  for (const text of [
    'null',
    '7',
    '"length"',
    '[]',
    '{}',
    '{"length":3}',
    '{"a":[{"b":"length"}]}',
    deep,
  ])
    expect(isFalse(text), text.slice(0, 40)).toBe(false)
})
