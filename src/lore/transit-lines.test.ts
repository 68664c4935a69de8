import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unwantedWord } from './unwanted-words.ts'

const folders = ['transits', 'horoscope'] as const

/** All lines that horoscopes are composed of. */
const lines = (
  await Promise.all(
    folders.flatMap((folder) =>
      readdirSync(new URL(`./corpus/${folder}/`, import.meta.url)).map(
        (file) => import(`./corpus/${folder}/${file}`),
      ),
    ),
  )
)
  .flatMap(stringsIn)
  .filter((text) => /[.?]$/.test(text))

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const rules: Record<string, RegExp> = {
  translationese:
    /is quickly told|from near by|\bcomes of\b|in it that|\bhow one is\b|look what|that of your|Against this stands|What remains to be asked|Apart from that|\bBesides\b|What is more|\bshall\b|\bwhoever\b/i,
  'a nominalized trait': /\byour (?:need for|reserve with|patience with|way of \w+ing)/i,
  'a British word': /\b(?:queue|fringe|whilst|towards|fetch up|bin)\b/i,
  'a prop':
    /\b(?:doors?|lamps?|drawers?|coats?|soup|bread|kettle|cups?|chairs?|keys?|letters?|shelf|shelves|baskets?)\b/i,
  'a dash or semicolon': /[—;]/,
  'X, not Y': /\bnot (?:only )?[^.,]{1,30}, but\b|It's not [^.]*, it's/i,
}

test('there are lines for every contact', () => {
  expect(lines.length).toBeGreaterThan(3900)
})

test.each(Object.entries(rules))('no line has %s', (_name, rule) => {
  expect(lines.filter((text) => rule.test(text))).toEqual([])
})

test('no line has a stock phrase or a fate', () => {
  expect(lines.filter(unwantedWord)).toEqual([])
})

test('no line appears twice', () => {
  expect(lines.filter((text, index) => lines.indexOf(text) !== index)).toEqual([])
})

test('lines are one or two whole sentences of at most 45 words', () => {
  const isWhole = (text: string) => /^["'{A-Z]/.test(text) && text.split(/\s+/).length <= 45
  expect(lines.filter((text) => !isWhole(text))).toEqual([])
})
